import { type } from '../type.ts';
import { defineCalls } from '../call.ts';
import { seenListing, seenUser } from '../call-targets.ts';
import { Habits, Preferences } from '../questionnaire/calls.ts';
import { limits } from '../limits.ts';
import {
  currencyCode,
  day,
  id,
  latitude,
  longitude,
  pageSchema,
  pageQuery,
} from '../primitives.ts';
import { PublicUser } from '../users/user.ts';
import { count, Fit, fitBase, FitSummary, ListingFit } from './fit.ts';

const HouseholdMember = type({
  id,
  first_name: 'string',
  profile_picture_url: 'string | null',
  is_owner: 'boolean',
  /** Null for myself, and when one of us has not answered anything. */
  fit: FitSummary.or('null'),
});
export type HouseholdMember = typeof HouseholdMember.infer;

/** The members of a household, as far as they said so and I may find them. */
export const Household = type({
  /** Whether the owner lives there. */
  owner_lives_there: 'boolean',
  /** Whether I joined it, as another than its owner. */
  is_member: 'boolean',
  /** The owner first, then who joined earlier. */
  members: HouseholdMember.array(),
  /**
   * The member of the least content pair with me, whose score is the household's: one with a
   * conflict, otherwise the one with the lowest score. Null when I live there myself, and when
   * nobody can be compared.
   */
  weakest_id: id.or('null'),
});
export type Household = typeof Household.infer;

/** GET /api/listings/{id}/fit: two scores, never combined. */
export const FitWithListing = type({
  listing: ListingFit,
  /** Null for external listings. */
  household: Household.or('null'),
});
export type FitWithListing = typeof FitWithListing.infer;

/** One row of the list of roomies. */
export const Roomie = PublicUser.and({
  /** Null when the signed-in user or this one has not answered anything. */
  fit: FitSummary.or('null'),
});
export type Roomie = typeof Roomie.infer;

const applied = 'boolean';

/**
 * What the viewer's own profile says, and whether this list is narrowed to it. Null where the
 * profile says nothing.
 */
export const OwnFilters = type({
  /** Around the viewer's area. */
  area: type({ name: 'string', radius_km: 'number', applied }).or('null'),
  /** A budget that overlaps with the viewer's. */
  budget: type({
    min: 'number | null',
    max: 'number | null',
    currency: 'string',
    applied,
  }).or('null'),
  /** A stay that overlaps with the viewer's. */
  dates: type({ from: day, stay_months: 'number | null', applied }).or('null'),
});
export type OwnFilters = typeof OwnFilters.infer;

export const RoomiePage = type({
  ...pageSchema(Roomie.array()),
  own_filters: OwnFilters,
  /** The currency that budgets are compared in, or would be with such a filter. */
  budget_currency: 'string',
  /**
   * The day of the exchange rates by which budgets in other currencies are compared. Null without
   * rates: then my own budget leaves out nobody with a budget in another currency, and a range of
   * the query everybody.
   */
  rates_day: day.or('null'),
  /**
   * The order of the list: newest also when fit was requested by a user without answers, and in a
   * large list while the server is not ready to compare.
   */
  sorted_by: "'fit' | 'newest'",
  /** Did the viewer answer any question? Until then there is no order by fit. */
  has_answers: 'boolean',
});
export type RoomiePage = typeof RoomiePage.infer;

const money = type('string.integer.parse').to(`0 <= number <= ${limits.id.max}`);

/**
 * A filter leaves out users who did not state the filtered field.
 *
 * A query without a place is about the viewer's own area, budget and dates. One with a place, or
 * with `everywhere`, says all it wants.
 */
export const RoomieQuery = type({
  ...pageQuery,
  'lat?': type('string.numeric.parse').to(latitude),
  'lng?': type('string.numeric.parse').to(longitude),
  'radius_km?': type('string.numeric.parse').to(
    `${limits.radiusKm.min} <= number <= ${limits.radiusKm.max}`,
  ),
  /** Users anywhere, not only around my area. */
  'everywhere?': "'true'",
  /**
   * Mine: leave out users whose budget does not overlap with mine. The default is mine around my
   * own area, otherwise any.
   */
  'budget?': "'mine' | 'any'",
  /** The same for the time of the stay. */
  'dates?': "'mine' | 'any'",
  /** Users whose budget overlaps with this range; each end may be left open. */
  'budget_min?': money,
  'budget_max?': money,
  /**
   * The currency of that range: by default that of the country of the place, around my area that of my budget.
   */
  'budget_currency?': currencyCode,
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

/** Rounded to a tenth of a degree, so that nobody can narrow down where someone looks. */
const NearbyQuery = type({
  lat: type('string.numeric.parse').to(latitude),
  lng: type('string.numeric.parse').to(longitude),
});

/** Unsaved answers. `habits` replaces all stored habits, `preferences` all stored preferences. */
export const FitPreviewRequest = type({
  'habits?': Habits,
  'preferences?': Preferences,
});
export type FitPreviewRequest = typeof FitPreviewRequest.infer;

/** Rank in my list, from 1; null beyond the first {@link limits.fit.top}. */
const rank = type('number.integer >= 1').or('null');

/**
 * The effect of a change. A match is a score of at least {@link limits.fit.matchScore} without conflict.
 */
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
export const matchingCalls = defineCalls({
  listUsers: {
    route: 'GET /api/users',
    summary: 'Other users, by Roomie Fit or newest first',
    access: 'user',
    quota: 'searches',
    query: RoomieQuery,
    answer: RoomiePage,
  },
  countUsersNear: {
    route: 'GET /api/users/nearby',
    summary: 'How many people look for a room around a place',
    access: 'anyone',
    requestLimit: 'nearby',
    query: NearbyQuery,
    answer: type({
      /** The number in tens, rounded down; null below ten, 1,000 also stands for more. */
      at_least: type(count).or('null'),
    }),
  },
  getUser: {
    route: 'GET /api/users/{id}',
    summary: 'One user',
    access: 'user',
    quota: 'profiles',
    targets: [seenUser],
    answer: PublicUser,
  },
  getUserFit: {
    route: 'GET /api/users/{id}/fit',
    summary: 'My Roomie Fit with a user, and why',
    access: 'user',
    quota: 'profiles',
    targets: [seenUser],
    answer: Fit,
  },
  previewFit: {
    route: 'POST /api/users/fit/preview',
    summary: 'Preview how other habits or preferences would change my list, without saving them',
    access: 'user',
    quota: 'searches',
    body: FitPreviewRequest,
    answer: FitPreview,
  },
  getListingFit: {
    route: 'GET /api/listings/{id}/fit',
    summary: 'How well a listing suits me, who lives there, and my Roomie Fit with each',
    access: 'user',
    targets: [seenListing],
    answer: FitWithListing,
  },
});
