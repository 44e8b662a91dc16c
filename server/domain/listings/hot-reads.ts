import type { Database } from '#platform/database/database.ts';
import type { Sql } from '#platform/database/sql.ts';
import { limits } from '#contract/limits.ts';
import { batchReads } from '#platform/database/batch-reads.ts';
import { jsonText, sharedJsonText, type JsonText } from '#platform/http/json-response.ts';
import { listingJson, statusForOthers, summaryJson } from './listing-json.ts';
import type { ListingAccess } from './listing-policy.ts';
import type { PricedQuery } from './rents.ts';
import { isSearchable } from './searchable.ts';
import { buildPage, createSearch, listingPageJson, type FindListings } from './search-listings.ts';

/** Each page is one prepared statement on each connection. */
const hotPages = 5;
const fullCountMs = 1000;

/** A listing as everyone may see it, if its status lets them. */
export interface PublicListing extends ListingAccess {
  json: JsonText;
}

export interface HotReads {
  /** One listing whatever its status, or undefined; its coordinates are rounded. */
  readListing(id: number): Promise<PublicListing | undefined>;
  /** One page of a search as JSON. */
  readPage(query: PricedQuery): Promise<JsonText>;
}

/**
 * The reads that most visitors make, on a short path: statements prepared once, simultaneous reads
 * by id in one query, identical lists read once, PostgreSQL's JSON passed on as text. Not cached,
 * so never stale. Other searches run on `searches`.
 */
export function createHotReads(
  { hot, searches }: Pick<Database, 'hot' | 'searches'>,
  mediaUrl: string,
  find: FindListings,
): HotReads {
  type Row = ListingAccess & { id: number; json: string };
  const json = listingJson(mediaUrl, 'public');

  const readListing = batchReads<number, PublicListing>(async (ids) => {
    const rows = await hot<Row[]>`
      select l.id, l.user_id, ${statusForOthers} as status, ${json}::text as json
      from listings l where l.id = any(${ids}::int[])`;
    return new Map(
      rows.map(({ id, user_id, status, json }) => [
        id,
        { user_id, status, json: { ...jsonText(json), isTimeless: true } },
      ]),
    );
  });

  const item = summaryJson(mediaUrl);
  const search = createSearch(searches, item, { find });
  const countSearchable = createSearchableCount(hot);
  async function readFirstPage(query: PricedQuery): Promise<JsonText> {
    const [rows, total] = await Promise.all([
      hot<{ items: string }[]>`${buildPage(item, query)}`,
      countSearchable(),
    ]);
    return sharedJsonText(listingPageJson(query, { items: rows[0]?.items ?? '[]', total }));
  }
  const readFirstPages = batchReads<string, JsonText>(async (keys) => {
    const read = async (key: string) => [key, await readFirstPage(JSON.parse(key))] as const;
    return new Map(await Promise.all(keys.map(read)));
  });

  return {
    readListing,
    async readPage(query) {
      const firstPage = isFirstPage(query) && (await readFirstPages(JSON.stringify(query)));
      return firstPage || jsonText(listingPageJson(query, await search(query)));
    },
  };
}

/**
 * Counts searchable listings, up to where lists stop counting. Counting that far costs more than a page,
 * so a full count is reused for a second; a smaller one is exact each time.
 */
function createSearchableCount(hot: Sql): () => Promise<number> {
  let fullUntilMs = 0;
  return async () => {
    if (performance.now() < fullUntilMs) return limits.countedItems;
    const [row] = await hot<{ total: number }[]>`
      select count(*)::int as total from (
        select from listings l where ${isSearchable}
        order by l.created_at desc, l.id desc limit ${limits.countedItems}) counted`;
    const total = row?.total ?? 0;
    if (total >= limits.countedItems) fullUntilMs = performance.now() + fullCountMs;
    return total;
  };
}

/** Is it one of the first pages of all listings, newest or cheapest first? */
function isFirstPage(query: PricedQuery): boolean {
  const { page = 1, page_size: size, sort, rents: _, currency: __, ...filters } = query;
  return (
    page <= hotPages &&
    (size === undefined || size === limits.page.size) &&
    sort !== 'distance' &&
    Object.keys(filters).length === 0
  );
}
