import type { Context } from 'hono';
import { signedInUser, type TokenHolder } from '#domain/auth/public.ts';
import { listingsHiddenBy } from '#domain/marks/public.ts';
import type { Pricing } from '#domain/money/public.ts';
import type { Sql } from '#platform/database/sql.ts';
import type { Handlers } from '#platform/http/endpoint.ts';
import { answerPrivateJson, answerSharedJson } from '#platform/http/json-response.ts';
import type { ListingRanking } from './listing-index/create-listing-ranking.ts';

interface Deps {
  sql: Sql;
  pricing: Pick<Pricing, 'compareFor'>;
  listingRanking: Pick<ListingRanking, 'map' | 'advise' | 'countChoices'>;
  readToken: (c: Context) => Promise<TokenHolder | null>;
}

/** Calls that count the listings of a search. They answer everyone alike who hid nothing. */
export function mapCalls({
  sql,
  pricing,
  listingRanking,
  readToken,
}: Deps): Pick<Handlers, 'getListingMap' | 'getListingAdvice' | 'getListingChoices'> {
  /** What the user of a valid token hid; empty for visitors. */
  async function hiddenListings(c: Context): Promise<number[]> {
    const holder = await readToken(c);
    if (!holder) return [];
    const rows = await sql<{ listing_id: number }[]>`
      select hidden.listing_id from ${signedInUser(holder)} u
      cross join lateral (${listingsHiddenBy(holder.user_id)}) hidden`;
    return rows.map(({ listing_id }) => listing_id);
  }

  const answer = (c: Context, hidden: readonly number[], found: object) =>
    // Kept for no time, so that a listing is on the map within a second; an ETag saves the rest.
    hidden.length === 0
      ? answerSharedJson(c, found, 0)
      : answerPrivateJson(c, JSON.stringify(found));

  return {
    async getListingMap({ query, c }) {
      // Around a point, the box is only what is shown of the search.
      const { box, ...search } = query;
      const [rents, hidden] = await Promise.all([
        pricing.compareFor(search.lat === undefined ? { ...search, box } : search),
        hiddenListings(c),
      ]);
      const without = [...(query.without ?? []), ...hidden];
      const found = await listingRanking.map({ ...query, without, rents });
      return answer(c, hidden, { ...found, currency: rents.currency });
    },

    async getListingAdvice({ query, c }) {
      const [rents, hidden] = await Promise.all([pricing.compareFor(query), hiddenListings(c)]);
      const without = [...(query.without ?? []), ...hidden];
      const found = await listingRanking.advise({ ...query, without, rents });
      return answer(c, hidden, {
        ...(found ?? { total: 0, changes: [] }),
        currency: rents.currency,
      });
    },

    async getListingChoices({ query, c }) {
      const [rents, hidden] = await Promise.all([pricing.compareFor(query), hiddenListings(c)]);
      const without = [...(query.without ?? []), ...hidden];
      const found = await listingRanking.countChoices({ ...query, without, rents });
      return answer(c, hidden, found ?? { total: 0, choices: [] });
    },
  };
}
