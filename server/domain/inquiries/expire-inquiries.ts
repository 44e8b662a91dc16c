import type { Sql } from '#platform/database/sql.ts';
import { limits } from '#contract/limits.ts';
import { inquiryStatuses } from '#contract/vocabulary.ts';
import { inquiryAfter } from '#machines/inquiry.status.ts';
import { liveChannel } from '#platform/live/notice.ts';

const expirable = inquiryStatuses.filter(
  (status) => inquiryAfter(status, { type: 'inquiry.expired' }) !== null,
);

/**
 * Expires what nobody answered in time, and deletes what belongs to nobody any more; answers how
 * many of each. The sender is told; the recipient has nothing left to answer.
 */
export async function expireInquiries(sql: Sql): Promise<{ expired: number; deleted: number }> {
  const expired = await sql`
    with expired as (
      update inquiries set status = 'expired', updated_at = now(), recipient_unread = 0,
        sender_unread = sender_unread + 1
      where status in ${sql(expirable)}
        and updated_at < now() - make_interval(days => ${limits.inquiries.expireDays})
      returning id, kind, sender_id, recipient_id)
    select pg_notify(${liveChannel}, json_build_object(
      'users', array_remove(array[sender_id, recipient_id], null),
      'event', json_build_object('type', 'inquiry', 'inquiry_id', id, 'kind', kind))::text)
    from expired`;
  const deleted = await sql`
    delete from inquiries where sender_id is null and recipient_id is null`;
  return { expired: expired.length, deleted: deleted.count };
}
