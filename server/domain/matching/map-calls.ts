import type { Handlers } from '#platform/http/endpoint.ts';
import { answerSharedJson } from '#platform/http/json-response.ts';
import type { Pricing } from '#domain/money/public.ts';
import type { ListingRanking } from './listing-index/create-listing-ranking.ts';

interface Deps {
  pricing: Pick<Pricing, 'compareFor'>;
  listingRanking: Pick<ListingRanking, 'map' | 'advise'>;
}

/** Calls that count the listings of a search. They answer everyone alike. */
export function mapCalls({
  pricing,
  listingRanking,
}: Deps): Pick<Handlers, 'getListingMap' | 'getListingAdvice'> {
  return {
    async getListingMap({ query, c }) {
      // Around a point, the box is only what is shown of the search.
      const { box, ...search } = query;
      const rents = await pricing.compareFor(
        search.lat === undefined ? { ...search, box } : search,
      );
      const priced = { ...query, rents };
      const found = await listingRanking.map(priced);
      // Kept for no time, so that a listing is on the map within a second; an ETag saves the rest.
      return answerSharedJson(c, { ...found, currency: priced.rents.currency }, 0);
    },

    async getListingAdvice({ query, c }) {
      const priced = { ...query, rents: await pricing.compareFor(query) };
      const found = await listingRanking.advise(priced);
      const { currency } = priced.rents;
      return answerSharedJson(c, { ...(found ?? { total: 0, changes: [] }), currency }, 0);
    },
  };
}
