import { pluralText } from './plural.ts';

export const compareLede = 'حتى أربع غرف معًا، والاختلافات أولًا.';
export const nothingToCompare = 'لا شيء للمقارنة بعد';
export const nothingToCompareHint = 'اضغط على القلب عند الغرف التي تعجبك ثم قارنها هنا.';
export const compareWith = 'المقارنة مع';
export const first = 'الأهم';
export const whatDiffers = 'الاختلافات';
export const whatIsTheSame = 'المتطابق';
export const notStated = 'غير مذكور';
export const yes = 'نعم';
export const no = 'لا';
export const monthInAll = 'الإجمالي شهريًا';
export const fitPeople = 'التوافق مع الساكنين';
export const fitRoom = 'التوافق مع الغرفة';
export const included = 'مشمولة';
export const none = 'لا يوجد';
export const bathrooms = 'الحمّامات';
export const freeFrom = 'متاحة من';
export const now = 'الآن';
export const freeUntil = 'متاحة حتى';
export const leaveOut = ({ title }: { title: string }) => `إزالة: ${title}`;
export const someAreGone = pluralText({
  zero: 'كلها ما زالت متاحة.',
  one: 'إحداها لم تعد متاحة.',
  two: 'اثنتان منها لم تعودا متاحتين.',
  few: '# غرف منها لم تعد متاحة.',
  many: '# غرفة منها لم تعد متاحة.',
  other: '# غرفة منها لم تعد متاحة.',
});
