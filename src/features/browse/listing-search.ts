import { readAmount } from '#contract/labels/amount.ts';
import { searchLimits } from '#contract/search-limits.ts';
import {
  addressParameterNames,
  listingSearchNames,
  searchParameter,
  type AddressParameterName,
  type ListingSearchName,
  type SearchParameter,
  type searchParameters,
} from '#contract/search/filters.ts';
import type { ListingQuery } from '#contract/listings/listing.ts';

export const offeredSorts = ['newest', 'fit', 'rent', 'distance'] as const;
export type OfferedSort = (typeof offeredSorts)[number];

type AddressValue<Kind> = Kind extends 'amount' | 'count' | 'distance' | 'degrees'
  ? number
  : string;

/**
 * The search as the address of the home page holds it: lists are texts with commas, in the order of
 * the vocabulary. Without lat and lng, the words of the place are searched for.
 */
export type ListingSearch = {
  [Name in AddressParameterName]?: AddressValue<(typeof searchParameters)[Name]['kind']>;
} & {
  sort?: OfferedSort;
  page?: number;
};

const pageCountMax = searchLimits.countedItems / searchLimits.page.size;

/**
 * Reads a search from an address or a form: what is invalid or says nothing is left out. Written by
 * hand because it runs before the first page shows, where ArkType (43 KB) has no place.
 */
export function readListingSearch(raw: { [Name in ListingSearchName]?: unknown }): ListingSearch {
  const {
    lat,
    lng,
    radius_km: km,
    ...values
  }: Patch = Object.fromEntries(
    addressParameterNames.map((name) => {
      const parameter = searchParameter(name);
      return [name, readers[parameter.kind](raw[name], parameter)];
    }),
  );
  const hasCenter = lat !== undefined && lng !== undefined;
  const center = { lat, lng, radius_km: km === searchLimits.radiusKm.default ? undefined : km };
  const sort = offeredSorts.find((offered) => offered === raw['sort']);
  const page = readWhole(raw['page'], 1, pageCountMax);
  return present({
    ...values,
    ...(hasCenter && center),
    sort: sort === 'newest' || (sort === 'distance' && !hasCenter) ? undefined : sort,
    page: page === 1 ? undefined : page,
  });
}

/** How a parameter of each kind is read; undefined for what is invalid or says nothing. */
const readers: Record<
  SearchParameter['kind'],
  (value: unknown, parameter: SearchParameter) => string | number | undefined
> = {
  text: (value, { max = 0 }) => readText(value, max),
  amount: readRent,
  count: (value, { min = 0, max = 0 }) => readWhole(value, min, max),
  distance: (value, { min = 0, max = 0 }) => readNumber(value, min, max),
  degrees: (value, { max = 0 }) => readNumber(value, -max, max),
  box: readBox,
  day: readDay,
  some: (value, { choices = [] }) => readSome(value, choices),
  ids: () => undefined,
};

/** The call that answers this search. */
export function toListingQuery({ place, q, ...search }: ListingSearch): ListingQuery {
  const words = search.lat === undefined && !search.box ? [q, place] : [q];
  const text = cut(words.filter(Boolean).join(' '), searchLimits.search.max);
  const lists = addressParameterNames.flatMap((name) => {
    const { kind } = searchParameter(name);
    const value = name === 'place' || name === 'q' ? undefined : search[name];
    if (!value || (kind !== 'some' && kind !== 'box')) return [];
    const list = String(value).split(',');
    return [[name, kind === 'box' ? list.map(Number) : list]];
  });
  return { ...search, ...(text && { q: text }), ...Object.fromEntries(lists) };
}

/** Whether there is a search, even one that could not be read; without, the home page welcomes. */
export const isSearched = (raw: { [Name in ListingSearchName]?: unknown }) =>
  listingSearchNames.some((name) => raw[name] !== undefined);

type Patch = { [K in keyof ListingSearch]?: ListingSearch[K] | undefined };

/** The search with some parts changed (`undefined` removes one), from its first page on. */
export function changeSearch(search: ListingSearch, patch: Patch): ListingSearch {
  return readListingSearch({ ...search, page: undefined, ...patch });
}

function present(search: Patch): ListingSearch {
  return Object.fromEntries(Object.entries(search).filter(([, value]) => value !== undefined));
}

// The router reads `?q=12` as a number; here it is text again.
function readText(value: unknown, max: number): string | undefined {
  if (typeof value !== 'string' && typeof value !== 'number') return undefined;
  const text = cut(String(value).trim(), max);
  return text !== '' && text.isWellFormed() && !text.includes('\0') ? text : undefined;
}

/** The beginning of a text, without half of a character at its end. */
function cut(text: string, max: number): string {
  return text.slice(0, max).replace(/[\ud800-\udbff]$/, '');
}

function readNumber(value: unknown, min: number, max: number): number | undefined {
  if (typeof value === 'string' && value.trim() === '') return undefined;
  if (typeof value !== 'string' && typeof value !== 'number') return undefined;
  const number = Number(value);
  if (!(number >= min && number <= max)) return undefined;
  // A meter of precision; tiny numbers would be written as 1e-7, which is no number to the server.
  return Math.round(number * 1e5) / 1e5;
}

/** People type "$1,600", which a browser without scripts puts into the address. */
function readRent(value: unknown): number | undefined {
  return readWhole(typeof value === 'string' ? readAmount(value) : value, 1, searchLimits.id.max);
}

function readBox(value: unknown): string | undefined {
  const edges = String(value).split(',').map(Number);
  const [, south = 0, , north = 0] = edges;
  const isBox = edges.length === 4 && south <= north;
  return isBox && edges.every((edge, at) => Math.abs(edge) <= (at % 2 ? 90 : 180))
    ? edges.join()
    : undefined;
}

function readWhole(value: unknown, min: number, max: number): number | undefined {
  const number = readNumber(value, min, max);
  return number === undefined ? undefined : Math.round(number);
}

/** Some of `all`, from one text with commas or, as a form sends them, from several values. */
function readSome(value: unknown, all: readonly (string | number)[]): string | undefined {
  const listed: unknown[] = typeof value === 'string' ? value.split(',') : [value].flat();
  return all.filter((one) => listed.includes(one)).join() || undefined;
}

function readDay(value: unknown): string | undefined {
  if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(value)) return undefined;
  const time = Date.parse(`${value}T00:00:00Z`);
  // Date.parse rolls 31 February over; a real day survives the round trip.
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(value) ? value : undefined;
}
