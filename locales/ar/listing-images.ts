import { limits } from '#contract/limits.ts';
import { formatNumber } from './format.ts';
import { pluralText } from './plural.ts';

const photosAtMost = formatNumber(limits.imagesPerListing);

export const ledeBeforeSaving = 'الأولى هي الغلاف. تُرفع الصور عند نشر إعلانك.';
export const ledeAfterSaving = 'الأولى هي الغلاف. تُحفظ التغييرات هنا فورًا.';
export const addPhotos = 'إضافة صور';
export const takePhoto = 'التقاط صورة';
export const camera = 'الكاميرا';
export const pickerHint = `أو أفلت الصور هنا أو ألصقها: JPEG أو PNG أو WebP. العدد الأقصى: ${photosAtMost}. تُصغَّر الصور الكبيرة قبل إرسالها.`;
export const full = `الحد الأقصى لصور الغرفة: ${photosAtMost}.`;
export const notAdded = pluralText({
  zero: 'أُضيفت كل الصور',
  one: 'تعذّرت إضافة صورة واحدة',
  two: 'تعذّرت إضافة صورتين',
  few: 'تعذّرت إضافة # صور',
  many: 'تعذّرت إضافة # صورة',
  other: 'تعذّرت إضافة # صورة',
});

export const photosChosen = pluralText({
  zero: 'لم تُختر صور.',
  one: 'اختيرت صورة واحدة.',
  two: 'اختيرت صورتان.',
  few: 'اختيرت # صور.',
  many: 'اختيرت # صورة.',
  other: 'اختيرت # صورة.',
});
export const stillUploading = pluralText({
  zero: 'لا صور قيد الرفع.',
  one: 'ما زالت صورة واحدة قيد الرفع.',
  two: 'ما زالت صورتان قيد الرفع.',
  few: 'ما زالت # صور قيد الرفع.',
  many: 'ما زالت # صورة قيد الرفع.',
  other: 'ما زالت # صورة قيد الرفع.',
});

export const cover = 'الغلاف';
export const photo = ({ position }: { position: string }) => `الصورة ${position}`;
export const photoPosition = ({ position, total }: { position: string; total: string }) =>
  `الصورة ${position} من ${total}`;
export const filePosition = (given: { position: string; total: string; name: string }) =>
  `الصورة ${given.position} من ${given.total}، ${given.name}`;
export const moveEarlier = ({ position }: { position: string }) => `تقديم الصورة ${position}`;
export const moveLater = ({ position }: { position: string }) => `تأخير الصورة ${position}`;
export const removePhoto = ({ position }: { position: string }) => `إزالة الصورة ${position}`;
export const cancelPhoto = ({ position }: { position: string }) => `إلغاء الصورة ${position}`;
export const moved = (given: { from: string; to: string; total: string }) =>
  `أصبحت الصورة ${given.from} الصورة ${given.to} من ${given.total}.`;
export const movedToCover = (given: { from: string; to: string; total: string }) =>
  `أصبحت الصورة ${given.from} الصورة ${given.to} من ${given.total}، وهي الغلاف.`;
export const orderFailed = 'تعذّر حفظ الترتيب';
export const orderFailedHint = 'ما زال الزوار يرون الترتيب القديم.';

export const alt = 'ما تُظهره';
export const altLabel = ({ position }: { position: string }) => `ما تُظهره الصورة ${position}`;
export const altFailed = ({ position }: { position: string }) =>
  `تعذّر حفظ ما تُظهره الصورة ${position}`;

export const photoRemoved = ({ position }: { position: string }) => `أُزيلت الصورة ${position}.`;
export const removed = 'أُزيلت الصورة';
export const removeFailed = 'تعذّرت إزالة الصورة';
export const tooLate = 'فات الأوان: حُذفت الصورة بالفعل';

export const uploadsFailed = pluralText({
  zero: 'رُفعت كل الصور',
  one: 'تعذّر رفع صورة واحدة',
  two: 'تعذّر رفع صورتين',
  few: 'تعذّر رفع # صور',
  many: 'تعذّر رفع # صورة',
  other: 'تعذّر رفع # صورة',
});
export const retryAll = 'إعادة محاولة الكل';
export const retryAction = ({ action, name }: { action: string; name: string }) =>
  `${action}: ${name}`;
export const keepOpen = pluralText({
  zero: 'لا صور قيد الرفع.',
  one: 'صورة واحدة قيد الرفع. أبقِ هذه الصفحة مفتوحة من فضلك.',
  two: 'صورتان قيد الرفع. أبقِ هذه الصفحة مفتوحة من فضلك.',
  few: '# صور قيد الرفع. أبقِ هذه الصفحة مفتوحة من فضلك.',
  many: '# صورة قيد الرفع. أبقِ هذه الصفحة مفتوحة من فضلك.',
  other: '# صورة قيد الرفع. أبقِ هذه الصفحة مفتوحة من فضلك.',
});
export const someFailed = 'حُفظ كل شيء ما عدا الصور المعلَّمة أدناه. أعد المحاولة أو تابع من دونها.';
export const allUploaded = 'رُفعت كل الصور.';
export const continueWithout = 'المتابعة من دونها';
export const seeListing = 'عرض إعلانك';
export const leaveWhileUploading = 'أتريد المغادرة والصور قيد الرفع؟';
export const lostOnLeaving = pluralText({
  zero: 'لن تضيع أي صورة.',
  one: 'ستضيع صورة واحدة لم تُرفع بعد.',
  two: 'ستضيع صورتان لم تُرفعا بعد.',
  few: 'ستضيع # صور لم تُرفع بعد.',
  many: 'ستضيع # صورة لم تُرفع بعد.',
  other: 'ستضيع # صورة لم تُرفع بعد.',
});
export const lostAfterSaving = pluralText({
  zero: 'حُفظ إعلانك. لن تضيع أي صورة.',
  one: 'حُفظ إعلانك. ستضيع صورة واحدة لم تُرفع بعد.',
  two: 'حُفظ إعلانك. ستضيع صورتان لم تُرفعا بعد.',
  few: 'حُفظ إعلانك. ستضيع # صور لم تُرفع بعد.',
  many: 'حُفظ إعلانك. ستضيع # صورة لم تُرفع بعد.',
  other: 'حُفظ إعلانك. ستضيع # صورة لم تُرفع بعد.',
});
