import { defineCalls } from '../call.ts';
import { seenListing, seenUser } from '../call-targets.ts';
import { currencyCode, day, instant, latitude, longitude } from '../primitives.ts';
import { type } from '../type.ts';
import { roomTypes } from '../vocabulary.ts';

/*
 * What we know of a listing and of who offers it: facts with their dates, each of which everyone may
 * see. It is an allow-list: nothing else of the tables behind it gets out.
 */

const count = type('number.integer >= 0');

/** How fast a user usually answers. */
export const AnswerTime = type({
  /** At least half of those who wrote had an answer by then. */
  within_hours: type('number.integer > 0'),
  /** The number of people whose answers were counted. */
  answers: count,
  counted_on: day,
});

/** The evidence about a user. */
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

const nearby = {
  median: count,
  currency: 'string',
  /** The number of other rooms that were compared. */
  rents: count,
  within_km: count,
} as const;

/** The rents of other rooms of a kind around a place, by month with the bills that they state. */
export const RentsNearby = type(nearby);
export type RentsNearby = typeof RentsNearby.infer;

/** The rent compared with those of other rooms of the same kind around it. */
export const RentComparison = type({
  ...nearby,
  /** By how much it is above the median, in percent; below it when negative. */
  percent: 'number.integer',
});
export type RentComparison = typeof RentComparison.infer;

export const RentsNearbyQuery = type({
  lat: type('string.numeric.parse').to(latitude),
  lng: type('string.numeric.parse').to(longitude),
  room_type: type.enumerated(...roomTypes),
  /** The default is that of the place. */
  'currency?': currencyCode,
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
export const ledgerCalls = defineCalls({
  getRentsNearby: {
    route: 'GET /api/listings/rents',
    summary: 'What other rooms of a kind cost around a place, but those of the viewer',
    access: 'user',
    quota: 'searches',
    query: RentsNearbyQuery,
    /** Null where there are too few. */
    answer: type({ rents: RentsNearby.or('null') }),
  },
  getListingLedger: {
    route: 'GET /api/listings/{id}/ledger',
    summary: 'What we know of a listing, with dates',
    access: 'anyone',
    problems: ['gone'],
    targets: [seenListing],
    answer: ListingLedger,
  },
  getUserLedger: {
    route: 'GET /api/users/{id}/ledger',
    summary: 'What we know of a user, with dates',
    access: 'user',
    quota: 'profiles',
    targets: [seenUser],
    answer: UserLedger,
  },
});
