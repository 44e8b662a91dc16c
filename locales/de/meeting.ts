export const address = 'Adresse';
export const houseNumber = 'Hausnummer';
export const houseNumberHint = 'Ab wann sie lesen kann, wer kommt';
export const fromAgreement = 'Sobald eine Zeit vereinbart ist';
export const theySeeTheNumber = 'Die Hausnummer ist für die andere Seite zu sehen.';
export const houseNumberFrom = {
  sender: ({ when }: { when: string }) => `Du siehst die Hausnummer ab: ${when}.`,
  recipient: ({ when }: { when: string }) => `Die andere Seite sieht die Hausnummer ab: ${when}.`,
};
