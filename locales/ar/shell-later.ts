import { pluralText } from './plural.ts';

export const yourProfile = 'ملفك الشخصي';
export const listYourPlaceItem = 'أعلن عن سكنك';
export const yourListings = 'إعلاناتك';
export const roomsWanted = 'إعلانات البحث عن غرف';
export const waiting = 'بانتظارك';
export const waitingInquiries = pluralText({
  zero: 'لا استفسارات تنتظرك',
  one: 'استفسار ينتظرك',
  two: 'استفساران ينتظرانك',
  few: '# استفسارات تنتظرك',
  many: '# استفسارًا ينتظرك',
  other: '# استفسار ينتظرك',
});
export const adminPanel = 'لوحة الإدارة';
export const logout = 'تسجيل الخروج';
export const updated = 'تم تحديث RoomieRadar، لذلك أُعيد تحميل هذه الصفحة. ما كتبته ما زال محفوظًا.';
export const notFoundHint = 'لا توجد صفحة بهذا الرابط. ربما نُقلت، أو أن الرابط غير مكتمل.';
export const seeAllRooms = 'عرض كل الغرف';
export const meetRoomies = 'تعرّف على شركاء السكن';
