import { type } from '../type.ts';
import { defineCalls } from '../call.ts';
import {
  ownInquiry,
  reportedListing,
  seenWantedPage,
  userToUnblock,
  userToBlock,
} from '../call-targets.ts';
import { limits } from '../limits.ts';
import { id, pageSchema, pageQuery, textUpTo } from '../primitives.ts';
import { reportKinds, reportReasons } from '../vocabulary.ts';

/** A report of something that administrators should look at. */
export const ReportForm = type({
  kind: type.enumerated(...reportKinds),
  id,
  reason: type.enumerated(...reportReasons),
  'details?': textUpTo(limits.report.details, `Use at most ${limits.report.details} characters`),
});
export type ReportForm = typeof ReportForm.infer;

const BlockedUser = type({
  id,
  first_name: 'string',
  profile_picture_url: 'string | null',
});
export const BlockedUserPage = type(pageSchema(BlockedUser.array()));
export type BlockedUserPage = typeof BlockedUserPage.infer;

/** The calls by which users report and block. */
export const safetyCalls = defineCalls({
  sendReport: {
    route: 'POST /api/reports',
    summary: 'Report a listing, a user, an inquiry or a wanted page to the administrators',
    access: 'user',
    isIdempotent: true,
    problems: ['not_found'],
    targets: [reportedListing, userToBlock, ownInquiry, seenWantedPage],
    body: ReportForm,
  },
  listBlockedUsers: {
    route: 'GET /api/blocks',
    summary: 'The users I blocked, newest first',
    access: 'user',
    query: type(pageQuery),
    answer: BlockedUserPage,
  },
  blockUser: {
    route: 'PUT /api/users/{id}/block',
    summary: 'Block a user: neither of us can see the other or write to them',
    access: 'user',
    problems: ['own_target'],
    targets: [userToBlock],
  },
  unblockUser: {
    route: 'DELETE /api/users/{id}/block',
    summary: 'Unblock a user',
    access: 'user',
    targets: [userToUnblock],
  },
});
