import type { Context } from 'hono';
import type { ListingPage } from '#contract/listings/listing.ts';
import type { TokenHolder } from '#domain/auth/public.ts';
import { countedUpTo } from '#contract/search-limits.ts';
import {
  buildItems,
  createSearch,
  createWordShares,
  moneyOf,
  rareShare,
  searchConditions,
  searchWords,
  shareOfWords,
  sortOf,
  type FoundListings,
  type PricedQuery,
} from '#domain/listings/public.ts';
import type { Pricing } from '#domain/money/public.ts';
import { hasAnswers } from '#fit/answers.ts';
import type { Database } from '#platform/database/database.ts';
import { fragment, join } from '#platform/database/sql.ts';
import { readPage } from '#platform/http/endpoint.ts';
import type { Quotas } from '#platform/http/quotas.ts';
import type { IdentityKeys } from '#platform/keys/identity-keys.ts';
import { foundListingJson, withFit, type FoundListing } from './found-listing.ts';
import type { ListingRanking } from './listing-index/create-listing-ranking.ts';
import { readFitViewer } from './read-fit-viewer.ts';

interface Deps {
  database: Pick<Database, 'hot' | 'searches'>;
  mediaUrl: string;
  readToken: (c: Context) => Promise<TokenHolder | null>;
  listingRanking: Pick<ListingRanking, 'rank' | 'find' | 'isIndexed'>;
  identityKeys: Pick<IdentityKeys, 'keyOf'>;
  quotas: Pick<Quotas, 'count'>;
  pricing: Pick<Pricing, 'compareIn'>;
}

/**
 * The search of signed-in users: every listing says how well it fits them, and they can sort by
 * that. One query reads the viewer, one the page. Returns null for visitors, whose search is the
 * same for everyone.
 */
export function createSearchWithFit(deps: Deps) {
  const { database, mediaUrl, readToken, listingRanking, identityKeys, quotas, pricing } = deps;
  const { hot, searches } = database;
  const item = foundListingJson(mediaUrl);
  const wordShares = createWordShares(searches);
  const { find } = listingRanking;
  const search = createSearch(searches, item, { wordShares, find });

  /** The viewer and, for an order by fit in the index, the ids of listings with rare words. */
  async function readViewer(holder: TokenHolder, query: PricedQuery): Promise<Read | null> {
    const isRanked = query.sort === 'fit' && listingRanking.isIndexed;
    const hasRareWords =
      isRanked &&
      searchWords(query).length > 0 &&
      shareOfWords(query, await wordShares()) < rareShare;
    const read = hasRareWords
      ? await readFitViewer(searches, pricing, holder, idsOf(query))
      : await readFitViewer(hot, pricing, holder);
    const candidates = read?.ids?.split(',').filter(Boolean).map(Number) ?? null;
    return read && { ...read, candidates };
  }

  /**
   * A page of the order by fit. Null while there is no index and so many listings match that SQL
   * would take too long to sort them.
   */
  async function byFit(query: PricedQuery, read: Read): Promise<FoundListings | null> {
    const { viewer, candidates } = read;
    const { offset, limit } = readPage(query);
    if (!listingRanking.isIndexed) {
      const { total } = await search(query);
      if (total >= countedUpTo(query)) return null;
    }
    const { ids, total } = await listingRanking.rank({ viewer, query, candidates, offset, limit });
    const [row] = await searches<{ items: string }[]>`${buildItems(item, ids)}`;
    return { items: row?.items ?? '[]', total };
  }

  return async (c: Context, asked: PricedQuery): Promise<ListingPage | null> => {
    const holder = await readToken(c);
    const read = holder && (await readViewer(holder, asked));
    if (!read) return null;
    const { viewer } = read;
    const query = leavingOut(read.hidden_listings, asked);
    c.set('userId', viewer.id);
    const canCompare = hasAnswers(viewer.answers);
    const mayRank = query.sort === 'fit' && canCompare;
    if (mayRank)
      await quotas.count(searches, 'searches', { identity_key: identityKeys.keyOf(read) });
    const ranked = mayRank ? await byFit(query, read) : null;
    const { items, total } = ranked ?? (await search(query));
    const found = JSON.parse(items) as FoundListing[];
    return {
      ...readPage(query).answer(
        found.map((each) => withFit(viewer, each)),
        total,
      ),
      sorted_by: ranked ? 'fit' : sortOf(query),
      has_answers: canCompare,
      ...moneyOf(query),
    };
  };
}

/** A viewer, and what they search for. */
type Read = NonNullable<Awaited<ReturnType<typeof readFitViewer>>> & {
  /** The listings with rare words, in an order by fit. */
  candidates: number[] | null;
};

/** The search without what this user hid. */
function leavingOut(hidden: readonly number[], query: PricedQuery): PricedQuery {
  if (hidden.length === 0) return query;
  return { ...query, without: [...(query.without ?? []), ...hidden] };
}

/** SQL: the ids of all listings of a search, with commas; an empty text without any. */
const idsOf = (query: PricedQuery) => fragment`(
  select coalesce(string_agg(l.id::text, ','), '') from listings l
  where ${join(searchConditions(query), fragment` and `)})`;
