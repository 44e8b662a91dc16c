import { type } from '../type.ts';
import { defineCalls } from '../call.ts';
import { limits } from '../limits.ts';
import { id, instant, pageSchema, pageQuery, requiredText } from '../primitives.ts';
import { ReportedListing, ReportedUser } from './moderation.ts';

/** An id; or for people the beginning of a name or a whole mail address, for the others words. */
export const AdminSearchQuery = type({
  ...pageQuery,
  q: requiredText(limits.search.max, {
    required: 'Write what to look for',
    max: 'That is more than fits',
  }),
});
export type AdminSearchQuery = typeof AdminSearchQuery.infer;

const FoundUser = ReportedUser.and({ email: 'string' });
export const FoundUserPage = type(pageSchema(FoundUser.array()));
export type FoundUserPage = typeof FoundUserPage.infer;

const FoundListing = ReportedListing.and({ owner: type({ id, first_name: 'string' }).or('null') });
export const FoundListingPage = type(pageSchema(FoundListing.array()));
export type FoundListingPage = typeof FoundListingPage.infer;

const FoundMessage = type({
  id,
  inquiry_id: id,
  /** The newest report of its inquiry. */
  report_id: id,
  /** Null once they deleted their account. */
  author: type({ id, first_name: 'string' }).or('null'),
  text: 'string',
  created_at: instant,
});
export const FoundMessagePage = type(pageSchema(FoundMessage.array()));
export type FoundMessagePage = typeof FoundMessagePage.infer;

/** The calls by which administrators look for somebody or something. The audit log has each. */
export const adminSearchCalls = defineCalls({
  searchUsersAsAdmin: {
    route: 'GET /api/admin/users',
    summary: 'Users by id, mail address or beginning of a name; recorded in the audit log',
    access: 'admin',
    query: AdminSearchQuery,
    answer: FoundUserPage,
  },
  searchListingsAsAdmin: {
    route: 'GET /api/admin/listings',
    summary: 'Listings in any status by id or words; recorded in the audit log',
    access: 'admin',
    query: AdminSearchQuery,
    answer: FoundListingPage,
  },
  searchReportedMessages: {
    route: 'GET /api/admin/messages',
    summary: 'Messages of reported inquiries by words; recorded in the audit log',
    access: 'admin',
    query: AdminSearchQuery,
    answer: FoundMessagePage,
  },
});
