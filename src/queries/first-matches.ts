import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#src/api/client.ts';

/** The roomies who fit me best; the newest while nobody knows how I live. */
export const firstMatchesQuery = (api: Api) =>
  queryOptions({
    queryKey: ['users', 'first-matches'],
    queryFn: async () => (await api('listUsers', { query: { page_size: 4 } })).items,
    staleTime: 30_000,
  });
