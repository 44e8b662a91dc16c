export const address = 'Dirección';
export const houseNumber = 'Número de la calle';
export const houseNumberHint = 'Desde cuándo puede leerlo quien viene';
export const fromAgreement = 'En cuanto se acuerda una hora';
export const theySeeTheNumber = 'La otra persona ve el número de la calle.';
export const houseNumberFrom = {
  sender: ({ when }: { when: string }) => `Verás el número de la calle a partir de: ${when}.`,
  recipient: ({ when }: { when: string }) =>
    `La otra persona verá el número de la calle a partir de: ${when}.`,
};
