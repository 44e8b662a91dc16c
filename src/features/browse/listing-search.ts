import { readAmount } from '#contract/labels/amount.ts';
import {
  listingSearchNames,
  searchLimits as limits,
  type ListingSearchName,
} from '#contract/search-limits.ts';
import {
  amenities,
  houseRules,
  roomTypes,
  type Amenity,
  type HouseRule,
  type RoomType,
} from '#contract/vocabulary.ts';
import type { Box } from '#contract/listings/box.ts';
import type { ListingQuery } from '#contract/listings/listing.ts';

export const offeredSorts = ['newest', 'fit', 'rent', 'distance'] as const;
export type OfferedSort = (typeof offeredSorts)[number];

/** The search as the address of the home page holds it. */
export interface ListingSearch {
  q?: string;
  /** What was typed or picked for "where"; without lat and lng its words are searched for. */
  place?: string;
  lat?: number;
  lng?: number;
  radius_km?: number;
  /** A part of the map, in place of the radius: west, south, east and north. */
  box?: string;
  min_rent?: number;
  max_rent?: number;
  /** Of the rents; without, it is that of the place. */
  currency?: string;
  /** Room for so many people, or more. */
  room_for?: number;
  bedrooms?: number;
  available_from?: string;
  max_roommates?: number;
  /** Types of room in the order of the vocabulary, with commas between them: any of them. */
  room_type?: string;
  stay_months?: number;
  /** Amenities and house rules in the order of the vocabulary, with commas between them. */
  amenities?: string;
  house_rules?: string;
  sort?: OfferedSort;
  page?: number;
}

const pageCountMax = limits.countedItems / limits.page.size;

/**
 * Reads a search from an address or a form: what is invalid or says nothing is left out. Written by
 * hand because it runs before the first page shows, where ArkType (43 KB) has no place.
 */
export function readListingSearch(raw: { [Name in ListingSearchName]?: unknown }): ListingSearch {
  const place = readText(raw['place'], 120);
  const lat = readNumber(raw['lat'], -90, 90);
  const lng = readNumber(raw['lng'], -180, 180);
  const centre = lat !== undefined && lng !== undefined ? { lat, lng } : {};
  const hasCentre = 'lat' in centre;
  const radiusKm = readNumber(raw['radius_km'], limits.radiusKm.min, limits.radiusKm.max);
  const sort = offeredSorts.find((offered) => offered === raw['sort']);
  const page = readWhole(raw['page'], 1, pageCountMax);
  return present({
    q: readText(raw['q'], limits.search.max),
    place,
    ...centre,
    radius_km: hasCentre && radiusKm !== limits.radiusKm.default ? radiusKm : undefined,
    box: readBox(raw['box']),
    min_rent: readRent(raw['min_rent']),
    max_rent: readRent(raw['max_rent']),
    currency: readText(raw['currency'], 3),
    room_for: readWhole(raw['room_for'], limits.roomFor.min, limits.roomFor.max),
    bedrooms: readWhole(raw['bedrooms'], 1, limits.bedrooms.max),
    available_from: readDay(raw['available_from']),
    max_roommates: readWhole(raw['max_roommates'], 0, limits.currentRoommates.max),
    room_type: readSome(raw['room_type'], roomTypes),
    stay_months: readWhole(raw['stay_months'], 1, limits.stayMonths.max),
    amenities: readSome(raw['amenities'], amenities),
    house_rules: readSome(raw['house_rules'], houseRules),
    sort: sort === 'newest' || (sort === 'distance' && !hasCentre) ? undefined : sort,
    page: page === 1 ? undefined : page,
  });
}

/** The call that answers this search. */
export function toListingQuery(search: ListingSearch): ListingQuery {
  const { place, q, box, room_type: types, amenities: has, house_rules: rules, ...rest } = search;
  const words = rest.lat === undefined && !box ? [q, place] : [q];
  const text = cut(words.filter(Boolean).join(' '), limits.search.max);
  return {
    ...rest,
    ...(text && { q: text }),
    ...(box && { box: box.split(',').map(Number) as Box }),
    ...(types && { room_type: types.split(',') as RoomType[] }),
    ...(has && { amenities: has.split(',') as Amenity[] }),
    ...(rules && { house_rules: rules.split(',') as HouseRule[] }),
  };
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
const readRent = (value: unknown) =>
  readWhole(typeof value === 'string' ? readAmount(value) : value, 1, limits.id.max);

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
function readSome(value: unknown, all: readonly string[]): string | undefined {
  const listed: unknown[] = typeof value === 'string' ? value.split(',') : [value].flat();
  return all.filter((one) => listed.includes(one)).join() || undefined;
}

function readDay(value: unknown): string | undefined {
  if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(value)) return undefined;
  const time = Date.parse(`${value}T00:00:00Z`);
  // Date.parse rolls 31 February over; a real day survives the round trip.
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(value) ? value : undefined;
}
