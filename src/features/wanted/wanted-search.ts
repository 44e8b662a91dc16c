import { readAmount } from '#contract/labels/amount.ts';
import { WantedQuery } from '#contract/wanted/wanted.ts';
import { type } from '#contract/type.ts';

/** What the address of the list says. */
export type WantedSearch = Partial<WantedQuery> & {
  /** The name of the place, as it was picked. */
  place?: string;
};

/** Reads the search of an address, and leaves out what it cannot mean. */
export function readWantedSearch(search: Record<string, unknown>): WantedSearch {
  const { place, rent, ...rest } = search;
  const amount =
    typeof rent === 'string' || typeof rent === 'number' ? readAmount(`${rent}`) : null;
  const readable = { ...rest, ...(amount !== null && { rent: amount }) };
  const texts = Object.entries(readable)
    .filter(([, value]) => ['string', 'number'].includes(typeof value) && value !== '')
    .map(([name, value]) => [name, String(value)] as const);
  const query = readQuery(Object.fromEntries(texts));
  const isPlace = query.lat !== undefined;
  return { ...query, ...(isPlace && typeof place === 'string' && place && { place }) };
}

const names = new Set([
  'page',
  'listing_id',
  'lat',
  'lng',
  'radius_km',
  'rent',
  'currency',
  'move_in_by',
  'sort',
]);

/** Each field for itself, so that one that is wrong does not take the others along. */
function readQuery(texts: Record<string, string>): Partial<WantedQuery> {
  const known = Object.entries(texts).filter(([name]) => names.has(name));
  const all = WantedQuery(Object.fromEntries(known));
  if (!(all instanceof type.errors)) return all;
  const { lat: _, lng: __, ...others } = Object.fromEntries(known);
  return Object.assign(
    {},
    ...Object.entries(others).map(([name, value]) => {
      const read = WantedQuery({ [name]: value });
      return read instanceof type.errors ? {} : read;
    }),
  ) as Partial<WantedQuery>;
}

/** The query of a search. */
export function toWantedQuery({ place: _, ...query }: WantedSearch): WantedQuery {
  // A room brings its own place, rent and dates.
  if (query.listing_id === undefined) return query;
  const { lat: __, lng: ___, rent: ____, currency: _____, ...rest } = query;
  return rest;
}
