import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#src/api/client.ts';
import { useWrite } from '#src/shared/api/use-write.ts';

const replyTemplatesKey = ['reply-templates'] as const;

/** The user's templates, newest first, and a message that could become one. */
export const replyTemplatesQuery = (api: Api) =>
  queryOptions({
    queryKey: replyTemplatesKey,
    queryFn: () => api('listReplyTemplates', {}),
  });

/** Saves a new template, or with an id changes that one. */
export const useSaveReplyTemplate = () =>
  useTemplateWrite((api, { id, text }: { id: number | null; text: string }) =>
    id === null
      ? api('createReplyTemplate', { body: { text } })
      : api('updateReplyTemplate', { params: { id }, body: { text } }),
  );

/** Deletes a template of the user. */
export const useDeleteReplyTemplate = () =>
  useTemplateWrite((api, id: number) => api('deleteReplyTemplate', { params: { id } }));

const useTemplateWrite = <Output, Input>(send: (api: Api, input: Input) => Promise<Output>) =>
  useWrite(send, ({ queryClient }) => ({
    onSettled: () => queryClient.invalidateQueries({ queryKey: replyTemplatesKey }),
  }));
