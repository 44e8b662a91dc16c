export const notifications = 'رسائل البريد';
export const messageMails = 'رسائل عن المحادثات والردود';
export const alertMails = 'رسائل عن غرف في عمليات البحث المحفوظة';
export const quietHours = 'لا تنبيهات في الليل';
export const quietHint = 'التنبيهات بين 22:00 و7:00 بتوقيتك تنتظر حتى الصباح.';
export const failed = 'تعذّر تحميل إعدادات البريد';
export const notSaved = 'تعذّر حفظ إعدادات البريد';
export const loading = 'جارٍ تحميل إعدادات البريد…';
