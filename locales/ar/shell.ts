export const roomies = 'شركاء السكن';
export const listYourPlace = 'أعلن عن سكنك';
export const signIn = 'تسجيل الدخول';

export const about = 'من نحن';
export const stayingSafe = 'السلامة';
export const privacy = 'الخصوصية';
export const terms = 'الشروط';
export const forPartners = 'للمواقع الشريكة';

export const offline = 'أنت غير متصل بالإنترنت';
export const offlineHint = 'ما فتحته يبقى قابلًا للقراءة، ونتابع حالما يعود اتصالك.';
export const unreachable = 'تعذّر الوصول إلى RoomieRadar';
export const unreachableHint = 'تبقى مسجّل الدخول، ونواصل المحاولة.';
export const tryNow = 'حاول الآن';
export const tryingAgain = 'جارٍ إعادة المحاولة…';

export const toStartPage = 'إلى الصفحة الرئيسية';
export const failedOffline = 'أنت غير متصل بالإنترنت. اتصل ثم حاول مرة أخرى.';
export const failureDetails = ({ status, code }: { status: string; code: string }) =>
  `الحالة ${status}، الرمز ${code}`;
