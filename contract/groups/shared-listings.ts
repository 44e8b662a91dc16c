import { type } from '../type.ts';
import { voteNoteMax, votes } from '../applicants/votes.ts';
import type { Call } from '../call.ts';
import { ownGroup } from '../call-targets.ts';
import { count, fitBase } from '../matching/calls.ts';
import { byId, id, idInPath, instant, pageQuery, pageSchema, textUpTo } from '../primitives.ts';

/** What a member thinks of a listing that the group considers, and why. */
const GroupVote = type({
  is_mine: 'boolean',
  /** Null for who cannot be shown. */
  first_name: 'string | null',
  vote: type.enumerated(...votes),
  note: 'string',
  updated_at: instant,
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
});
export type GroupListing = typeof GroupListing.infer;

export const GroupListingPage = type(pageSchema(GroupListing.array()));
export type GroupListingPage = typeof GroupListingPage.infer;

const listingInGroup = type({ id: idInPath, listing_id: idInPath });

/** The calls about listings that a group considers; part of calls.ts. */
export const sharedListingCalls = {
  listGroupListings: {
    method: 'GET',
    path: '/api/groups/{id}/listings',
    summary: 'What my group considers: no conflict first, then the best for its least content pair',
    access: 'user',
    targets: [ownGroup],
    status: 200,
    params: byId,
    query: type(pageQuery),
    answer: GroupListingPage,
  },
  shareListing: {
    method: 'PUT',
    path: '/api/groups/{id}/listings/{listing_id}',
    summary: 'Show a listing to my group',
    access: 'user',
    quota: 'groupChanges',
    problems: ['gone', 'too_many_group_listings'],
    targets: [ownGroup],
    status: 204,
    params: listingInGroup,
  },
  unshareListing: {
    method: 'DELETE',
    path: '/api/groups/{id}/listings/{listing_id}',
    summary: 'Take a listing off what my group considers, with the votes on it',
    access: 'user',
    problems: ['transition_refused'],
    targets: [ownGroup],
    status: 204,
    params: listingInGroup,
  },
  voteOnListing: {
    method: 'PUT',
    path: '/api/groups/{id}/listings/{listing_id}/vote',
    summary: 'Tell my group what I think of a listing, or take that back',
    access: 'user',
    quota: 'votes',
    problems: ['not_found'],
    targets: [ownGroup],
    status: 204,
    params: listingInGroup,
    body: GroupVoteForm,
  },
} as const satisfies Record<string, Call>;
