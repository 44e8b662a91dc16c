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
  const fields: Record<string, unknown> = { ...rest, rent: amount };
  const texts = Object.entries(fields)
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
  'authors',
]);

/** Each field for itself, so that one that is wrong does not take the others along. */
function readQuery(texts: Record<string, string>): Partial<WantedQuery> {
  const fields = Object.entries(texts).filter(([name]) => names.has(name));
  const all = WantedQuery(Object.fromEntries(fields));
  if (!(all instanceof type.errors)) return all;
  const others = fields.filter(([name]) => name !== 'lat' && name !== 'lng');
  return Object.assign(
    {},
    ...others.map(([name, value]) => {
      const read = WantedQuery({ [name]: value });
      return read instanceof type.errors ? {} : read;
    }),
  ) as Partial<WantedQuery>;
}

/** The query of a search. A room brings its own place, rent and dates. */
export function toWantedQuery(search: WantedSearch): WantedQuery {
  const { listing_id, lat, lng, radius_km, rent, currency, move_in_by, sort, authors, page } =
    search;
  const filters =
    listing_id === undefined ? { lat, lng, radius_km, rent, currency } : { listing_id };
  const query = { ...filters, move_in_by, sort, authors, page };
  return Object.fromEntries(Object.entries(query).filter(([, value]) => value !== undefined));
}
