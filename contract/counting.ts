import { searchLimits as limits } from './search-limits.ts';
import type { ListingQuery } from './listing.ts';

/** Where counting, and with it paging, ends for these rooms: sooner for a search than for all. */
export function countedUpTo({ page, page_size, sort, ...filters }: ListingQuery): number {
  return Object.keys(filters).length > 0 ? limits.countedMatches : limits.countedItems;
}
