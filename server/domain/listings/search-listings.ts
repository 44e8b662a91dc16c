import type { Sql } from '#platform/database/sql.ts';
import { limits } from '#contract/limits.ts';
import type { ListingQuery } from '#contract/listings/listing.ts';
import { createWordShares } from './common-words.ts';
import { buildSearch } from './search-sql.ts';

/** Finds active listings and answers a ListingPage in JSON. */
export type SearchListings = (query: ListingQuery) => Promise<string>;

export function createSearch(sql: Sql, mediaUrl: string): SearchListings {
  const wordShares = createWordShares(sql);
  return async (query) => {
    const shareOf = query.q === undefined ? () => 1 : await wordShares();
    const { text, parameters } = buildSearch(mediaUrl, query, shareOf);
    // Unprepared, so that each is planned for its own rents and its own place.
    const [row] = await sql.unsafe<{ items: string; total: number }[]>(text, parameters);
    return listingPageJson(query, row?.items ?? '[]', row?.total ?? 0);
  };
}

/** A ListingPage around items that are JSON already. */
export function listingPageJson(
  { page = 1, page_size: size = limits.page.size }: ListingQuery,
  items: string,
  total: number,
): string {
  return `{"items":${items},"page":${page},"page_size":${size},"total":${total}}`;
}
