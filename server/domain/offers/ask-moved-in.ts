import { dueAt, queueMails } from '#domain/notifications/public.ts';
import { instant, type Pool, type Sql } from '#platform/database/sql.ts';
import { today } from '#platform/database/term.ts';
import { sweepItems } from '#platform/jobs/sweep-items.ts';
import { noteOffers } from './expire-offers.ts';

const atOnce = 500;

/**
 * Asks both sides of each accepted offer, once, whether the move took place, from its day on. Days that
 * are over for a week are not asked about.
 */
export const askMovedIn = (pool: Pool, signal: AbortSignal): Promise<number> =>
  sweepItems(pool, { kind: 'offers', atOnce, find: findDue, work: ask }, signal);

async function findDue(sql: Sql, skipped: readonly number[]): Promise<number[]> {
  const due = await sql<{ id: number }[]>`
    select o.id from offers o join inquiries i on i.id = o.inquiry_id
    where o.status = 'accepted' and o.asked_at is null
      and o.move_in between ${today} - 7 and ${today} and o.id <> all(${[...skipped]}::int[])
    order by i.id limit ${atOnce} for no key update of i, o skip locked`;
  return due.map(({ id }) => id);
}

async function ask(sql: Sql, ids: readonly number[]): Promise<void> {
  await sql`update offers set asked_at = now() where id = any(${[...ids]}::int[])`;
  await noteOffers(sql, ids);
  const mails = await sql<{ user_id: number; offer_id: number; due_at: string }[]>`
    select u.id as user_id, o.id as offer_id, ${instant(dueAt('moving_day'))} as due_at
    from offers o join inquiries i on i.id = o.inquiry_id
      join users u on u.id = any(inquiry_readers(i.id))
      left join notification_settings n on n.user_id = u.id
    where o.id = any(${[...ids]}::int[]) order by o.id, u.id`;
  await queueMails(
    sql,
    mails.map((mail) => ({ kind: 'moving_day', status: 'accepted', ...mail })),
  );
}
