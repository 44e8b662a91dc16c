import { type } from '../type.ts';
import { voteNoteMax, votes } from '../applicants/votes.ts';
import { defineCalls } from '../call.ts';
import { ownGroup } from '../call-targets.ts';
import { limits } from '../limits.ts';
import { count, fitBase } from '../matching/fit.ts';
import { chosenStates } from '../marks/mark.ts';
import { ListingOffer } from '../news/news.ts';
import { currencyCode, id, instant, pageQuery, pageSchema, textUpTo } from '../primitives.ts';

/** What a member thinks of a listing that the group considers, and why. */
const GroupVote = type({
  is_mine: 'boolean',
  /** Null for who cannot be shown. */
  first_name: 'string | null',
  vote: type.enumerated(...votes),
  note: 'string',
  updated_at: instant,
  /** It is of another one, and came or changed since I last looked at the listing in the group. */
  is_new: 'boolean',
});
export type GroupVote = typeof GroupVote.infer;

/** Null takes the vote back, with its note. */
export const GroupVoteForm = type({
  vote: type.enumerated(...votes).or('null'),
  note: textUpTo(voteNoteMax),
});
export type GroupVoteForm = typeof GroupVoteForm.infer;

/** A listing that the members of a group show each other; listChosenListings has its card. */
const GroupListing = type({
  listing_id: id,
  /** When it was shown, so that we recognize what is gone. */
  title: 'string',
  /** The first name of who showed it; null once they left or cannot be shown. */
  added_by: 'string | null',
  added_at: instant,
  /** Whether I may take it off: I showed it, or I lead the group. */
  can_remove: 'boolean',
  /**
   * The least content pair of somebody in the group and somebody who lives there; null when nobody
   * can be compared.
   */
  fit: type({ score: fitBase.score, conflicts: count }).or('null'),
  /** Mine first. */
  votes: GroupVote.array(),
  /**
   * The first names of the others who have seen it, by when they first did: who opened it from the
   * group or voted on it. Without who showed it, and those who left or cannot be shown.
   */
  seen_by: 'string[]',
  /** Another one showed it since I last looked at what the group considers. */
  is_new: 'boolean',
  now: ListingOffer,
  /** As I last saw it in the group; null when it is new to me, or still like that. */
  was: ListingOffer.or('null'),
  /** Counts what members do about it; for {@link GroupLook}. */
  revision: count,
});
export type GroupListing = typeof GroupListing.infer;

export const GroupListingPage = type(pageSchema(GroupListing.array()));
export type GroupListingPage = typeof GroupListingPage.infer;

const amount = type(`0 <= number.integer <= ${limits.id.max}`);

/** What I saw of what a group considers. What differs from it later is new to me. */
const GroupLook = type({
  listings: type({
    listing_id: id,
    revision: amount,
    state: type.enumerated(...chosenStates),
    total: amount.or('null'),
    currency: currencyCode.or('null'),
  })
    .array()
    .atMostLength(limits.page.maxSize),
});
export type GroupLook = typeof GroupLook.infer;

/** The calls about listings that a group considers; part of calls.ts. */
export const sharedListingCalls = defineCalls({
  listGroupListings: {
    route: 'GET /api/groups/{id}/listings',
    summary: 'What my group considers: no conflict first, then the best for its least content pair',
    access: 'user',
    targets: [ownGroup],
    query: type(pageQuery),
    answer: GroupListingPage,
  },
  shareListing: {
    route: 'PUT /api/groups/{id}/listings/{listing_id}',
    summary: 'Show a listing to my group',
    access: 'user',
    quota: 'groupChanges',
    problems: ['gone', 'too_many_group_listings'],
    targets: [ownGroup],
  },
  unshareListing: {
    route: 'DELETE /api/groups/{id}/listings/{listing_id}',
    summary: 'Take a listing off what my group considers, with the votes on it',
    access: 'user',
    problems: ['transition_refused'],
    targets: [ownGroup],
  },
  voteOnListing: {
    route: 'PUT /api/groups/{id}/listings/{listing_id}/vote',
    summary: 'Tell my group what I think of a listing, or take that back',
    access: 'user',
    quota: 'votes',
    problems: ['not_found'],
    targets: [ownGroup],
    body: GroupVoteForm,
  },
  openSharedListing: {
    route: 'PUT /api/groups/{id}/listings/{listing_id}/seen',
    summary: 'Tell my group that I opened a listing that it considers',
    access: 'user',
    quota: 'groupLooks',
    targets: [ownGroup],
  },
  lookAtGroupListings: {
    route: 'PUT /api/groups/{id}/look',
    summary: 'Note for myself what I saw of what my group considers',
    access: 'user',
    quota: 'groupLooks',
    targets: [ownGroup],
    body: GroupLook,
  },
});
