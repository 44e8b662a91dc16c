import type { InquirySide, InquiryStatus } from '#contract/vocabulary.ts';
import { inquiryAfter } from '#machines/inquiry.machine.ts';
import type { Sql } from '#platform/database/sql.ts';
import { notifySides, type InquirySides } from './write-inquiries.ts';

/**
 * Accepts an inquiry whose row is locked, because its recipient offers the room. False when the
 * inquiry machine does not allow it.
 */
export async function acceptByOffer(
  sql: Sql,
  { id, status: before }: { id: number; status: InquiryStatus },
): Promise<boolean> {
  const status = inquiryAfter(before, { type: 'inquiry.accepted', by: 'recipient' });
  if (status === null) return false;
  await sql`
    update inquiries set status = ${status}, answered_at = coalesce(answered_at, now())
    where id = ${id}`;
  return true;
}

const unread = {
  sender: { sender_unread: 1, recipient_unread: 0 },
  recipient: { sender_unread: 0, recipient_unread: 1 },
  both: { sender_unread: 1, recipient_unread: 1 },
};

/** Makes a change of an offer something new in the inquiry, for this side or for both. */
export async function noteOffer(
  sql: Sql,
  inquiry: InquirySides,
  reader: InquirySide | 'both',
): Promise<void> {
  const more = unread[reader];
  await sql`
    update inquiries set updated_at = now(), sender_unread = sender_unread + ${more.sender_unread},
      recipient_unread = recipient_unread + ${more.recipient_unread},
      sender_archived = sender_archived and ${more.sender_unread} = 0,
      recipient_archived = recipient_archived and ${more.recipient_unread} = 0
    where id = ${inquiry.id}`;
  await notifySides(sql, inquiry);
}
