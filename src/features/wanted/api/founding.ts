import { queryOptions } from '@tanstack/react-query';
import type { FoundingAnswer } from '#contract/wanted/wanted.ts';
import type { Api } from '#src/api/client.ts';
import { refreshGroups } from '#src/shared/api/groups.ts';
import { useWrite } from '#src/shared/api/use-write.ts';
import { wantedKey, wantedPageQuery } from './wanted.ts';

/** A page of those with whom I might look together: not answered yet, or answered so. */
export const foundingQuery = (api: Api, answer: FoundingAnswer | null, page: number) =>
  queryOptions({
    queryKey: [...wantedKey, 'together', answer, page],
    queryFn: () => api('listFounding', { query: { ...(answer && { answer }), page } }),
  });

/** Says whether I would look together with who wrote a page; null takes it back. */
export const useAnswerFounding = (id: number) =>
  useWrite(
    (api, answer: FoundingAnswer | null) =>
      api('answerFounding', { params: { id }, body: { answer } }),
    ({ api, queryClient }) => ({
      async onSuccess(founding) {
        queryClient.setQueryData(
          wantedPageQuery(api, id).queryKey,
          (page) => page && { ...page, founding },
        );
        await Promise.all([
          queryClient.invalidateQueries({ queryKey: [...wantedKey, 'together'] }),
          founding.group_id !== null && refreshGroups(queryClient),
        ]);
      },
    }),
  );
