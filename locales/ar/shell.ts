import { formatNumber } from './format.ts';
import { plural } from './plural.ts';

export const roomies = 'شركاء السكن';
export const listYourPlace = 'أعلن عن سكنك';
export const signIn = 'تسجيل الدخول';
export const yourProfile = 'ملفك الشخصي';
export const listYourPlaceItem = 'أعلن عن سكنك';
export const yourListings = 'إعلاناتك';
export const inquiries = 'الاستفسارات';
export const unread = 'غير مقروءة';
export const unreadInquiries = ({ count }: { count: number }) =>
  plural(count, {
    zero: 'لا استفسارات غير مقروءة',
    one: 'استفسار واحد غير مقروء',
    two: 'استفساران غير مقروءين',
    few: `${formatNumber(count)} استفسارات غير مقروءة`,
    many: `${formatNumber(count)} استفسارًا غير مقروء`,
    other: `${formatNumber(count)} استفسار غير مقروء`,
  });
export const adminPanel = 'لوحة الإدارة';
export const logout = 'تسجيل الخروج';

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

export const notFoundHint = 'لا توجد صفحة في هذا العنوان. ربما نُقلت، أو أن الرابط غير مكتمل.';
export const seeAllRooms = 'عرض كل الغرف';
export const meetRoomies = 'تعرّف على شركاء السكن';
export const toStartPage = 'إلى الصفحة الرئيسية';
export const failedOffline = 'أنت غير متصل بالإنترنت. اتصل ثم حاول مرة أخرى.';
export const failureDetails = ({ status, code }: { status: string; code: string }) =>
  `الحالة ${status}، الرمز ${code}`;
