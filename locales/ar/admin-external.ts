import type { ReactNode } from 'react';
import type { ExternalStatus } from '#contract/vocabulary.ts';
import { rich } from '../rich.ts';
import { formatNumber } from './format.ts';
import { plural, pluralText } from './plural.ts';

type Action = ExternalStatus | 'deleted';

const listings = (count: number) =>
  plural(count, {
    zero: 'لا إعلانات',
    one: 'إعلان واحد',
    two: 'إعلانان',
    few: `${formatNumber(count)} إعلانات`,
    many: `${formatNumber(count)} إعلانًا`,
    other: `${formatNumber(count)} إعلان`,
  });
/** After a noun, such as نشر. */
const ofListings = (count: number) =>
  count === 2 ? 'إعلانين' : count === 0 ? 'أي إعلان' : listings(count);
/** In a sentence about all of them. */
const inParentheses = (count: number) => `(${formatNumber(count)})`;

export const lede = 'غرف مستوردة من مواقع أخرى. يظهر المنشور منها بين كل الغرف، مع رابط إلى مصدره.';
export const addRoom = 'إضافة غرفة';
export const counted = ({ count }: { count: number }) => listings(count);
export const uncounted = 'الإعلانات';

export const statusLabels: Record<ExternalStatus, string> = {
  pending: 'قيد المراجعة',
  published: 'منشور',
  rejected: 'مرفوض',
};
export const actionLabels: Record<Action, string> = {
  published: 'نشر',
  rejected: 'رفض',
  pending: 'إعادة إلى المراجعة',
  deleted: 'حذف',
};

export const textOrId = 'نص أو معرّف';
export const textOrIdHint = 'العنوان أو المكان أو المعرّف في المصدر';
export const everySource = 'كل المصادر';
export const all = 'الكل';
export const flagLabels = {
  problems: 'فيها مشكلات',
  duplicate: 'مكررة',
  gone: 'لم تعد في مصدرها',
};

export const columns = {
  listing: 'الإعلان',
  rent: 'الإيجار',
  problems: 'المشكلات',
  imported: 'الاستيراد',
  actions: 'الإجراءات',
};
export const allOnPage = 'كل ما في هذه الصفحة';
export const select = ({ room }: { room: string }) => `تحديد ${room}`;
export const editRoom = ({ room }: { room: string }) => `تعديل ${room}`;
export const deleteRoom = ({ room }: { room: string }) => `حذف ${room}`;
export const atSource = ({ room, source: site }: { room: string; source: string }) =>
  `${room} في ${site} (يُفتح في علامة تبويب جديدة)`;
export const goneSince = ({ day }: { day: string }) => `لم يعد في مصدره منذ ${day}`;
export const changed = 'تغيّر بعد نشره';
export const titleWas = ({ before }: { before: ReactNode }) => rich`كان العنوان «${before}»`;
export const addressWas = ({ before }: { before: ReactNode }) => rich`كان المكان «${before}»`;
export const descriptionWas = 'كان الوصف مختلفًا';
export const linkWas = ({ before }: { before: ReactNode }) => rich`كان الرابط ${before}`;
export const noLinkWas = 'لم يكن هناك رابط';
export const sameAs = ({ room }: { room: ReactNode }) => rich`العنوان والموقع نفسهما في «${room}»`;
export const noProblems = 'لا مشكلات';
export const hidden = 'مخفي';
export const beds = pluralText({
  zero: 'لا غرف نوم',
  one: 'غرفة نوم واحدة',
  two: 'غرفتا نوم',
  few: '# غرف نوم',
  many: '# غرفة نوم',
  other: '# غرفة نوم',
});
export const baths = pluralText({
  zero: 'لا حمّامات',
  one: 'حمّام واحد',
  two: 'حمّامان',
  few: '# حمّامات',
  many: '# حمّامًا',
  other: '# حمّام',
});

export const loading = 'جارٍ تحميل الإعلانات…';
export const failed = 'تعذّر تحميل الإعلانات';
export const pageIsEmpty = 'هذه الصفحة فارغة الآن';
export const toFirstPage = 'إلى الصفحة الأولى';
export const noneYet = 'لا إعلانات خارجية بعد';
export const noneYetHint = 'استورد ملفًا من مصدر، ثم راجع إعلاناته هنا.';
export const importListings = 'استيراد إعلانات';
export const nothingToReview = 'لا شيء للمراجعة';
export const nothingToReviewHint = 'كل الإعلانات منشورة أو مرفوضة.';
export const noMatch = 'لا إعلان يطابق البحث';
export const noMatchHint = 'أزل أحد عوامل التصفية لترى المزيد.';
export const showAll = 'عرض كل الإعلانات';

export const selection = 'الإعلانات المحددة';
export const selected = ({ count }: { count: number }) => `تم تحديد ${ofListings(count)}`;
export const allSelected = ({ count }: { count: number }) =>
  `كل الإعلانات المطابقة ${inParentheses(count)}`;
export const selectAll = ({ count }: { count: number }) =>
  `تحديد كل الإعلانات المطابقة ${inParentheses(count)}`;

export const questions: Record<Action, (given: { count: number }) => string> = {
  published: ({ count }) => `أتريد نشر ${ofListings(count)}؟`,
  rejected: ({ count }) => `أتريد رفض ${ofListings(count)}؟`,
  pending: ({ count }) => `أتريد إعادة ${ofListings(count)} إلى المراجعة؟`,
  deleted: ({ count }) => `أتريد حذف ${ofListings(count)}؟`,
};
export const allQuestions: Record<Action, (given: { count: number }) => string> = {
  published: ({ count }) => `أتريد نشر كل الإعلانات ${inParentheses(count)}؟`,
  rejected: ({ count }) => `أتريد رفض كل الإعلانات ${inParentheses(count)}؟`,
  pending: ({ count }) => `أتريد إعادة كل الإعلانات ${inParentheses(count)} إلى المراجعة؟`,
  deleted: ({ count }) => `أتريد حذف كل الإعلانات ${inParentheses(count)}؟`,
};
export const consequences: Record<Action, string> = {
  published: 'يراها الجميع، مع رابط إلى مصدرها.',
  rejected: 'تُخفى، وتبقى مرفوضة حتى عند استيراد مصدرها من جديد.',
  pending: 'تُخفى إلى أن ينشرها أحد المشرفين.',
  deleted:
    'لا يمكن التراجع عن ذلك. إن بقي إعلان في مصدره فسيضيفه الاستيراد التالي من جديد؛ لتجنّب ذلك ارفضه بدلًا من حذفه.',
};
export const everyPage = 'يشمل هذا كل صفحات بحثك، ولا يمكن التراجع عنه دفعة واحدة.';
export const typeDelete = 'اكتب «حذف»';

export const progress: Record<Action, (given: { count: number }) => string> = {
  published: ({ count }) => `جارٍ نشر ${ofListings(count)}`,
  rejected: ({ count }) => `جارٍ رفض ${ofListings(count)}`,
  pending: ({ count }) => `جارٍ إعادة ${ofListings(count)} إلى المراجعة`,
  deleted: ({ count }) => `جارٍ حذف ${ofListings(count)}`,
};
export const doneSoFar = ({ count }: { count: number }) => `تم: ${listings(count)}`;
export const stop = 'إيقاف';
export const stopHint = 'عند الإيقاف تبقى التغييرات التي تمت.';
export const done: Record<Action, (given: { count: number }) => string> = {
  published: ({ count }) => `تم نشر ${ofListings(count)}`,
  rejected: ({ count }) => `تم رفض ${ofListings(count)}`,
  pending: ({ count }) => `تمت إعادة ${ofListings(count)} إلى المراجعة`,
  deleted: ({ count }) => `تم حذف ${ofListings(count)}`,
};
export const doneBefore = ({ what }: { what: string }) => `قبل ذلك: ${what}.`;
export const notDeleted = ({ count }: { count: number }) =>
  `تعذّر حذف ${ofListings(count)} لأن عملية استيراد جارية. أعد المحاولة بعد لحظات.`;
export const notChanged = ({ count }: { count: number }) =>
  `تعذّر تغيير ${ofListings(count)} لأن عملية استيراد جارية. أعد المحاولة بعد لحظات.`;
export const withoutLink = ({ count }: { count: number }) =>
  `لا يمكن نشر ${ofListings(count)} بلا رابط، إذ لا سبيل إلى التواصل مع أحد.`;
export const undone = 'تم التراجع';
export const partlyUndone = 'لم يتم التراجع عن بعض التغييرات';
export const notUndone = 'لم يتم التراجع';

export const loadingOne = 'جارٍ تحميل الإعلان…';
export const oneGone = 'لم يعد هذا الإعلان موجودًا';
export const oneFailed = 'تعذّر تحميل الإعلان';
export const ofSource = ({ id, source: site }: { id: ReactNode; source: string }) =>
  rich`الصف ${id} من ${site}. إن تغيّر هذا الصف في المصدر فسيمحو الاستيراد التالي تغييراتك.`;
export const foundProblems = 'مشكلات وجدها الاستيراد';
export const addByHand = 'إضافة إعلان يدويًا';
export const addListing = 'إضافة الإعلان';
export const added = 'أُضيف الإعلان';
export const notKnown = 'غير معروف';
export const linkHint = 'صفحة الغرفة في مصدرها';
export const notSaved = 'لم يُحفظ';

export const byHand = 'يدويًا';
