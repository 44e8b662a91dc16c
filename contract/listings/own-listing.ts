import { type } from '../type.ts';
import { defineCalls } from '../call.ts';
import { offeredListing, ownListing } from '../call-targets.ts';
import { instant, pageSchema, pageQuery } from '../primitives.ts';
import { listingStatuses } from '../vocabulary.ts';
import { Listing, ListingSummary } from './listing.ts';

/** Suggestions that make a listing better, the most useful first. */
export const listingSuggestions = [
  'add_location',
  'add_images',
  'describe_more',
  'say_when_free',
  'say_bills',
  'say_house_rules',
  'say_amenities',
] as const;
export type ListingSuggestion = (typeof listingSuggestions)[number];

const count = 'number.integer >= 0';

/** One of the viewer's listings, with how it fares. */
export const OwnListing = ListingSummary.and({
  /** Visits within 30 days, at most one per network and day; the owner's do not count. */
  views: count,
  /** Inquiries about it in all. */
  inquiries: count,
  /** The inquiries that wait for an answer. */
  open_inquiries: count,
  /** Is its last day over? Searches leave it out then. */
  has_ended: 'boolean',
  last_confirmed_at: instant,
  /** Was it last confirmed so long ago that searches leave it out? */
  is_unconfirmed: 'boolean',
  suggestions: type.enumerated(...listingSuggestions).array(),
});
export type OwnListing = typeof OwnListing.infer;

export const OwnListingPage = type(pageSchema(OwnListing.array()));
export type OwnListingPage = typeof OwnListingPage.infer;

/** The calls of an owner about their listings; part of calls.ts. */
export const ownListingCalls = defineCalls({
  listOwnListings: {
    route: 'GET /api/users/listings',
    summary: 'The signed-in user’s listings: first what needs its owner, then the newest',
    access: 'user',
    query: type(pageQuery),
    answer: OwnListingPage,
  },
  changeListingStatus: {
    route: 'PUT /api/listings/{id}/status',
    summary: 'Pause my listing, offer it again, or mark it as filled',
    access: 'user',
    changesPublic: true,
    version: 'answered',
    problems: ['forbidden', 'gone', 'too_many_listings'],
    targets: [ownListing],
    body: type({ status: type.enumerated(...listingStatuses) }),
    answer: Listing,
  },
  countListingView: {
    route: 'POST /api/listings/{id}/views',
    summary: 'Count that somebody looks at a listing',
    access: 'anyone',
    requestLimit: 'views',
    problems: ['gone'],
    targets: [offeredListing],
  },
});
