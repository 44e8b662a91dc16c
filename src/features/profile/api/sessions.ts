import { queryOptions } from '@tanstack/react-query';
import { useWrite } from '#src/shared/api/use-write.ts';
import type { Api } from '#src/api/client.ts';
import { isProblem } from '#src/api/errors.ts';

/** Where the signed-in user is signed in. */
export const sessionsQuery = (api: Api) =>
  queryOptions({
    queryKey: ['auth', 'sessions'],
    queryFn: async () => (await api('listSessions', {})).items,
  });

/** Signs out somewhere else. */
export const useEndSession = () =>
  useWrite(
    (api, id: string) =>
      api('endSession', { params: { id } }).catch((error: unknown) => {
        // The session has ended already, which is what the user wanted.
        if (!isProblem(error, 'not_found')) throw error;
      }),
    ({ api, queryClient }) => ({
      onSuccess: (_, id) =>
        queryClient.setQueryData(sessionsQuery(api).queryKey, (sessions) =>
          sessions?.filter((session) => session.id !== id),
        ),
    }),
  );

/** Signs out everywhere but here. */
export const useEndOtherSessions = () =>
  useWrite(
    (api) => api('endOtherSessions', {}),
    ({ api, queryClient }) => ({
      onSuccess: () =>
        queryClient.setQueryData(sessionsQuery(api).queryKey, (sessions) =>
          sessions?.filter((session) => session.is_current),
        ),
    }),
  );
