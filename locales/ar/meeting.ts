import { pluralText } from './plural.ts';

export const houseNumber = 'رقم المبنى';
export const houseNumberHint = 'متى يظهر لمن يأتي';
export const fromAgreement = 'فور الاتفاق على موعد';
export const theySeeTheNumber = 'الطرف الآخر يرى رقم المبنى.';
export const houseNumberFrom = {
  sender: ({ when }: { when: string }) => `ترى رقم المبنى ابتداءً من: ${when}.`,
  recipient: ({ when }: { when: string }) => `يرى الطرف الآخر رقم المبنى ابتداءً من: ${when}.`,
};
export const shareWithFriend = 'إخبار صديق';
export const friendHint =
  'يُظهر له رابط مكان اللقاء وموعده والاسم الأول لمن تلتقي. يُفتح من دون تسجيل الدخول، حتى ست ساعات بعد المعاينة.';
export const friendLink = 'رابط لصديقك';
export const friendLinkHint = 'انسخه الآن: لن يظهر مرة أخرى.';
export const stopSharing = 'إيقاف المشاركة';
export const linksWork = pluralText({
  zero: 'لا روابط تعمل لهذه المعاينة.',
  one: 'رابط واحد لهذه المعاينة يعمل.',
  two: 'رابطان لهذه المعاينة يعملان.',
  few: '# روابط لهذه المعاينة تعمل.',
  many: '# رابطًا لهذه المعاينة يعمل.',
  other: '# رابط لهذه المعاينة يعمل.',
});
