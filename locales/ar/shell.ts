// The tabs of phones.
export const sections = 'الأقسام';
export const search = 'بحث';
export const inquiries = 'استفسارات';
export const you = 'حسابي';

export const accessibility = 'إمكانية الوصول';
export const language = 'اللغة';

export const offline = 'لا اتصال بالإنترنت';
export const offlineHint = 'ما فتحته يبقى متاحًا للقراءة، ونتابع حالما يعود الاتصال.';
export const unreachable = 'تعذّر الوصول إلى RoomieRadar';
export const unreachableHint = 'يبقى دخولك مسجّلًا، ونواصل المحاولة.';
export const tryNow = 'المحاولة الآن';
export const tryingAgain = 'جارٍ إعادة المحاولة…';

export const toStartPage = 'الانتقال إلى الصفحة الرئيسية';
export const failedOffline = 'تعذّر تحميل هذه الصفحة. ستظهر من تلقاء نفسها حالما يعود اتصالك.';
export const failureDetails = ({ status, code }: { status: string; code: string }) =>
  `الحالة ${status}، الرمز ${code}`;
