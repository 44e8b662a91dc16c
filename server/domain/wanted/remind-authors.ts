import { askedDaysAtMost, freshDays } from '#contract/listings/freshness.ts';
import { dueAt, queueGathered } from '#domain/notifications/public.ts';
import {
  fragment,
  instant,
  integer,
  transaction,
  type Pool,
  type Sql,
} from '#platform/database/sql.ts';
import { bisectSweep, isAmong, type UserRange } from '#platform/jobs/bisect-users.ts';
import { repeatBatches } from '#platform/jobs/repeat-batches.ts';
import { wantedAnswerer } from './wanted-policy.ts';

const batchSize = 500;
/** So many days before the end of a page its author is asked. */
const daysBefore = 3;

/** SQL: is the author of `w` to be asked whether they are still looking? Not those of pages nobody sees. */
export const isEnding = fragment`(w.confirmed_at < now() - make_interval(days => ${integer(freshDays - daysBefore)})
  and w.confirmed_at > now() - make_interval(days => ${integer(askedDaysAtMost)})
  and w.hidden_note is null and w.visibility <> 'nobody')`;

/**
 * Queues the mails that ask authors whether they are still looking, one for each confirmation; of a group,
 * whoever leads it.
 */
export const remindAuthors = (pool: Pool): Promise<void> =>
  bisectSweep(pool, (authors) => remind(pool, authors));

const remind = (pool: Pool, authors: UserRange): Promise<void> =>
  repeatBatches(batchSize, () => transaction(pool, (sql) => remindSome(sql, authors)));

async function remindSome(sql: Sql, authors: UserRange): Promise<number> {
  const mails = await sql<{ user_id: number; due_at: string }[]>`
    with due as (
      select w.id from wanted_pages w
      where ${isEnding} and ${isAmong(wantedAnswerer, authors)}
        and (w.reminded_at is null or w.reminded_at < w.confirmed_at)
      order by w.id limit ${integer(batchSize)} for no key update skip locked),
    noted as (
      update wanted_pages w set reminded_at = now() from due where due.id = w.id
      returning ${wantedAnswerer} as user_id)
    select noted.user_id, ${instant(dueAt('confirm_wanted'))} as due_at
    from noted left join notification_settings n on n.user_id = noted.user_id`;
  await queueGathered(
    sql,
    mails.map((mail) => ({ kind: 'confirm_wanted' as const, ...mail })),
  );
  return mails.length;
}
