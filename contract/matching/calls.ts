import { type } from 'arktype';
import type { Call } from '../call.ts';
import { Habits, Preferences } from '../questionnaire/calls.ts';
import { count, Fit, fitBase, FitSummary, FitWithListing } from './fit.ts';
import { limits } from '../limits.ts';
import { byId, day, id, latitude, longitude, pageOf, pageQuery } from '../primitives.ts';
import { PublicUser } from '../users/user.ts';

/** One row of the list of roomies. */
export const Roomie = PublicUser.and({
  /** Null when the signed-in user or this one has not answered anything. */
  fit: FitSummary.or('null'),
});
export type Roomie = typeof Roomie.infer;

export const RoomiePage = type({
  ...pageOf(Roomie.array()),
  /** The order of the list: newest also when fit was requested by a user without answers. */
  sorted_by: "'fit' | 'newest'",
});
export type RoomiePage = typeof RoomiePage.infer;

const money = type('string.integer.parse').to(`0 <= number <= ${limits.monthlyRent.max}`);

/** A filter leaves out users who did not fill in what it is about. */
export const RoomieQuery = type({
  ...pageQuery,
  'lat?': type('string.numeric.parse').to(latitude),
  'lng?': type('string.numeric.parse').to(longitude),
  'radius_km?': type('string.numeric.parse').to(
    `${limits.radiusKm.min} <= number <= ${limits.radiusKm.max}`,
  ),
  /** Users whose budget overlaps with this range; each end may be left open. */
  'budget_min?': money,
  'budget_max?': money,
  /** Users who can move in on this day or before. */
  'move_in_by?': day,
  /** Users who stay at least so many months. */
  'stay_months?': type('string.integer.parse').to('1 <= number <= 120'),
  'no_conflicts?': "'true'",
  'sort?': "'fit' | 'newest'",
}).narrow(
  (query, ctx) =>
    (query.lat === undefined) === (query.lng === undefined) ||
    ctx.reject({ message: 'lat and lng belong together', path: ['lng'] }),
);
/** `radius_km` defaults to {@link limits.radiusKm}; `sort` to fit. */
export type RoomieQuery = typeof RoomieQuery.infer;

/** Unsaved answers: what is given replaces all stored habits or preferences. */
export const FitPreviewRequest = type({
  'habits?': Habits,
  'preferences?': Preferences,
});
export type FitPreviewRequest = typeof FitPreviewRequest.infer;

/** Rank in my list, from 1; null beyond the first {@link limits.fit.top}. */
const rank = type('number.integer >= 1').or('null');

/** What the change would do. A match is a score of at least {@link limits.fit.match} without conflict. */
export const FitPreview = type({
  matches_before: count,
  matches_after: count,
  /** Users in the first ranks before or after whose score or rank changes, best after first. */
  changes: type({
    user: { id, first_name: 'string', profile_picture_url: 'string | null' },
    score_before: fitBase.score,
    score_after: fitBase.score,
    rank_before: rank,
    rank_after: rank,
  }).array(),
});
export type FitPreview = typeof FitPreview.infer;

/** Calls about other users, and how well they and listings fit the signed-in user. */
export const matchingCalls = {
  listUsers: {
    summary: 'Roomies, by how well we fit or the newest first',
    access: 'user',
    status: 200,
    query: RoomieQuery,
    answer: RoomiePage,
  },
  getUser: { summary: 'One roomie', access: 'user', status: 200, params: byId, answer: PublicUser },
  getUserFit: {
    summary: 'How well I fit with a roomie, and why',
    access: 'user',
    status: 200,
    params: byId,
    answer: Fit,
  },
  previewFit: {
    summary: 'What other habits or preferences of mine would change, without saving them',
    access: 'user',
    status: 200,
    body: FitPreviewRequest,
    answer: FitPreview,
  },
  getListingFit: {
    summary: 'How well a room suits me, and how well I fit with its owner',
    access: 'user',
    status: 200,
    params: byId,
    answer: FitWithListing,
  },
} as const satisfies Record<string, Call>;
