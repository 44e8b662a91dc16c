import { queryOptions, type QueryClient } from '@tanstack/react-query';
import type { Api } from '#src/api/client.ts';

/** Everything of groups; what changes for one member refetches it. */
export const groupsKey = ['groups'] as const;

/** A group that I am in. */
export const groupQuery = (api: Api, id: number) =>
  queryOptions({
    queryKey: [...groupsKey, 'one', id],
    queryFn: () => api('getGroup', { params: { id } }),
    staleTime: 30_000,
  });

/** Refetches what is on screen of groups. */
export const refreshGroups = (queryClient: QueryClient): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: groupsKey });
