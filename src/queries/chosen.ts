// Apart from the other queries, because no first load needs them.
import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#src/api/client.ts';
import { listingsKey } from './listings.ts';
import { usersKey } from './users.ts';

/** Some listings by their ids, with what became of those that are not offered. */
export const chosenListingsQuery = (api: Api, ids: number[]) =>
  queryOptions({
    queryKey: [...listingsKey, 'chosen', ids],
    queryFn: async () => (await api('listChosenListings', { query: { ids } })).items,
    staleTime: 30_000,
  });

/** Some roomies by their ids. */
export const chosenUsersQuery = (api: Api, ids: number[]) =>
  queryOptions({
    queryKey: [...usersKey, 'chosen', ids],
    queryFn: async () => (await api('listChosenUsers', { query: { ids } })).items,
    staleTime: 30_000,
  });
