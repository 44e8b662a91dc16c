import type { StatementAction } from '#contract/vocabulary.ts';

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
  listing_deleted: 'غرف حُذفت',
  user_suspended: 'حسابات أُوقفت',
  warned: 'تحذيرات',
};
export const appeals = 'الاعتراضات';
export const upheld = 'قرارات أُيِّدت';
export const reversed = 'قرارات أُلغيت';
