import { noteOffer } from '#domain/inquiries/public.ts';
import { transaction, type Pool } from '#platform/database/sql.ts';
import { lastToday } from './read-offers.ts';

/**
 * Expires offers whose last day for an answer is over, which both sides see as unread. Answers how
 * many. Skips those that somebody is about to change: they are the next run's.
 */
export async function expireOffers(pool: Pool): Promise<number> {
  return transaction(pool, async (sql) => {
    const due = await sql<
      { offer_id: number; id: number; sender_id: number | null; recipient_id: number | null }[]
    >`
      select o.id as offer_id, i.id, i.sender_id, i.recipient_id
      from offers o join inquiries i on i.id = o.inquiry_id
      where o.status = 'offered' and o.answer_by < ${lastToday}
      order by i.id limit 1000 for no key update of i, o skip locked`;
    if (due.length === 0) return 0;
    await sql`
      update offers set status = 'expired', updated_at = now()
      where id = any(${due.map(({ offer_id }) => offer_id)}::int[])`;
    for (const inquiry of due) await noteOffer(sql, { ...inquiry, kind: 'listing' }, 'both');
    return due.length;
  });
}
