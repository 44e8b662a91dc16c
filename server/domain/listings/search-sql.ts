import { countedUpTo } from '#contract/counting.ts';
import type { ListingQuery } from '#contract/listings/listing.ts';
import { readPage } from '#platform/http/read-page.ts';
import type { ShareOfWord } from './common-words.ts';
import { summaryJson } from './listing-json.ts';
import {
  centreOf,
  createBinder,
  hasPlace,
  hasWords,
  placeFilters,
  plainFilters,
  searchWords,
  type Binder,
  type Parameter,
} from './search-filters.ts';

/** One SQL statement; `$1` is the address pictures live under. */
export interface Statement {
  text: string;
  parameters: Parameter[];
}

/** Where matches are looked for; each but `words` is an index read in its order until enough. */
type Source = 'newest' | 'rent' | 'bedrooms' | 'nearest' | 'words';

/** Words in fewer listings than this are looked up; listings are read through for commoner ones. */
const rareShare = 1 / 50;

/**
 * A search as SQL, answering `total` and `items`. Matches are gathered, up to as many as are
 * counted, from the source that finds them soonest; then they are counted and the page is sorted
 * out of them. Only when there are more, and the source has another order than the page, does a
 * walk in the page's order take its place: matches are frequent then, so it is short. So the work
 * depends on what is counted, not on what is stored.
 */
export function buildSearch(
  mediaUrl: string,
  query: ListingQuery,
  shareOf: ShareOfWord,
): Statement {
  const source = sourceOf(query, shareOf);
  const counted = countedUpTo(query);
  const binder = createBinder(mediaUrl);
  const found = `found as materialized (
      select ${sortable} ${matches(query, source, shareOf, binder)} limit ${counted}),
    counted as materialized (select count(*)::int as total from found)`;
  const gathered = `from found l order by ${orders[orderOf(query)]}`;
  const needsWalk = source !== orderOf(query) && !isBeyond(query);
  const page = needsWalk
    ? // Whichever condition does not hold keeps PostgreSQL from starting that half at all.
      `select * from (${pageOf(query, gathered)}) l where (select total from counted) < ${counted}
      union all
      select * from (${pageOf(
        query,
        matches(query, orderOf(query), () => 1, binder),
      )}) l
      where (select total from counted) = ${counted}`
    : pageOf(query, gathered);
  const text = `with ${found}, ${chosen(query, page)}
    select (select total from counted) as total, (${items}) as items`;
  return { text, parameters: binder.parameters };
}

/** One page of a search, walking in the page's order. */
export function buildPage(mediaUrl: string, query: ListingQuery): Statement {
  const binder = createBinder(mediaUrl);
  const from = matches(query, orderOf(query), () => 1, binder);
  return {
    text: `with ${chosen(query, pageOf(query, from))} ${items}`,
    parameters: binder.parameters,
  };
}

/** Lists end where counting does. */
const isBeyond = (query: ListingQuery) => readPage(query).offset >= countedUpTo(query);

function sourceOf(query: ListingQuery, shareOf: ShareOfWord): Source {
  const words = searchWords(query);
  const share = words.reduce((product, word) => product * shareOf(word), 1);
  if (share < rareShare) return 'words';
  if (hasPlace(query)) return 'nearest';
  if (words.length > 0) return orderOf(query);
  if (query.min_rent !== undefined || query.max_rent !== undefined) return 'rent';
  return query.bedrooms === undefined ? orderOf(query) : 'bedrooms';
}

function orderOf(query: ListingQuery): 'newest' | 'rent' | 'nearest' {
  if (query.sort === 'rent') return 'rent';
  return query.sort === 'distance' && hasPlace(query) ? 'nearest' : 'newest';
}

/** Every order ends with the id, so that pages never overlap. */
const orders = {
  newest: 'l.created_at desc, l.id desc',
  rent: 'l.monthly_rent, l.id',
  bedrooms: 'l.total_bedrooms, l.created_at desc, l.id desc',
  nearest: 'l.distance, l.id',
};

/**
 * `from` and `where` of the matches, in the source's order. The planner's guess at how many rows lie
 * in a box or begin with a word is a constant, so it is kept from other ways than the source's by
 * fences (`offset 0`, `materialized`) and `coalesce`.
 */
function matches(
  query: ListingQuery,
  source: Source,
  shareOf: ShareOfWord,
  binder: Binder,
): string {
  const words = searchWords(query);
  const inside = plainFilters(query, binder);
  const wordsIn = (listing: string) => (words.length > 0 ? [hasWords(words, binder, listing)] : []);
  const distance = hasPlace(query)
    ? `l.earth_point <-> ${centreOf(query, binder)} as distance`
    : 'null as distance';

  if (source === 'words') {
    // By the rarest alone: the index reads through every entry of a common beginning first.
    const rarest = words.toSorted((one, other) => shareOf(one) - shareOf(other)).slice(0, 1);
    return `from (with matched as materialized (
        select l.*, ${distance} from listings l
        where l.status = 'active' and ${hasWords(rarest, binder)})
      select * from matched) l
      ${where([...inside, ...wordsIn('l'), ...placeFilters(query, binder)])}`;
  }
  if (source === 'nearest') {
    // The index finds what lies in a box sooner than it finds the nearest first.
    const isSorted = orderOf(query) === 'nearest';
    const near = `select l.id, l.created_at, l.monthly_rent, ${distance} from listings l
      ${where([...inside, ...placeFilters(query, binder)])}
      ${isSorted ? 'order by distance, l.id' : ''} offset 0`;
    // The index has no words: rows are fetched one by one, only until there are enough.
    const spoken = words.length > 0 ? `join listings r on r.id = l.id ${where(wordsIn('r'))}` : '';
    return `from (${near}) l ${spoken} ${isSorted ? `order by ${orders.nearest}` : ''}`;
  }
  // Under coalesce the planner knows no index for them, and takes them to hold for every other row.
  const checked = [...wordsIn('l'), ...placeFilters(query, binder)].map(
    (condition) => `coalesce(${condition}, false)`,
  );
  return `from (select l.*, ${distance} from listings l) l
    ${where([...inside, ...checked])} order by ${orders[source]}`;
}

const where = (conditions: string[]) =>
  conditions.length > 0 ? `where ${conditions.join(' and ')}` : '';

/** What the orders sort by. */
const sortable = 'l.id, l.created_at, l.monthly_rent, l.distance';

function pageOf(query: ListingQuery, from: string): string {
  const { limit, offset } = readPage(query);
  return `select ${sortable} ${from} limit ${limit} offset ${offset}`;
}

/** The page's rows, numbered in order; only those get their pictures and their JSON. */
function chosen(query: ListingQuery, page: string): string {
  return `chosen as materialized (
    select l.id, row_number() over (order by ${orders[orderOf(query)]}) as nth from (${page}) l)`;
}

const items = `select coalesce(json_agg(${summaryJson} order by chosen.nth), '[]')::text as items
  from chosen join listings l on l.id = chosen.id`;
