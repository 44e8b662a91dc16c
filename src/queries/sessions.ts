import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#src/api/client.ts';

/** Where the signed-in person is signed in. */
export const sessionsQuery = (api: Api) =>
  queryOptions({
    queryKey: ['auth', 'sessions'],
    queryFn: async () => (await api('listSessions', {})).items,
    staleTime: 30_000,
  });
