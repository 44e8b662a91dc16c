import type { Call } from '../call.ts';
import { seenListing, seenUser } from '../call-targets.ts';
import { byId, day, instant } from '../primitives.ts';
import { type } from '../type.ts';

/*
 * What we know of a listing and of who offers it: facts with their dates, each of which everyone may
 * see. It is an allow-list: nothing else of the tables behind it gets out.
 */

const count = type('number.integer >= 0');

/** How fast a user usually answers. */
export const AnswerTime = type({
  /** At least half of those who wrote had an answer by then. */
  within_hours: type('number.integer > 0'),
  /** From answers to so many people. */
  answers: count,
  counted_on: day,
});

/** What we know of a user. */
export const UserLedger = type({
  /** When their e-mail address was first confirmed, by the service that they sign in with. */
  member_since: day,
  /** Null where there are too few answers, or they come too late to name a time. */
  answer_time: AnswerTime.or('null'),
  /**
   * Where they have an e-mail address, as they showed by a code, with the name of a university that
   * has the domain; null without one.
   */
  organization: type({ domain: 'string', university: 'string | null', confirmed_on: day }).or(
    'null',
  ),
  /** Decisions about them or their rooms that stood, after appeals. */
  upheld_reports: type({ count, last_on: day.or('null') }),
});
export type UserLedger = typeof UserLedger.infer;

/** The rent compared with those of other rooms of the same kind around it. */
export const RentComparison = type({
  /** By how much it is above the median, in percent; below it when negative. */
  percent: 'number.integer',
  median: count,
  currency: 'string',
  /** Of so many other rooms. */
  rents: count,
  within_km: count,
});

export const ListingLedger = type({
  last_confirmed_at: instant,
  /** Null for a listing from another site. */
  owner: UserLedger.or('null'),
  /** Only while each was compared with all photos of other owners, and none is the same. */
  photos: type({ count, compared_on: day }).or('null'),
  /** Null without its place or kind, and where there are too few rooms. */
  rent: RentComparison.or('null'),
});
export type ListingLedger = typeof ListingLedger.infer;

/** The calls for ledgers; part of calls.ts. */
export const ledgerCalls = {
  getListingLedger: {
    summary: 'What we know of a listing, with dates',
    access: 'anyone',
    targets: [seenListing],
    status: 200,
    params: byId,
    answer: ListingLedger,
  },
  getUserLedger: {
    summary: 'What we know of a user, with dates',
    access: 'user',
    targets: [seenUser],
    status: 200,
    params: byId,
    answer: UserLedger,
  },
} as const satisfies Record<string, Call>;
