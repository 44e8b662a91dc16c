import { askAfterDays, askedDaysAtMost } from '#contract/listings/freshness.ts';
import { dueAt, queueGathered } from '#domain/notifications/public.ts';
import {
  fragment,
  instant,
  integer,
  join,
  transaction,
  type Pool,
  type Sql,
} from '#platform/database/sql.ts';
import { today } from '#platform/database/term.ts';
import { isAmong, bisectSweep, type UserRange } from '#platform/jobs/bisect-users.ts';
import { repeatBatches } from '#platform/jobs/repeat-batches.ts';
import { hasEnded } from '../searchable.ts';

const batchSize = 500;

/** SQL: for how many days (of UTC) `l` has not been confirmed. */
export const daysUnconfirmed = fragment`(${today}
  - (l.last_confirmed_at at time zone 'UTC')::date)`;

/** SQL: how often the owner of `l` should have been asked by now. */
const dueTimes = fragment`(${join(
  askAfterDays.map((days) => fragment`(${daysUnconfirmed} >= ${integer(days)})::int`),
  fragment` + `,
)})`;

/**
 * Queues the mails that ask owners whether their rooms are still available, one for all rooms of an
 * owner. Each step of {@link askAfterDays} is mailed once, however many processes do this.
 */
export const queueReminders = (pool: Pool): Promise<void> =>
  bisectSweep(pool, (owners) => remindOwners(pool, owners));

function remindOwners(pool: Pool, owners: UserRange): Promise<void> {
  return repeatBatches(batchSize, () => transaction(pool, (sql) => remindSome(sql, owners)));
}

async function remindSome(sql: Sql, owners: UserRange): Promise<number> {
  const due = await sql<{ user_id: number; due_at: string; is_noted: boolean }[]>`
    with due as materialized (
      select l.id, l.user_id, l.last_confirmed_at, ${dueTimes} as times from listings l
      left join listing_reminders r
        on r.listing_id = l.id and r.confirmed_at = l.last_confirmed_at
      where l.status = 'active' and l.user_id is not null
        and ${isAmong(fragment`l.user_id`, owners)}
        and l.last_confirmed_at < now() - make_interval(days => ${integer(askAfterDays[0] - 1)})
        and l.last_confirmed_at > now() - make_interval(days => ${integer(askedDaysAtMost)})
        and not ${hasEnded} and ${dueTimes} > coalesce(r.asked, 0)
      order by l.id limit ${integer(batchSize)}),
    noted as (
      insert into listing_reminders as r (listing_id, confirmed_at, asked)
      select id, last_confirmed_at, times from due order by id
      on conflict (listing_id) do update
        set confirmed_at = excluded.confirmed_at, asked = excluded.asked
        where r.confirmed_at <> excluded.confirmed_at or r.asked < excluded.asked
      returning listing_id)
    select due.user_id, noted.listing_id is not null as is_noted, ${instant(dueAt('confirm_listings'))} as due_at
    from due left join noted on noted.listing_id = due.id
    left join notification_settings n on n.user_id = due.user_id`;
  const mails = due
    .filter(({ is_noted: isNoted }) => isNoted)
    .map(({ user_id, due_at }) => ({ kind: 'confirm_listings' as const, user_id, due_at }));
  await queueGathered(sql, mails);
  return due.length;
}
