import { pluralText } from './plural.ts';

export const kindText = ({ name, title }: { name: string; title: string }) =>
  `مرحبًا ${name}،\n\nشكرًا على رسالتك بشأن «${title}». يؤسفني أن الأمر لم يتيسر هذه المرة. أعرف كم يتطلب البحث عن غرفة من جهد، وأتمنى لك العثور قريبًا على غرفة تناسبك.`;

export const select = ({ name }: { name: string }) => `اختيار ${name}`;
export const selectAll = pluralText({
  zero: 'لا أحد بلا معاينة أو عرض',
  one: 'اختيار شخص واحد بلا معاينة أو عرض',
  two: 'اختيار شخصين بلا معاينة أو عرض',
  few: 'اختيار كل # أشخاص بلا معاينة أو عرض',
  many: 'اختيار كل # شخصًا بلا معاينة أو عرض',
  other: 'اختيار كل # شخص بلا معاينة أو عرض',
});
export const declineOne = ({ name }: { name: string }) => `رفض ${name}`;
export const selectedCount = pluralText({
  zero: 'لم يُختر أحد',
  one: 'اختير شخص واحد',
  two: 'اختير شخصان',
  few: 'اختير # أشخاص',
  many: 'اختير # شخصًا',
  other: 'اختير # شخص',
});
export const declineSelected = 'رفض من اخترتهم';
export const clearSelection = 'إلغاء الاختيار';

export const declineTitle = pluralText({
  zero: 'لا أحد لرفضه',
  one: 'هل ترفض شخصًا واحدًا؟',
  two: 'هل ترفض شخصين؟',
  few: 'هل ترفض # أشخاص؟',
  many: 'هل ترفض # شخصًا؟',
  other: 'هل ترفض # شخص؟',
});
export const declineCount = pluralText({
  zero: 'لا أحد لرفضه',
  one: 'رفض شخص واحد',
  two: 'رفض شخصين',
  few: 'رفض # أشخاص',
  many: 'رفض # شخصًا',
  other: 'رفض # شخص',
});
export const messageHint = ({ field }: { field: string }) =>
  `يقرؤها كل شخص باسمه مكان ${field}. اتركها فارغة لإرسال نصنا.`;
export const kindTextHint = 'نصنا الذي يقرؤه كل شخص بلغته:';
export const undoHint = 'لا يُبلَّغ أحد قبل عشر ثوانٍ، ويمكنك التراجع حتى ذلك الحين.';
export const notDeclined = 'لم يُرفض أحد';

export const heldCount = pluralText({
  zero: 'لا أحد على وشك تلقي الرفض.',
  one: 'شخص واحد على وشك تلقي الرفض.',
  two: 'شخصان على وشك تلقي الرفض.',
  few: '# أشخاص على وشك تلقي الرفض.',
  many: '# شخصًا على وشك تلقي الرفض.',
  other: '# شخص على وشك تلقي الرفض.',
});
export const secondsLeft = pluralText({
  zero: 'انتهت المهلة.',
  one: 'بقيت ثانية واحدة.',
  two: 'بقيت ثانيتان.',
  few: 'بقيت # ثوانٍ.',
  many: 'بقيت # ثانية.',
  other: 'بقيت # ثانية.',
});
export const undoCount = pluralText({
  zero: 'لا شيء للتراجع عنه',
  one: 'التراجع عن رفض شخص واحد',
  two: 'التراجع عن رفض شخصين',
  few: 'التراجع عن رفض # أشخاص',
  many: 'التراجع عن رفض # شخصًا',
  other: 'التراجع عن رفض # شخص',
});
export const notUndone = 'تعذّر التراجع';
