import { pluralText } from './plural.ts';
export const overview = 'نظرة عامة';

export const loads = {
  figures: { loading: 'جارٍ تحميل الأرقام…', failed: 'تعذّر تحميل الأرقام' },
  jobs: {
    loading: 'جارٍ تحميل المهام في الخلفية…',
    failed: 'تعذّر تحميل المهام في الخلفية',
  },
  measurements: { loading: 'جارٍ تحميل القياسات…', failed: 'تعذّر تحميل القياسات' },
  auditLog: { loading: 'جارٍ تحميل سجل التدقيق…', failed: 'تعذّر تحميل سجل التدقيق' },
  source: { loading: 'جارٍ تحميل المصدر…', failed: 'تعذّر تحميل المصدر' },
  sources: { loading: 'جارٍ تحميل المصادر…', failed: 'تعذّر تحميل المصادر' },
  imports: { loading: 'جارٍ تحميل عمليات الاستيراد…', failed: 'تعذّر تحميل عمليات الاستيراد' },
  rows: { loading: 'جارٍ تحميل الصفوف…', failed: 'تعذّر تحميل الصفوف' },
  messages: { loading: 'جارٍ تحميل الرسائل…', failed: 'تعذّر تحميل الرسائل' },
  report: { loading: 'جارٍ تحميل البلاغ…', failed: 'تعذّر تحميل البلاغ' },
  appeals: { loading: 'جارٍ تحميل الاعتراضات…', failed: 'تعذّر تحميل الاعتراضات' },
  found: { loading: 'جارٍ البحث…', failed: 'تعذّر البحث' },
  reports: { loading: 'جارٍ تحميل البلاغات…', failed: 'تعذّر تحميل البلاغات' },
};
export const offlineHint = 'يُحمَّل حالما يعود الاتصال.';

export const countedProblems = pluralText({
  zero: 'لا مشكلات',
  one: 'مشكلة واحدة',
  two: 'مشكلتان',
  few: '# مشكلات',
  many: '# مشكلة',
  other: '# مشكلة',
});
