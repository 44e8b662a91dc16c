import { type } from 'arktype';
import { limits } from '../limits.ts';
import { id, pageOf, textUpTo } from '../primitives.ts';
import { reportKinds, reportReasons } from '../vocabulary.ts';

/** Something that administrators should look at. */
export const ReportForm = type({
  kind: type.enumerated(...reportKinds),
  id,
  reason: type.enumerated(...reportReasons),
  'details?': textUpTo(limits.report.details, 'That is more than fits'),
});
export type ReportForm = typeof ReportForm.infer;

const BlockedUser = type({
  id,
  first_name: 'string',
  profile_picture_url: 'string | null',
});
export const BlockedPage = type(pageOf(BlockedUser.array()));
export type BlockedPage = typeof BlockedPage.infer;
