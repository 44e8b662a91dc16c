import { pluralText } from './plural.ts';

export const cancel = 'إلغاء';
export const cancelWhat = ({ what }: { what: string }) => `إلغاء: ${what}`;
export const close = 'إغلاق';
export const clear = 'مسح';
export const deleteIt = 'حذف';
export const edit = 'تعديل';
export const leave = 'مغادرة';
export const undo = 'تراجع';
export const save = 'حفظ';
export const saving = 'جارٍ الحفظ…';
export const optional = 'اختياري';

export const filters = 'عوامل التصفية';
export const removeFilter = 'إزالة عامل التصفية:';
export const clearFilters = 'مسح الكل';

export const searching = 'جارٍ البحث…';
export const nothingFound = 'لا نتائج';
export const suggestionsFailed = 'تعذّر تحميل الاقتراحات';
export const suggestionsFound = pluralText({
  zero: 'لا اقتراحات',
  one: 'اقتراح واحد',
  two: 'اقتراحان',
  few: '# اقتراحات',
  many: '# اقتراحًا',
  other: '# اقتراح',
});

export const charactersLeft = pluralText({
  zero: 'لم يبقَ أي حرف',
  one: 'بقي حرف واحد',
  two: 'بقي حرفان',
  few: 'بقيت # أحرف',
  many: 'بقي # حرفًا',
  other: 'عدد الأحرف المتبقية: \u200e#',
});

export const notifications = 'الإشعارات (Alt+T)';

/** When something happened, by the clock of the reader. */
export const moment = ({ day, time }: { day: string; time: string }) => `${day}، ${time}`;
