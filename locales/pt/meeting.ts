import { pluralText } from './plural.ts';

export const houseNumber = 'Número da casa';
export const houseNumberHint = 'A partir de quando quem vem o vê';
export const fromAgreement = 'Assim que um horário é combinado';
export const theySeeTheNumber = 'A outra pessoa vê o número da casa.';
export const houseNumberFrom = {
  sender: ({ when }: { when: string }) => `Você vê o número da casa a partir de: ${when}.`,
  recipient: ({ when }: { when: string }) =>
    `A outra pessoa vê o número da casa a partir de: ${when}.`,
};
export const shareWithFriend = 'Avisar alguém';
export const friendHint =
  'Um link mostra onde e quando vocês se encontram, e com quem, pelo nome. Funciona sem login, até seis horas depois da visita.';
export const friendLink = 'Link para essa pessoa';
export const friendLinkHint = 'Copie agora: ele não aparece de novo.';
export const stopSharing = 'Parar de compartilhar';
export const linksWork = pluralText({
  one: '1 link para esta visita funciona.',
  many: '# links para esta visita funcionam.',
  other: '# links para esta visita funcionam.',
});
