export const skipToContent = 'الانتقال إلى المحتوى';
export const mainLinks = 'الروابط الرئيسية';
export const footerLinks = 'روابط أسفل الصفحة';

export const working = 'جارٍ التنفيذ…';
export const loading = 'جارٍ التحميل…';
export const takesLong = 'يستغرق هذا أطول من المعتاد. ما زلنا نحاول…';

export const tryAgain = 'إعادة المحاولة';
export const showErrorDetails = 'عرض تفاصيل الخطأ';
export const hideErrorDetails = 'إخفاء تفاصيل الخطأ';

export const pages = 'الصفحات';
export const previousPage = 'السابقة';
export const nextPage = 'التالية';
export const pageNumber = ({ number }: { number: string }) => `الصفحة ${number}`;

export const photo = ({ number }: { number: string }) => `الصورة ${number}`;
export const describedPhoto = ({ number, alt }: { number: string; alt: string }) =>
  `الصورة ${number}: ${alt}`;
