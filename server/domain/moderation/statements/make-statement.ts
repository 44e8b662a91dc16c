import { retention } from '#contract/retention.ts';
import type { ModerationRule, StatementAction } from '#contract/vocabulary.ts';
import { queueMails } from '#domain/notifications/public.ts';
import type { Sql } from '#platform/database/sql.ts';
import { interval } from '#platform/database/term.ts';

export interface NewStatement {
  /** Whom it is about; lock them first. */
  user_id: number;
  action: StatementAction;
  rule: ModerationRule;
  note: string;
  target_kind: 'listing' | 'user' | 'inquiry';
  target_id: number;
  target_label: string;
  admin_id: number;
}

const labelLength = 200;

/**
 * Tells a user the reasons of what an administrator did: on their page and by mail. Pass the
 * transaction of the act itself, so that neither is stored without the other.
 */
export async function makeStatement(sql: Sql, statement: NewStatement): Promise<void> {
  const { note, target_label: label, ...rest } = statement;
  const row = { ...rest, note: note.trim(), target_label: label.slice(0, labelLength) };
  const [made] = await sql<{ id: number }[]>`
    insert into statements ${sql(row)} returning id`;
  if (!made) throw new Error('An insert returns its row');
  await queueMails(sql, [{ kind: 'statement', about_id: made.id }]);
}

/**
 * Deletes statements of the year before last and older, and the e-mail addresses of notices that
 * were decided half a year ago. The page about privacy says so.
 */
export async function forgetOldDecisions(sql: Sql): Promise<void> {
  await sql`
    delete from statements
    where created_at < date_trunc('year', now() at time zone 'UTC') - interval '1 year'`;
  await sql`
    update reports set reporter_email = null, reporter_language = null
    where reporter_email is not null and closed_at < now() - ${interval(retention.noticeAddress)}`;
}
