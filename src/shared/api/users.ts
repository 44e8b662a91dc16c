import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { RoomieQuery } from '#contract/matching/calls.ts';
import type { Api } from '#src/api/client.ts';

/** Every list of users begins with this. */
export const usersKey = ['users'] as const;

/** One page of roomies for a search. The page before stays on screen while the next one comes. */
export const roomiePageQuery = (api: Api, query: RoomieQuery) =>
  queryOptions({
    queryKey: [...usersKey, 'page', query],
    queryFn: () => api('listUsers', { query }),
    placeholderData: keepPreviousData,
  });

/** One user as others see them. */
export const roomieQuery = (api: Api, id: number) =>
  queryOptions({
    queryKey: [...usersKey, 'one', id],
    queryFn: () => api('getUser', { params: { id } }),
  });

/** Some roomies by their ids. */
export const chosenUsersQuery = (api: Api, ids: readonly number[]) =>
  queryOptions({
    queryKey: [...usersKey, 'chosen', ids],
    queryFn: async () => (await api('listChosenUsers', { query: { ids: [...ids] } })).items,
  });

/** What we know of a user. */
export const userLedgerQuery = (api: Api, id: number) =>
  queryOptions({
    queryKey: [...usersKey, 'ledger', id],
    queryFn: () => api('getUserLedger', { params: { id } }),
    staleTime: 60_000,
  });
