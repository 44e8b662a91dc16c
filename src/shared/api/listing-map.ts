// These queries have a file of their own, so that no first load contains them.
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Query } from '#contract/calls.ts';
import type { ListingQuery } from '#contract/listings/listing.ts';
import type { Api } from '#src/api/client.ts';
import { listingsKey } from './listings.ts';

/** Where the listings of a search are, in a part of the map. */
export const listingMapQuery = (api: Api, query: Query<'getListingMap'>) =>
  queryOptions({
    queryKey: [...listingsKey, 'map', query],
    queryFn: () => api('getListingMap', { query }),
    // An ETag saves the bytes of what is still the same.
    staleTime: 0,
    // The map offers to try again.
    retry: false,
  });

/** The smallest changes of a search that would find more. */
export const listingAdviceQuery = (api: Api, query: ListingQuery) => {
  const filters = mapFilters(query);
  return queryOptions({
    queryKey: [...listingsKey, 'advice', filters],
    queryFn: () => api('getListingAdvice', { query: filters }),
  });
};

/** How many listings each choice of a filter finds. */
export const listingChoicesQuery = (api: Api, query: ListingQuery) => {
  const filters = mapFilters(query);
  return queryOptions({
    queryKey: [...listingsKey, 'choices', filters],
    queryFn: () => api('getListingChoices', { query: filters }),
    // The numbers of the search before stay until these are there.
    placeholderData: keepPreviousData,
    // The filters work without.
    retry: false,
  });
};

function mapFilters(query: ListingQuery) {
  const { page: _, page_size: __, sort: ___, ...filters } = query;
  return filters;
}
