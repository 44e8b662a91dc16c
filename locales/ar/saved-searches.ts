import type { ReactNode } from 'react';
import type { AlertFrequency } from '#contract/saved-searches/saved-filters.ts';
import { rich } from '../rich.ts';
import { plural } from './plural.ts';

export const lede = 'نرسل إليك بالبريد الغرف الجديدة المطابقة.';
export const none = 'لا توجد عمليات بحث محفوظة بعد';
export const noneHint = 'ابحث عن غرف ثم اضغط على «حفظ البحث»: ستجد البحث هنا من جديد.';
export const loading = 'جارٍ تحميل عمليات البحث المحفوظة…';
export const loadLater = 'ستُحمَّل فور عودة الاتصال.';
export const failed = 'تعذّر تحميل عمليات البحث المحفوظة';

export const savedOn = ({ day }: { day: string }) => `حُفظ في ${day}`;
export const editName = ({ name: named }: { name: string }) => `تعديل: ${named}`;
export const deleteName = ({ name: named }: { name: string }) => `حذف: ${named}`;
export const editSearch = 'تعديل البحث المحفوظ';
export const nameMissing = 'اكتب اسمًا لعملية البحث';
export const changeFiltersHint = 'لتغيير عوامل التصفية، افتح البحث واضبطها ثم احفظه بدلًا من هذا.';
export const deleteThisSearch = 'أتريد حذف هذا البحث المحفوظ؟';
export const deleteHint = ({ name: named }: { name: ReactNode }) =>
  rich`سيختفي «${named}» من عمليات البحث المحفوظة لديك.`;
export const notDeleted = 'تعذّر حذف البحث';

export const saveThisSearch = 'حفظ هذا البحث';
export const saveThisForGroup = 'حفظ هذا البحث للمجموعة';
export const saveForGroupHint =
  'يجده كل من في المجموعة بين عمليات البحث المحفوظة، ويصل الجميع تنبيه عند توفر غرف جديدة تناسبكم كلكم. ولكل واحد أن يختار عدد المرات وأن يوقفه مؤقتًا أو يحذفه.';
export const savedForGroup = 'حُفظ البحث للمجموعة';
export const forGroup = ({ name: named }: { name: string }) => `للمجموعة «${named}»`;
export const savedAlready = 'لقد حفظت هذا البحث من قبل. يمكنك أن تعطيه اسمًا آخر.';
export const saveAs = 'الحفظ باسم';
export const newSearch = 'بحث جديد';
export const replacesSearch = ({ name: named }: { name: string }) => `استبدال: ${named}`;
export const searchSaved = 'حُفظ البحث';
export const notSaved = 'تعذّر حفظ البحث';

export const howOften = 'متى ننبّهك';
export const frequencyLabels: Record<AlertFrequency, string> = {
  at_once: 'فورًا',
  daily: 'مرة في اليوم',
  weekly: 'مرة في الأسبوع',
};
export const alertLabels: Record<AlertFrequency, string> = {
  at_once: 'تنبيه فوري',
  daily: 'تنبيه مرة في اليوم',
  weekly: 'تنبيه مرة في الأسبوع',
};
export const paused = 'موقوف مؤقتًا';
export const pause = 'إيقاف مؤقت';
export const pauseName = ({ name: named }: { name: string }) => `إيقاف مؤقت: ${named}`;
export const resumeName = ({ name: named }: { name: string }) => `استئناف: ${named}`;
export const newRooms = ({ count, total }: { count: number; total: string }) =>
  plural(count, {
    zero: `لا غرف جديدة`,
    one: `غرفة جديدة`,
    two: `غرفتان جديدتان`,
    few: `${total} غرف جديدة`,
    many: `${total} غرفة جديدة`,
    other: `${total} غرفة جديدة`,
  });
export const savedHint = 'ننبّهك حين تطابقه غرفة جديدة.';
