import { type } from 'arktype';
import { limits } from './limits.ts';
import { id, instant, pageOf, textUpTo } from './primitives.ts';
import { reportKinds, reportReasons } from './vocabulary.ts';

/** Something that administrators should look at. */
export const ReportForm = type({
  kind: type.enumerated(...reportKinds),
  id,
  reason: type.enumerated(...reportReasons),
  'details?': textUpTo(limits.report.details, 'That is more than fits'),
});
export type ReportForm = typeof ReportForm.infer;

/** A report as administrators read it. */
const Report = type({
  id,
  kind: type.enumerated(...reportKinds),
  /** Number of the room, person or inquiry, which may be gone. */
  thing_id: id,
  reason: type.enumerated(...reportReasons),
  details: 'string',
  /** Who reported it; null once they deleted their account. */
  reporter_id: id.or('null'),
  created_at: instant,
});
export const ReportPage = type(pageOf(Report.array()));
export type ReportPage = typeof ReportPage.infer;

const BlockedPerson = type({
  id,
  first_name: 'string',
  profile_picture_url: 'string | null',
});
export const BlockedPage = type(pageOf(BlockedPerson.array()));
export type BlockedPage = typeof BlockedPage.infer;
