export const address = 'العنوان';
export const houseNumber = 'رقم المبنى';
export const houseNumberHint = 'متى يمكن أن يقرأه من يأتي';
export const fromAgreement = 'فور الاتفاق على موعد';
export const theySeeTheNumber = 'الطرف الآخر يرى رقم المبنى.';
export const houseNumberFrom = {
  sender: ({ when }: { when: string }) => `ترى رقم المبنى ابتداءً من: ${when}.`,
  recipient: ({ when }: { when: string }) => `يرى الطرف الآخر رقم المبنى ابتداءً من: ${when}.`,
};
