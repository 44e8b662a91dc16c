import type { ReactNode } from 'react';
import type { AuditEventName, AuditTargetKind } from '#contract/audit/audit-events.ts';
import type { Report } from '#contract/moderation/moderation.ts';
import { rich } from '../rich.ts';
import { formatNumber } from './format.ts';
import { plural } from './plural.ts';

export const lede = 'كل تغيير أجراه المشرفون. لا يستطيع RoomieRadar إلا الإضافة إلى هذا السجل.';
export const event = 'الإجراء';
export const allEvents = 'كل الإجراءات';
export const onlyBy = ({ name }: { name: ReactNode }) => rich`إجراءات ${name} فقط`;
export const onlyByNumber = ({ id }: { id: string }) => `إجراءات المشرف ${id} فقط`;
export const noEvents = 'لا إجراءات';
export const noEventsHint = 'لا شيء يطابق عامل التصفية هذا.';
export const events = 'إجراءات السجل';

export const eventLabels: Record<AuditEventName, string> = {
  'listing.hidden': 'إخفاء غرفة',
  'listing.shown': 'إظهار غرفة من جديد',
  'listing.deleted': 'حذف غرف',
  'listing.added': 'إضافة غرفة خارجية',
  'listing.held': 'إعادة غرف خارجية إلى المراجعة',
  'listing.published': 'نشر غرف خارجية',
  'listing.rejected': 'رفض غرف خارجية',
  'listing.changed': 'تعديل غرفة خارجية',
  'wanted.hidden': 'إخفاء إعلان بحث',
  'wanted.shown': 'إظهار إعلان بحث من جديد',
  'user.suspended': 'إيقاف شريك سكن',
  'user.reinstated': 'إنهاء إيقاف شريك سكن',
  'user.searched': 'البحث عن أشخاص',
  'listing.searched': 'البحث عن غرف',
  'inquiry.searched': 'البحث في الرسائل المبلغ عنها',
  'inquiry.read': 'قراءة استفسار مبلَّغ عنه',
  'report.resolved': 'حلّ بلاغ',
  'report.dismissed': 'رفض بلاغ',
  'report.reopened': 'إعادة فتح بلاغ',
  'appeal.upheld': 'تأييد قرار',
  'appeal.reversed': 'إلغاء قرار',
  'source.created': 'إضافة مصدر',
  'source.changed': 'تعديل مصدر',
  'source.deleted': 'حذف مصدر',
  'source.fetched': 'جلب ملف من مصدر',
  'import.started': 'بدء عملية استيراد',
  'import.cancelled': 'إلغاء عملية استيراد',
  'import.resumed': 'استئناف عملية استيراد',
  'job.run': 'تشغيل مهمة مرة أخرى',
};

// Nouns after the name: verbs would have its gender.
export const sentences: Record<
  AuditEventName,
  (given: { name: ReactNode; target: ReactNode }) => ReactNode
> = {
  'listing.hidden': ({ name, target }) => rich`${name}: إخفاء ${target}`,
  'listing.shown': ({ name, target }) => rich`${name}: إظهار ${target} من جديد`,
  'listing.deleted': ({ name, target }) => rich`${name}: حذف ${target}`,
  'listing.added': ({ name, target }) => rich`${name}: إضافة ${target}`,
  'listing.held': ({ name, target }) => rich`${name}: إعادة ${target} إلى المراجعة`,
  'listing.published': ({ name, target }) => rich`${name}: نشر ${target}`,
  'listing.rejected': ({ name, target }) => rich`${name}: رفض ${target}`,
  'listing.changed': ({ name, target }) => rich`${name}: تعديل ${target}`,
  'wanted.hidden': ({ name, target }) => rich`${name}: إخفاء ${target}`,
  'wanted.shown': ({ name, target }) => rich`${name}: إظهار ${target} من جديد`,
  'user.suspended': ({ name, target }) => rich`${name}: إيقاف ${target}`,
  'user.reinstated': ({ name, target }) => rich`${name}: إنهاء إيقاف ${target}`,
  'user.searched': ({ name }) => rich`${name}: البحث عن أشخاص`,
  'listing.searched': ({ name }) => rich`${name}: البحث عن غرف`,
  'inquiry.searched': ({ name }) => rich`${name}: البحث في الرسائل المبلغ عنها`,
  'inquiry.read': ({ name, target }) => rich`${name}: قراءة ${target}`,
  'report.resolved': ({ name, target }) => rich`${name}: حلّ ${target}`,
  'report.dismissed': ({ name, target }) => rich`${name}: رفض ${target}`,
  'report.reopened': ({ name, target }) => rich`${name}: إعادة فتح ${target}`,
  'appeal.upheld': ({ name, target }) => rich`${name}: تأييد القرار بشأن ${target}`,
  'appeal.reversed': ({ name, target }) => rich`${name}: إلغاء القرار بشأن ${target}`,
  'source.created': ({ name, target }) => rich`${name}: إضافة ${target}`,
  'source.changed': ({ name, target }) => rich`${name}: تعديل ${target}`,
  'source.deleted': ({ name, target }) => rich`${name}: حذف ${target}`,
  'source.fetched': ({ name, target }) => rich`${name}: جلب ملف من ${target}`,
  'import.started': ({ name, target }) => rich`${name}: بدء ${target}`,
  'import.cancelled': ({ name, target }) => rich`${name}: إلغاء ${target}`,
  'import.resumed': ({ name, target }) => rich`${name}: استئناف ${target}`,
  'job.run': ({ name, target }) => rich`${name}: تشغيل ${target} مرة أخرى`,
};
export const namedTargets: Record<
  AuditTargetKind,
  (given: { id: string; label: ReactNode }) => ReactNode
> = {
  listing: ({ id, label }) => rich`«${label}» (الغرفة ${id})`,
  user: ({ id, label }) => rich`حساب «${label}» (شريك السكن ${id})`,
  inquiry: ({ id, label }) => rich`«${label}» (الاستفسار ${id})`,
  wanted: ({ id, label }) => rich`«${label}» (إعلان البحث ${id})`,
  report: ({ id, label }) => rich`«${label}» (البلاغ ${id})`,
  source: ({ id, label }) => rich`«${label}» (المصدر ${id})`,
  import: ({ id, label }) => rich`الاستيراد من «${label}» (العملية ${id})`,
  job: ({ id, label }) => rich`المهمة «${label}» (${id})`,
};
export const unnamedTargets: Record<AuditTargetKind, (given: { id: string }) => string> = {
  listing: ({ id }) => `الغرفة ${id}`,
  user: ({ id }) => `حساب شريك السكن ${id}`,
  inquiry: ({ id }) => `الاستفسار ${id}`,
  wanted: ({ id }) => `إعلان البحث ${id}`,
  report: ({ id }) => `البلاغ ${id}`,
  source: ({ id }) => `المصدر ${id}`,
  import: ({ id }) => `عملية الاستيراد ${id}`,
  job: ({ id }) => `المهمة ${id}`,
};
export const externalRooms = 'غرف خارجية';

export const details: Record<
  | 'count'
  | 'ids'
  | 'q'
  | 'source'
  | 'fields'
  | 'page'
  | 'report_id'
  | 'owner_id'
  | 'statement_id'
  | 'reports'
  | 'removed'
  | 'warned',
  (given: { value: string }) => string
> = {
  count: ({ value }) => `العدد: ${value}`,
  ids: ({ value }) => `الأرقام: ${value}`,
  q: ({ value }) => `البحث: ${value}`,
  source: ({ value }) => `المصدر: ${value}`,
  fields: ({ value }) => `الحقول: ${value}`,
  page: ({ value }) => `الصفحة ${value}`,
  report_id: ({ value }) => `بسبب البلاغ ${value}`,
  owner_id: ({ value }) => `صاحب الإعلان: الحساب ${value}`,
  statement_id: ({ value }) => `بيان الأسباب ${value}`,
  removed: ({ value }) => `الرسائل المزالة: ${value}`,
  warned: ({ value }) => `عدد من نُبِّهوا: ${value}`,
  reports: ({ value }) => `البلاغات: ${value}`,
};
export const aboutTargets: Record<Report['kind'], (given: { id: string }) => string> = {
  listing: ({ id }) => `عن الغرفة ${id}`,
  user: ({ id }) => `عن شريك السكن ${id}`,
  inquiry: ({ id }) => `عن الاستفسار ${id}`,
  wanted: ({ id }) => `عن إعلان البحث ${id}`,
};
export const filters = {
  status: {
    pending: 'الحالة: قيد المراجعة',
    published: 'الحالة: منشورة',
    rejected: 'الحالة: مرفوضة',
  },
  problems: 'فيها مشكلات',
  duplicate: 'مكررة',
  gone: 'لم تعد في مصدرها',
};
export const andMore = ({ listed, count }: { listed: string; count: number }) =>
  plural(count, {
    zero: listed,
    one: `${listed} وواحد آخر`,
    two: `${listed} واثنان آخران`,
    few: `${listed} و${formatNumber(count)} أخرى`,
    many: `${listed} و${formatNumber(count)} أخرى`,
    other: `${listed} و${formatNumber(count)} أخرى`,
  });
