import { limits } from '#contract/limits.ts';
import type { OwnFilters, RoomieQuery } from '#contract/matching/calls.ts';
import { flatMapAround, kilometresPerDegree, type FlatMap } from '#fit/flat-map.ts';
import { daysSinceEpoch, daysPerMonth } from '#fit/listing-fit.ts';
import { leftOut } from '#domain/marks/public.ts';
import {
  currencyBounds,
  type Bounds,
  type Comparison,
  type Pricing,
} from '#domain/money/public.ts';
import { findable } from '#domain/users/public.ts';

import { fragment, integer, join, type Fragment } from '#platform/database/sql.ts';
import type { Wishes } from './read-roomies.ts';
import { isOffered, wantedEnd } from './wanted-candidates.ts';

/** The filters of a list of roomies; null means no filter. */
export interface RoomieFilters {
  near: Near | null;
  budget: Budget | null;
  dates: Stay | null;
  /** Day number since 1970: the roomie can move in by then. */
  moveInBy: number | null;
  stayMonths: number | null;
  noConflicts: boolean;
  movesIn: MoveIn | null;
  wanted: Wanted | null;
}

/**
 * Who could move in on one of these days, in day numbers since 1970, or did not say when. Who could
 * move in earlier moves in today.
 */
export interface MoveIn {
  from: number;
  /** The first day after them. */
  until: number;
  today: number;
}

/** Who has a wanted page that is found today. */
export interface Wanted {
  today: number;
  /** Also those for owners with a fitting room: the other filters say what fits. */
  forOwners: boolean;
}

/**
 * The two budgets must overlap: by currency, the lowest and highest amounts of the viewer's or the
 * query's. `lenient` keeps those who did not state one, or in a currency that is not listed.
 */
export interface Budget {
  bounds: readonly Bounds[];
  lenient: boolean;
}

/**
 * The time the viewer looks for, in day numbers since 1970. The roomie's stay must overlap with it;
 * those who did not state when they can move in stay in.
 */
export interface Stay {
  from: number;
  /** The first day after it. */
  until: number;
  /** Who could move in earlier moves in today. */
  today: number;
}

/** A circle on the flat map around its center. Index and SQL always agree on who is inside. */
export interface Near extends FlatMap {
  /** Square of the radius in degrees of latitude. */
  reach2: number;
}

/** No filters at all. */
export const noFilters: RoomieFilters = {
  near: null,
  budget: null,
  dates: null,
  moveInBy: null,
  stayMonths: null,
  noConflicts: false,
  movesIn: null,
  wanted: null,
};

/** Which parts of the viewer's profile narrow the list that a query asks for. */
export function ownFilters(query: RoomieQuery, me: Wishes): OwnFilters {
  const { lat, everywhere, radius_km = limits.radiusKm.default } = query;
  const isAroundMe = lat === undefined && everywhere === undefined;
  const { budget = isAroundMe ? 'mine' : 'any', dates = isAroundMe ? 'mine' : 'any' } = query;
  const { budget_min: min, budget_max: max, budget_currency: currency } = me;
  const { move_in_from: from, stay_months } = me;
  const asksBudget = (query.budget_min ?? query.budget_max) !== undefined;
  const asksDates = (query.move_in_by ?? query.stay_months) !== undefined;
  return {
    area:
      me.latitude === null || me.longitude === null
        ? null
        : { name: me.area, radius_km, applied: isAroundMe },
    budget:
      currency === null ? null : { min, max, currency, applied: budget === 'mine' && !asksBudget },
    dates: from === null ? null : { from, stay_months, applied: dates === 'mine' && !asksDates },
  };
}

/** Filters of a query by this viewer, as numbers. `today` is a day in UTC. */
export function roomieFilters(
  query: RoomieQuery,
  me: Wishes,
  budgets: Comparison,
  own: OwnFilters,
  today: string,
): RoomieFilters {
  const { radius_km: radiusKm = limits.radiusKm.default } = query;
  const { lat, lng } = own.area?.applied ? { lat: me.latitude, lng: me.longitude } : query;
  const isSomewhere = typeof lat === 'number' && typeof lng === 'number';
  return {
    near: isSomewhere ? around(lat, lng, radiusKm) : null,
    budget: budgetFilter(query, own.budget, budgets),
    dates: own.dates?.applied ? toStay(own.dates, daysSinceEpoch(today)) : null,
    moveInBy: query.move_in_by === undefined ? null : daysSinceEpoch(query.move_in_by),
    stayMonths: query.stay_months ?? null,
    noConflicts: query.no_conflicts === 'true',
    movesIn: null,
    wanted: null,
  };
}

/** The users within a distance of a point. */
export const around = (latitude: number, longitude: number, radiusKm: number): Near => ({
  ...flatMapAround(latitude, longitude),
  reach2: (radiusKm / kilometresPerDegree) ** 2,
});

/**
 * The currency in which a list compares budgets: that of the viewer's budget where that narrows the
 * list, otherwise the chosen one or that of the place.
 */
export async function budgetCurrency(
  query: RoomieQuery,
  me: Wishes,
  own: OwnFilters,
  pricing: Pick<Pricing, 'compareFor'>,
): Promise<Comparison> {
  if (own.budget?.applied) return pricing.compareFor({ currency: own.budget.currency });
  const { lat, lng, budget_currency: chosen } = query;
  if (lat !== undefined) return pricing.compareFor({ currency: chosen, lat, lng });
  const mine = { lat: me.latitude ?? undefined, lng: me.longitude ?? undefined };
  return pricing.compareFor({ currency: chosen ?? me.budget_currency ?? undefined, ...mine });
}

function budgetFilter(
  query: RoomieQuery,
  own: OwnFilters['budget'],
  budgets: Comparison,
): RoomieFilters['budget'] {
  const { budget_min, budget_max } = query;
  const { min = null, max = null } = own?.applied ? own : { min: budget_min, max: budget_max };
  if (min === null && max === null) return null;
  const bounds = currencyBounds(budgets, min ?? 0, max ?? limits.id.max);
  return { bounds, lenient: own?.applied === true };
}

function toStay(dates: NonNullable<OwnFilters['dates']>, today: number): Stay {
  const { from: day, stay_months: months } = dates;
  const from = Math.max(daysSinceEpoch(day), today);
  return { from, until: months === null ? limits.id.max : from + months * daysPerMonth, today };
}

/** All conditions on the users `u` of a list, except on their answers, as one SQL condition. */
export function userConditions(request: {
  viewerId: number;
  without: readonly number[];
  filters: RoomieFilters;
}): Fragment {
  const { viewerId, without } = request;
  const { near, budget, dates, moveInBy, stayMonths, movesIn, wanted } = request.filters;
  const conditions = [fragment`${findable} and u.id <> ${viewerId}::int`];
  if (without.length > 0) conditions.push(fragment`u.id <> all (${[...without]}::int[])`);
  if (budget) {
    const { bounds, lenient } = budget;
    const at = fragment`array_position(${bounds.map(({ code }) => code)}::text[], u.budget_currency)`;
    const lows = fragment`(${bounds.map(({ low }) => low)}::int[])`;
    const highs = fragment`(${bounds.map(({ high }) => high)}::int[])`;
    // Null without a budget, and in a currency that cannot be compared.
    conditions.push(fragment`coalesce(coalesce(u.budget_min, 0) <= ${highs}[${at}]
      and coalesce(u.budget_max, 2147483647) >= ${lows}[${at}], ${lenient}::boolean)`);
  }
  if (dates) conditions.push(staysWith(dates));
  if (moveInBy !== null) {
    conditions.push(fragment`u.move_in_from - date '1970-01-01' <= ${moveInBy}::int`);
  }
  if (stayMonths !== null) conditions.push(fragment`u.stay_months >= ${stayMonths}::int`);
  if (movesIn) {
    const { from, until, today } = movesIn;
    const theirs = fragment`greatest(u.move_in_from - date '1970-01-01', ${today}::int)`;
    conditions.push(fragment`(u.move_in_from is null
      or ${theirs} between ${from}::int and ${until - 1}::int)`);
  }
  if (wanted) {
    const { today, forOwners } = wanted;
    conditions.push(fragment`exists (select from wanted_pages w where w.user_id = u.id
      and ${isOffered} and (${forOwners}::boolean or w.visibility <> 'owners')
      and ${wantedEnd} - date '1970-01-01' > ${today}::int)`);
  }
  if (near) conditions.push(isNear(near));
  return join(conditions, fragment` and `);
}

function staysWith({ from, until, today }: Stay): Fragment {
  const theirs = fragment`greatest(u.move_in_from - date '1970-01-01', ${today}::int)`;
  return fragment`(u.move_in_from is null or (${theirs} < ${until}::int and (u.stay_months is null
    or ${theirs} + u.stay_months * ${daysPerMonth}::int > ${from}::int)))`;
}

/** The center of a flat map, in numbers or in columns. */
type FlatPoint = { [Name in keyof FlatMap]: number | Fragment };

/** SQL: is the user `u` within the circle? Rounds as {@link hundredths} does. */
export function isNear(near: FlatPoint & { reach2: number }): Fragment {
  const rounded = {
    latitude: fragment`(floor(u.latitude * 100 + 0.5) / 100)`,
    longitude: fragment`(floor(u.longitude * 100 + 0.5) / 100)`,
  };
  return fragment`${squaredDegreesSql(near, rounded)} <= ${near.reach2}::float8`;
}

/**
 * SQL: how many others near the user of the row `me` came after a moment, as `/roomies` lists them
 * around that place. Nobody is near a user without an area.
 */
export function newRoomiesNear(userId: number, since: Fragment): Fragment {
  const near = isNear({
    latitude: fragment`me.latitude`,
    longitude: fragment`me.longitude`,
    longitudeScale: fragment`cos(radians(${atLeastTiny(fragment`me.latitude`)}))`,
    reach2: (limits.radiusKm.default / kilometresPerDegree) ** 2,
  });
  return fragment`(select count(*) from (
    select from users u where u.created_at > ${since} and ${findable} and u.id <> me.id
      and me.latitude is not null and ${near} and u.id not in (${leftOut(userId)})
    limit ${integer(limits.countedItems)}) new_roomies)`;
}

/**
 * SQL: the size of a number of degrees, at least so much that no product is too small for a number,
 * which PostgreSQL refuses. So little is lost in any sum with the distance to another point.
 */
const atLeastTiny = (degrees: Fragment): Fragment =>
  // Not greatest(), which takes the other number for one that is unknown.
  fragment`case when abs(${degrees}) < 1e-12 then 1e-12 else abs(${degrees}) end`;

/** SQL: the steps of `squaredDegrees` in `fit/flat-map.ts`, on the same numbers. */
export function squaredDegreesSql(
  { latitude, longitude, longitudeScale }: FlatPoint,
  point: { latitude: Fragment; longitude: Fragment },
): Fragment {
  const north = fragment`(${atLeastTiny(fragment`${point.latitude} - ${latitude}::float8`)})`;
  const east = fragment`(${point.longitude} - ${longitude}::float8)`;
  const around = fragment`(${east} + case when ${east} > 180 then -360 when ${east} < -180 then 360 else 0 end)`;
  const scaled = fragment`((${atLeastTiny(around)}) * ${longitudeScale}::float8)`;
  return fragment`(${north} * ${north} + ${scaled} * ${scaled})`;
}
