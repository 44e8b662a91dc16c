import { limits } from '#contract/limits.ts';
import { unfilledStatuses } from '#contract/vocabulary.ts';
import { dueAt, queueMails } from '#domain/notifications/public.ts';
import { isBlockedBetween } from '#domain/safety/public.ts';
import { unansweredStatuses } from '#machines/inquiry.machine.ts';
import {
  fragment,
  instant,
  integer,
  wordList,
  type Pool,
  type Sql,
} from '#platform/database/sql.ts';
import { sweepItems } from '#platform/jobs/sweep-items.ts';
import { noMeetingWithin } from './meetings.ts';

/** Days without a message; an inquiry expires later (limits.ts). */
const silentDays = 14;
const atOnce = 500;

/**
 * Asks both sides of an inquiry about a listing, once, what becomes of it when nobody wrote for two
 * weeks. Whoever writes in one at this moment is left to the next run.
 */
export const askAboutSilence = (pool: Pool, signal: AbortSignal): Promise<number> =>
  sweepItems(pool, { kind: 'inquiries', atOnce, find: findSilent, work: ask }, signal);

async function findSilent(sql: Sql, skipped: readonly number[]): Promise<number[]> {
  const rows = await sql<{ id: number }[]>`
    select id from inquiries
    where kind = 'listing' and status in ${wordList(unansweredStatuses)} and asked_at is null
      and updated_at < now() - make_interval(days => ${integer(silentDays)})
      and ${noMeetingWithin(silentDays)}
      and updated_at > now() - make_interval(days => ${integer(limits.inquiries.expireDays)})
      and id <> all(${[...skipped]}::int[])
    order by updated_at limit ${atOnce} for no key update skip locked`;
  return rows.map(({ id }) => id);
}

/** Marks inquiries as asked about, and queues the mails to those who may be asked. */
async function ask(sql: Sql, ids: readonly number[]): Promise<void> {
  await sql`update inquiries set asked_at = now() where id = any(${[...ids]}::int[])`;
  const mails = await sql<
    { user_id: number; inquiry_id: number; message_id: number | null; due_at: string }[]
  >`
    select u.id as user_id, i.id as inquiry_id,
      case when last.author_id is distinct from u.id then last.id end as message_id,
      ${instant(dueAt('silence'))} as due_at
    from unnest(${[...ids]}::int[]) asked(id)
    join inquiries i on i.id = asked.id
    join listings l on l.id = i.listing_id and l.status in ${wordList(unfilledStatuses)}
    join users s on s.id = i.sender_id and s.suspended_at is null
    join users r on r.id = i.recipient_id and r.suspended_at is null
    join users u on u.id = any(inquiry_readers(i.id)) and u.suspended_at is null
    left join notification_settings n on n.user_id = u.id
    cross join lateral (select id, author_id from inquiry_messages m
      where m.inquiry_id = i.id order by id desc limit 1) last
    where not ${isBlockedBetween(fragment`s.id`, fragment`r.id`)}
    order by i.id, u.id`;
  await queueMails(
    sql,
    mails.map((mail) => ({ kind: 'silence', ...mail })),
  );
}
