import { noteOffer } from '#domain/inquiries/public.ts';
import { integer, type Pool, type Sql } from '#platform/database/sql.ts';
import { sweepItems } from '#platform/jobs/sweep-items.ts';
import { lastToday } from './read-offers.ts';

const atOnce = 1000;

/**
 * Expires offers whose last day for an answer is over, which both sides see as unread. Returns how
 * many. Skips those that somebody is about to change: they are the next run's.
 */
export const expireOffers = (pool: Pool): Promise<number> =>
  sweepItems(pool, { kind: 'offers', atOnce, find: findDue, work: expire });

async function findDue(sql: Sql, skipped: readonly number[]): Promise<number[]> {
  const due = await sql<{ id: number }[]>`
    select o.id from offers o join inquiries i on i.id = o.inquiry_id
    where o.status = 'offered' and o.answer_by < ${lastToday}
      and o.id <> all(${[...skipped]}::int[])
    order by i.id limit ${integer(atOnce)} for no key update of i, o skip locked`;
  return due.map(({ id }) => id);
}

async function expire(sql: Sql, ids: readonly number[]): Promise<void> {
  await sql`
    update offers set status = 'expired', updated_at = now() where id = any(${[...ids]}::int[])`;
  await noteOffers(sql, ids);
}

/** Shows both sides of these offers that something happened to them. */
export async function noteOffers(sql: Sql, ids: readonly number[]): Promise<void> {
  const inquiries = await sql<
    { id: number; sender_id: number | null; recipient_id: number | null }[]
  >`
    select i.id, i.sender_id, i.recipient_id from offers o join inquiries i on i.id = o.inquiry_id
    where o.id = any(${[...ids]}::int[]) order by i.id`;
  for (const inquiry of inquiries) await noteOffer(sql, { ...inquiry, kind: 'listing' }, 'both');
}
