import type { StatementAction } from '#contract/vocabulary.ts';
import { pluralText } from './plural.ts';

export const pageTitle = 'RoomieRadar بالأرقام';
export const title = 'البلاغات بالأرقام';
export const lede =
  'ما أُبلغ عنه في هذا الموقع وما تقرر وعدد الاعتراضات، بحسب السنوات (بالتوقيت العالمي).';
/** Said of a year. */
export const nothing = 'لم يُبلَّغ عن شيء ولم يُقرَّر شيء.';
export const reports = 'البلاغات';
export const bySource = 'من أبلغ';
export const byReason = 'لأي سبب';
export const resolved = 'بلاغات أدت إلى قرار';
export const dismissed = 'بلاغات مرفوضة';
export const medianHours = 'الساعات حتى القرار (الوسيط)';
export const actions: Record<StatementAction, string> = {
  listing_hidden: 'غرف أُخفيت',
  wanted_hidden: 'إعلانات بحث أُخفيت',
  listing_deleted: 'غرف حُذفت',
  user_suspended: 'حسابات أُوقفت',
  warned: 'تحذيرات',
};
export const appeals = 'الاعتراضات';
export const upheld = 'قرارات أُيِّدت';
export const reversed = 'قرارات أُلغيت';

export const outcomesTitle = 'هل كانت الدرجة صحيحة؟';
export const outcomesLede =
  'يخبرنا من انتقلوا للسكن معًا ووافقوا على سؤالهم كيف سارت الأمور. يُحسب كل ثنائي مرة واحدة بمتوسط ما يقوله الاثنان. وبجانب كل نسبة المجال الذي تقع فيه بيقين 95%.';
export const outcomesFew = ({ least }: { least: string }) =>
  `تظهر النسبة ابتداءً من ${least} من الثنائيات وتتغير مع كل عشرة، حتى لا تكشف شيئًا عن أحد.`;
export const stillTogether = 'ثنائيات ما زالت تسكن معًا';
export const isGood = 'ثنائيات ترى السكن جيدًا أو جيدًا جدًا';
export const score = 'الدرجة';
export const scoreRange = ({ from, to }: { from: string; to: string }) => `${from} إلى ${to}`;
export const afterDays = ({ days }: { days: string }) => `${days} يومًا`;
export const missingPairs = pluralText({
  zero: 'لا ينقص شيء',
  one: 'ينقص ثنائي واحد',
  two: 'ينقص ثنائيان',
  few: 'تنقص # ثنائيات',
  many: 'ينقص # ثنائيًا',
  other: 'ينقص # ثنائي',
});
export const shareRange = ({ share, low, high }: { share: string; low: string; high: string }) =>
  `${share}% (${low}% إلى ${high}%)`;
export const chartLabel = 'حسب الدرجة، بالنسبة المئوية';
