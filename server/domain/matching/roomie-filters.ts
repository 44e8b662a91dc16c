import { limits } from '#contract/limits.ts';
import type { RoomieQuery } from '#contract/matching/calls.ts';
import { findable } from '#domain/users/public.ts';
import { fragment, join, type Fragment } from '#platform/database/sql.ts';

/** The filters of a list of roomies; null means no filter. */
export interface RoomieFilters {
  near: Near | null;
  /** The two budgets must overlap; in currency units per month. */
  budget: { min: number; max: number } | null;
  /** Day number since 1970: the roomie can move in by then. */
  moveInBy: number | null;
  stayMonths: number | null;
  noConflicts: boolean;
}

/**
 * A circle on a flat map around its center, which is off by a few thousandths within 100 km. Index
 * and SQL compute the same steps on the same numbers, so they always agree on who is inside. With
 * sines they would not, because libraries round them differently.
 */
interface Near {
  latitude: number;
  longitude: number;
  /** The length of a degree of longitude, relative to one of latitude. */
  longitudeScale: number;
  /** Square of the radius in degrees of latitude. */
  reach2: number;
}

const kilometresPerDegree = 111.195;
const dayMs = 86_400_000;

/** Filters of a query, as numbers. */
export function roomieFilters(query: RoomieQuery): RoomieFilters {
  const { lat, lng, radius_km: radiusKm = limits.radiusKm.default } = query;
  const { budget_min: min, budget_max: max } = query;
  return {
    near:
      lat === undefined || lng === undefined
        ? null
        : {
            latitude: lat,
            longitude: lng,
            longitudeScale: Math.cos((lat * Math.PI) / 180),
            reach2: (radiusKm / kilometresPerDegree) ** 2,
          },
    budget:
      min === undefined && max === undefined ? null : { min: min ?? 0, max: max ?? limits.id.max },
    moveInBy: query.move_in_by === undefined ? null : dayNumber(query.move_in_by),
    stayMonths: query.stay_months ?? null,
    noConflicts: query.no_conflicts === 'true',
  };
}

/** Days since 1970 of a day `YYYY-MM-DD`. */
const dayNumber = (day: string) => Date.parse(`${day}T00:00:00Z`) / dayMs;

/** All conditions on the users `u` of a list, except on their answers, as one SQL condition. */
export function userConditions(request: {
  viewerId: number;
  without: readonly number[];
  filters: RoomieFilters;
}): Fragment {
  const { viewerId, without } = request;
  const { near, budget, moveInBy, stayMonths } = request.filters;
  const conditions = [fragment`${findable} and u.id <> ${viewerId}::int`];
  if (without.length > 0) conditions.push(fragment`u.id <> all (${[...without]}::int[])`);
  if (budget) {
    conditions.push(fragment`coalesce(u.budget_min, u.budget_max) is not null
      and coalesce(u.budget_min, 0) <= ${budget.max}::int
      and coalesce(u.budget_max, 2147483647) >= ${budget.min}::int`);
  }
  if (moveInBy !== null) {
    conditions.push(fragment`u.move_in_from - date '1970-01-01' <= ${moveInBy}::int`);
  }
  if (stayMonths !== null) conditions.push(fragment`u.stay_months >= ${stayMonths}::int`);
  if (near) conditions.push(isNear(near));
  return join(conditions, fragment` and `);
}

/** Rounds as {@link hundredths} does, then computes the same steps as the index. */
function isNear({ latitude, longitude, longitudeScale, reach2 }: Near): Fragment {
  const north = fragment`(floor(u.latitude * 100 + 0.5) / 100 - ${latitude}::float8)`;
  const east = fragment`(floor(u.longitude * 100 + 0.5) / 100 - ${longitude}::float8)`;
  const around = fragment`(${east} + case when ${east} > 180 then -360 when ${east} < -180 then 360 else 0 end)`;
  const scaled = fragment`(${around} * ${longitudeScale}::float8)`;
  return fragment`${north} * ${north} + ${scaled} * ${scaled} <= ${reach2}::float8`;
}
