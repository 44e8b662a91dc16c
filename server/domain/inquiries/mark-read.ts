import { eq, sql } from 'drizzle-orm';
import { inquiryAfter } from '#machines/inquiry.status.ts';
import type { Database } from '#platform/database/database.ts';
import { inquiries } from '#platform/database/schema/inquiries.ts';
import type { Viewer } from '#platform/http/viewer.ts';
import { lockOwnInquiry, type InquiryAddress } from './find-own.ts';
import { tellBothSides } from './tell.ts';

/**
 * Notes that this side has seen an inquiry up to a message; what came later stays unread. Throws
 * `not_found`.
 */
export async function markRead(
  { orm }: Database,
  viewer: Viewer,
  address: InquiryAddress,
  messageId: number,
): Promise<void> {
  await orm.transaction(async (transaction) => {
    const inquiry = await lockOwnInquiry(transaction, viewer, address);
    const { id, side, status: before } = inquiry;
    const status = inquiryAfter(before, { type: 'inquiry.opened', by: side }) ?? before;
    const isSender = side === 'sender';
    const seen = Math.max(messageId, isSender ? inquiry.sender_seen : inquiry.recipient_seen);
    const [counted] = await transaction.execute<{ last: number; unread: number }>(sql`
      select max(id) as last, count(*) filter (where id > ${seen}
        and author_id is distinct from ${viewer.user_id})::int as unread
      from inquiry_messages where inquiry_id = ${id}`);
    const { last = 0, unread = 0 } = counted ?? {};
    const known = isSender ? inquiry.sender_unread : inquiry.recipient_unread;
    if (status === before && unread === known) return;
    // A number from another thread must not mark what is still to come here.
    const upTo = Math.min(seen, last);
    await transaction
      .update(inquiries)
      .set({
        status,
        ...(isSender
          ? { sender_seen: upTo, sender_unread: unread }
          : { recipient_seen: upTo, recipient_unread: unread }),
      })
      .where(eq(inquiries.id, id));
    await tellBothSides(transaction, inquiry);
  });
}
