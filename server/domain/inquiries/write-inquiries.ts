import type { LiveEvent } from '#contract/live-event.ts';
import type {
  InquiryKind,
  InquirySide,
  InquiryStatus,
  InquiryTransition,
} from '#contract/vocabulary.ts';
import { queueMails } from '#domain/notifications/public.ts';
import { flagLaterMessage, requireReachable } from '#domain/safety/public.ts';
import { lockUsers } from '#domain/users/public.ts';
import { inquiryAfter, messageCapacity } from '#machines/inquiry.machine.ts';
import { fragment, transaction, type Pool, type Sql } from '#platform/database/sql.ts';
import { ProblemError } from '#platform/http/problem.ts';
import type { Viewer } from '#platform/http/viewer.ts';
import type { Quotas } from '#platform/http/quotas.ts';
import {
  joinOwnState,
  otherSideId,
  ownState,
  readSide,
  readUpToDate,
  storeOwnState,
  viewerSide,
  type OwnState,
} from './sides.ts';
import { closeTarget, type Limiting } from './same-target.ts';
import { publish } from '#platform/live/live.ts';
import { notifyHousehold } from './notify-household.ts';

/** Which inquiry a call is about. With a kind, only one of that kind is found. */
export interface InquiryRef {
  id: number;
  kind: InquiryKind | null;
}

export interface InquirySides {
  id: number;
  kind: InquiryKind;
  /** Null once they deleted their account, like `recipient_id`. */
  sender_id: number | null;
  recipient_id: number | null;
}

/** An inquiry as this user has it, with what they have seen of it. */
export interface OwnInquiry extends InquirySides, OwnState {
  listing_id: number | null;
  group_id: number | null;
  status: InquiryStatus;
  /** The side of the signed-in user. */
  side: InquirySide;
  /** Who is on the other side; of a group who speaks for it. */
  other_id: number | null;
}

/**
 * Sends another message in an inquiry and returns the message's id. Throws `not_found`,
 * `inquiry_closed`, `gone` when the other user left, `cannot_write`, `awaiting_answer` or
 * `rate_limited`.
 */
export async function sendMessage(
  sql: Sql,
  { quotas }: Limiting,
  viewer: Viewer,
  ref: InquiryRef,
  text: string,
): Promise<number> {
  const { user_id: userId } = viewer;
  const inquiry = await lockOwnInquiry(sql, viewer, ref);
  const { id, side, other_id: otherId } = inquiry;
  const status = inquiryAfter(inquiry.status, { type: 'message.written', by: side });
  if (status === null) {
    throw new ProblemError('inquiry_closed', { detail: formatClosedReason(inquiry.status) });
  }
  if (otherId === null) {
    throw new ProblemError('gone', { detail: 'This person no longer has an account here' });
  }
  await requireReachable(sql, userId, otherId);
  await requireTurn(sql, quotas, inquiry);
  const message = await sql.one<{ id: number }>`
    insert into inquiry_messages (inquiry_id, author_id, text)
    values (${id}, ${userId}, ${text.trim()}) returning id`;
  await quotas.count(sql, 'messages', viewer);
  // Whoever has not read the last message got a mail about it already.
  const readers = await readUpToDate(sql, id, side === 'sender' ? 'recipient' : 'sender');
  const unread =
    side === 'sender'
      ? sql`recipient_unread = recipient_unread + 1, recipient_archived = false`
      : sql`sender_unread = sender_unread + 1, sender_archived = false,
          answered_at = coalesce(answered_at, now())`;
  await sql`update inquiries set status = ${status}, updated_at = now(), ${unread} where id = ${id}`;
  if (side === 'sender') await countForGroup(sql, userId, id);
  await storeOwnState(sql, userId, inquiry, { unread: 0, seen: message.id });
  await flagLaterMessage(sql, { id: message.id, inquiry_id: id, author_id: userId });
  const mail = { kind: 'message', inquiry_id: id, message_id: message.id } as const;
  await queueMails(
    sql,
    readers.map((user_id) => ({ ...mail, user_id })),
  );
  await notifySides(sql, inquiry);
  return message.id;
}

/** What one of a group writes is unread for the others; they get no mail about each other. */
export const countForGroup = (sql: Sql, userId: number, id: number) => sql`
  update inquiry_members set unread = unread + 1, is_archived = false
  where inquiry_id = ${id} and user_id <> ${userId}`;

/** Throws `awaiting_answer` when this side has sent many messages and the other none since. */
async function requireTurn(
  sql: Sql,
  quotas: Quotas,
  { id, status, side, recipient_id: recipientId }: OwnInquiry,
): Promise<void> {
  const [row] = await sql<{ count: number }[]>`
    select count(*)::int as count from inquiry_messages where inquiry_id = ${id} and id > (
      select coalesce(max(id), 0) from inquiry_messages
      where inquiry_id = ${id}
        and (author_id is not distinct from ${recipientId}) = (${side} = 'sender'))`;
  if ((row?.count ?? 0) < quotas.capacity(messageCapacity(status))) return;
  throw new ProblemError('awaiting_answer', {
    detail: 'They have not answered your last messages yet. Now it is their turn',
  });
}

/**
 * Accepts, declines or withdraws, as the inquiry machine allows. Repeating it changes nothing.
 * Throws `not_found`, or `transition_refused` with the reason.
 */
export async function transitionInquiry(
  pool: Pool,
  limiting: Limiting,
  viewer: Viewer,
  ref: InquiryRef,
  to: InquiryTransition,
): Promise<void> {
  await transaction(pool, async (sql) => {
    const inquiry = await lockOwnInquiry(sql, viewer, ref);
    const { status: before, side } = inquiry;
    const status = inquiryAfter(before, { type: `inquiry.${to}`, by: side });
    if (status === null) {
      throw new ProblemError('transition_refused', { detail: formatRefusal(before, to) });
    }
    if (status === before) return;
    if (to === 'withdrawn') {
      await requireSpeaker(sql, viewer.user_id, inquiry);
      await countForGroup(sql, viewer.user_id, inquiry.id);
    }
    await storeTransition(sql, limiting, inquiry, { to, messageId: null, isFilled: false });
  });
}

/** Throws `transition_refused` for one of a group who neither sent the inquiry nor leads the group. */
async function requireSpeaker(
  sql: Sql,
  userId: number,
  { group_id: groupId, sender_id: senderId }: OwnInquiry,
): Promise<void> {
  if (groupId === null || senderId === userId) return;
  const lead = await sql`
    select from group_members
    where group_id = ${groupId} and user_id = ${userId} and role = 'lead'`;
  if (lead.length > 0) return;
  throw new ProblemError('transition_refused', {
    detail: 'Only the person who sent the inquiry, or who leads the group, can withdraw it',
  });
}

/**
 * Stores a transition that the machine allows, with all that follows from it: unread counts, the
 * mail, the live event, and what a "no" closes. `messageId` is the message that goes with it. That the
 * room went to someone else is no "no": the sender may write again when it is free.
 */
export async function storeTransition(
  sql: Sql,
  limiting: Limiting,
  inquiry: OwnInquiry,
  {
    to,
    messageId,
    isFilled,
  }: { to: InquiryTransition; messageId: number | null; isFilled: boolean },
): Promise<void> {
  const { id, status: before, side } = inquiry;
  // An inquiry that is withdrawn before it was accepted leaves its recipient nothing to read.
  const unread =
    side === 'recipient'
      ? sql`recipient_unread = 0, recipient_seen = coalesce(${messageId}, recipient_seen),
          sender_unread = sender_unread + 1, sender_archived = false,
          answered_at = coalesce(answered_at, now())`
      : sql`sender_unread = 0, recipient_unread = ${before === 'accepted' ? 1 : 0}`;
  const filled = isFilled ? sql`, filled_at = now()` : sql``;
  await sql`
    update inquiries set status = ${to}, updated_at = now(), ${unread} ${filled} where id = ${id}`;
  const senders = await readSide(sql, id, 'sender');
  if (to === 'declined' && !isFilled) {
    for (const sender_id of senders) await closeTarget(sql, limiting, { ...inquiry, sender_id });
  }
  if (to !== 'withdrawn') {
    const kind = isFilled ? 'filled' : to;
    await queueMails(
      sql,
      senders.map((user_id) => ({ kind, user_id, inquiry_id: id, message_id: messageId })),
    );
  }
  await notifySides(sql, inquiry);
}

/** Marks an inquiry as read up to a message; later messages stay unread. Throws `not_found`. */
export async function markRead(
  pool: Pool,
  viewer: Viewer,
  id: number,
  messageId: number,
): Promise<void> {
  await transaction(pool, async (sql) => {
    const inquiry = await lockOwnInquiry(sql, viewer, { id, kind: null });
    const { side, status: before } = inquiry;
    const status = inquiryAfter(before, { type: 'inquiry.opened', by: side }) ?? before;
    const seen = Math.max(messageId, inquiry.seen);
    const [counted] = await sql<{ last: number; unread: number }[]>`
      select max(id) as last, count(*) filter (where id > ${seen}
        and author_id is distinct from ${viewer.user_id})::int as unread
      from inquiry_messages where inquiry_id = ${id}`;
    const { last = 0, unread = 0 } = counted ?? {};
    if (status === before && unread === inquiry.unread) return;
    if (status !== before) await sql`update inquiries set status = ${status} where id = ${id}`;
    // The id of a message elsewhere must not mark messages as read that are still to come here.
    await storeOwnState(sql, viewer.user_id, inquiry, { unread, seen: Math.min(seen, last) });
    await notifySides(sql, inquiry);
  });
}

/** Puts an inquiry away for this user alone, or takes it back. Throws `not_found`. */
export async function archiveInquiry(
  pool: Pool,
  viewer: Viewer,
  id: number,
  isArchived: boolean,
): Promise<void> {
  await transaction(pool, async (sql) => {
    const inquiry = await lockOwnInquiry(sql, viewer, { id, kind: null });
    await storeOwnState(sql, viewer.user_id, inquiry, { isArchived });
    const event: LiveEvent = { type: 'inquiry_changed', inquiry_id: id, kind: inquiry.kind };
    await publish(sql, [viewer.user_id], event);
  });
}

/** The error for an inquiry that does not exist or belongs to others, which must look the same. */
export const noSuchInquiry = () =>
  new ProblemError('not_found', { detail: 'There is no such inquiry' });

/**
 * Locks an inquiry of this user and both its sides until the transaction ends, in the order that
 * `lockUsers` names. `lockListing` locks its listing in between, where that has to hold too. Throws
 * `not_found`.
 */
export async function lockOwnInquiry(
  sql: Sql,
  viewer: Pick<Viewer, 'user_id'>,
  ref: InquiryRef,
  lockListing?: (listingId: number | null) => Promise<unknown>,
): Promise<OwnInquiry> {
  const { user_id: userId } = viewer;
  const [parties] = await sql<
    { sender_id: number | null; recipient_id: number | null; listing_id: number | null }[]
  >`
    select sender_id, recipient_id, listing_id from inquiries i
    where id = ${ref.id} and ${viewerSide(userId)} is not null`;
  if (!parties) throw noSuchInquiry();
  await lockUsers(sql, userId, [parties.sender_id, parties.recipient_id]);
  await lockListing?.(parties.listing_id);
  await sql`select from inquiries where id = ${ref.id} for no key update`;
  // Read after the lock, because the members of a group may have changed in between.
  const [inquiry] = await sql<(Omit<OwnInquiry, 'side'> & { side: InquirySide | null })[]>`
    select i.id, i.kind, i.status, i.listing_id, i.group_id, i.sender_id, i.recipient_id,
      ${viewerSide(userId)} as side, ${otherSideId(fragment`${userId}::int`)} as other_id,
      ${ownState.unread(userId)} as unread, ${ownState.seen(userId)} as seen
    from inquiries i ${joinOwnState(userId)} where i.id = ${ref.id}`;
  const { side = null } = inquiry ?? {};
  if (!inquiry || side === null) throw noSuchInquiry();
  if (ref.kind !== null && inquiry.kind !== ref.kind) throw noSuchInquiry();
  return { ...inquiry, side };
}

/**
 * Makes the open pages of both sides fetch the inquiry again, and those of the household that it is
 * about, once `sql` is committed.
 */
export async function notifySides(
  sql: Sql,
  { id, kind }: Pick<InquirySides, 'id' | 'kind'>,
): Promise<void> {
  const [{ users } = { users: [] }] = await sql<{ users: number[] }[]>`
    select inquiry_readers(${id}) as users`;
  const event: LiveEvent = { type: 'inquiry_changed', inquiry_id: id, kind };
  await publish(sql, users, event);
  if (kind === 'user') return;
  await notifyHousehold(sql, fragment`(select listing_id from inquiries where id = ${id})`);
}

const closedReasons: Partial<Record<InquiryStatus, string>> = {
  declined: 'This inquiry was declined',
  withdrawn: 'This inquiry was withdrawn',
  expired: 'This inquiry was not answered in time',
};

/** Why no message can be sent in an inquiry of this status. */
export const formatClosedReason = (status: InquiryStatus): string =>
  closedReasons[status] ?? 'This inquiry is closed';

/** Why an inquiry of this status cannot make this transition. */
export function formatRefusal(status: InquiryStatus, to: InquiryTransition): string {
  const reason = closedReasons[status];
  if (reason !== undefined) return reason;
  return to === 'withdrawn'
    ? 'Only the sender of an inquiry can withdraw it'
    : 'Only the recipient of an inquiry can answer it';
}
