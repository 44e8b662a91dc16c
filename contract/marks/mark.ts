import { type } from '../type.ts';
import { defineCalls } from '../call.ts';
import { markedListing, seenListing, seenUser, userToUnmark } from '../call-targets.ts';
import { ListingSummary } from '../listings/listing.ts';
import { Roomie } from '../matching/calls.ts';
import { id, idList, instant, textUpTo } from '../primitives.ts';
import { markLimits } from './limits.ts';

/** A listing or roomie is a user's favorite, or hidden from their lists. Never both. */
const markKinds = ['favorite', 'hidden'] as const;
export type MarkKind = (typeof markKinds)[number];
const Mark = type({ mark: type.enumerated(...markKinds) });

const MarkedIds = type({ favorite: id.array(), hidden: id.array() });
/** Everything that a user marked, by id, newest first. */
export const Marks = type({ listings: MarkedIds, users: MarkedIds });
export type Marks = typeof Marks.infer;

const ChosenQuery = type({ ids: idList(markLimits.chosen) });

/**
 * What became of a listing that someone chose. `ended`: its last day is over, but its page stays.
 * `unavailable` tells nothing more: hidden, under review, or there never was one.
 */
export const chosenStates = [
  'offered',
  'ended',
  'unconfirmed',
  'paused',
  'filled',
  'deleted',
  'unavailable',
] as const;
const ChosenListing = type({
  id,
  state: type.enumerated(...chosenStates),
  /** While it is offered, or has ended. */
  listing: ListingSummary.or('null'),
  /** The title when I marked it, so that I recognize what is gone; null when I did not. */
  marked_title: 'string | null',
  marked_at: instant.or('null'),
  /** My private note about it; empty without a note. */
  note: 'string',
  /** When it changed, if it is a favorite that is not as I last saw it. */
  news_at: instant.or('null'),
});
export type ChosenListing = typeof ChosenListing.infer;

const ChosenUser = type({
  id,
  /** Null when I cannot find this roomie any more. */
  roomie: Roomie.or('null'),
});
export type ChosenUser = typeof ChosenUser.infer;

/** The marks of a visitor before signing in, newest first. */
export const VisitorMarks = type({
  favorite: id.array().atMostLength(markLimits.visitor),
  hidden: id.array().atMostLength(markLimits.visitor),
});
export type VisitorMarks = typeof VisitorMarks.infer;

/** Calls about favorites and what a user hid; part of calls.ts. */
export const markCalls = defineCalls({
  getMarks: {
    route: 'GET /api/marks',
    summary: 'The ids of my favorites, and of what I hid',
    access: 'user',
    answer: Marks,
  },
  mergeMarks: {
    route: 'POST /api/marks/merge',
    summary: 'Add what I marked before signing in; what my account has marked stays as it is',
    access: 'user',
    isIdempotent: true,
    problems: ['too_many_marks'],
    body: VisitorMarks,
  },
  markListing: {
    route: 'PUT /api/listings/{id}/mark',
    summary: 'Make a listing a favorite, or hide it from my searches',
    access: 'user',
    quota: 'marks',
    problems: ['gone', 'too_many_marks'],
    targets: [seenListing],
    body: Mark,
  },
  noteListing: {
    route: 'PUT /api/listings/{id}/note',
    summary: 'Note something about a favorite, for myself alone; what is no favorite keeps no note',
    access: 'user',
    quota: 'notes',
    targets: [{ kind: 'listing', for: {} }],
    body: type({ note: textUpTo(markLimits.note) }),
  },
  unmarkListing: {
    route: 'DELETE /api/listings/{id}/mark',
    summary: 'Take the mark off a listing',
    access: 'user',
    targets: [{ kind: 'listing', for: {} }],
  },
  markUser: {
    route: 'PUT /api/users/{id}/mark',
    summary: 'Make a roomie a favorite, or hide them from my list',
    access: 'user',
    quota: 'marks',
    problems: ['own_target', 'too_many_marks'],
    targets: [seenUser],
    body: Mark,
  },
  unmarkUser: {
    route: 'DELETE /api/users/{id}/mark',
    summary: 'Take the mark off a roomie',
    access: 'user',
    targets: [userToUnmark],
  },
});

/** The call for listings by their ids; part of calls.ts. */
export const chosenListingCalls = defineCalls({
  listChosenListings: {
    route: 'GET /api/listings/chosen',
    summary: 'Some listings by their ids, and what became of those that are not offered',
    access: 'anyone',
    targets: [markedListing],
    query: ChosenQuery,
    answer: type({ items: ChosenListing.array() }),
  },
});

/** The call for roomies by their ids; part of calls.ts. */
export const chosenUserCalls = defineCalls({
  listChosenUsers: {
    route: 'GET /api/users/chosen',
    summary: 'Some roomies by their ids',
    access: 'user',
    quota: 'searches',
    targets: [seenUser],
    query: ChosenQuery,
    answer: type({ items: ChosenUser.array() }),
  },
});
