import type { Sql } from 'postgres';
import { countedUpTo } from '#contract/counting.ts';
import { limits } from '#contract/limits.ts';
import type { ListingQuery } from '#contract/listing.ts';
import { createWordShares } from './common-words.ts';
import { buildSearch, type Statement } from './search-sql.ts';

/** Finds active listings and answers a ListingPage in JSON. */
export type SearchListings = (query: ListingQuery) => Promise<string>;

/** A search of one query, or two where more match than are counted (see search-sql.ts). */
export function createSearch(sql: Sql, mediaUrl: string): SearchListings {
  const wordShares = createWordShares(sql);
  // Unprepared, so that each is planned for its own rents and its own place.
  const run = async ({ text, parameters }: Statement) =>
    (await sql.unsafe<{ items: string; total: number }[]>(text, parameters))[0];

  return async (query) => {
    const shareOf = query.q === undefined ? () => 1 : await wordShares();
    const { gather, page } = buildSearch(mediaUrl, query, shareOf);
    const { items = '[]', total = 0 } = (await run(gather)) ?? {};
    if (!page || total < countedUpTo(query)) return listingPageJson(query, items, total);
    return listingPageJson(query, (await run(page))?.items ?? '[]', total);
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
