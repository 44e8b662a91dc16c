import type { Sql } from '#platform/database/sql.ts';

/** PostgreSQL's channel that wakes the mailers. */
export const mailChannel = 'mail';

/** `messages_removed` warns whoever got messages of a scammer, which were removed. */
export type InquiryMailKind = 'inquiry' | 'message' | 'accepted' | 'declined' | 'messages_removed';

interface QueuedMail {
  kind: InquiryMailKind;
  user_id: number;
  inquiry_id: number;
  /** The message that the mail quotes; null for an answer without one. */
  message_id: number | null;
}

/** A mail taken from the queue: about an inquiry, or one for all of its kind that a user is to hear. */
export type MailJob = Taken &
  (QueuedMail | (Pick<QueuedMail, 'user_id'> & GatheredMail) | LetterJob);
export type GatheredJob = Extract<MailJob, GatheredMail>;

interface GatheredMail {
  /** Alerts of saved searches and of favorites; the question which rooms are still available; the code to an address; new reports. */
  kind:
    | 'alerts_at_once'
    | 'alerts_daily'
    | 'alerts_weekly'
    | 'favorites_changed'
    | 'confirm_listings'
    | 'organization_code'
    | 'new_reports';
  inquiry_id: null;
}

/** A mail about one row, which also names the recipient: with or without an account. */
type QueuedLetter =
  | { kind: 'notice_confirm'; notice_id: number }
  | { kind: 'report_decided'; report_id: number }
  | { kind: 'statement' | 'appeal_decided'; statement_id: number };

interface LetterJob {
  kind: QueuedLetter['kind'];
  user_id: null;
  inquiry_id: null;
  /** The id of that row. */
  about_id: number;
}
export type Letter = Taken & LetterJob;

interface Taken {
  id: string;
  /** Including this one. */
  attempts: number;
  age_seconds: number;
}

/** Queues a mail about an inquiry. It is sent once `sql` is committed. */
export async function queueMail(sql: Sql, mail: QueuedMail): Promise<void> {
  await sql`insert into mail_jobs ${sql({ ...mail })}`;
  await sql`select pg_notify(${mailChannel}, '')`;
}

/** Queues a letter. It is sent once `sql` is committed. */
export async function queueLetter(sql: Sql, letter: QueuedLetter): Promise<void> {
  await sql`insert into mail_jobs ${sql({ ...letter })}`;
  await sql`select pg_notify(${mailChannel}, '')`;
}

/**
 * Takes the mail that has been due longest; null when none is. It is reserved for two minutes:
 * after that its mailer counts as dead, and the mail is due again. A mail that gathers has waited for
 * its hour, up to a week, so its age counts from its first attempt.
 */
export async function takeMail(sql: Sql): Promise<MailJob | null> {
  const [job] = await sql<MailJob[]>`
    update mail_jobs set attempts = attempts + 1, due_at = now() + interval '2 minutes',
      created_at = case when inquiry_id is null and attempts = 0 then now() else created_at end
    where id = (
      select id from mail_jobs where failed_at is null and due_at <= now()
      order by due_at limit 1 for update skip locked)
    returning id, kind, user_id, inquiry_id, message_id, coalesce(notice_id, report_id, statement_id) as about_id, attempts,
      extract(epoch from now() - created_at)::float8 as age_seconds`;
  return job ?? null;
}

/** Deletes a mail that was sent, or that its recipient no longer wants. */
export async function finishMail(sql: Sql, id: string): Promise<void> {
  await sql`delete from mail_jobs where id = ${id}`;
}

/** Makes the mail due again after this many seconds. */
export async function postponeMail(sql: Sql, id: string, seconds: number): Promise<void> {
  await sql`
    update mail_jobs set due_at = now() + make_interval(secs => ${seconds}) where id = ${id}`;
}

/** Keeps the mail for the operator, and never tries it again. */
export async function giveUpMail(sql: Sql, id: string): Promise<void> {
  await sql`update mail_jobs set failed_at = now() where id = ${id}`;
}
