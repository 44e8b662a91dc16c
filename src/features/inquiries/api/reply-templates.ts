import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '#src/api/api-context.ts';
import type { Api } from '#src/api/client.ts';

const replyTemplatesKey = ['reply-templates'] as const;

/** The user's templates, newest first, and a message that could become one. */
export const replyTemplatesQuery = (api: Api) =>
  queryOptions({
    queryKey: replyTemplatesKey,
    queryFn: () => api('listReplyTemplates', {}),
    staleTime: 30_000,
  });

/** Saves a new template, or with an id changes that one. */
export function useSaveReplyTemplate() {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id, text }: { id: number | null; text: string }) =>
      id === null
        ? api('createReplyTemplate', { body: { text } })
        : api('updateReplyTemplate', { params: { id }, body: { text } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: replyTemplatesKey }),
  });
}

/** Deletes a template of the user. */
export function useDeleteReplyTemplate() {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => api('deleteReplyTemplate', { params: { id } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: replyTemplatesKey }),
  });
}
