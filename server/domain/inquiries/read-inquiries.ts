import { otherSideId } from './sides.ts';
import type {
  Inquiry,
  InquiryCounts,
  InquiryFilter,
  InquiryPage,
  InquiryQuery,
  InquiryState,
  Message,
  MessagePage,
} from '#contract/inquiries/calls.ts';
import { limits } from '#contract/limits.ts';
import type { InquirySide } from '#contract/vocabulary.ts';
import { coverJson } from '#domain/listings/public.ts';
import { openStatuses } from '#machines/inquiry.machine.ts';
import { findable } from '#domain/users/public.ts';
import type { Database } from '#platform/database/database.ts';
import { hasBlocked, isAway } from '#domain/safety/public.ts';
import { fragment, instant, type Fragment, type Sql } from '#platform/database/sql.ts';
import { countRows, readPage, type PageQuery } from '#platform/http/page.ts';
import { hasWrittenAgain } from './ask-again.ts';
import { noSuchInquiry, type InquiryRef } from './write-inquiries.ts';

/** SQL: the text of a message, as its two sides read it. */
const shownText = fragment`case when removed_at is null then text else '' end`;

/** SQL: the first message of who sent the inquiry `i`; before it, an invitation of its owner may stand. */
export const firstMessage = fragment`(
  select ${shownText} from inquiry_messages
  where inquiry_id = i.id and author_id is not distinct from i.sender_id order by id limit 1)`;

/** SQL: the newest message of the inquiry `i`, as one of its two users sees it. */
export const lastMessageJson = (userId: number) => fragment`(
  select json_build_object('text', ${shownText}, 'is_removed', removed_at is not null,
    'is_mine', author_id is not distinct from ${userId},
    'created_at', ${instant(fragment`created_at`)})
  from inquiry_messages where inquiry_id = i.id order by id desc limit 1)`;

/** SQL: the Inquiry of the contract, from `i`, `l` and `u`, as one of its two users sees it. */
const inquiryJson = (mediaUrl: string, userId: number) => fragment`json_build_object(
  'id', i.id, 'kind', i.kind, 'status', i.status,
  'side', case when i.sender_id = ${userId} then 'sender' else 'recipient' end,
  'listing_id', i.listing_id, 'recipient_id', i.recipient_id,
  'listing', case when i.kind = 'listing' then json_build_object(
    'id', l.id, 'title', coalesce(l.title, i.listing_title),
    'status', case l.status when 'hidden' then 'paused' else coalesce(l.status, 'gone') end,
    'cover', ${coverJson(mediaUrl)}) end,
  'other_user', case when u.id is not null then json_build_object('id', u.id,
    'first_name', u.first_name, 'profile_picture_url', u.profile_picture_url,
    'is_findable', ${findable}) end,
  'is_blocked', ${hasBlocked(fragment`${userId}`, fragment`u.id`)},
  'is_away', ${isAway(userId)},
  'is_suspended', u.suspended_at is not null,
  'is_room_taken', i.status = 'declined' and i.filled_at is not null,
  'is_asked_again', i.sender_id = ${userId} and i.status = 'declined'
    and i.asked_again_at is not null and l.status = 'active' and not ${hasWrittenAgain},
  'message', ${firstMessage}, 'last_message', ${lastMessageJson(userId)},
  'is_archived', case when i.sender_id = ${userId} then i.sender_archived else i.recipient_archived end,
  'unread', case when i.sender_id = ${userId} then i.sender_unread else i.recipient_unread end,
  'created_at', ${instant(fragment`i.created_at`)},
  'updated_at', ${instant(fragment`i.updated_at`)})`;

const joined = (userId: number) => fragment`left join listings l on l.id = i.listing_id
  left join users u
    on u.id = ${otherSideId(fragment`${userId}::int`)}`;

/** The columns of each side: whose inquiries these are, who is on the other side, and what they did. */
const columns = {
  sender: {
    own: fragment`i.sender_id`,
    other: fragment`i.recipient_id`,
    unread: fragment`i.sender_unread`,
    archived: fragment`i.sender_archived`,
  },
  recipient: {
    own: fragment`i.recipient_id`,
    other: fragment`i.sender_id`,
    unread: fragment`i.recipient_unread`,
    archived: fragment`i.recipient_archived`,
  },
} as const satisfies Record<InquirySide, object>;

/** SQL: the inquiries of this side of the user, without those of users they blocked. */
const listed = (userId: number, side: InquirySide) => fragment`from inquiries i
  where ${columns[side].own} = ${userId}
    and not ${hasBlocked(fragment`${userId}`, columns[side].other)}`;

/** SQL: which of the listed inquiries a filter leaves. */
function filtered(userId: number, side: InquirySide, filter: InquiryFilter | undefined): Fragment {
  const { unread, archived } = columns[side];
  if (filter === 'archived') return fragment`and ${archived}`;
  if (filter === 'unread') return fragment`and not ${archived} and ${unread} > 0`;
  if (filter === undefined) return fragment`and not ${archived}`;
  return fragment`and not ${archived} and i.status = any(${openStatuses}::text[]) and (
    select author_id from inquiry_messages where inquiry_id = i.id order by id desc limit 1
  ) is distinct from ${userId}`;
}

/** One inquiry as this user sees it; null when there is none, or it is not theirs. */
export async function readInquiry(
  sql: Sql,
  mediaUrl: string,
  userId: number,
  id: number,
): Promise<Inquiry | null> {
  const [row] = await sql<{ inquiry: Inquiry }[]>`
    select ${inquiryJson(mediaUrl, userId)} as inquiry from inquiries i ${joined(userId)}
    where i.id = ${id} and ${userId} in (i.sender_id, i.recipient_id)`;
  return row?.inquiry ?? null;
}

/** What a user sent (as `sender`) or received, unread first, then the latest change first. */
export async function listInquiries(
  { sql, searches }: Pick<Database, 'sql' | 'searches'>,
  mediaUrl: string,
  { userId, side }: { userId: number; side: InquirySide },
  { kind, filter, ...query }: InquiryQuery,
): Promise<InquiryPage> {
  const page = readPage(query);
  const order = fragment`
    order by (${columns[side].unread} > 0) desc, i.updated_at desc, i.id desc`;
  const selected = fragment`${listed(userId, side)} ${filtered(userId, side, filter)}
    ${kind ? fragment`and i.kind = ${kind}` : fragment``}`;
  const [found, total] = await Promise.all([
    searches<{ id: number }[]>`
      select i.id ${selected} ${order} limit ${page.limit} offset ${page.offset}`,
    countRows(searches, selected),
  ]);
  const [row] = await sql<{ items: Inquiry[] }[]>`
    select coalesce(json_agg(${inquiryJson(mediaUrl, userId)} ${order}), '[]') as items
    from inquiries i ${joined(userId)} where i.id = any(${found.map(({ id }) => id)}::int[])`;
  return page.answer(row?.items ?? [], total);
}

/** How many inquiries a user has, and how many of them hold something unread or ask about a viewing. */
export async function countInquiries(sql: Sql, userId: number): Promise<InquiryCounts> {
  const count = (side: InquirySide, condition = fragment``) => fragment`
    (select count(*)::int from (
      select ${listed(userId, side)} ${condition} limit ${limits.countedItems}) counted)`;
  const countUnread = (side: InquirySide) => count(side, filtered(userId, side, 'unread'));
  const [counts] = await sql<InquiryCounts[]>`
    select ${count('sender')} as sent, ${count('recipient')} as received,
      ${countUnread('sender')} as unread_sent, ${countUnread('recipient')} as unread_received,
      (select count(*)::int from viewing_questions(${userId}) asked
        join inquiries i on i.id = asked.inquiry_id
        where case when i.sender_id = ${userId} then i.sender_unread else i.recipient_unread end = 0)
        as viewings`;
  if (!counts) throw new Error('Counting returns a row');
  return { ...counts };
}

/**
 * SQL: how many inquiries of a user hold something unread or wait for their answer, of those in which
 * something happened after a moment; null is from the beginning.
 */
export const waitingInquiries = (userId: number, after: Fragment): Fragment => {
  const waiting = (side: InquirySide) => fragment`select ${listed(userId, side)}
    and not ${columns[side].archived} and (${columns[side].unread} > 0
      ${side === 'recipient' ? fragment`or i.status in ('sent', 'read')` : fragment``})
    and i.updated_at > coalesce(${after}, '-infinity')`;
  return fragment`(select count(*) from (
    ${waiting('sender')} union all ${waiting('recipient')} limit ${limits.countedItems}) waiting)`;
};

/** The newest inquiry that this user sent about a listing, or to a user. */
export async function readState(
  sql: Sql,
  userId: number,
  target: { listing_id: number } | { recipient_id: number },
): Promise<InquiryState> {
  const isAbout =
    'listing_id' in target
      ? sql`listing_id = ${target.listing_id}`
      : sql`kind = 'user' and recipient_id = ${target.recipient_id}`;
  const [newest] = await sql<InquiryState[]>`
    select status, id as inquiry_id from inquiries
    where sender_id = ${userId} and ${isAbout} order by id desc limit 1`;
  return newest ? { ...newest } : { status: null, inquiry_id: null };
}

/** SQL: the messages that this user may read. */
const ownMessages = (userId: number) => fragment`
  from inquiry_messages m join inquiries i on i.id = m.inquiry_id
  where ${userId} in (i.sender_id, i.recipient_id)`;

const messageColumns = (userId: number) => fragment`
  m.id, ${shownText} as text, m.removed_at is not null as is_removed, m.author_id is not distinct from ${userId} as is_mine,
  ${instant(fragment`m.created_at`)} as created_at`;

/** A page of the messages of an inquiry, oldest first; page 1 holds the newest. Throws `not_found`. */
export async function listMessages(
  sql: Sql,
  userId: number,
  { id, kind }: InquiryRef,
  query: PageQuery,
): Promise<MessagePage> {
  const page = readPage(query);
  const chosen = fragment`${ownMessages(userId)} and i.id = ${id}
    ${kind ? fragment`and i.kind = ${kind}` : fragment``}`;
  const [counted] = await sql<{ total: number }[]>`select count(*)::int as total ${chosen}`;
  // Every inquiry has its first message, so none means that the inquiry is not theirs.
  if (!counted?.total) throw noSuchInquiry();
  const rows = await sql<Message[]>`
    select ${messageColumns(userId)} ${chosen}
    order by m.id desc limit ${page.limit} offset ${page.offset}`;
  const items = rows.map((row) => ({ ...row })).toReversed();
  return page.answer(items, Math.min(counted.total, limits.countedItems));
}

/** One message of this user's inquiries. Throws `not_found`. */
export async function readMessage(sql: Sql, userId: number, id: number): Promise<Message> {
  const [message] = await sql<Message[]>`
    select ${messageColumns(userId)} ${ownMessages(userId)} and m.id = ${id}`;
  if (!message) throw noSuchInquiry();
  return { ...message };
}
