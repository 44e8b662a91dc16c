import { limits } from '#contract/limits.ts';
import { inquiryStatuses } from '#contract/vocabulary.ts';
import { inquiryAfter } from '#machines/inquiry.status.ts';
import { transaction, type Pool } from '#platform/database/sql.ts';
import { notifySides, type InquirySides } from './write-inquiries.ts';

const expirable = inquiryStatuses.filter(
  (status) => inquiryAfter(status, { type: 'inquiry.expired' }) !== null,
);

/**
 * Expires inquiries that were not answered in time, which their senders see as unread, and deletes
 * those of which both users left. Answers how many of each.
 */
export async function expireInquiries(pool: Pool): Promise<{ expired: number; deleted: number }> {
  return transaction(pool, async (sql) => {
    const expired = await sql<InquirySides[]>`
      update inquiries set status = 'expired', updated_at = now(), recipient_unread = 0,
        sender_unread = sender_unread + 1
      where status in ${sql(expirable)}
        and updated_at < now() - make_interval(days => ${limits.inquiries.expireDays})
      returning id, kind, sender_id, recipient_id`;
    for (const inquiry of expired) await notifySides(sql, inquiry);
    const deleted = await sql`
      delete from inquiries where sender_id is null and recipient_id is null`;
    return { expired: expired.length, deleted: deleted.count };
  });
}
