// This query has a file of its own, so that no first load contains it.
import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#src/api/client.ts';
import { listingsKey } from './listings.ts';
import { callVersioned, selectValue } from './versioned.ts';

/** One listing as its owner edits it. */
export const editableListingKey = (id: number) => [...listingsKey, 'editable', id];

/** The user's own listing with its exact place. What a public page brought along has less. */
export const wholeListingQuery = (api: Api, id: number) =>
  queryOptions({
    queryKey: editableListingKey(id),
    queryFn: () => callVersioned(api, 'getListing', { params: { id } }),
    select: selectValue,
  });

/** Everything the user posted. */
export const ownListingsQuery = (api: Api, page = 1) =>
  queryOptions({
    queryKey: [...listingsKey, 'own', page],
    queryFn: () => api('listOwnListings', { query: { page } }),
  });
