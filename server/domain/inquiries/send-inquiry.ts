import { lockMembership } from '#domain/groups/public.ts';
import { missingListing } from '#domain/listings/public.ts';
import { queueMails } from '#domain/notifications/public.ts';
import {
  flagFirstMessage,
  isBlocking,
  isFindableBy,
  requireNotBlocking,
} from '#domain/safety/public.ts';
import { lockUsers } from '#domain/users/public.ts';
import type { Sql } from '#platform/database/sql.ts';
import type { Viewer } from '#platform/http/viewer.ts';
import { ProblemError } from '#platform/http/problem.ts';
import { countTarget, countTargetFor, type Limiting } from './same-target.ts';
import { readSide } from './sides.ts';
import { notifySides } from './write-inquiries.ts';

/**
 * Sends an inquiry about a listing to its owner, who may have asked for it, for this user or a group of
 * theirs, and returns the inquiry's id. Throws `not_found`, `gone`, `no_owner`, `own_target`,
 * `cannot_write`, `inquiry_open` or `rate_limited`.
 */
export async function sendListingInquiry(
  sql: Sql,
  limiting: Limiting,
  viewer: Viewer,
  {
    listing_id: listingId,
    group_id: groupId = null,
    message,
    invitation,
  }: {
    listing_id: number;
    group_id?: number | null;
    message: string;
    invitation?: OwnersInvitation;
  },
): Promise<number> {
  const { user_id: senderId } = viewer;
  const [known] = await sql<{ user_id: number | null }[]>`
    select user_id from listings where id = ${listingId}`;
  await lockUsers(sql, senderId, [known?.user_id ?? null]);
  // Locked, so that it cannot be deleted before its inquiry is stored.
  const [listing] = await sql<{ user_id: number | null; title: string; status: string }[]>`
    select user_id, title, status from listings where id = ${listingId} for key share`;
  if (!listing) throw await missingListing(sql, listingId);
  const { user_id: ownerId, title, status } = listing;
  if (ownerId === senderId) throw new ProblemError('own_target', { detail: 'This room is yours' });
  if (status !== 'active') throw await missingListing(sql, listingId);
  if (ownerId === null) {
    throw new ProblemError('no_owner', {
      detail: 'This room is listed on another site. Follow its link to contact its owner',
    });
  }
  await requireNotBlocking(sql, senderId, ownerId);
  if (await isBlocking(sql, ownerId, senderId)) throw await missingListing(sql, listingId);
  if (groupId !== null) await lockGroupOfOthers(sql, senderId, groupId, ownerId);
  const target = { kind: 'listing', listing_id: listingId, listing_title: title } as const;
  const row = { ...target, group_id: groupId, sender_id: senderId, recipient_id: ownerId };
  return store(sql, limiting, viewer, row, { message, invitation });
}

/** Locks a group of this user. Throws `not_found`, and `own_target` when the owner is in it. */
async function lockGroupOfOthers(
  sql: Sql,
  userId: number,
  groupId: number,
  ownerId: number,
): Promise<void> {
  await lockMembership(sql, groupId, userId);
  const owner = await sql`
    select from group_members where group_id = ${groupId} and user_id = ${ownerId}`;
  if (owner.length === 0) return;
  throw new ProblemError('own_target', { detail: 'This room belongs to somebody in your group' });
}

/**
 * Sends an inquiry to a user and returns the inquiry's id. Throws `not_found`, `own_target`,
 * `cannot_write`, `inquiry_open` or `rate_limited`.
 */
export async function sendUserInquiry(
  sql: Sql,
  limiting: Limiting,
  viewer: Viewer,
  { recipient_id: recipientId, message }: { recipient_id: number; message: string },
): Promise<number> {
  const { user_id: senderId } = viewer;
  if (recipientId === senderId) {
    throw new ProblemError('own_target', { detail: 'You cannot write to yourself' });
  }
  await lockUsers(sql, senderId, [recipientId]);
  const found = await sql`
    select from users u where id = ${recipientId} and ${isFindableBy(senderId)}`;
  if (found.length === 0) {
    throw new ProblemError('not_found', { detail: 'This person cannot be found any more' });
  }
  await requireNotBlocking(sql, senderId, recipientId);
  const target = { kind: 'user', listing_id: null, listing_title: '', group_id: null } as const;
  const row = { ...target, sender_id: senderId, recipient_id: recipientId };
  return store(sql, limiting, viewer, row, { message });
}

/** The invitation with which an owner asked the sender to write; it begins the conversation. */
interface OwnersInvitation {
  text: string;
  sent_at: string;
}

interface NewInquiry {
  kind: 'listing' | 'user';
  sender_id: number;
  recipient_id: number;
  /** The group that the sender writes for. */
  group_id: number | null;
  listing_id: number | null;
  /** Kept, because it is all that remains of a deleted listing. */
  listing_title: string;
}

const alreadyWritten = ({ kind }: Pick<NewInquiry, 'kind'>) =>
  new ProblemError('inquiry_open', {
    detail:
      kind === 'listing'
        ? 'You have already written about this room'
        : 'You have already written to this person',
  });

/**
 * Makes those of the group sides of its new inquiry, as `join_inquiry` of the database says, and counts
 * the listing for each. Throws `inquiry_open` where the sender applies otherwise, and `rate_limited`.
 */
async function addMembers(
  sql: Sql,
  limiting: Limiting,
  id: number,
  { group_id, sender_id, listing_id, recipient_id }: NewInquiry,
): Promise<void> {
  const members = await sql<{ user_id: number }[]>`
    select user_id from group_members where group_id = ${group_id} order by user_id`;
  for (const { user_id } of members) await sql`select join_inquiry(${id}, ${user_id})`;
  const sender = await sql`
    update inquiry_members set unread = 0
    where inquiry_id = ${id} and user_id = ${sender_id} returning user_id`;
  if (sender.length === 0) throw alreadyWritten({ kind: 'listing' });
  for (const user_id of await readSide(sql, id, 'sender')) {
    if (user_id !== sender_id) {
      await countTargetFor(sql, limiting, user_id, { listing_id, recipient_id });
    }
  }
}

async function store(
  sql: Sql,
  limiting: Limiting,
  viewer: Viewer,
  row: NewInquiry,
  { message, invitation }: { message: string; invitation?: OwnersInvitation | undefined },
): Promise<number> {
  const { kind, sender_id, recipient_id, group_id } = row;
  if (group_id === null && row.listing_id !== null) {
    // Who writes with a group about a listing does not write alone, which no unique index says.
    const [{ is_open: isOpen } = { is_open: false }] = await sql<{ is_open: boolean }[]>`
      select has_open_inquiry(${sender_id}, ${row.listing_id}) as is_open`;
    if (isOpen) throw alreadyWritten(row);
  }
  // A conflict is one of the unique indexes of open inquiries.
  const [inquiry] = await sql<{ id: number }[]>`
    insert into inquiries ${sql({ ...row })} on conflict do nothing returning id`;
  if (!inquiry) throw alreadyWritten(row);
  if (group_id !== null) await addMembers(sql, limiting, inquiry.id, row);
  await countTarget(sql, limiting, viewer, row);
  await limiting.quotas.count(sql, 'inquiries', viewer);
  const { id } = inquiry;
  if (invitation) {
    await sql`
      insert into inquiry_messages (inquiry_id, author_id, text, created_at)
      values (${id}, ${recipient_id}, ${invitation.text}, ${invitation.sent_at}::timestamptz)`;
  }
  const first = await sql.one<{ id: number }>`
    insert into inquiry_messages (inquiry_id, author_id, text)
    values (${id}, ${sender_id}, ${message.trim()}) returning id`;
  const [reader] = await sql<{ first_name: string }[]>`
    select first_name from users where id = ${recipient_id}`;
  const names = [reader?.first_name ?? '', row.listing_title];
  const text = { id: first.id, inquiry_id: id, sender_id, text: message, names };
  await flagFirstMessage(sql, text);
  await queueMails(sql, [
    {
      kind: 'inquiry',
      user_id: recipient_id,
      inquiry_id: id,
      message_id: first.id,
    },
  ]);
  await notifySides(sql, { id, kind });
  return id;
}
