import { queueMails } from '#domain/notifications/public.ts';
import { hiddenFrom } from '#domain/safety/public.ts';
import { openStatuses } from '#machines/inquiry.machine.ts';
import { fragment, type Fragment, type Sql } from '#platform/database/sql.ts';
import { readSide } from './sides.ts';
import { notifySides, type InquirySides } from './write-inquiries.ts';

/** SQL: has the sender of `i` written about its listing again since? */
export const hasWrittenAgain = fragment`exists (select from inquiries newer
  where newer.sender_id = i.sender_id and newer.listing_id = i.listing_id and newer.id > i.id
    and newer.status = any(${openStatuses}::text[]))`;

/**
 * SQL: the inquiries of those who were told that a room went to someone else, and were not asked yet
 * whether they are still looking.
 */
export const askableInquiries = (ownerId: number, listingId: number): Fragment =>
  fragment`from inquiries i join users u on u.id = i.sender_id
    where i.listing_id = ${listingId} and i.kind = 'listing' and i.recipient_id = ${ownerId}
      and i.status = 'declined' and i.filled_at is not null and i.asked_again_at is null
      and u.suspended_at is null and u.id not in (${hiddenFrom(ownerId)})
      and not ${hasWrittenAgain}`;

/**
 * Asks them, with a mail to each, and returns how many. Their inquiries stay declined: whoever is still
 * looking writes a new one.
 */
export async function askAgain(sql: Sql, ownerId: number, listingId: number): Promise<number> {
  const asked = await sql<(InquirySides & { sender_id: number })[]>`
    update inquiries set asked_again_at = now(), updated_at = now(),
      sender_unread = sender_unread + 1, sender_archived = false
    where id in (select i.id ${askableInquiries(ownerId, listingId)} order by i.id for no key update of i)
    returning id, kind, sender_id, recipient_id`;
  for (const inquiry of asked) {
    const senders = await readSide(sql, inquiry.id, 'sender');
    await queueMails(
      sql,
      senders.map((user_id) => ({
        kind: 'free_again',
        user_id,
        inquiry_id: inquiry.id,
        message_id: null,
      })),
    );
    await notifySides(sql, inquiry);
  }
  return asked.length;
}
