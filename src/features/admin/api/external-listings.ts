import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { ExternalListingQuery } from '#contract/external-listings/external-listing.ts';
import type { Api } from '#src/api/client.ts';

/** The prefix of all queries about external listings. */
export const externalListingsKey = ['external-listings'] as const;

/** One page of external listings. The previous page stays on screen while the next one loads. */
export const externalPageQuery = (api: Api, query: ExternalListingQuery) =>
  queryOptions({
    queryKey: [...externalListingsKey, 'page', query],
    queryFn: () => api('listExternalListings', { query }),
    placeholderData: keepPreviousData,
    staleTime: 10_000,
  });

/** One external listing in full, to edit. */
export const externalListingQuery = (api: Api, id: number) =>
  queryOptions({
    queryKey: [...externalListingsKey, 'one', id],
    queryFn: () => api('getExternalListing', { params: { id } }),
  });
