import type { Context } from 'hono';
import { endpoints } from '#contract/endpoints.gen.ts';
import type { ListingCountQuery, listingMapCalls } from '#contract/listings/listing-map.ts';
import type { listingSearchCalls } from '#contract/listings/listing.ts';
import { signedInUser, type TokenHolder } from '#domain/auth/public.ts';
import { noSuchGroup } from '#domain/groups/public.ts';
import { listingsHiddenBy } from '#domain/marks/public.ts';
import type { Pricing } from '#domain/money/public.ts';
import type { Database } from '#platform/database/database.ts';
import type { ReadPools } from '#platform/database/replicas/replicas.ts';
import type { KeptReads } from '#platform/http/answer-cache.ts';
import type { CallHandlers } from '#platform/http/bind-calls.ts';
import {
  answerPrivateJson,
  answerPublicJson,
  answerSharedJson,
} from '#platform/http/json-response.ts';
import type { PublicReads } from '#platform/http/public-reads.ts';
import type { Quotas } from '#platform/http/quotas.ts';
import type { IdentityKeys } from '#platform/keys/identity-keys.ts';
import { readGroupSearch } from './group/read-group-search.ts';
import type { SearchIndex } from './index/search-index.ts';
import { createUserSearch, withoutHidden } from './user-search.ts';
import { createVisitorSearch } from './visitor-search.ts';

type CountQuery = typeof ListingCountQuery.infer;

interface Deps {
  database: Pick<Database, 'sql' | 'hot' | 'searches'>;
  publicReads: Pick<PublicReads, 'read'>;
  /** Finished answers, from which later visitors get theirs before they come here. */
  keptReads: KeptReads;
  /** What comes before the key of an image in its address. */
  mediaUrl: string;
  pricing: Pricing;
  searchIndex: Pick<
    SearchIndex,
    'advise' | 'countChoices' | 'find' | 'hasWords' | 'isIndexed' | 'map' | 'rank' | 'rankForGroup'
  >;
  identityKeys: Pick<IdentityKeys, 'keyOf'>;
  quotas: Pick<Quotas, 'count'>;
  readToken: (c: Context) => Promise<TokenHolder | null>;
}

/** Calls that find and count listings. They answer everyone alike who hid nothing. */
export function createSearchHandlers(
  deps: Deps,
): CallHandlers<typeof listingSearchCalls & typeof listingMapCalls> {
  const { database, publicReads, keptReads, mediaUrl, pricing, searchIndex, readToken } = deps;
  const userSearch = createUserSearch(deps);
  const visitorSearches = new Map<ReadPools, ReturnType<typeof createVisitorSearch>>();
  function visitorSearchOn(pools: ReadPools) {
    const search =
      visitorSearches.get(pools) ?? createVisitorSearch(pools, mediaUrl, searchIndex.find);
    visitorSearches.set(pools, search);
    return search;
  }

  /** What the user of a valid token hid; empty for visitors. */
  async function readHiddenListings(c: Context): Promise<number[]> {
    const holder = await readToken(c);
    if (!holder) return [];
    const rows = await database.sql<{ listing_id: number }[]>`
      select hidden.listing_id from ${signedInUser(holder)} u
      cross join lateral (${listingsHiddenBy(holder.user_id)}) hidden`;
    return rows.map(({ listing_id }) => listing_id);
  }

  /**
   * What counts know of who searches: the group that they search as, and what they hid. Throws
   * `not_found` for the group of others.
   */
  async function readSearcher(c: Context, query: CountQuery) {
    const [group, hidden] = await Promise.all([readGroup(c, query), readHiddenListings(c)]);
    return {
      isPrivate: group !== null || hidden.length > 0,
      wishes: group && { wishes: group.wishes },
      hidden,
    };
  }

  async function readCounted(c: Context, query: CountQuery) {
    const [rents, searcher] = await Promise.all([
      pricing.compareFor(query),
      readSearcher(c, query),
    ]);
    const { hidden, wishes } = searcher;
    return { searcher, priced: { ...withoutHidden(query, hidden), rents, ...wishes } };
  }

  const readGroup = async (c: Context, query: CountQuery) =>
    query.group === undefined
      ? null
      : readGroupSearch(database.hot, pricing, await readToken(c), query);

  const answerCounts = (c: Context, { isPrivate }: { isPrivate: boolean }, counts: object) =>
    // Kept for no time, so that a listing is on the map within a second; an ETag saves the rest.
    isPrivate ? answerPrivateJson(c, JSON.stringify(counts)) : answerSharedJson(c, counts, 0);

  return {
    async listListings({ query, c }) {
      const [rents, holder, group] = await Promise.all([
        pricing.compareFor(query),
        readToken(c),
        readGroup(c, query),
      ]);
      const priced = { ...query, rents, ...(group && { wishes: group.wishes }) };
      const searchViewer = holder && (await userSearch.readViewer(holder, priced));
      if (searchViewer) {
        c.set('userId', searchViewer.viewer.id);
        return userSearch.find(searchViewer, priced, group);
      }
      if (group) throw noSuchGroup();
      const keeping = keptReads.begin(c, endpoints.listListings.path);
      const json = await publicReads.read(c, (from, replayed) => {
        keeping?.readFrom(replayed);
        return visitorSearchOn(from)(priced);
      });
      return answerPublicJson(c, json, keeping);
    },

    async getListingMap({ query, c }) {
      // Around a point, the box is only what is shown of the search.
      const { box, ...search } = query;
      const [rents, searcher] = await Promise.all([
        pricing.compareFor(search.lat === undefined ? { ...search, box } : search),
        readSearcher(c, query),
      ]);
      const { hidden, wishes } = searcher;
      const map = await searchIndex.map({ ...withoutHidden(query, hidden), rents, ...wishes });
      return answerCounts(c, searcher, { ...map, currency: rents.currency });
    },

    async getListingAdvice({ query, c }) {
      const { searcher, priced } = await readCounted(c, query);
      const { rents } = priced;
      const advice = await searchIndex.advise(priced);
      return answerCounts(c, searcher, {
        ...(advice ?? { total: 0, changes: [] }),
        currency: rents.currency,
      });
    },

    async getListingChoices({ query, c }) {
      const { searcher, priced } = await readCounted(c, query);
      const counts = await searchIndex.countChoices(priced);
      return answerCounts(c, searcher, counts ?? { total: 0, choices: [] });
    },
  };
}
