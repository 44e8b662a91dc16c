import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { monthInAll } from '#contract/listings/month-in-all.ts';
import type { Listing, ListingPage, ListingQuery } from '#contract/listings/listing.ts';
import type { Api } from '#src/api/client.ts';
import { isProblem } from '#src/api/errors.ts';

/** Every query about listings begins with this, so that one write can refresh them all. */
export const listingsKey = ['listings'] as const;
/** Every page of a search; with a session it says how well each listing fits. */
export const listingPagesKey = [...listingsKey, 'page'] as const;
/** One listing as anybody sees it; without an id all of those. */
export const listingKey = (...id: number[]) => [...listingsKey, 'one', ...id];
/** One listing as its owner edits it. */
export const editableListingKey = (id: number) => [...listingsKey, 'editable', id];

/** One page of listings for a search. The page before stays on screen while the next one comes. */
export const listingPageQuery = (api: Api, query: ListingQuery) =>
  queryOptions({
    queryKey: [...listingPagesKey, query],
    queryFn: () => api('listListings', { query }),
    placeholderData: keepPreviousData,
    staleTime: 30_000,
  });

/** Why there is no listing: none ever had the number, or it was deleted. */
export type MissingListing = 'not_found' | 'gone';

/**
 * One listing as anybody sees it, or why there is none: an answer like any other, so that a page
 * from the server need not ask again.
 */
export const listingQuery = (api: Api, id: number) =>
  queryOptions({
    queryKey: listingKey(id),
    queryFn: (): Promise<Listing | MissingListing> =>
      api('getListing', { params: { id } }).catch((error: unknown) => {
        if (isProblem(error, 'gone')) return 'gone';
        if (isProblem(error, 'not_found')) return 'not_found';
        throw error;
      }),
    staleTime: 30_000,
  });

/**
 * One listing with all that I may know of it: my own with its exact place, others with the whole
 * address when my inquiry was accepted. What a public page brought along has less.
 */
export const wholeListingQuery = (api: Api, id: number) =>
  queryOptions({
    queryKey: editableListingKey(id),
    queryFn: () => api('getListing', { params: { id } }),
    staleTime: 30_000,
  });

/** Everything I posted. */
export const ownListingsQuery = (api: Api, page = 1) =>
  queryOptions({
    queryKey: [...listingsKey, 'own', page],
    queryFn: () => api('listOwnListings', { query: { page } }),
    staleTime: 30_000,
  });

const similarListings = { shown: 4, radiusKm: 5, rentShare: 0.3 };

/** The nearest rooms around a listing for about the same rent; one more than are shown, for itself. */
export const similarListingsQuery = (api: Api, listing: Listing) => {
  const { latitude: lat, longitude: lng } = listing;
  const rent = monthInAll(listing);
  const { shown, radiusKm, rentShare } = similarListings;
  const query: ListingQuery = {
    ...(lat !== null && lng !== null && { lat, lng }),
    radius_km: radiusKm,
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

/** Those of an answer that are shown beside a listing. */
export const shownSimilar = (found: ListingPage | undefined, id: number) =>
  (found?.items ?? []).filter((other) => other.id !== id).slice(0, similarListings.shown);
