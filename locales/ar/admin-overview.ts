import { pluralText } from './plural.ts';

export const lede = 'الجديد، وسرعة تحميل الصفحات.';
export const period = 'الفترة';
export const periodLabels = { 7: '7 أيام', 30: '30 يومًا', 90: '90 يومًا', 365: 'سنة' };

export const reportsToReview = pluralText({
  zero: 'لا بلاغات للمراجعة',
  one: 'بلاغ واحد للمراجعة',
  two: 'بلاغان للمراجعة',
  few: '# بلاغات للمراجعة',
  many: '# بلاغًا للمراجعة',
  other: '# بلاغ للمراجعة',
});
export const noOpenReports = 'لا بلاغات مفتوحة';

export const newRooms = 'غرف جديدة';
export const newRoomies = 'شركاء سكن جدد';
export const newExternal = 'غرف خارجية جديدة أو معدَّلة';
export const roomies = pluralText({
  zero: 'لا شركاء سكن',
  one: 'شريك سكن واحد',
  two: 'شريكا سكن',
  few: '# شركاء سكن',
  many: '# شريك سكن',
  other: '# شريك سكن',
});
export const onDay = ({ day, values }: { day: string; values: string }) => `${day}: ${values}`;
// The mark keeps the slash before the route.
export const onRoute = ({ route, value }: { route: string; value: string }) =>
  `\u200e${route} ${value}`;
export const dayLabel = ({ plot }: { plot: string }) => `${plot}: اليوم`;
export const asTable = 'في جدول';

export const pageSpeed = 'سرعة الصفحات لدى الزوار';
export const metric = 'المقياس';
export const metricHints = {
  lcp: 'LCP: الوقت حتى رسم أكبر عنصر. يُقاس في ربع الزيارات، ويُحسب لكل صفحة لا لكل شخص.',
  inp: 'INP: الوقت حتى استجابة الصفحة للإدخال. يُقاس في ربع الزيارات، ويُحسب لكل صفحة لا لكل شخص.',
  cls: 'CLS: مقدار تحرّك التخطيط. يُقاس في ربع الزيارات، ويُحسب لكل صفحة لا لكل شخص.',
  fcp: 'FCP: الوقت حتى رسم أول عنصر. يُقاس في ربع الزيارات، ويُحسب لكل صفحة لا لكل شخص.',
  ttfb: 'TTFB: الوقت حتى وصول أول بايت. يُقاس في ربع الزيارات، ويُحسب لكل صفحة لا لكل شخص.',
};
export const notMeasured = 'لا قياسات بعد';
export const notMeasuredHint = 'تظهر بعد الزيارات الأولى.';
export const percentile = ({ metric: short }: { metric: string }) => `${short}، المئين 75`;
export const goodIs = ({ value }: { value: string }) => `الجيد: ${value} أو أقل`;
export const noVisits = 'لا زيارات';

export const page = 'الصفحة';
export const ofPeriod = ({ metric: short }: { metric: string }) => `${short} في الفترة`;
export const measured = 'عدد القياسات';
export const visits = pluralText({
  zero: 'لا زيارات',
  one: 'زيارة واحدة',
  two: 'زيارتان',
  few: '# زيارات',
  many: '# زيارة',
  other: '# زيارة',
});
export const seconds = ({ value }: { value: string }) => `${value} ث`;
export const milliseconds = ({ value }: { value: string }) => `${value} ملّي ث`;

// The queues of background jobs: what waits, and what failed.
export const jobs = 'المهام في الخلفية';
export const queue = 'قائمة الانتظار';
export const queueLabels = {
  mail: 'رسائل البريد',
  push: 'تنبيهات الأجهزة',
  declines: 'استفسارات مرفوضة',
  listing_events: 'غرف جديدة ومعدّلة',
  favorite_events: 'مفضلات تغيّرت',
  imports: 'عمليات الاستيراد',
  import_photos: 'صور عمليات الاستيراد',
  sweeps: 'الصيانة',
};
export const waitingJobs = 'في الانتظار';
export const failingJobs = 'تُعاد محاولتها';
export const deadJobs = 'توقفت محاولتها';
export const failedJobs = 'المهام التي فشلت';
export const noFailedJobs = 'لم تفشل أي مهمة';
export const jobGivenUp = 'توقفت المحاولات.';
export const runJob = 'تشغيل مرة أخرى';
export const jobRuns = 'تعمل المهمة مرة أخرى';
export const jobFailed = pluralText({
  zero: 'لم تفشل.',
  one: 'فشلت مرة واحدة.',
  two: 'فشلت مرتين.',
  few: 'فشلت # مرات.',
  many: 'فشلت # مرة.',
  other: 'فشلت # مرة.',
});
export const jobNext = ({ moment }: { moment: string }) => `المحاولة التالية: ${moment}.`;
