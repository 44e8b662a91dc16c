import { queryOptions, type QueryClient } from '@tanstack/react-query';
import type { Api } from '#src/api/client.ts';

/** Everything of groups; what changes for one member refetches it. */
export const groupsKey = ['groups'] as const;

/** The beginning of every key about one of them. */
export const groupKey = (id: number) => [...groupsKey, 'one', id] as const;

/** A group that I am in. */
export const groupQuery = (api: Api, id: number) =>
  queryOptions({
    queryKey: groupKey(id),
    queryFn: () => api('getGroup', { params: { id } }),
  });

/** Refetches what is on screen of groups. */
export const refreshGroups = (queryClient: QueryClient): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: groupsKey });
