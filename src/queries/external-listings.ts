import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { ExternalListingQuery } from '#contract/external-listings/external-listing.ts';
import type { Api } from '#src/api/client.ts';

/** Everything about listings from outside begins with this. */
export const externalListingsKey = ['external-listings'] as const;

/** One page of them. The page before stays on screen while the next one comes. */
export const externalPageQuery = (api: Api, query: ExternalListingQuery) =>
  queryOptions({
    queryKey: [...externalListingsKey, 'page', query],
    queryFn: () => api('listExternalListings', { query }),
    placeholderData: keepPreviousData,
    staleTime: 10_000,
  });

/** One of them in full, to be edited. */
export const externalListingQuery = (api: Api, id: number) =>
  queryOptions({
    queryKey: [...externalListingsKey, 'one', id],
    queryFn: () => api('getExternalListing', { params: { id } }),
  });
