import type { ReplyTemplate, ReplyTemplateForm } from '#contract/reply-templates/calls.ts';
import { lockUsers } from '#domain/users/public.ts';
import { fragment, instant, transaction, type Pool, type Sql } from '#platform/database/sql.ts';
import { ProblemError } from '#platform/http/problem.ts';
import type { Quotas } from '#platform/http/quotas.ts';
import type { Viewer } from '#platform/http/viewer.ts';

const columns = fragment`id, text, ${instant(fragment`created_at`)} as created_at,
  ${instant(fragment`updated_at`)} as updated_at`;

/** The answer about a template of others: the same as about one that never was. */
const missingTemplate = () =>
  new ProblemError('not_found', { detail: 'There is no such template' });

/** All templates of a user, newest first. */
export async function listReplyTemplates(sql: Sql, userId: number): Promise<ReplyTemplate[]> {
  const rows = await sql<ReplyTemplate[]>`
    select ${columns} from reply_templates where user_id = ${userId} order by id desc`;
  return rows.map((row) => ({ ...row }));
}

/**
 * Saves a template. One with the same text is answered instead, so that a repeated press makes no
 * second. Throws `too_many_reply_templates`.
 */
export async function createReplyTemplate(
  pool: Pool,
  quotas: Quotas,
  { user_id: userId }: Viewer,
  form: ReplyTemplateForm,
): Promise<ReplyTemplate> {
  const text = form.text.trim();
  return transaction(pool, async (sql) => {
    await lockUsers(sql, userId);
    const [same] = await sql<ReplyTemplate[]>`
      select ${columns} from reply_templates
      where user_id = ${userId} and text = ${text} order by id desc limit 1`;
    if (same) return { ...same };
    await quotas.requireSpace(
      sql,
      'replyTemplates',
      fragment`reply_templates where user_id = ${userId}`,
      (most) =>
        new ProblemError('too_many_reply_templates', {
          detail: `You saved ${most} templates. Delete one first`,
        }),
    );
    const saved = await sql.one<ReplyTemplate>`
      insert into reply_templates (user_id, text) values (${userId}, ${text})
      returning ${columns}`;
    return { ...saved };
  });
}

/** Changes the text of a template of this user. Throws `not_found`. */
export async function updateReplyTemplate(
  sql: Sql,
  { user_id: userId }: Viewer,
  id: number,
  { text }: ReplyTemplateForm,
): Promise<ReplyTemplate> {
  const [saved] = await sql<ReplyTemplate[]>`
    update reply_templates set text = ${text.trim()}, updated_at = now()
    where id = ${id} and user_id = ${userId} returning ${columns}`;
  if (!saved) throw missingTemplate();
  return { ...saved };
}

/** Deletes a template of this user. Throws `not_found`. */
export async function deleteReplyTemplate(
  sql: Sql,
  { user_id: userId }: Viewer,
  id: number,
): Promise<void> {
  const deleted = await sql<{ id: number }[]>`
    delete from reply_templates where id = ${id} and user_id = ${userId} returning id`;
  if (deleted.length === 0) throw missingTemplate();
}
