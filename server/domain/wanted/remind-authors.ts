import { freshDays } from '#contract/listings/freshness.ts';
import { queueGathered, dueAt } from '#domain/notifications/public.ts';
import { fragment, instant, integer, transaction, type Pool } from '#platform/database/sql.ts';
import { wantedAnswerer } from './wanted-policy.ts';
import { bisectSweep, isAmong, type UserRange } from '#platform/jobs/bisect-users.ts';

const batchSize = 500;
/** So many days before the end of a page its author is asked. */
const daysBefore = 3;
/** After a long pause of the server, authors of pages that are long over are spared. */
const longestDays = freshDays + 15;

/** SQL: is the author of `w` to be asked whether they are still looking? Not those of pages nobody sees. */
export const isEnding = fragment`(w.confirmed_at < now() - make_interval(days => ${integer(freshDays - daysBefore)})
  and w.confirmed_at > now() - make_interval(days => ${integer(longestDays)})
  and w.hidden_note is null and w.visibility <> 'nobody')`;

/** Queues the mails that ask authors, of a group who leads it, whether they are still looking, one for each confirmation. */
export const remindAuthors = (pool: Pool): Promise<void> =>
  bisectSweep(pool, (authors) => remind(pool, authors));

async function remind(pool: Pool, authors: UserRange): Promise<void> {
  for (let reminded = batchSize; reminded === batchSize;) {
    reminded = await transaction(pool, async (sql) => {
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
      const kind = 'confirm_wanted' as const;
      await queueGathered(
        sql,
        mails.map(({ user_id, due_at }) => ({ kind, user_id, due_at })),
      );
      return mails.length;
    });
  }
}
