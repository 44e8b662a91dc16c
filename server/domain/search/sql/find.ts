import { countedUpTo } from '#contract/search-limits.ts';
import { limits } from '#contract/limits.ts';
import type { ListingQuery } from '#contract/listings/listing.ts';
import { fragment, integer, join, type Fragment, type Sql } from '#platform/database/sql.ts';
import { readPage } from '#platform/http/page.ts';
import {
  inEachCurrency,
  inLikelyCurrencies,
  inOneCurrency,
  isInOneCurrency,
  rentColumns,
  rentOrder,
} from './rents.ts';
import { conditionsBeside, sqlConditions, searchFilters } from '../filters/all.ts';
import { searchCenter, hasCenter } from '../filters/area.ts';
import { hasRentLimit } from '../filters/rent.ts';
import { hasWords, searchWords, type SearchWord } from '../filters/words.ts';
import type { PricedQuery } from '../priced-query.ts';
import { isSearchable } from '#domain/listings/public.ts';
import { createWordShares, rareShare, type ShareOfWord } from './word-shares.ts';

/** Active listings that were found: one page of them as JSON, and how many there are. */
export interface FoundListings {
  items: string;
  total: number;
}

export type SearchListings = (query: PricedQuery) => Promise<FoundListings>;

/**
 * Finds the ids of a search in memory, in no order: `ids` is null when there are more than `most`.
 * Null when it cannot say.
 */
export type FindListings = (query: PricedQuery, most: number) => { ids: number[] | null } | null;

interface Helpers {
  wordShares?: () => Promise<ShareOfWord>;
  find?: FindListings;
}

/**
 * Searches on `searches`, a pool that plans each statement for its own values. `item` is the JSON of
 * a row `l` of listings. With `find`, common words that hardly any listing has together with the
 * other filters are found as fast as others.
 */
export function createSearch(
  searches: Sql,
  item: Fragment,
  { wordShares = createWordShares(searches), find }: Helpers = {},
): SearchListings {
  return async (query) => {
    const wordShare = query.q === undefined ? () => 1 : await wordShares();
    const isExpectedSmall =
      find !== undefined &&
      hasWordsAndMore(query) &&
      estimateWordShare(query, wordShare) >= rareShare &&
      !isBeyond(query);
    const inMemory = isExpectedSmall ? find(query, maxKnown) : null;
    const statement = buildSearch(item, query, wordShare, inMemory);
    const [row] = await searches<FoundListings[]>`${statement}`;
    return { items: row?.items ?? '[]', total: row?.total ?? 0 };
  };
}

/** Up to this many listings are read and sorted in a few dozen milliseconds. */
const maxKnown = 3000;

/** With a single word alone, a few listings in the page's order are enough. */
function hasWordsAndMore(query: ListingQuery): boolean {
  const { length } = searchWords(query);
  const { q: _, ...others } = query;
  return length > 1 || (length === 1 && countedUpTo(others) === limits.countedMatches);
}

/** Builds a ListingPage from items that are already JSON. */
export function listingPageJson(query: PricedQuery, { items, total }: FoundListings): string {
  const { page = 1, page_size: size = limits.page.size, sort } = query;
  // Visitors have no fit, so they get the newest.
  const sortedBy = sort === 'fit' ? ',"sorted_by":"newest"' : '';
  const money = JSON.stringify(moneyColumns(query)).slice(1, -1);
  return `{"items":${items},"page":${page},"page_size":${size},"total":${total},${money}${sortedBy}}`;
}

/** What a ListingPage says of how rents were compared. */
export function moneyColumns({ rents: { currency, worth, day } }: PricedQuery) {
  return { currency, ...(day !== null && { rates: { day, worth } }) };
}

/**
 * The source of matches. Each one except `words` is an index that is read in its order until there
 * are enough.
 */
type Source = 'newest' | 'rent' | 'bedrooms' | 'nearest' | 'words';

/**
 * A search as SQL, which returns `total` and `items`. It collects matches from the source that
 * finds them fastest, up to the number that is counted; then it counts them and sorts the page.
 * When there are more matches, and the source has another order than the page, it reads listings in
 * the page's order instead; this is fast, because matches are frequent then. So the work depends on
 * the number that is counted, not on the number of listings.
 */
export function buildSearch(
  item: Fragment,
  query: PricedQuery,
  wordShare: ShareOfWord,
  inMemory: ReturnType<FindListings> = null,
): Fragment {
  if (inMemory?.ids) return buildKnown(item, query, inMemory.ids);
  if (inMemory) return buildFrequent(item, query);
  const source = chooseSource(query, wordShare);
  const counted = integer(countedUpTo(query));
  const gathered = fragment`from found l order by ${orders[chooseOrder(query)]}`;
  // Matches of several currencies come one currency after the other.
  const isInOrder = source === chooseOrder(query) && (source !== 'rent' || isInOneCurrency(query));
  const needsWalk = !isInOrder && !isBeyond(query);
  const { offset, limit } = readPage(query);
  const known =
    source === 'rent'
      ? {
          // The last that could be on the page: nothing behind it needs to be read.
          edge: fragment`(select l.rent_group, l.compared_rent from found l order by ${rentOrder}
            limit 1 offset ${integer(offset + limit - 1)})`,
        }
      : { others: fragment`found` };
  const page = needsWalk
    ? // Whichever condition does not hold keeps PostgreSQL from starting that half at all.
      fragment`select * from (${selectPage(query, gathered)}) l
        where (select total from counted) < ${counted}
      union all
      select * from (${selectPage(query, inPageOrder(query, known))}) l
        where (select total from counted) = ${counted}`
    : selectPage(query, gathered);
  return fragment`with found as materialized (
      select ${sortable} ${matches(query, source, wordShare)} limit ${counted}),
    counted as materialized (select count(*)::int as total from found),
    ${chosenPageSql(query, page)}
    select (select total from counted) as total, (${itemsJson(item)}) as items`;
}

/** A search of which these are all the listings, if they still match. */
function buildKnown(item: Fragment, query: PricedQuery, ids: number[]): Fragment {
  const page = selectPage(query, fragment`from found l order by ${orders[chooseOrder(query)]}`);
  return fragment`with found as materialized (
      select ${sortable} ${amongRows(query, fragment`l.id = any(${ids}::int[])`)}),
    ${chosenPageSql(query, page)}
    select (select least(count(*), ${integer(countedUpTo(query))})::int from found) as total,
      (${itemsJson(item)}) as items`;
}

/** A search that finds more than are counted: they are frequent in the page's order. */
function buildFrequent(item: Fragment, query: PricedQuery): Fragment {
  return fragment`with ${chosenPageSql(query, selectPage(query, inPageOrder(query)))}
    select ${integer(countedUpTo(query))} as total, (${itemsJson(item)}) as items`;
}

/** One page of a search, read in the page's order. */
export const buildPage = (item: Fragment, query: PricedQuery): Fragment =>
  fragment`with ${chosenPageSql(query, selectPage(query, inPageOrder(query)))} ${itemsJson(item)}`;

/** What a search has found before it reads the page in its order. */
interface Found {
  /** SQL of the last that can be on the page, of the cheapest of each currency. */
  edge?: Fragment;
  /** The table of matches in another order, among which cheaper ones can be missing. */
  others?: Fragment;
}

/**
 * Matches in the page's order. Words are checked one listing at a time, even when they are rare.
 */
const inPageOrder = (query: PricedQuery, found: Found = {}) =>
  matches(query, chooseOrder(query), () => 1, found);

/** Pages end where counting ends. */
const isBeyond = (query: ListingQuery) => readPage(query).offset >= countedUpTo(query);

/** Estimates the share of listings that have the words of a search; 1 without words. */
export const estimateWordShare = (query: ListingQuery, wordShare: ShareOfWord) =>
  searchWords(query).reduce((product, word) => product * addShares(word, wordShare), 1);

/** The share of listings that have a spelling of a word, if no listing has two. */
const addShares = (spellings: SearchWord, wordShare: ShareOfWord) =>
  Math.min(
    1,
    spellings.reduce((sum, spelling) => sum + wordShare(spelling), 0),
  );

function chooseSource(query: ListingQuery, wordShare: ShareOfWord): Source {
  const words = searchWords(query);
  if (estimateWordShare(query, wordShare) < rareShare) return 'words';
  if (hasCenter(query) || query.box) return 'nearest';
  if (words.length > 0) return chooseOrder(query);
  if (hasRentLimit(query)) return 'rent';
  return query.bedrooms === undefined ? chooseOrder(query) : 'bedrooms';
}

/** The order in which the search answers: by fit it cannot sort. */
export function effectiveSort(query: ListingQuery): 'newest' | 'rent' | 'distance' {
  const order = chooseOrder(query);
  return order === 'nearest' ? 'distance' : order;
}

function chooseOrder(query: ListingQuery): 'newest' | 'rent' | 'nearest' {
  if (query.sort === 'rent') return 'rent';
  return query.sort === 'distance' && hasCenter(query) ? 'nearest' : 'newest';
}

/** Every order ends with the id, so that pages never overlap. */
const orders = {
  newest: fragment`l.created_at desc, l.id desc`,
  rent: rentOrder,
  bedrooms: fragment`l.total_bedrooms, l.created_at desc, l.id desc`,
  nearest: fragment`l.distance, l.id`,
};

/**
 * `from` and `where` of the matches, in the source's order. The planner assumes a constant number
 * of rows in a box or with a word. So optimization fences (`offset 0`, `materialized`) and
 * `coalesce` keep it from choosing another plan than the source's.
 */
function matches(
  query: PricedQuery,
  source: Source,
  wordShare: ShareOfWord,
  page?: Found,
): Fragment {
  const words = searchWords(query);
  // The indexes of listings can check all conditions but words.
  const inside = conditionsBeside(query, ['words', 'area']);
  const near = searchFilters.area.conditions(query);
  const wordsIn = (listing: Fragment) => (words.length > 0 ? [hasWords(words, listing)] : []);
  const distance = distanceIn(query);

  if (source === 'words') {
    // Look up only the rarest word: for a common beginning, the index would read all its entries.
    const rarest = words
      .toSorted((one, other) => addShares(one, wordShare) - addShares(other, wordShare))
      .slice(0, 1);
    return amongRows(query, hasWords(rarest));
  }
  if (source === 'nearest') {
    const inBox = fragment`select l.id, l.created_at, l.currency, ${rentColumns(query)}, ${distance}
      from listings l
      ${where([...inside, ...near])}`;
    // The index does not contain the words, so rows are fetched one by one until there are enough.
    const withWords =
      words.length > 0
        ? fragment`join listings r on r.id = l.id ${where(wordsIn(fragment`r`))}`
        : fragment``;
    // Unless the order is by distance, the index finds all in a box faster than the nearest ones.
    if (chooseOrder(query) !== 'nearest') return fragment`from (${inBox} offset 0) l ${withWords}`;
    // The index gives the distance without the id, and PostgreSQL 15 uses it for no other order.
    return fragment`from (
        select l.* from (${inBox} order by distance offset 0) l ${withWords}
        order by l.distance fetch first ${integer(countedUpTo(query))} rows with ties) l
      order by ${orders.nearest}`;
  }
  // With coalesce the planner uses no index for these, and assumes that every other row matches.
  const checked = [...wordsIn(fragment`l`), ...near].map(
    (condition) => fragment`coalesce(${condition}, false)`,
  );
  if (source === 'rent') {
    const conditions = [...conditionsBeside(query, ['words', 'area', 'rent']), ...checked];
    if (isInOneCurrency(query)) return inOneCurrency(query, conditions);
    if (!page) return inEachCurrency(query, conditions, countedUpTo(query));
    const { offset, limit } = readPage(query);
    const most = offset + limit;
    const { others, edge } = page;
    const each = others
      ? inLikelyCurrencies(query, conditions, most, others)
      : inEachCurrency(query, conditions, most, edge);
    return fragment`${each} order by ${orders.rent}`;
  }
  return fragment`from (select l.*, ${distance}, ${rentColumns(query)} from listings l) l
    ${where([...inside, ...checked])} order by ${orders[source]}`;
}

/** `from` and `where` of the matches among the searchable listings with a condition that is rare. */
function amongRows(query: PricedQuery, condition: Fragment): Fragment {
  return fragment`from (with matched as materialized (
      select l.*, ${distanceIn(query)}, ${rentColumns(query)} from listings l
      where ${isSearchable} and ${condition})
    select * from matched) l
    ${where(sqlConditions(query))}`;
}

const distanceIn = (query: PricedQuery) =>
  hasCenter(query)
    ? fragment`l.earth_point <-> ${searchCenter(query)} as distance`
    : fragment`null::float8 as distance`;

const where = (conditions: Fragment[]): Fragment =>
  conditions.length > 0 ? fragment`where ${join(conditions, fragment` and `)}` : fragment``;

/** The columns that the orders need. */
const sortable = fragment`
  l.id, l.created_at, l.currency, l.rent_group, l.compared_rent, l.distance`;

function selectPage(query: ListingQuery, from: Fragment): Fragment {
  const { limit, offset } = readPage(query);
  return fragment`select ${sortable} ${from} limit ${integer(limit)} offset ${integer(offset)}`;
}

/** The page's rows, numbered in order. Only for these, images and JSON are read. */
const chosenPageSql = (
  query: PricedQuery,
  page: Fragment,
): Fragment => fragment`chosen as materialized (
  select l.id, row_number() over (order by ${orders[chooseOrder(query)]}) as nth from (${page}) l)`;

/** The JSON of those of these listings that are searchable, in this order. */
export const buildItems = (item: Fragment, ids: readonly number[]): Fragment => fragment`
  with chosen as (
    select w.id, w.nth from unnest(${[...ids]}::int[]) with ordinality w(id, nth)
    join listings l on l.id = w.id and ${isSearchable})
  ${itemsJson(item)}`;

const itemsJson = (item: Fragment): Fragment => fragment`
  select coalesce(json_agg(${item} order by chosen.nth), '[]')::text as items
  from chosen join listings l on l.id = chosen.id`;
