import { countedUpTo } from '#contract/search-limits.ts';
import { limits } from '#contract/limits.ts';
import type { ListingQuery } from '#contract/listings/listing.ts';
import { fragment, integer, join, type Fragment, type Sql } from '#platform/database/sql.ts';
import { readPage } from '#platform/http/endpoint.ts';
import { summaryJson } from './listing-json.ts';

/** Finds active listings and answers a ListingPage as JSON text. */
export type SearchListings = (query: ListingQuery) => Promise<string>;

/** Searches on `searches`, a pool that plans each statement for its own rents and its own point. */
export function createSearch(searches: Sql, mediaUrl: string): SearchListings {
  const wordShares = createWordShares(searches);
  return async (query) => {
    const shareOf = query.q === undefined ? () => 1 : await wordShares();
    const [row] = await searches<{ items: string; total: number }[]>`
      ${buildSearch(mediaUrl, query, shareOf)}`;
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
export function buildSearch(mediaUrl: string, query: ListingQuery, shareOf: ShareOfWord): Fragment {
  const source = sourceOf(query, shareOf);
  const counted = integer(countedUpTo(query));
  const gathered = fragment`from found l order by ${orders[orderOf(query)]}`;
  const needsWalk = source !== orderOf(query) && !isBeyond(query);
  const page = needsWalk
    ? // Whichever condition does not hold keeps PostgreSQL from starting that half at all.
      fragment`select * from (${pageOf(query, gathered)}) l
        where (select total from counted) < ${counted}
      union all
      select * from (${pageOf(query, inPageOrder(query))}) l
        where (select total from counted) = ${counted}`
    : pageOf(query, gathered);
  return fragment`with found as materialized (
      select ${sortable} ${matches(query, source, shareOf)} limit ${counted}),
    counted as materialized (select count(*)::int as total from found),
    ${chosen(query, page)}
    select (select total from counted) as total, (${itemsJson(mediaUrl)}) as items`;
}

/** One page of a search, walking in the page's order. */
export const buildPage = (mediaUrl: string, query: ListingQuery): Fragment =>
  fragment`with ${chosen(query, pageOf(query, inPageOrder(query)))} ${itemsJson(mediaUrl)}`;

/** Matches in the page's order: words are checked one listing at a time, however rare they are. */
const inPageOrder = (query: ListingQuery) => matches(query, orderOf(query), () => 1);

/** Lists end where counting does. */
const isBeyond = (query: ListingQuery) => readPage(query).offset >= countedUpTo(query);

function sourceOf(query: ListingQuery, shareOf: ShareOfWord): Source {
  const words = searchWords(query);
  const share = words.reduce((product, word) => product * shareOf(word), 1);
  if (share < rareShare) return 'words';
  if (hasCenter(query)) return 'nearest';
  if (words.length > 0) return orderOf(query);
  if (query.min_rent !== undefined || query.max_rent !== undefined) return 'rent';
  return query.bedrooms === undefined ? orderOf(query) : 'bedrooms';
}

function orderOf(query: ListingQuery): 'newest' | 'rent' | 'nearest' {
  if (query.sort === 'rent') return 'rent';
  return query.sort === 'distance' && hasCenter(query) ? 'nearest' : 'newest';
}

/** Every order ends with the id, so that pages never overlap. */
const orders = {
  newest: fragment`l.created_at desc, l.id desc`,
  rent: fragment`l.monthly_rent, l.id`,
  bedrooms: fragment`l.total_bedrooms, l.created_at desc, l.id desc`,
  nearest: fragment`l.distance, l.id`,
};

/**
 * `from` and `where` of the matches, in the source's order. The planner's guess at how many rows lie
 * in a box or begin with a word is a constant, so it is kept from other ways than the source's by
 * fences (`offset 0`, `materialized`) and `coalesce`.
 */
function matches(query: ListingQuery, source: Source, shareOf: ShareOfWord): Fragment {
  const words = searchWords(query);
  const inside = plainFilters(query);
  const near = radiusFilters(query);
  const wordsIn = (listing: Fragment) => (words.length > 0 ? [hasWords(words, listing)] : []);
  const distance = hasCenter(query)
    ? fragment`l.earth_point <-> ${centerOf(query)} as distance`
    : fragment`null as distance`;

  if (source === 'words') {
    // By the rarest alone: the index reads through every entry of a common beginning first.
    const rarest = words.toSorted((one, other) => shareOf(one) - shareOf(other)).slice(0, 1);
    return fragment`from (with matched as materialized (
        select l.*, ${distance} from listings l where l.status = 'active' and ${hasWords(rarest)})
      select * from matched) l
      ${where([...inside, ...wordsIn(fragment`l`), ...near])}`;
  }
  if (source === 'nearest') {
    // The index finds what lies in a box sooner than it finds the nearest first.
    const isSorted = orderOf(query) === 'nearest';
    const nearestFirst = fragment`order by distance, l.id`;
    // The index has no words: rows are fetched one by one, only until there are enough.
    const withWords = fragment`join listings r on r.id = l.id ${where(wordsIn(fragment`r`))}`;
    return fragment`from (
        select l.id, l.created_at, l.monthly_rent, ${distance} from listings l
        ${where([...inside, ...near])} ${isSorted ? nearestFirst : fragment``} offset 0) l
      ${words.length > 0 ? withWords : fragment``} ${isSorted ? nearestFirst : fragment``}`;
  }
  // Under coalesce the planner knows no index for them, and takes them to hold for every other row.
  const checked = [...wordsIn(fragment`l`), ...near].map(
    (condition) => fragment`coalesce(${condition}, false)`,
  );
  return fragment`from (select l.*, ${distance} from listings l) l
    ${where([...inside, ...checked])} order by ${orders[source]}`;
}

const where = (conditions: Fragment[]): Fragment =>
  conditions.length > 0 ? fragment`where ${join(conditions, fragment` and `)}` : fragment``;

/** What the orders sort by. */
const sortable = fragment`l.id, l.created_at, l.monthly_rent, l.distance`;

function pageOf(query: ListingQuery, from: Fragment): Fragment {
  const { limit, offset } = readPage(query);
  return fragment`select ${sortable} ${from} limit ${integer(limit)} offset ${integer(offset)}`;
}

/** The page's rows, numbered in order; only those get their images and their JSON. */
const chosen = (query: ListingQuery, page: Fragment): Fragment => fragment`chosen as materialized (
  select l.id, row_number() over (order by ${orders[orderOf(query)]}) as nth from (${page}) l)`;

const itemsJson = (mediaUrl: string): Fragment => fragment`
  select coalesce(json_agg(${summaryJson(mediaUrl)} order by chosen.nth), '[]')::text as items
  from chosen join listings l on l.id = chosen.id`;

/**
 * Beginnings of words to look for: "Prospect Hei" has two. Composed signs are taken apart and
 * letter-like apostrophes left out, for unaccent makes signs of the query language of them.
 */
export const searchWords = ({ q = '' }: Pick<ListingQuery, 'q'>): string[] =>
  q.normalize('NFKC').match(/[\p{Ll}\p{Lu}\p{Lt}\p{Lo}\p{N}]+/gu) ?? [];

/** Words as PostgreSQL looks for them: all, each as a beginning. */
export const wordPattern = (words: string[]) => words.map((word) => `${word}:*`).join(' & ');

/** Has the listing all words, each as a beginning? */
export const hasWords = (words: string[], listing = fragment`l`): Fragment =>
  fragment`${listing}.search @@ to_tsquery('simple', search_text(${wordPattern(words)}::text))`;

/** Is the search about a point? */
export const hasCenter = ({ lat, lng }: ListingQuery) => lat !== undefined && lng !== undefined;

/** The point that the search is about. */
export const centerOf = ({ lat = 0, lng = 0 }: ListingQuery): Fragment =>
  fragment`earth_point(${lat}::float8, ${lng}::float8)`;

/** Everything but words: conditions that the indexes of listings can answer by themselves. */
export function plainFilters(query: ListingQuery): Fragment[] {
  const { min_rent: minRent, max_rent: maxRent, bedrooms, available_from: day } = query;
  const found = [fragment`l.status = 'active'`];
  if (minRent !== undefined) found.push(fragment`l.monthly_rent >= ${minRent}::int`);
  if (maxRent !== undefined) found.push(fragment`l.monthly_rent <= ${maxRent}::int`);
  if (bedrooms !== undefined) found.push(fragment`l.total_bedrooms >= ${bedrooms}::int`);
  if (day !== undefined) {
    found.push(fragment`(l.available_from is null or l.available_from <= ${day}::date)`);
  }
  return found;
}

/**
 * Within the radius: the box finds candidates by index, the distance (a chord, within 0.01 % up to
 * 500 km) decides.
 */
export function radiusFilters(query: ListingQuery): Fragment[] {
  if (!hasCenter(query)) return [];
  const center = centerOf(query);
  const radiusMeters = (query.radius_km ?? limits.radiusKm.default) * 1000;
  return [
    fragment`l.earth_point <@ cube_enlarge(${center}, ${radiusMeters}::float8, 3)`,
    fragment`cube_distance(l.earth_point, ${center}) <= ${radiusMeters}::float8`,
  ];
}

/** Estimates the share of listings, 0 to 1, that have a word beginning like this. */
export type ShareOfWord = (beginning: string) => number;

const refreshMs = 10 * 60_000;

/**
 * How common words are, from what PostgreSQL's ANALYZE found: its own planner takes every beginning
 * of a word for equally rare, and then reads a million rows to find three. Only plans depend on
 * it, never answers.
 */
export function createWordShares(sql: Sql): () => Promise<ShareOfWord> {
  let known: Promise<ShareOfWord> | null = null;
  let staleAtMs = 0;
  return () => {
    if (known && performance.now() < staleAtMs) return known;
    staleAtMs = performance.now() + refreshMs;
    known = readShares(sql);
    known.catch(() => (known = null));
    return known;
  };
}

async function readShares(sql: Sql): Promise<ShareOfWord> {
  const words = await sql<{ word: string; share: number }[]>`
    select word, share
    from pg_stats, unnest(most_common_elems::text::text[], most_common_elem_freqs) w(word, share)
    where schemaname = current_schema() and tablename = 'listings' and attname = 'search'
      and word is not null`;
  return (beginning) => {
    const plain = beginning.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
    const matching = words.filter(({ word }) => word.startsWith(plain));
    return Math.min(
      1,
      matching.reduce((sum, { share }) => sum + share, 0),
    );
  };
}
