import { searchLimits as limits } from './search-limits.ts';
import type { ListingQuery } from './listings/listing.ts';

const notFilters = new Set(['page', 'page_size', 'sort']);

/** Where counting, and with it paging, ends for these rooms: sooner for a search than for all. */
export function countedUpTo(query: ListingQuery): number {
  const isSearch = Object.keys(query).some((name) => !notFilters.has(name));
  return isSearch ? limits.countedMatches : limits.countedItems;
}
