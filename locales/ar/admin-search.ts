export const lede = 'الأشخاص والغرف والرسائل المبلغ عنها. يُسجَّل كل بحث في سجل التدقيق.';
export const kind = 'ما تبحث عنه';
export const kinds = {
  users: 'الأشخاص',
  listings: 'الغرف',
  messages: 'الرسائل المبلغ عنها',
};
export const labels = {
  users: 'الاسم أو البريد أو الرقم',
  listings: 'كلمات أو رقم',
  messages: 'كلمات',
};
export const hints = {
  users: 'بداية الاسم أو عنوان البريد كاملًا.',
  listings: 'في عنوان الإعلان أو عنوان السكن أو الوصف، أيًا كانت الحالة.',
  messages: 'في الاستفسارات التي أبلغ عنها أحد الطرفين فقط.',
};
export const seeProfile = 'عرض الملف';
export const seeReport = 'عرض البلاغ';
export const ownedBy = ({ name }: { name: string }) => `إعلان ${name}`;
export const nothing = 'لا نتائج';
export const nothingHint = 'جرّب حروفًا أقل أو كلمة أخرى.';
