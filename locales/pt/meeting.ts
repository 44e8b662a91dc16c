export const address = 'Endereço';
export const houseNumber = 'Número da casa';
export const houseNumberHint = 'A partir de quando quem vem pode ver';
export const fromAgreement = 'Assim que um horário é combinado';
export const theySeeTheNumber = 'A outra pessoa vê o número da casa.';
export const houseNumberFrom = {
  sender: ({ when }: { when: string }) => `Você vê o número da casa a partir de: ${when}.`,
  recipient: ({ when }: { when: string }) =>
    `A outra pessoa vê o número da casa a partir de: ${when}.`,
};
