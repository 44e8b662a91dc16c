import type { ReactNode } from 'react';
import { rich } from '../rich.ts';

export const savedSearches = 'عمليات البحث المحفوظة';
export const lede = 'افتح إحداها لترى ما تعثر عليه الآن.';
export const none = 'لا توجد عمليات بحث محفوظة بعد';
export const noneHint = 'ابحث عن غرف ثم اضغط على «حفظ البحث»: ستجد البحث هنا من جديد.';
export const findRooms = 'ابحث عن غرف';
export const loading = 'جارٍ تحميل عمليات البحث المحفوظة…';
export const loadLater = 'ستُحمَّل فور عودة الاتصال.';
export const failed = 'تعذّر تحميل عمليات البحث المحفوظة';

export const savedOn = ({ day }: { day: string }) => `حُفظ في ${day}`;
export const editName = ({ name: named }: { name: string }) => `تعديل: ${named}`;
export const deleteName = ({ name: named }: { name: string }) => `حذف: ${named}`;
export const editSearch = 'تعديل البحث المحفوظ';
export const name = 'الاسم';
export const nameMissing = 'اكتب اسمًا لعملية البحث';
export const changeFiltersHint = 'لتغيير عوامل التصفية، افتح البحث واضبطها ثم احفظه بدلًا من هذا.';
export const deleteThisSearch = 'أتريد حذف هذا البحث المحفوظ؟';
export const deleteHint = ({ name: named }: { name: ReactNode }) =>
  rich`سيختفي «${named}» من عمليات البحث المحفوظة لديك.`;
export const notDeleted = 'تعذّر حذف البحث';

export const saveThisSearch = 'حفظ هذا البحث';
export const savedAlready = 'لقد حفظت هذا البحث من قبل. يمكنك أن تعطيه اسمًا آخر.';
export const saveAs = 'الحفظ باسم';
export const newSearch = 'بحث جديد';
export const inPlaceOf = ({ name: named }: { name: string }) => `بدلًا من: ${named}`;
export const searchSaved = 'حُفظ البحث';
export const seeThem = 'عمليات البحث المحفوظة';
export const notSaved = 'تعذّر حفظ البحث';
