import { flagLaterMessage, hiddenFrom } from '#domain/safety/public.ts';
import { inquiryAfter } from '#machines/inquiry.machine.ts';
import { fragment, type Sql } from '#platform/database/sql.ts';
import type { Limiting } from './same-target.ts';
import { lockOwnInquiry, storeTransition, type OwnInquiry } from './write-inquiries.ts';

/** Locks an inquiry that this user received, with both its sides, until the transaction ends. */
export const lockReceived = (sql: Sql, userId: number, id: number): Promise<OwnInquiry> =>
  lockOwnInquiry(sql, { user_id: userId }, { id, kind: 'listing' });

/**
 * Declines an inquiry and writes why in the same moment. Returns false, and changes nothing, where it
 * is closed, was accepted or answered since it was held, has an offer accepted since then, or its sender cannot be written to any more.
 */
export async function declineWithMessage(
  sql: Sql,
  limiting: Limiting,
  inquiry: OwnInquiry,
  held: {
    status: string;
    heldAt: string;
    /** Is it declined because the room went to someone else? */
    isFilled: boolean;
    writeText: (reader: Reader) => Promise<string>;
  },
): Promise<boolean> {
  const { id, status, side, sender_id: senderId, recipient_id: ownerId } = inquiry;
  const next = inquiryAfter(status, { type: 'inquiry.declined', by: side });
  if (next !== 'declined' || next === status || ownerId === null) return false;
  if (status === 'accepted' && held.status !== 'accepted') return false;
  const [reader] = await sql<(Reader & { is_answered: boolean })[]>`
    select u.id, ${senderNames} as first_name, coalesce(l.title, i.listing_title) as title,
      exists (select from inquiry_messages m where m.inquiry_id = i.id
        and m.author_id = ${ownerId} and m.created_at > ${held.heldAt}::timestamptz)
      or exists (select from offers o where o.inquiry_id = i.id and o.status = 'accepted'
        and o.updated_at > ${held.heldAt}::timestamptz) as is_answered
    from inquiries i join users u on u.id = i.sender_id left join listings l on l.id = i.listing_id
    where i.id = ${id} and u.suspended_at is null and u.id not in (${hiddenFrom(ownerId)})`;
  if (!reader || reader.id !== senderId || reader.is_answered) return false;
  const message = await sql.one<{ id: number }>`
    insert into inquiry_messages (inquiry_id, author_id, text)
    values (${id}, ${ownerId}, ${await held.writeText(reader)}) returning id`;
  await storeTransition(sql, limiting, inquiry, {
    to: 'declined',
    messageId: message.id,
    isFilled: held.isFilled,
  });
  await flagLaterMessage(sql, { id: message.id, inquiry_id: id, author_id: ownerId });
  return true;
}

/** SQL: the first name of who sent the inquiry `i`, the user `u`; of a group those of all. */
const senderNames = fragment`case when i.group_id is null then u.first_name else (
  select string_agg(w.first_name, ', ' order by w.id = u.id desc, w.id)
  from inquiry_seekers s join users w on w.id = s.user_id and w.suspended_at is null
  where s.inquiry_id = i.id) end`;

/** Who reads that their inquiry was declined; of a group who speaks for it. */
export interface Reader {
  id: number;
  /** The first name; of a group, the names of all. */
  first_name: string;
  /** The title of the room that they wrote about. */
  title: string;
}
