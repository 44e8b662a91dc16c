import type { replyTemplateCalls } from '#contract/reply-templates/calls.ts';
import type { CallHandlers } from '#platform/http/bind-calls.ts';
import type { QuotaDeps } from '#platform/http/quotas.ts';
import {
  createReplyTemplate,
  deleteReplyTemplate,
  listReplyTemplates,
  updateReplyTemplate,
} from './reply-templates.ts';
import { suggestTemplate } from './suggest-template.ts';

/** Calls about reply templates. */
export function createReplyTemplateHandlers({
  sql,
  quotas,
}: QuotaDeps): CallHandlers<typeof replyTemplateCalls> {
  return {
    async listReplyTemplates({ viewer: { user_id: userId } }) {
      const items = await listReplyTemplates(sql, userId);
      return { items, suggestion: await suggestTemplate(sql, userId, items) };
    },
    createReplyTemplate: ({ viewer, body }) => createReplyTemplate(sql, quotas, viewer, body),
    updateReplyTemplate: ({ viewer, params, body }) =>
      updateReplyTemplate(sql, viewer, params.id, body),
    deleteReplyTemplate: ({ viewer, params }) => deleteReplyTemplate(sql, viewer, params.id),
  };
}
