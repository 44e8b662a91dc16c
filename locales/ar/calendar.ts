export const title = 'التقويم';
export const lede =
  'معايناتك في برنامج تقويمك، محدّثة دائمًا: يقرؤها من عنوان سري. من يعرف العنوان يستطيع قراءتها، فاحتفظ به لنفسك.';
export const make = 'إنشاء العنوان';
export const renew = 'إنشاء عنوان جديد';
export const end = 'إنهاء العنوان';
export const link = 'عنوان تقويمك';
export const linkHint = 'انسخه الآن: لن يظهر مرة أخرى. أضفه في برنامج التقويم كتقويم عبر عنوان.';
export const failed = 'لم ينجح ذلك';
export const loading = 'جارٍ التحميل…';
export const loadFailed = 'تعذّر تحميل ما إذا كان هناك عنوان';
export const since = ({ day }: { day: string }) => `يوجد عنوان منذ ${day}. إنشاء عنوان جديد ينهيه.`;
