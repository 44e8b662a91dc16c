import { noteOffer } from '#domain/inquiries/public.ts';
import { dueAfterQuiet, queueMails } from '#domain/notifications/public.ts';
import { instant, transaction, type Pool, type Sql } from '#platform/database/sql.ts';
import { today } from '#platform/database/term.ts';
import { repeatBatches } from '#platform/jobs/repeat-batches.ts';

const atOnce = 500;

/**
 * Asks both sides of each accepted offer, once, whether the move took place, from its day on. Days that
 * are over for a week are not asked about.
 */
export async function askMovedIn(pool: Pool, signal: AbortSignal): Promise<void> {
  await repeatBatches(atOnce, () => transaction(pool, (sql) => askSome(sql)), signal);
}

async function askSome(sql: Sql): Promise<number> {
  const due = await sql<
    { offer_id: number; id: number; sender_id: number | null; recipient_id: number | null }[]
  >`
    select o.id as offer_id, i.id, i.sender_id, i.recipient_id
    from offers o join inquiries i on i.id = o.inquiry_id
    where o.status = 'accepted' and o.asked_at is null
      and o.move_in between ${today} - 7 and ${today}
    order by i.id limit ${atOnce} for no key update of i, o skip locked`;
  const ids = due.map(({ offer_id: id }) => id);
  await sql`update offers set asked_at = now() where id = any(${ids}::int[])`;
  for (const inquiry of due) await noteOffer(sql, { ...inquiry, kind: 'listing' }, 'both');
  const mails = await sql<{ user_id: number; offer_id: number; due_at: string }[]>`
    select u.id as user_id, o.id as offer_id, ${instant(dueAfterQuiet)} as due_at
    from offers o join inquiries i on i.id = o.inquiry_id
      join users u on u.id = any(inquiry_readers(i.id))
      left join notification_settings n on n.user_id = u.id
    where o.id = any(${ids}::int[]) order by o.id, u.id`;
  await queueMails(
    sql,
    mails.map((mail) => ({ kind: 'moving_day', status: 'accepted', ...mail })),
  );
  return due.length;
}
