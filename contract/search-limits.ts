/** The numbers that searching and paging need: the first load of every page carries these. */
export const searchLimits = {
  bedrooms: { min: 1, max: 20 },
  search: { max: 100 },
  radiusKm: { min: 0.1, max: 500, default: 10 },
  page: { size: 20, maxSize: 100 },
  /**
   * Lists count and page up to here; `total` stops at it. Counting every match of a broad search
   * costs more than the page itself, and nobody reads page 501.
   */
  countedItems: 10_000,
  /**
   * A search counts up to here: finding matches costs more than reading a list, and who gets more
   * than a thousand listings narrows the search.
   */
  countedMatches: 1000,
  /** Largest PostgreSQL integer; ids beyond it cannot exist. */
  id: { max: 2_147_483_647 },
} as const;

const notFilters = new Set(['page', 'page_size', 'sort']);

/** Where counting, and with it paging, ends for a `ListingQuery`: sooner for a search than for all listings. */
export function countedUpTo(query: object): number {
  const isSearch = Object.keys(query).some((name) => !notFilters.has(name));
  return isSearch ? searchLimits.countedMatches : searchLimits.countedItems;
}
