import { limits } from '#contract/limits.ts';
import { inquiryStatuses } from '#contract/vocabulary.ts';
import { inquiryAfter } from '#machines/inquiry.machine.ts';
import { transaction, type Pool } from '#platform/database/sql.ts';
import { notifySides, type InquirySides } from './write-inquiries.ts';

const expirable = inquiryStatuses.filter(
  (status) => inquiryAfter(status, { type: 'inquiry.expired' }) !== null,
);

/**
 * Expires inquiries that were not answered in time, which their senders see as unread, unless the two
 * are about to meet, and deletes those of which both users left. Answers how many of each. Skips those that somebody writes in:
 * they are the next run's.
 */
export async function expireInquiries(pool: Pool): Promise<{ expired: number; deleted: number }> {
  return transaction(pool, async (sql) => {
    const expired = await sql<InquirySides[]>`
      with due as materialized (select id from inquiries
        where status in ${sql(expirable)}
          and updated_at < now() - make_interval(days => ${limits.inquiries.expireDays})
          and not exists (select from viewings v join viewing_slots s on s.id = v.slot_id
            where v.inquiry_id = inquiries.id and v.status = 'agreed' and s.ends_at > now())
        for no key update skip locked)
      update inquiries set status = 'expired', updated_at = now(), recipient_unread = 0,
        sender_unread = sender_unread + 1, sender_archived = false
      from due where inquiries.id = due.id
      returning inquiries.id, kind, sender_id, recipient_id`;
    for (const inquiry of expired) await notifySides(sql, inquiry);
    const deleted = await sql`
      delete from inquiries where id in (
        select id from inquiries where sender_id is null and recipient_id is null
        for update skip locked)`;
    return { expired: expired.length, deleted: deleted.count };
  });
}
