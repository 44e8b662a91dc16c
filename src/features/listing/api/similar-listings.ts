// This query has a file of its own, so that no first load contains it.
import { queryOptions } from '@tanstack/react-query';
import { monthInAll } from '#contract/listings/month-in-all.ts';
import type { Listing, ListingPage, ListingQuery } from '#contract/listings/listing.ts';
import type { Api } from '#src/api/client.ts';
import { listingsKey } from '#src/shared/api/listings.ts';

const similarListings = { shown: 4, radiusKm: 5, rentShare: 0.3 };

/** The nearest rooms around a listing for about the same rent; one more than are shown, for itself. */
export const similarListingsQuery = (api: Api, listing: Listing) => {
  const { latitude: lat, longitude: lng, currency } = listing;
  const rent = monthInAll(listing);
  const { shown, radiusKm, rentShare } = similarListings;
  const query: ListingQuery = {
    ...(lat !== null && lng !== null && { lat, lng }),
    radius_km: radiusKm,
    currency,
    min_rent: Math.floor(rent * (1 - rentShare)),
    max_rent: Math.ceil(rent * (1 + rentShare)),
    sort: 'distance',
    page_size: shown + 1,
  };
  return queryOptions({
    queryKey: [...listingsKey, 'similar', listing.id],
    queryFn: () => api('listListings', { query }),
    enabled: lat !== null && lng !== null,
    staleTime: 60_000,
  });
};

/** Chooses the listings of an answer that are shown beside a listing. */
export const shownSimilar = (page: ListingPage | undefined, id: number) =>
  (page?.items ?? []).filter((other) => other.id !== id).slice(0, similarListings.shown);
