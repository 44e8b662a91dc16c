import { formatNumber } from './format.ts';
import { plural, pluralText } from './plural.ts';

export const whatWeKnow = 'ما نعرفه';
export const whatWeKnowHint = 'حقائق مع تواريخها، وكيف عرفناها. وليست تقييمات.';
export const loadingLedger = 'جارٍ تحميل المعلومات…';

export const memberSince = ({ day }: { day: string }) => `عضو منذ ${day}`;
export const memberSinceHow = 'أكّدت الخدمة المستخدمة لتسجيل الدخول عنوان البريد الإلكتروني.';

export const addressAt = ({ domain }: { domain: string }) => `لديه بريد إلكتروني في ${domain}`;
export const addressAtUniversity = ({
  university,
  domain,
}: {
  university: string;
  domain: string;
}) => `لديه بريد إلكتروني في ${university} (${domain})`;
export const universityHow = 'وفق القائمة العامة swot، هذا النطاق لهذه الجامعة.';
export const addressHow = ({ domain, day }: { domain: string; day: string }) =>
  `في ${day} أُدخل رمز أرسلناه إلى هناك. لا نعرف من يحصل على بريد في ${domain}، ولا نحتفظ بعنوان البريد نفسه.`;

export const answersWithin = ({ hours }: { hours: number }) =>
  hours < 24
    ? plural(hours, {
        zero: 'الرد عادةً خلال ساعة',
        one: 'الرد عادةً خلال ساعة',
        two: 'الرد عادةً خلال ساعتين',
        few: `الرد عادةً خلال ${formatNumber(hours)} ساعات`,
        many: `الرد عادةً خلال ${formatNumber(hours)} ساعة`,
        other: `الرد عادةً خلال ${formatNumber(hours)} ساعة`,
      })
    : plural(hours / 24, {
        zero: 'الرد عادةً خلال يوم',
        one: 'الرد عادةً خلال يوم',
        two: 'الرد عادةً خلال يومين',
        few: `الرد عادةً خلال ${formatNumber(hours / 24)} أيام`,
        many: `الرد عادةً خلال ${formatNumber(hours / 24)} يومًا`,
        other: `الرد عادةً خلال ${formatNumber(hours / 24)} يوم`,
      });
export const answersHow = ({ count, days, day }: { count: string; days: string; day: string }) =>
  `نصف الرسائل على الأقل وصلها رد خلال هذه المدة. المدة المحسوبة: ${days} يومًا قبل ${day}. عدد الردود: ${count}.`;

export const noneUpheld = 'لم يثبت أي بلاغ';
export const reportsUpheld = pluralText({
  zero: 'لم يثبت أي بلاغ',
  one: 'ثبت بلاغ واحد',
  two: 'ثبت بلاغان',
  few: 'ثبتت # بلاغات',
  many: 'ثبت # بلاغًا',
  other: 'ثبت # بلاغ',
});
export const upheldHow = ({ months }: { months: string }) =>
  `قرارات المشرفين بشأن هذا الشخص وغرفه خلال آخر ${months} شهرًا، بعد الاعتراضات.`;
export const upheldLast = ({ day }: { day: string }) => `تاريخ آخرها: ${day}.`;

export const photosOnlyHere = pluralText({
  zero: 'لا أحد غيره يعرض صوره هنا',
  one: 'الصورة غير موجودة في أي إعلان آخر هنا',
  two: 'الصورتان غير موجودتين في أي إعلان آخر هنا',
  few: 'الصور (#) غير موجودة في أي إعلان آخر هنا',
  many: 'الصور (#) غير موجودة في أي إعلان آخر هنا',
  other: 'الصور (#) غير موجودة في أي إعلان آخر هنا',
});
export const photosHow = ({ day }: { day: string }) =>
  `نقارن شكل الصور، حتى المقصوصة أو المعكوسة، بصور كل أصحاب الإعلانات الآخرين. تاريخ المقارنة: ${day}.`;

export const confirmedOn = ({ day }: { day: string }) => `أُكِّد الإعلان في ${day}`;
export const ownerConfirmed = 'في ذلك اليوم قال صاحب الإعلان إن الغرفة متاحة.';
export const sourceConfirmed = 'في ذلك اليوم كان الإعلان ما زال على الموقع الذي جاء منه.';

export const rentAbove = ({ percent }: { percent: string }) =>
  `الإيجار أعلى بنسبة ${percent}% من الوسيط في الجوار`;
export const rentBelow = ({ percent }: { percent: string }) =>
  `الإيجار أقل بنسبة ${percent}% من الوسيط في الجوار`;
export const rentAtMedian = 'الإيجار يساوي الوسيط في الجوار';
export const rentHow = ({ count, km, amount }: { count: string; km: string; amount: string }) =>
  `عدد الغرف الأخرى من هذا النوع المعروضة اليوم ضمن ${km}\u{a0}كم: ${count}. نصفها لا يزيد على ${amount} شهريًا، مع الفواتير المذكورة فيها.`;
export const rentFarBelow = 'بمثل هذا الإيجار المنخفض يستدرج المحتالون الناس';
export const rentFarBelowAdvice = 'قد يكون صحيحًا. عاين الغرفة وقابل من يعرضها قبل أن تدفع شيئًا.';
