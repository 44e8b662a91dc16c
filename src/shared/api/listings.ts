import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Listing, ListingQuery } from '#contract/listings/listing.ts';
import type { Api } from '#src/api/client.ts';
import { isProblem } from '#src/api/errors.ts';

/** Every query about listings begins with this, so that one write can refresh them all. */
export const listingsKey = ['listings'] as const;
/** Every page of a search; with a session it says how well each listing fits. */
export const listingPagesKey = [...listingsKey, 'page'] as const;
/** One listing as anybody sees it; without an id all of those. */
export const listingKey = (...id: number[]) => [...listingsKey, 'one', ...id];

/** One page of listings for a search. The page before stays on screen while the next one comes. */
export const listingPageQuery = (api: Api, query: ListingQuery) =>
  queryOptions({
    queryKey: [...listingPagesKey, query],
    queryFn: () => api('listListings', { query }),
    placeholderData: keepPreviousData,
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
  });
