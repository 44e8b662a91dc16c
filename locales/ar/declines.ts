import { formatNumber } from './format.ts';
import { plural } from './plural.ts';

export const kindText = ({ name, title }: { name: string; title: string }) =>
  `مرحبًا ${name}،\n\nشكرًا على رسالتك بشأن «${title}». يؤسفني أن الأمر لم يتيسر هذه المرة. أعرف كم يتطلب البحث عن غرفة من جهد، وأتمنى لك العثور قريبًا على غرفة تناسبك.`;

export const select = ({ name }: { name: string }) => `اختيار ${name}`;
export const selectAll = ({ count }: { count: number }) =>
  plural(count, {
    zero: `لا أحد بلا معاينة أو عرض`,
    one: `اختيار شخص واحد بلا معاينة أو عرض`,
    two: `اختيار شخصين بلا معاينة أو عرض`,
    few: `اختيار كل ${formatNumber(count)} أشخاص بلا معاينة أو عرض`,
    many: `اختيار كل ${formatNumber(count)} شخصًا بلا معاينة أو عرض`,
    other: `اختيار كل ${formatNumber(count)} شخص بلا معاينة أو عرض`,
  });
export const declineOne = ({ name }: { name: string }) => `رفض ${name}`;
export const decline = 'رفض';
export const selectedCount = ({ count }: { count: number }) =>
  plural(count, {
    zero: `لم يُختر أحد`,
    one: `اختير شخص واحد`,
    two: `اختير شخصان`,
    few: `اختير ${formatNumber(count)} أشخاص`,
    many: `اختير ${formatNumber(count)} شخصًا`,
    other: `اختير ${formatNumber(count)} شخص`,
  });
export const declineSelected = 'رفض من اخترتهم';
export const clearSelection = 'إلغاء الاختيار';

export const declineTitle = ({ count }: { count: number }) =>
  plural(count, {
    zero: `لا أحد لرفضه`,
    one: `هل ترفض شخصًا واحدًا؟`,
    two: `هل ترفض شخصين؟`,
    few: `هل ترفض ${formatNumber(count)} أشخاص؟`,
    many: `هل ترفض ${formatNumber(count)} شخصًا؟`,
    other: `هل ترفض ${formatNumber(count)} شخص؟`,
  });
export const declineCount = ({ count }: { count: number }) =>
  plural(count, {
    zero: `لا أحد لرفضه`,
    one: `رفض شخص واحد`,
    two: `رفض شخصين`,
    few: `رفض ${formatNumber(count)} أشخاص`,
    many: `رفض ${formatNumber(count)} شخصًا`,
    other: `رفض ${formatNumber(count)} شخص`,
  });
export const yourMessage = 'رسالتك';
export const messageHint = ({ field }: { field: string }) =>
  `يقرؤها كل شخص باسمه مكان ${field}. اتركها فارغة لإرسال نصنا.`;
export const kindTextHint = 'نصنا الذي يقرؤه كل شخص بلغته:';
export const undoHint = 'لا يُبلَّغ أحد قبل عشر ثوانٍ، ويمكنك التراجع حتى ذلك الحين.';
export const notDeclined = 'لم يُرفض أحد';

export const heldCount = ({ count }: { count: number }) =>
  plural(count, {
    zero: `لا أحد على وشك تلقي الرفض.`,
    one: `شخص واحد على وشك تلقي الرفض.`,
    two: `شخصان على وشك تلقي الرفض.`,
    few: `${formatNumber(count)} أشخاص على وشك تلقي الرفض.`,
    many: `${formatNumber(count)} شخصًا على وشك تلقي الرفض.`,
    other: `${formatNumber(count)} شخص على وشك تلقي الرفض.`,
  });
export const secondsLeft = ({ count }: { count: number }) =>
  plural(count, {
    zero: `انتهت المهلة.`,
    one: `بقيت ثانية واحدة.`,
    two: `بقيت ثانيتان.`,
    few: `بقيت ${formatNumber(count)} ثوانٍ.`,
    many: `بقيت ${formatNumber(count)} ثانية.`,
    other: `بقيت ${formatNumber(count)} ثانية.`,
  });
export const sending = 'جارٍ الإرسال…';
export const undo = 'تراجع';
export const undoCount = ({ count }: { count: number }) =>
  plural(count, {
    zero: `لا شيء للتراجع عنه`,
    one: `التراجع عن رفض شخص واحد`,
    two: `التراجع عن رفض شخصين`,
    few: `التراجع عن رفض ${formatNumber(count)} أشخاص`,
    many: `التراجع عن رفض ${formatNumber(count)} شخصًا`,
    other: `التراجع عن رفض ${formatNumber(count)} شخص`,
  });
export const notUndone = 'تعذّر التراجع';
