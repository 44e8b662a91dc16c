import type { ListingPage } from '#contract/listings/listing.ts';
import { countedUpTo } from '#contract/search-limits.ts';
import type { TokenHolder } from '#domain/auth/public.ts';
import {
  foundListingJson,
  readFitViewer,
  withFit,
  type FoundListing,
} from '#domain/matching/public.ts';
import type { Pricing } from '#domain/money/public.ts';
import { hasAnswers } from '#fit/answers.ts';
import type { Database } from '#platform/database/database.ts';
import { fragment, join } from '#platform/database/sql.ts';
import { readPage } from '#platform/http/page.ts';
import type { Quotas } from '#platform/http/quotas.ts';
import type { IdentityKeys } from '#platform/keys/identity-keys.ts';
import { groupFit, type GroupRankingRequest } from './group/rank-for-group.ts';
import type { SearchingGroup } from './group/read-group-search.ts';
import type { SearchIndex } from './index/search-index.ts';
import { sqlConditions } from './filters/all.ts';
import { searchWords } from './filters/words.ts';
import {
  buildItems,
  createSearch,
  moneyColumns,
  estimateWordShare,
  effectiveSort,
  type FoundListings,
} from './sql/find.ts';
import type { PricedQuery } from './priced-query.ts';
import { createWordShares, rareShare } from './sql/word-shares.ts';

interface Deps {
  database: Pick<Database, 'hot' | 'searches'>;
  mediaUrl: string;
  searchIndex: Pick<SearchIndex, 'rank' | 'rankForGroup' | 'find' | 'hasWords' | 'isIndexed'>;
  identityKeys: Pick<IdentityKeys, 'keyOf'>;
  quotas: Pick<Quotas, 'count'>;
  pricing: Pick<Pricing, 'compareIn'>;
}

/** Those of a group who are compared, and the users with whom they are not. */
type ComparedGroup = Pick<GroupRankingRequest, 'answers' | 'left'>;

/** A signed-in user who searches. */
export type SearchViewer = NonNullable<Awaited<ReturnType<typeof readFitViewer>>> & {
  /** The listings with rare words, in an order by fit. */
  candidates: number[] | null;
};

export interface UserSearch {
  /** The viewer of a valid token; null for others, who search as visitors do. */
  readViewer(holder: TokenHolder, query: PricedQuery): Promise<SearchViewer | null>;
  /**
   * One page of a search, without what the viewer hid, for the viewer or for a group of theirs. Throws
   * `rate_limited`.
   */
  find(
    viewer: SearchViewer,
    query: PricedQuery,
    group: SearchingGroup | null,
  ): Promise<ListingPage>;
}

/**
 * The search of signed-in users: every listing says how well it fits them, and they can sort by
 * that. One query reads the viewer, one the page.
 */
export function createUserSearch(deps: Deps): UserSearch {
  const { database, mediaUrl, searchIndex, identityKeys, quotas, pricing } = deps;
  const { hot, searches } = database;
  const item = foundListingJson(mediaUrl);
  const wordShares = createWordShares(searches);
  const search = createSearch(searches, item, { wordShares, find: searchIndex.find });

  /**
   * A page of the order by fit. Null while there is no index and so many listings match that SQL
   * would take too long to sort them.
   */
  async function findByFit(
    { viewer, candidates }: SearchViewer,
    query: PricedQuery,
    compared: ComparedGroup | null,
  ): Promise<FoundListings | null> {
    const { offset, limit } = readPage(query);
    if (!searchIndex.isIndexed) {
      const { total } = await search(query);
      if (total >= countedUpTo(query)) return null;
    }
    const page = { query, candidates, offset, limit };
    const { ids, total } = compared
      ? await searchIndex.rankForGroup({ ...page, ...compared })
      : await searchIndex.rank({ ...page, viewer });
    const [row] = await searches<{ items: string }[]>`${buildItems(item, ids)}`;
    return { items: row?.items ?? '[]', total };
  }

  return {
    async readViewer(holder, query) {
      const isRanked = query.sort === 'fit' && searchIndex.isIndexed;
      const hasRareWords =
        isRanked &&
        searchWords(query).length > 0 &&
        !searchIndex.hasWords(query) &&
        estimateWordShare(query, await wordShares()) < rareShare;
      // An order by fit in the index needs the ids of listings with rare words.
      const read = hasRareWords
        ? await readFitViewer(searches, pricing, holder, selectIds(query))
        : await readFitViewer(hot, pricing, holder);
      const candidates = read?.ids?.split(',').filter(Boolean).map(Number) ?? null;
      return read && { ...read, candidates };
    },

    async find(searchViewer, fullQuery, group) {
      const { viewer } = searchViewer;
      const query = withoutHidden(fullQuery, searchViewer.hidden_listings);
      const compared = group && {
        answers: group.answers,
        left: new Set([...group.ids, ...viewer.hidden]),
      };
      const canCompare = (compared?.answers ?? [viewer.answers]).some(hasAnswers);
      const isByFit = query.sort === 'fit' && canCompare;
      if (isByFit) {
        const identity_key = identityKeys.keyOf(searchViewer);
        await quotas.count(searches, 'searches', { identity_key });
      }
      const ranked = isByFit ? await findByFit(searchViewer, query, compared) : null;
      const { items, total } = ranked ?? (await search(query));
      const listings = JSON.parse(items) as FoundListing[];
      return {
        ...readPage(query).answer(
          listings.map((listing) => {
            const summary = withFit(viewer, listing);
            const fit = compared && {
              ...summary.fit!,
              group: groupFit(listing.household, compared),
            };
            return fit ? { ...summary, fit } : summary;
          }),
          total,
        ),
        ...(group && { group: group.answer }),
        sorted_by: ranked ? 'fit' : effectiveSort(query),
        has_answers: canCompare,
        ...moneyColumns(query),
      };
    },
  };
}

/** The search without the listings that a user hid. */
export function withoutHidden<Query extends { without?: number[] }>(
  query: Query,
  hidden: readonly number[],
): Query {
  if (hidden.length === 0) return query;
  return { ...query, without: [...(query.without ?? []), ...hidden] };
}

/** SQL: the ids of all listings of a search, with commas; an empty text without any. */
const selectIds = (query: PricedQuery) => fragment`(
  select coalesce(string_agg(l.id::text, ','), '') from listings l
  where ${join(sqlConditions(query), fragment` and `)})`;
