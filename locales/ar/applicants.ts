import { formatNumber } from './format.ts';
import { plural } from './plural.ts';

export const loadingApplicants = 'جارٍ تحميل الطلبات…';
export const applicantsFailed = 'تعذّر تحميل الطلبات';
export const allOpen = 'مفتوحة';
export const sorts = {
  fit: 'الأكثر توافقًا',
  waiting: 'الأطول انتظارًا',
  newest: 'الأحدث',
};
export const stages = {
  new: 'جديد',
  talking: 'قيد المحادثة',
  viewing: 'معاينة متفق عليها',
  offered: 'لديه عرض',
  offer_accepted: 'عرض مقبول',
  moved_in: 'تم الانتقال',
  declined: 'مرفوض',
  withdrawn: 'مسحوب',
  expired: 'منتهٍ',
};
export const noneInStage = 'لا أحد هنا الآن';
export const nobody = 'لم يكتب أحد عن هذه الغرفة بعد';
export const nobodyHint = 'يظهر هنا كل من يكتب، مع مدى توافقه مع أهل البيت.';

export const notComparable = 'لا تكفي الإجابات للمقارنة';
export const waitingSince = ({ moment }: { moment: string }) => `في الانتظار منذ ${moment}`;
export const moveInUnknown = 'لم يُذكر موعد الانتقال';
export const movesIn = ({ day }: { day: string }) => `الانتقال في ${day}`;
export const movesInThatDay = ({ day }: { day: string }) =>
  `الانتقال في ${day}، يوم تصبح الغرفة شاغرة`;
export const movesInBefore = ({ day, count }: { day: string; count: number }) =>
  plural(count, {
    zero: `الانتقال في ${day}، يوم تصبح الغرفة شاغرة`,
    one: `الانتقال في ${day}، قبل أن تصبح الغرفة شاغرة بيوم واحد`,
    two: `الانتقال في ${day}، قبل أن تصبح الغرفة شاغرة بيومين`,
    few: `الانتقال في ${day}، قبل أن تصبح الغرفة شاغرة بمدة ${formatNumber(count)} أيام`,
    many: `الانتقال في ${day}، قبل أن تصبح الغرفة شاغرة بمدة ${formatNumber(count)} يومًا`,
    other: `الانتقال في ${day}، قبل أن تصبح الغرفة شاغرة بمدة ${formatNumber(count)} يوم`,
  });
export const movesInAfter = ({ day, count }: { day: string; count: number }) =>
  plural(count, {
    zero: `الانتقال في ${day}، يوم تصبح الغرفة شاغرة`,
    one: `الانتقال في ${day}، بعد أن تصبح الغرفة شاغرة بيوم واحد`,
    two: `الانتقال في ${day}، بعد أن تصبح الغرفة شاغرة بيومين`,
    few: `الانتقال في ${day}، بعد أن تصبح الغرفة شاغرة بمدة ${formatNumber(count)} أيام`,
    many: `الانتقال في ${day}، بعد أن تصبح الغرفة شاغرة بمدة ${formatNumber(count)} يومًا`,
    other: `الانتقال في ${day}، بعد أن تصبح الغرفة شاغرة بمدة ${formatNumber(count)} يوم`,
  });
export const staysFor = ({ stay }: { stay: string }) => `مدة الإقامة: ${stay}`;
export const whyThisFit = 'سبب هذا التوافق';
export const lowestWith = ({ name }: { name: string }) => `أقل توافق مع ${name}.`;
export const open = 'فتح';
export const openConversation = ({ name }: { name: string }) => `فتح المحادثة مع ${name}`;
