import { type } from '#contract/type.ts';
import { limits } from '#contract/limits.ts';
import { readAmount } from '#contract/labels/amount.ts';
import { currencyCode, day, latitude, longitude } from '#contract/primitives.ts';
import type { RoomieQuery } from '#contract/matching/calls.ts';

export type Whose = 'mine' | 'any';

/** The search as the address of /roomies holds it. */
export interface RoomieSearch {
  /** What the picked town is called; the words alone find nothing. */
  place?: string;
  lat?: number;
  lng?: number;
  /** Around the place, or without one around the viewer's own area. */
  radius_km?: number;
  /** Not around the viewer's area, which is the default. */
  everywhere?: true;
  /** Whether budgets must overlap with the viewer's; kept only where it is not the default. */
  budget?: Whose;
  dates?: Whose;
  budget_min?: number;
  budget_max?: number;
  /** Currency of the budget range; default: that of the place, else of the viewer's budget. */
  budget_currency?: string;
  move_in_by?: string;
  stay_months?: number;
  no_conflicts?: true;
  sort?: 'newest';
  page?: number;
}

const whole = (min: number, max: number) =>
  type('string.integer.parse').to(`${min} <= number <= ${max}`);
const budget = whole(limits.monthlyRent.min, limits.id.max);

const whose = type("'mine' | 'any'");

const fields = {
  place: type(`1 <= string <= ${limits.area.max}`),
  lat: type('string.numeric.parse').to(latitude),
  lng: type('string.numeric.parse').to(longitude),
  radius_km: whole(1, limits.radiusKm.max),
  everywhere: type("'true'"),
  budget: whose,
  dates: whose,
  budget_min: budget,
  budget_max: budget,
  budget_currency: currencyCode,
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
    const value = fields[name](parseText(name, raw[name]));
    if (!(value instanceof type.errors)) read[name] = value;
  }
  return consistent(read as Read);
}

/** The call that answers this search. */
export function toRoomieQuery(search: RoomieSearch): RoomieQuery {
  const { place: _, no_conflicts: withoutConflicts, everywhere, ...rest } = search;
  return {
    ...rest,
    ...(withoutConflicts && { no_conflicts: 'true' }),
    ...(everywhere && { everywhere: 'true' }),
  };
}

/** Does the search leave it to the viewer's profile where to look? */
export const isAroundMe = ({ lat, everywhere }: RoomieSearch) => lat === undefined && !everywhere;

/**
 * The search with some parts changed (`undefined` removes one), from its first page on. Another
 * place changes nothing about budget and dates, although it has other defaults.
 */
export function changeSearch(search: RoomieSearch, patch: Loose): RoomieSearch {
  const usual: Whose = isAroundMe(search) ? 'mine' : 'any';
  const { budget = usual, dates = usual } = search;
  return readRoomieSearch({ ...search, budget, dates, page: undefined, ...patch });
}

/** Everyone everywhere, in the same order. */
export const widestSearch = ({ sort, no_conflicts }: RoomieSearch): RoomieSearch =>
  readRoomieSearch({ everywhere: true, sort, no_conflicts });

/** The router reads `?page=2` as a number; users type "$1,600". */
function parseText(name: keyof RoomieSearch, value: unknown): unknown {
  if (!['string', 'number', 'boolean'].includes(typeof value)) return undefined;
  const text = String(value).trim();
  return name === 'budget_min' || name === 'budget_max' ? String(readAmount(text)) : text;
}

type Read = Omit<RoomieSearch, 'everywhere' | 'no_conflicts'> & {
  everywhere?: unknown;
  no_conflicts?: unknown;
};

function consistent(read: Read): RoomieSearch {
  const { place, lat, lng, radius_km: radiusKm, budget_min, budget_max, ...rest } = read;
  const { everywhere, no_conflicts: withoutConflicts, budget, dates, ...stated } = rest;
  const { budget_currency: currency, ...others } = stated;
  const ends = [budget_min, budget_max];
  // Swapped bounds mean the same range.
  if (budget_min !== undefined && budget_max !== undefined && budget_min > budget_max) {
    ends.reverse();
  }
  const [least, most] = ends;
  const isPlace = lat !== undefined && lng !== undefined;
  const isEverywhere = !isPlace && everywhere !== undefined;
  const usual: Whose = isPlace || isEverywhere ? 'any' : 'mine';
  return {
    ...(isPlace && { ...(place !== undefined && { place }), lat, lng }),
    ...(isEverywhere && { everywhere: true }),
    ...(radiusKm !== undefined &&
      !isEverywhere &&
      radiusKm !== limits.radiusKm.default && { radius_km: radiusKm }),
    ...(budget !== undefined && budget !== usual && { budget }),
    ...(dates !== undefined && dates !== usual && { dates }),
    ...(least !== undefined && { budget_min: least }),
    ...(most !== undefined && { budget_max: most }),
    ...(currency !== undefined && (least ?? most) !== undefined && { budget_currency: currency }),
    ...(withoutConflicts !== undefined && { no_conflicts: true }),
    ...others,
  };
}
