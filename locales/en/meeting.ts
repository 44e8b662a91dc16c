export const address = 'Address';
export const houseNumber = 'House number';
export const houseNumberHint = 'From when those who come may read it';
export const fromAgreement = 'As soon as a time is agreed';
export const theySeeTheNumber = 'They see the house number.';
export const houseNumberFrom = {
  sender: ({ when }: { when: string }) => `You see the house number from ${when} on.`,
  recipient: ({ when }: { when: string }) => `They see the house number from ${when} on.`,
};
