import type { Sql } from '#platform/database/sql.ts';
import type { MailKind } from '#platform/database/schema/mail-jobs.ts';

/** PostgreSQL's channel on which the senders of mail hear that there is one. */
export const mailChannel = 'mail';

export interface MailJob {
  id: string;
  kind: MailKind;
  user_id: number;
  inquiry_id: number;
  message_id: number | null;
  /** This one included. */
  attempts: number;
  age_seconds: number;
}

/**
 * Takes the mail that has been due longest; null when none is. Nobody else takes it for two
 * minutes: after that its sender counts as dead, and the mail is due again.
 */
export async function takeMail(sql: Sql): Promise<MailJob | null> {
  const [job] = await sql<MailJob[]>`
    update mail_jobs set attempts = attempts + 1, due_at = now() + interval '2 minutes'
    where id = (
      select id from mail_jobs where failed_at is null and due_at <= now()
      order by due_at limit 1 for update skip locked)
    returning id, kind, user_id, inquiry_id, message_id, attempts,
      extract(epoch from now() - created_at)::float8 as age_seconds`;
  return job ?? null;
}

/** The mail is sent, or nobody wants it any more. */
export async function finishMail(sql: Sql, id: string): Promise<void> {
  await sql`delete from mail_jobs where id = ${id}`;
}

/** The mail is due again after this long. */
export async function postponeMail(sql: Sql, id: string, seconds: number): Promise<void> {
  await sql`
    update mail_jobs set due_at = now() + make_interval(secs => ${seconds}) where id = ${id}`;
}

/** The mail is kept for whoever looks after the server, and not tried again. */
export async function giveUpMail(sql: Sql, id: string): Promise<void> {
  await sql`update mail_jobs set failed_at = now() where id = ${id}`;
}
