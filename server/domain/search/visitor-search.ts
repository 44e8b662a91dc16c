import { limits } from '#contract/limits.ts';
import { isSearchable, summaryJson } from '#domain/listings/public.ts';
import { batchReads } from '#platform/database/batch-reads.ts';
import type { ReadPools } from '#platform/database/replicas/replicas.ts';
import type { Sql } from '#platform/database/sql.ts';
import { jsonText, sharedJsonText, type JsonText } from '#platform/http/json-response.ts';
import { buildPage, createSearch, listingPageJson, type FindListings } from './sql/find.ts';
import type { PricedQuery } from './priced-query.ts';

/** Each page is one prepared statement on each connection. */
const preparedPages = 5;
const fullCountMs = 1000;

/**
 * The search of visitors, which is the same for everyone: one page as JSON. The first pages of all
 * listings have statements prepared once, and simultaneous reads of one share a query. PostgreSQL's
 * JSON is passed on as text. Not cached, so never stale.
 */
export function createVisitorSearch(
  { hot, searches }: ReadPools,
  mediaUrl: string,
  find: FindListings,
): (query: PricedQuery) => Promise<JsonText> {
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
  return async (query) => {
    const firstPage = isFirstPage(query) && (await readFirstPages(JSON.stringify(query)));
    return firstPage || jsonText(listingPageJson(query, await search(query)));
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
    page <= preparedPages &&
    (size === undefined || size === limits.page.size) &&
    sort !== 'distance' &&
    Object.keys(filters).length === 0
  );
}
