import { limits } from '#contract/limits.ts';
import type { ListingQuery } from '#contract/listings/listing.ts';

export type Parameter = string | number;

/** A statement under construction: `bind` keeps a value as a parameter and answers its placeholder. */
export interface Binder {
  parameters: Parameter[];
  bind(value: Parameter, type: string): string;
}

/** Binds after `first`, which is `$1`. */
export function createBinder(first: Parameter): Binder {
  const parameters = [first];
  return { parameters, bind: (value, type) => `$${parameters.push(value)}::${type}` };
}

/**
 * Beginnings of words to look for: "Prospect Hei" has two. Composed signs are taken apart and
 * letter-like apostrophes left out, for unaccent makes signs of the query language of them.
 */
export const searchWords = ({ q = '' }: Pick<ListingQuery, 'q'>): string[] =>
  q.normalize('NFKC').match(/[\p{Ll}\p{Lu}\p{Lt}\p{Lo}\p{N}]+/gu) ?? [];

/** Words as PostgreSQL looks for them: all, each as a beginning. */
export const wordPattern = (words: string[]) => words.map((word) => `${word}:*`).join(' & ');

/** All words, each as a beginning. */
export const hasWords = (words: string[], { bind }: Binder, listing = 'l') => {
  const pattern = bind(wordPattern(words), 'text');
  return `${listing}.search @@ to_tsquery('simple', search_text(${pattern}))`;
};

export const hasPlace = ({ lat, lng }: ListingQuery) => lat !== undefined && lng !== undefined;

/** The point that the search is about. */
export const centreOf = ({ lat = 0, lng = 0 }: ListingQuery, { bind }: Binder) =>
  `earth_point(${bind(lat, 'float8')}, ${bind(lng, 'float8')})`;

/** Everything but words: conditions that the indexes of listings can answer by themselves. */
export function plainFilters(query: ListingQuery, binder: Binder): string[] {
  const { bind } = binder;
  const found = [`l.status = 'active'`];
  if (query.min_rent !== undefined) found.push(`l.monthly_rent >= ${bind(query.min_rent, 'int')}`);
  if (query.max_rent !== undefined) found.push(`l.monthly_rent <= ${bind(query.max_rent, 'int')}`);
  if (query.bedrooms !== undefined) {
    found.push(`l.total_bedrooms >= ${bind(query.bedrooms, 'int')}`);
  }
  if (query.available_from !== undefined) {
    const day = bind(query.available_from, 'date');
    found.push(`(l.available_from is null or l.available_from <= ${day})`);
  }
  return found;
}

/**
 * Within the radius: the box finds candidates by index, the distance (a chord, within 0.01 % up to
 * 500 km) decides.
 */
export function placeFilters(query: ListingQuery, binder: Binder): string[] {
  if (!hasPlace(query)) return [];
  const centre = centreOf(query, binder);
  const radius = binder.bind((query.radius_km ?? limits.radiusKm.default) * 1000, 'float8');
  return [
    `l.earth_point <@ cube_enlarge(${centre}, ${radius}, 3)`,
    `cube_distance(l.earth_point, ${centre}) <= ${radius}`,
  ];
}
