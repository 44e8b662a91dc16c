import { type } from '../type.ts';
import { defineCalls } from '../call.ts';
import { ownReplyTemplate } from '../call-targets.ts';
import { limits } from '../limits.ts';
import { id, instant, requiredText } from '../primitives.ts';

/** A message to send again and again; `fields.ts` says which fields it may hold. */
export const ReplyTemplateForm = type({
  text: requiredText(limits.message.max, { required: 'Write a message', max: 'Message too long' }),
});
export type ReplyTemplateForm = typeof ReplyTemplateForm.infer;

export const ReplyTemplate = type({
  id,
  text: 'string',
  created_at: instant,
  updated_at: instant,
});
export type ReplyTemplate = typeof ReplyTemplate.infer;

const ReplyTemplates = type({
  items: ReplyTemplate.array(),
  /**
   * What I wrote in three inquiries and have no template like, with the field for the first name in
   * place of the name; null without one.
   */
  suggestion: type({ text: 'string' }).or('null'),
});
export type ReplyTemplates = typeof ReplyTemplates.infer;

/** The calls about reply templates; part of calls.ts. */
export const replyTemplateCalls = defineCalls({
  listReplyTemplates: {
    route: 'GET /api/reply-templates',
    summary: 'My reply templates, newest first, and a message that could become one',
    access: 'user',
    answer: ReplyTemplates,
  },
  createReplyTemplate: {
    route: 'POST /api/reply-templates',
    summary: 'Save a reply template; the one with the same text is answered instead of a second',
    access: 'user',
    quota: 'replyTemplates',
    problems: ['too_many_reply_templates'],
    status: 201,
    body: ReplyTemplateForm,
    answer: ReplyTemplate,
  },
  updateReplyTemplate: {
    route: 'PATCH /api/reply-templates/{id}',
    summary: 'Change the text of a reply template',
    access: 'user',
    quota: 'replyTemplates',
    targets: [ownReplyTemplate],
    body: ReplyTemplateForm,
    answer: ReplyTemplate,
  },
  deleteReplyTemplate: {
    route: 'DELETE /api/reply-templates/{id}',
    summary: 'Delete a reply template',
    access: 'user',
    targets: [ownReplyTemplate],
  },
});
