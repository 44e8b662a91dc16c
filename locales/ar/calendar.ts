export const title = 'التقويم';
export const lede =
  'معايناتك في تطبيق التقويم لديك، محدّثة دائمًا: يقرؤها التطبيق من رابط سري. من لديه الرابط يستطيع قراءتها، فاحتفظ به لنفسك.';
export const make = 'إنشاء الرابط';
export const renew = 'إنشاء رابط جديد';
export const end = 'حذف الرابط';
export const link = 'رابط تقويمك';
export const linkHint = 'انسخه الآن: لن يظهر مرة أخرى. أضف في تطبيق التقويم تقويمًا عبر رابط.';
export const loading = 'جارٍ التحميل…';
export const loadFailed = 'تعذّر تحميل رابط التقويم';
export const since = ({ day }: { day: string }) =>
  `لديك رابط منذ ${day}. إنشاء رابط جديد يحل محله.`;
