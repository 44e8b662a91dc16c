import { fragment, type Fragment } from '#platform/database/sql.ts';
import { limits } from '#contract/limits.ts';
import type { ListingQuery } from '#contract/listings/listing.ts';

/**
 * Beginnings of words to look for: "Prospect Hei" has two. Composed signs are taken apart and
 * letter-like apostrophes left out, for unaccent makes signs of the query language of them.
 */
export const searchWords = ({ q = '' }: Pick<ListingQuery, 'q'>): string[] =>
  q.normalize('NFKC').match(/[\p{Ll}\p{Lu}\p{Lt}\p{Lo}\p{N}]+/gu) ?? [];

/** Words as PostgreSQL looks for them: all, each as a beginning. */
export const wordPattern = (words: string[]) => words.map((word) => `${word}:*`).join(' & ');

/** Has the listing all words, each as a beginning? */
export const hasWords = (words: string[], listing = fragment`l`): Fragment =>
  fragment`${listing}.search @@ to_tsquery('simple', search_text(${wordPattern(words)}::text))`;

/** Is the search about a point? */
export const hasCenter = ({ lat, lng }: ListingQuery) => lat !== undefined && lng !== undefined;

/** The point that the search is about. */
export const centerOf = ({ lat = 0, lng = 0 }: ListingQuery): Fragment =>
  fragment`earth_point(${lat}::float8, ${lng}::float8)`;

/** Everything but words: conditions that the indexes of listings can answer by themselves. */
export function plainFilters(query: ListingQuery): Fragment[] {
  const { min_rent: minRent, max_rent: maxRent, bedrooms, available_from: day } = query;
  const found = [fragment`l.status = 'active'`];
  if (minRent !== undefined) found.push(fragment`l.monthly_rent >= ${minRent}::int`);
  if (maxRent !== undefined) found.push(fragment`l.monthly_rent <= ${maxRent}::int`);
  if (bedrooms !== undefined) found.push(fragment`l.total_bedrooms >= ${bedrooms}::int`);
  if (day !== undefined) {
    found.push(fragment`(l.available_from is null or l.available_from <= ${day}::date)`);
  }
  return found;
}

/**
 * Within the radius: the box finds candidates by index, the distance (a chord, within 0.01 % up to
 * 500 km) decides.
 */
export function radiusFilters(query: ListingQuery): Fragment[] {
  if (!hasCenter(query)) return [];
  const center = centerOf(query);
  const radiusMeters = (query.radius_km ?? limits.radiusKm.default) * 1000;
  return [
    fragment`l.earth_point <@ cube_enlarge(${center}, ${radiusMeters}::float8, 3)`,
    fragment`cube_distance(l.earth_point, ${center}) <= ${radiusMeters}::float8`,
  ];
}
