import { limits } from '#contract/limits.ts';
import type { ListingQuery } from '#contract/listings/listing.ts';
import { daysPerMonth } from '#fit/listing-fit.ts';
import { fragment, type Fragment } from '#platform/database/sql.ts';
import { boxFilters } from './box-filters.ts';
import { withinRent, type PricedQuery } from './rents.ts';
import { isSearchable } from '#domain/listings/public.ts';

/**
 * The beginnings of words to search for: "Prospect Hei" has two. Splits composed characters and
 * drops letter-like apostrophes, because unaccent would turn them into operators of the query.
 */
export const searchWords = ({ q = '' }: Pick<ListingQuery, 'q'>): string[] =>
  q.normalize('NFKC').match(/[\p{Ll}\p{Lu}\p{Lt}\p{Lo}\p{N}]+/gu) ?? [];

/** PostgreSQL's query for all these words, each as a beginning. */
export const wordPattern = (words: string[]) => words.map((word) => `${word}:*`).join(' & ');

/** Does the listing have all these words, each as a beginning? */
export const hasWords = (words: string[], listing = fragment`l`): Fragment =>
  fragment`${listing}.search @@ to_tsquery('simple', search_text(${wordPattern(words)}::text))`;

/** All conditions of a search, without any thought of its plan. */
export function searchConditions(query: PricedQuery): Fragment[] {
  const words = searchWords(query);
  const withWords = words.length > 0 ? [hasWords(words)] : [];
  return [...plainFilters(query), ...withWords, ...areaFilters(query)];
}

/** Is the search about a point? */
export const hasCenter = ({ lat, lng }: ListingQuery) => lat !== undefined && lng !== undefined;

/** The point that the search is about. */
export const centerOf = ({ lat = 0, lng = 0 }: ListingQuery): Fragment =>
  fragment`earth_point(${lat}::float8, ${lng}::float8)`;

/** All conditions except words; the indexes of listings can check them. */
export const plainFilters = (query: PricedQuery): Fragment[] => [
  ...filtersBesidesRent(query),
  ...withinRent(query),
];

/** All conditions except words and rent. */
export function filtersBesidesRent(query: ListingQuery): Fragment[] {
  const { bedrooms, available_from: day, max_roommates: roommates } = query;
  const { stay_months: stay, room_type: types } = query;
  const found = [isSearchable];
  if (bedrooms !== undefined) found.push(fragment`l.total_bedrooms >= ${bedrooms}::int`);
  if (day !== undefined) {
    found.push(fragment`(l.available_from is null or l.available_from <= ${day}::date)`);
  }
  if (stay !== undefined) {
    found.push(fragment`coalesce(l.min_stay_months <= ${stay}::int, true)
      and coalesce(l.max_stay_months >= ${stay}::int, true)`);
  }
  const days = daysOfStay(query);
  if (days > 0) {
    found.push(fragment`coalesce(
      l.available_until - greatest(l.available_from, ${day ?? null}::date) >= ${days}::int, true)`);
  }
  if (roommates !== undefined) found.push(fragment`l.current_roommates <= ${roommates}::int`);
  const { without = [] } = query;
  if (without.length > 0) found.push(fragment`l.id <> all (${[...without]}::int[])`);
  if (query.amenities || query.house_rules || query.room_for) {
    const wanted = wantedTraits(query);
    // The planner knows nothing of bits. With coalesce it assumes that every other row matches.
    found.push(fragment`coalesce((l.traits & ${wanted}) = ${wanted}, false)`);
  }
  if (types) {
    const either = fragment`listing_traits('{}', ${types}::text[])`;
    found.push(fragment`coalesce((l.traits & ${either}) <> 0, false)`);
  }
  return found;
}

/** What `room_for` adds to `listing_traits()`, for two, three and four people. */
export const roomForTraits = ['for_two', 'for_three', 'for_four'] as const;
export type RoomForTrait = (typeof roomForTraits)[number];

/** The trait of listings with room for so many people; none for everybody. */
export const roomForTrait = (people: number | undefined): RoomForTrait[] =>
  people === undefined ? [] : roomForTraits.slice(people - 2, people - 1);

/** SQL: the bits of `listing_traits()` that a listing must have. */
export function wantedTraits(query: ListingQuery): Fragment {
  const { amenities = [], house_rules: rules = [] } = query;
  const others = [...rules, ...roomForTrait(query.room_for)];
  return fragment`listing_traits(${amenities}::text[], ${others}::text[])`;
}

/**
 * How many days a listing must still be available from the day that the search names, or from its
 * own: the stay, or one day; 0 where the search names neither.
 */
export const daysOfStay = ({ available_from: day, stay_months: months }: ListingQuery): number =>
  months === undefined ? Number(day !== undefined) : months * daysPerMonth;

/** Where the search looks: in a box, or around a point. */
export const areaFilters = (query: ListingQuery): Fragment[] =>
  query.box ? boxFilters(query.box) : radiusFilters(query);

/**
 * Within the radius: a box finds candidates by index, then the distance decides. The distance is a
 * chord, which is exact to 0.01 % up to 500 km.
 */
function radiusFilters(query: ListingQuery): Fragment[] {
  if (!hasCenter(query)) return [];
  const center = centerOf(query);
  const radiusMeters = (query.radius_km ?? limits.radiusKm.default) * 1000;
  return [
    fragment`l.earth_point <@ cube_enlarge(${center}, ${radiusMeters}::float8, 3)`,
    fragment`cube_distance(l.earth_point, ${center}) <= ${radiusMeters}::float8`,
  ];
}
