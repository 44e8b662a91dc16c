import { pluralText } from './plural.ts';

export const whoWrites = 'من يكتب؟';
export const justMe = 'أنا فقط';
export const writeWith = ({ group }: { group: string }) => `الكتابة مع ${group}`;
export const readAndWrite = ({ names }: { names: string }) =>
  `يمكن لهؤلاء أيضًا القراءة والكتابة بأسمائهم: ${names}.`;
export const ownIsWithdrawn = ({ names }: { names: string }) =>
  `سبق أن كتبوا بمفردهم، وسيُسحب ذلك: ${names}.`;
export const yourOwnIsWithdrawn = 'سيُسحب استفسارك الخاص، ويحل هذا محله.';
export const stayOut = ({ names }: { names: string }) =>
  `ليسوا ضمنه، مثلًا لأن لهم استفسارًا آخر عن هذه الغرفة: ${names}.`;
export const hiddenName = 'شخص لا يظهر لك';

export const together = pluralText({
  zero: 'لا أحد',
  one: 'شخص واحد ضمن مجموعة',
  two: 'شخصان معًا',
  few: '# أشخاص معًا',
  many: '# شخصًا معًا',
  other: '# شخص معًا',
});
export const aMember = 'شخص من المجموعة';
export const withGroup = ({ subject, group }: { subject: string; group: string }) =>
  `${subject} · ${group}`;
export const withdrawHint = ({ name }: { name: string }) =>
  `سيظهر لـ ${name} ولمجموعتك أنك سحبت الاستفسار، ولن يتمكن أحد من الكتابة هنا بعد ذلك.`;
export const joined = {
  sender: 'أنت تكتب الآن مع مجموعتك',
  recipient: ({ name }: { name: string }) => `المراسلة مع ${name} أصبحت ضمن مجموعة`,
};
export const openJoined = 'فتح ذلك الاستفسار';
export const lowestBetween = ({ one, other }: { one: string; other: string }) =>
  `أقل توافق بين ${one} و${other}.`;

export const acceptedSoFar = ({ names }: { names: string }) => `الموافقون حتى الآن: ${names}.`;
export const stillToAccept = ({ names }: { names: string }) => `بانتظار موافقة: ${names}.`;
export const everyoneAccepts =
  'تصبح الغرفة لكم عندما يقبل جميع أعضاء المجموعة. رفض واحد يكفي لرفض العرض.';
export const groupChanged = 'تغيّرت المجموعة، ولذلك يجيب الجميع من جديد.';

export const busyThen = ({ when, names }: { when: string; names: string }) =>
  `${when}: لدى ${names} معاينة غرفة أخرى في هذا الوقت.`;
