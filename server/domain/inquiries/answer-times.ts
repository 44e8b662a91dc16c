import { ledgerRules } from '#contract/listings/ledger-rules.ts';
import { fragment, integer, transaction, type Pool, type Sql } from '#platform/database/sql.ts';
import { today } from '#platform/database/term.ts';

/** What is said of answer times, in hours: coarse, so that no single conversation shows. */
export const answerSteps = [1, 3, 6, 12, 24, 48, 72, 168] as const;

/** An inquiry without an answer counts as unanswered after so many hours. */
const waitedHours = 72;
const usersAtOnce = 20_000;

/**
 * SQL: how fast the user `u` usually answers, as AnswerTime of the contract; null where that is not
 * known.
 */
export const answerTimeJson = fragment`(
  select json_build_object('within_hours', t.within_hours, 'answers', t.answers,
    'counted_on', t.counted_on::text) from answer_times t where t.user_id = u.id)`;

/**
 * Counts once a day how fast users answer inquiries: the median time until they first wrote, accepted
 * or declined. Only the newest inquiry of each sender counts, and none of a suspended one; what they
 * left unanswered counts as later than everything. Only days that are over count, so that nobody sees
 * the number change when they write.
 */
export async function countAnswerTimes(pool: Pool): Promise<void> {
  await transaction(pool, async (sql) => {
    const [state] = await sql<{ is_counted: boolean; last: number }[]>`
      select exists (select from answer_times
          where counted_on = ${today}) as is_counted,
        (select coalesce(max(id), 0) from users) as last`;
    if (!state || state.is_counted) return;
    for (let after = 0; after < state.last; after += usersAtOnce) {
      await countAnswers(sql, after, after + usersAtOnce);
    }
    await sql`delete from answer_times where counted_on < ${today}`;
  });
}

/** For the users with ids above `after` and up to `last`. */
async function countAnswers(sql: Sql, after: number, last: number): Promise<void> {
  const { fewestAnswers, answerDays } = ledgerRules;
  await sql`
    with day as materialized (
      select date_trunc('day', now() at time zone 'UTC') at time zone 'UTC' as begun),
    newest as (
      select distinct on (i.recipient_id, i.sender_id) i.recipient_id, i.created_at, i.status,
        case when i.answered_at < day.begun then i.answered_at end as answered_at
      from day cross join inquiries i
      join users s on s.id = i.sender_id and s.suspended_at is null
      where i.recipient_id > ${after} and i.recipient_id <= ${last}
        and i.created_at >= day.begun - make_interval(days => ${integer(answerDays)})
        and i.created_at < day.begun
      order by i.recipient_id, i.sender_id, i.created_at desc),
    waits as (
      select recipient_id, case when answered_at is null then 'infinity'
        else extract(epoch from answered_at - newest.created_at)::float8 / 3600 end as hours
      from newest cross join day
      where answered_at is not null or (status in ('sent', 'read', 'expired')
        and newest.created_at < day.begun - make_interval(hours => ${integer(waitedHours)}))),
    counted as (
      select recipient_id, percentile_disc(0.5) within group (order by hours) as hours,
        count(*) filter (where hours < 'infinity')::int as answers
      from waits group by recipient_id)
    insert into answer_times (user_id, within_hours, answers, counted_on)
    select recipient_id,
      (select min(step) from unnest(${[...answerSteps]}::int[]) step where step >= hours),
      answers, ${today}
    from counted join users u on u.id = recipient_id
    where answers >= ${integer(fewestAnswers)} and hours <= ${integer(answerSteps.at(-1) ?? 0)}
    order by recipient_id
    on conflict (user_id) do update set within_hours = excluded.within_hours,
      answers = excluded.answers, counted_on = excluded.counted_on`;
}
