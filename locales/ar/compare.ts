import { formatNumber } from './format.ts';
import { plural } from './plural.ts';

export const compareLede = 'حتى أربع غرف معًا. ما يختلف يأتي أولًا.';
export const nothingToCompare = 'لا شيء للمقارنة بعد';
export const nothingToCompareHint = 'اضغط على قلب الغرف التي تعجبك ثم قارنها هنا.';
export const findRooms = 'البحث عن غرف';
export const compareFailed = 'تعذّر تحميل الغرف';
export const loadingComparison = 'جارٍ تحميل الغرف…';
export const loadLater = 'ستُحمَّل فور عودة الاتصال.';
export const compareWith = 'المقارنة مع';
export const first = 'الأهم أولًا';
export const whatDiffers = 'ما يختلف';
export const whatIsTheSame = 'ما يتشابه';
export const notStated = 'غير مذكور';
export const yes = 'نعم';
export const no = 'لا';
export const monthInAll = 'المجموع في الشهر';
export const fitPeople = 'التوافق مع الساكنين';
export const fitRoom = 'ملاءمة الغرفة';
export const rent = 'الإيجار';
export const bills = 'الفواتير';
export const included = 'مشمولة';
export const deposit = 'التأمين';
export const none = 'لا يوجد';
export const roomType = 'نوع الغرفة';
export const bedrooms = 'غرف النوم';
export const bathrooms = 'الحمامات';
export const peopleThere = 'عدد الساكنين';
export const freeFrom = 'متاحة من';
export const now = 'الآن';
export const freeUntil = 'متاحة حتى';
export const stay = 'مدة الإقامة';
export const leaveOut = ({ title }: { title: string }) => `استبعاد: ${title}`;
export const someAreGone = ({ count }: { count: number }) =>
  plural(count, {
    zero: 'كلها ما زالت متاحة.',
    one: 'لم تعد غرفة واحدة منها متاحة.',
    two: 'لم تعد غرفتان منها متاحتين.',
    few: `لم تعد ${formatNumber(count)} غرف منها متاحة.`,
    many: `لم تعد ${formatNumber(count)} غرفة منها متاحة.`,
    other: `لم تعد ${formatNumber(count)} غرفة منها متاحة.`,
  });
