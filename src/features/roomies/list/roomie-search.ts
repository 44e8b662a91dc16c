import { type } from '#contract/type.ts';
import { limits } from '#contract/limits.ts';
import { readAmount } from '#contract/labels/amount.ts';
import { day, latitude, longitude } from '#contract/primitives.ts';
import type { RoomieQuery } from '#contract/matching/calls.ts';

/** The search as the address of /roomies holds it. */
export interface RoomieSearch {
  /** What the picked town is called; the words alone find nothing. */
  place?: string;
  lat?: number;
  lng?: number;
  radius_km?: number;
  budget_min?: number;
  budget_max?: number;
  move_in_by?: string;
  stay_months?: number;
  no_conflicts?: true;
  sort?: 'newest';
  page?: number;
}

const whole = (min: number, max: number) =>
  type('string.integer.parse').to(`${min} <= number <= ${max}`);
const budget = whole(limits.monthlyRent.min, limits.monthlyRent.max);

const fields = {
  place: type(`1 <= string <= ${limits.area.max}`),
  lat: type('string.numeric.parse').to(latitude),
  lng: type('string.numeric.parse').to(longitude),
  radius_km: whole(1, limits.radiusKm.max),
  budget_min: budget,
  budget_max: budget,
  move_in_by: day,
  stay_months: whole(limits.stayMonths.min, limits.stayMonths.max),
  no_conflicts: type("'true'"),
  sort: type("'newest'"),
  page: whole(2, limits.countedItems / limits.page.size),
} satisfies Record<keyof RoomieSearch, unknown>;

type Loose = Partial<Record<keyof RoomieSearch, unknown>>;

/** Reads a search from an address or a form: what is invalid or says nothing is left out. */
export function readRoomieSearch(raw: Loose): RoomieSearch {
  const read: Loose = {};
  for (const name of Object.keys(fields) as (keyof typeof fields)[]) {
    const value = fields[name](textOf(name, raw[name]));
    if (!(value instanceof type.errors)) read[name] = value;
  }
  return consistent(read as RoomieSearch & { no_conflicts?: unknown });
}

/** The call that answers this search. */
export function toRoomieQuery(search: RoomieSearch): RoomieQuery {
  const { place: _, no_conflicts: withoutConflicts, ...rest } = search;
  return { ...rest, ...(withoutConflicts && { no_conflicts: 'true' }) };
}

type Patch = { [K in keyof RoomieSearch]?: RoomieSearch[K] | undefined };

/** The search with some parts changed (`undefined` removes one), from its first page on. */
export function changeSearch(search: RoomieSearch, patch: Patch): RoomieSearch {
  return readRoomieSearch({ ...search, page: undefined, ...patch });
}

/** The router reads `?page=2` as a number; users type "$1,600". */
function textOf(name: keyof RoomieSearch, value: unknown): unknown {
  if (!['string', 'number', 'boolean'].includes(typeof value)) return undefined;
  const text = String(value).trim();
  return name.startsWith('budget') ? String(readAmount(text)) : text;
}

function consistent(read: RoomieSearch & { no_conflicts?: unknown }): RoomieSearch {
  const { place, lat, lng, radius_km: radiusKm, budget_min, budget_max, ...rest } = read;
  const { no_conflicts: withoutConflicts, ...others } = rest;
  const ends = [budget_min, budget_max];
  // Swapped bounds mean the same range.
  if (budget_min !== undefined && budget_max !== undefined && budget_min > budget_max) {
    ends.reverse();
  }
  const [least, most] = ends;
  return {
    ...(lat !== undefined &&
      lng !== undefined && {
        ...(place !== undefined && { place }),
        lat,
        lng,
        ...(radiusKm !== undefined &&
          radiusKm !== limits.radiusKm.default && { radius_km: radiusKm }),
      }),
    ...(least !== undefined && { budget_min: least }),
    ...(most !== undefined && { budget_max: most }),
    ...(withoutConflicts !== undefined && { no_conflicts: true }),
    ...others,
  };
}
