/** The limits of searches and pages. Separate, because they are part of every page's first load. */
export const searchLimits = {
  roomFor: { min: 2, max: 4 },
  bedrooms: { min: 1, max: 20 },
  currentRoommates: { min: 0, max: 20 },
  stayMonths: { min: 1, max: 120 },
  search: { max: 100 },
  radiusKm: { min: 0.1, max: 500, default: 10 },
  page: { size: 20, maxSize: 100 },
  map: { zoom: { max: 18 } },
  /**
   * Lists count and page up to here; `total` stops at it. Counting all matches of a broad search
   * takes longer than reading the page, and nobody reads page 501.
   */
  countedItems: 10_000,
  /**
   * A search counts up to here. Finding matches takes longer than reading a list, and users with
   * more than a thousand results narrow their search.
   */
  countedMatches: 1000,
  /** Largest PostgreSQL integer; ids beyond it cannot exist. */
  id: { max: 2_147_483_647 },
} as const;

/** They find no fewer listings. `rents` is how the server compares them. */
const notFilters = new Set(['page', 'page_size', 'sort', 'currency', 'rents', 'without']);

/**
 * The number up to which a `ListingQuery` counts and pages: lower for a search than for all
 * listings.
 */
export function countedUpTo(query: object): number {
  const isSearch = Object.keys(query).some((name) => !notFilters.has(name));
  return isSearch ? searchLimits.countedMatches : searchLimits.countedItems;
}
