import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '#src/api/api-context.ts';
import type { Api } from '#src/api/client.ts';
import { isProblem } from '#src/api/errors.ts';

/** Where the signed-in user is signed in. */
export const sessionsQuery = (api: Api) =>
  queryOptions({
    queryKey: ['auth', 'sessions'],
    queryFn: async () => (await api('listSessions', {})).items,
    staleTime: 30_000,
  });

/** Signs out somewhere else; takes the id of that session. */
export function useEndSession() {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string) =>
      api('endSession', { params: { id } }).catch((error: unknown) => {
        // Over already: what was wanted.
        if (!isProblem(error, 'not_found')) throw error;
      }),
    onSuccess: (_, id) =>
      queryClient.setQueryData(sessionsQuery(api).queryKey, (sessions) =>
        sessions?.filter((session) => session.id !== id),
      ),
  });
}

/** Signs out everywhere but here. */
export function useEndOtherSessions() {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => api('endOtherSessions', {}),
    onSuccess: () =>
      queryClient.setQueryData(sessionsQuery(api).queryKey, (sessions) =>
        sessions?.filter((session) => session.is_current),
      ),
  });
}
