import type { Context } from 'hono';
import { endpoints } from '#contract/endpoints.gen.ts';
import type { listingMapCalls } from '#contract/listings/listing-map.ts';
import type { listingSearchCalls } from '#contract/listings/listing.ts';
import { signedInUser, type TokenHolder } from '#domain/auth/public.ts';
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
import type { SearchIndex } from './index/search-index.ts';
import { createUserSearch, withoutHidden } from './user-search.ts';
import { createVisitorSearch } from './visitor-search.ts';

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
    'advise' | 'countChoices' | 'find' | 'hasWords' | 'isIndexed' | 'map' | 'rank'
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

  const answerCounts = (c: Context, hidden: readonly number[], counts: object) =>
    // Kept for no time, so that a listing is on the map within a second; an ETag saves the rest.
    hidden.length === 0
      ? answerSharedJson(c, counts, 0)
      : answerPrivateJson(c, JSON.stringify(counts));

  return {
    async listListings({ query, c }) {
      const priced = { ...query, rents: await pricing.compareFor(query) };
      const holder = await readToken(c);
      const searchViewer = holder && (await userSearch.readViewer(holder, priced));
      if (searchViewer) {
        c.set('userId', searchViewer.viewer.id);
        return userSearch.find(searchViewer, priced);
      }
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
      const [rents, hidden] = await Promise.all([
        pricing.compareFor(search.lat === undefined ? { ...search, box } : search),
        readHiddenListings(c),
      ]);
      const map = await searchIndex.map({ ...withoutHidden(query, hidden), rents });
      return answerCounts(c, hidden, { ...map, currency: rents.currency });
    },

    async getListingAdvice({ query, c }) {
      const [rents, hidden] = await Promise.all([pricing.compareFor(query), readHiddenListings(c)]);
      const advice = await searchIndex.advise({ ...withoutHidden(query, hidden), rents });
      return answerCounts(c, hidden, {
        ...(advice ?? { total: 0, changes: [] }),
        currency: rents.currency,
      });
    },

    async getListingChoices({ query, c }) {
      const [rents, hidden] = await Promise.all([pricing.compareFor(query), readHiddenListings(c)]);
      const counts = await searchIndex.countChoices({ ...withoutHidden(query, hidden), rents });
      return answerCounts(c, hidden, counts ?? { total: 0, choices: [] });
    },
  };
}
