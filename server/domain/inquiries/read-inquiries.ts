import type {
  Inquiry,
  InquiryCounts,
  InquiryFilter,
  InquiryPage,
  InquiryQuery,
  InquiryState,
} from '#contract/inquiries/calls.ts';
import type { Message, MessagePage } from '#contract/inquiries/message.ts';
import { limits } from '#contract/limits.ts';
import type { InquirySide } from '#contract/vocabulary.ts';
import { coverJson } from '#domain/listings/public.ts';
import { openStatuses, unansweredStatuses } from '#machines/inquiry.machine.ts';
import { findable } from '#domain/users/public.ts';
import type { Database } from '#platform/database/database.ts';
import { hasBlocked, isAway, isBlockedBetween } from '#domain/safety/public.ts';
import { fragment, instant, wordList, type Fragment, type Sql } from '#platform/database/sql.ts';
import { countRows, readPage, type PageQuery } from '#platform/http/page.ts';
import { isOnSide, joinOwnState, otherSideId, ownState, sentInquiries } from './sides.ts';
import { hasWrittenAgain } from './ask-again.ts';
import { nextMeeting } from './meetings.ts';
import { readGroupToWrite } from './read-group-to-write.ts';
import { noSuchInquiry, type InquiryRef } from './write-inquiries.ts';

/** SQL: the text of a message, as its two sides read it. */
const shownText = fragment`case when removed_at is null then text else '' end`;

/** SQL: the first message of those who sent the inquiry `i`; before it, an invitation of its owner may stand. */
export const firstMessage = fragment`(
  select ${shownText} from inquiry_messages
  where inquiry_id = i.id and author_id is distinct from i.recipient_id order by id limit 1)`;

/** SQL: the newest message of the inquiry `i`, as one of its two users sees it. */
export const lastMessageJson = (userId: number) => fragment`(
  select json_build_object('text', ${shownText}, 'is_removed', removed_at is not null,
    'is_mine', author_id is not distinct from ${userId},
    'is_ours', (author_id is not distinct from i.recipient_id)
      = (i.recipient_id is not distinct from ${userId}),
    'created_at', ${instant(fragment`created_at`)})
  from inquiry_messages where inquiry_id = i.id order by id desc limit 1)`;

/**
 * SQL: those of a group that sent the inquiry `i`, as a user on either side sees them; null for a
 * person's own. Its name is for those in it.
 */
const groupJson = (userId: number) => fragment`case when i.group_id is not null then (
  select json_build_object(
    'id', case when i.recipient_id is distinct from ${userId} then g.id end,
    'name', case when i.recipient_id is distinct from ${userId} then g.name end,
    'can_withdraw', i.sender_id = ${userId} or coalesce((select lead.role = 'lead'
      from group_members lead
      where lead.group_id = i.group_id and lead.user_id = ${userId}), false),
    'members', (
      select coalesce(json_agg(json_build_object('id', w.id, 'first_name', w.first_name,
        'profile_picture_url', w.profile_picture_url, 'is_findable', w.is_findable)
        order by w.is_sender desc, w.id), '[]') from (
        select u.id, u.first_name, u.profile_picture_url, ${findable} as is_findable,
          u.id = i.sender_id as is_sender
        from inquiry_members s join users u on u.id = s.user_id
        where s.inquiry_id = i.id and u.suspended_at is null
          and not ${isBlockedBetween(fragment`u.id`, fragment`${userId}`)}) w))
  from groups g where g.id = i.group_id) end`;

/** SQL: the inquiry in which the sender of `i` writes since with a group, where this user reads it. */
const joinedId = (userId: number) => fragment`(select joined.id from inquiries joined
  where joined.id = i.joined_inquiry_id and (joined.recipient_id = ${userId} or exists (
    select from inquiry_seekers s where s.inquiry_id = joined.id and s.user_id = ${userId})))`;

/** SQL: the Inquiry of the contract, from `i`, `l` and `u`, as one of its two users sees it. */
const inquiryJson = (mediaUrl: string, userId: number) => fragment`json_build_object(
  'id', i.id, 'kind', i.kind, 'status', i.status,
  'side', case when i.recipient_id = ${userId} then 'recipient' else 'sender' end,
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
  'is_asked_again', i.recipient_id is distinct from ${userId} and i.status = 'declined'
    and i.asked_again_at is not null and l.status = 'active' and not ${hasWrittenAgain},
  'viewing', ${nextMeeting}, 'message', ${firstMessage}, 'last_message', ${lastMessageJson(userId)},
  'group', ${groupJson(userId)}, 'joined_inquiry_id', ${joinedId(userId)},
  'is_archived', ${ownState.archived(userId)}, 'unread', ${ownState.unread(userId)},
  'created_at', ${instant(fragment`i.created_at`)},
  'updated_at', ${instant(fragment`i.updated_at`)})`;

const joined = (userId: number) => fragment`left join listings l on l.id = i.listing_id
  left join users u
    on u.id = ${otherSideId(fragment`${userId}::int`)}
  ${joinOwnState(userId)}`;

/** SQL: the inquiries of this side of the user, without those of users they blocked. */
const listed = (userId: number, side: InquirySide) => fragment`from inquiries i
  ${joinOwnState(userId)}
  where ${side === 'sender' ? fragment`i.id in ${sentInquiries(userId)}` : fragment`i.recipient_id = ${userId}`}
    and not ${hasBlocked(fragment`${userId}`, otherSideId(fragment`${userId}::int`))}`;

/** SQL: which of the listed inquiries a filter leaves. */
function filtered(userId: number, side: InquirySide, filter: InquiryFilter | undefined): Fragment {
  const archived = ownState.archived(userId);
  if (filter === 'archived') return fragment`and ${archived}`;
  if (filter === 'unread') return fragment`and not ${archived} and ${ownState.unread(userId)} > 0`;
  if (filter === undefined) return fragment`and not ${archived}`;
  return fragment`and not ${archived} and i.status = any(${openStatuses}::text[]) and ((
    select author_id from inquiry_messages where inquiry_id = i.id order by id desc limit 1
  ) is not distinct from i.recipient_id) = (${side} = 'sender')`;
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
    where i.id = ${id} and ${isOnSide(fragment`${userId}::int`)}`;
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
    order by (${ownState.unread(userId)} > 0) desc, i.updated_at desc, i.id desc`;
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
  const counts = await sql.one<InquiryCounts>`
    select ${count('sender')} as sent, ${count('recipient')} as received,
      ${countUnread('sender')} as unread_sent, ${countUnread('recipient')} as unread_received,
      (select count(*)::int from viewing_questions(${userId}) asked
        join inquiries i on i.id = asked.inquiry_id ${joinOwnState(userId)}
        where ${ownState.unread(userId)} = 0)
        as viewings`;
  return { ...counts };
}

/**
 * SQL: how many inquiries of a user hold something unread or wait for their answer, of those in which
 * something happened after a moment; null is from the beginning.
 */
export const waitingInquiries = (userId: number, after: Fragment): Fragment => {
  const waiting = (side: InquirySide) => fragment`select ${listed(userId, side)}
    and not ${ownState.archived(userId)} and (${ownState.unread(userId)} > 0
      ${side === 'recipient' ? fragment`or i.status in ${wordList(unansweredStatuses)}` : fragment``})
    and i.updated_at > coalesce(${after}, '-infinity')`;
  return fragment`(select count(*) from (
    ${waiting('sender')} union all ${waiting('recipient')} limit ${limits.countedItems}) waiting)`;
};

/** The newest inquiry that this user sent about a listing, alone or with a group, or to a user. */
export async function readState(
  sql: Sql,
  userId: number,
  target: { listing_id: number } | { recipient_id: number },
): Promise<InquiryState> {
  const newest =
    'listing_id' in target
      ? sql<InquiryState[]>`
          select i.status, i.id as inquiry_id from (
            select id from inquiries where sender_id = ${userId} and listing_id = ${target.listing_id}
            union select m.inquiry_id from inquiry_members m
              where m.user_id = ${userId} and m.listing_id = ${target.listing_id}) sent
          join inquiries i on i.id = sent.id
          order by i.status = any(${openStatuses}::text[]) desc, i.id desc limit 1`
      : sql<InquiryState[]>`
          select status, id as inquiry_id from inquiries
          where sender_id = ${userId} and kind = 'user' and recipient_id = ${target.recipient_id}
          order by id desc limit 1`;
  const [state] = await newest;
  const group = 'listing_id' in target ? await readGroupToWrite(sql, userId, target) : null;
  return { ...(state ?? { status: null, inquiry_id: null }), ...(group && { group }) };
}

/** SQL: the messages that this user may read. */
const ownMessages = (userId: number) => fragment`
  from inquiry_messages m join inquiries i on i.id = m.inquiry_id
  left join users a on a.id = m.author_id
  where ${isOnSide(fragment`${userId}::int`)}`;

/**
 * SQL: who of a group wrote the message `m`, for everyone but the author; null for all other messages.
 * Two of it who blocked each other do not read each other's names.
 */
const authorJson = (userId: number) => fragment`case
  when i.group_id is not null and m.author_id is distinct from i.recipient_id
    and m.author_id is distinct from ${userId}
  then json_build_object('first_name', case when a.suspended_at is null
      and not ${isBlockedBetween(fragment`a.id`, fragment`${userId}`)} then a.first_name end,
    'is_ours', i.recipient_id is distinct from ${userId}) end`;

const messageColumns = (userId: number) => fragment`
  m.id, ${shownText} as text, m.removed_at is not null as is_removed,
  m.author_id is not distinct from ${userId} as is_mine, ${authorJson(userId)} as author,
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
