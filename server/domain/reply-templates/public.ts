/** What other subjects may use of reply templates. */
export { listReplyTemplates } from './reply-templates.ts';
