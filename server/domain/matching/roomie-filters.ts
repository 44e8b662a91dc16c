import { limits } from '#contract/limits.ts';
import type { RoomieQuery } from '#contract/matching/roomie.ts';

/** What a list of roomies is narrowed to; null where it is not. */
export interface RoomieFilters {
  near: Near | null;
  /** The budgets of the two must overlap; ends in currency units a month. */
  budget: { min: number; max: number } | null;
  /** Day number since 1970: able to move in by then. */
  moveInBy: number | null;
  stayMonths: number | null;
  noConflicts: boolean;
}

/**
 * A circle on a flat map around its centre: some thousandths off within 100 km. Index and SQL do the
 * same few steps on the same numbers, so they agree on who is inside to the last bit, which two
 * libraries' sines would not.
 */
interface Near {
  latitude: number;
  longitude: number;
  /** How much shorter a degree of longitude is here. */
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
export function dayNumber(day: string): number {
  return Date.parse(`${day}T00:00:00Z`) / dayMs;
}
