import { type } from 'arktype';
import { FitSummary } from './fit.ts';
import { limits } from '../limits.ts';
import { day, latitude, longitude, pageOf, pageQuery } from '../primitives.ts';
import { PublicUser } from '../users/user.ts';

/** One row of the list of roomies. */
export const Roomie = PublicUser.and({
  /** Null when the one who asks or this person has not answered anything. */
  fit: FitSummary.or('null'),
});
export type Roomie = typeof Roomie.infer;

export const RoomiePage = type({
  ...pageOf(Roomie.array()),
  /** The order of the list: newest too when by fit was asked for without answers of one's own. */
  sorted_by: "'fit' | 'newest'",
});
export type RoomiePage = typeof RoomiePage.infer;

const money = type('string.integer.parse').to(`0 <= number <= ${limits.monthlyRent.max}`);

/** Who did not say is left out by a filter on it. */
export const RoomieQuery = type({
  ...pageQuery,
  'lat?': type('string.numeric.parse').to(latitude),
  'lng?': type('string.numeric.parse').to(longitude),
  'radius_km?': type('string.numeric.parse').to(
    `${limits.radiusKm.min} <= number <= ${limits.radiusKm.max}`,
  ),
  /** People whose budget overlaps with this range; each end may be left open. */
  'budget_min?': money,
  'budget_max?': money,
  /** People who can move in on this day or before. */
  'move_in_by?': day,
  /** People who stay at least so many months. */
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
