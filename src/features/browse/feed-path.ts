import { toListingQuery, type ListingSearch } from './listing-search.ts';

/** The path of the Atom feed with the newest rooms of a search. */
export function feedPath(search: ListingSearch): string {
  const { page: _, sort: __, ...filters } = toListingQuery(search);
  const place = search.lat === undefined ? undefined : search.place;
  const named = Object.entries<unknown>({ ...filters, ...(place && { place }) });
  const query = new URLSearchParams(named.map(([name, value]) => [name, String(value)]));
  return `/listings.atom${query.size > 0 ? `?${query}` : ''}`;
}
