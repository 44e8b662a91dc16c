import { sql } from 'drizzle-orm';
import { limits } from '#contract/limits.ts';
import { requireReachable } from '#domain/safety/blocks.ts';
import type { Transaction } from '#platform/database/database.ts';
import { inquiries } from '#platform/database/schema/inquiries.ts';
import { inquiryMessages } from '#platform/database/schema/inquiry-messages.ts';
import { ProblemError } from '#platform/http/problem.ts';
import { findableText } from '#domain/users/public.ts';
import { lockPerson, requireAllowance } from './allowance.ts';
import { mailPerson, tellBothSides } from './tell.ts';

/**
 * Sends an inquiry about a room to who offers it; answers its id. Throws `not_found`, `gone`,
 * `no_owner`, `own_thing`, `cannot_write`, `inquiry_open` and `rate_limited`; nothing is stored then.
 */
export async function sendAboutListing(
  transaction: Transaction,
  senderId: number,
  { listing_id: listingId, message }: { listing_id: number; message: string },
): Promise<number> {
  await lockPerson(transaction, senderId);
  // Held, so that it is not deleted before its inquiry is there.
  const [listing] = await transaction.execute<{
    user_id: number | null;
    title: string;
    status: string;
  }>(sql`select user_id, title, status from listings where id = ${listingId} for key share`);
  if (!listing) throw await missingListing(transaction, listingId);
  const { user_id: ownerId, title, status } = listing;
  if (status === 'pending' || status === 'rejected') throw noSuchListing();
  if (ownerId === null) {
    throw new ProblemError('no_owner', {
      detail: 'This room is offered on another site. Its link leads to who can answer',
    });
  }
  if (ownerId === senderId) throw new ProblemError('own_thing', { detail: 'This room is yours' });
  if (status !== 'active') {
    throw new ProblemError('not_found', { detail: 'This room is not offered at the moment' });
  }
  await requireReachable(transaction, senderId, ownerId);
  const target = { kind: 'listing', listing_id: listingId, listing_title: title } as const;
  return send(transaction, { ...target, sender_id: senderId, recipient_id: ownerId }, message);
}

/** The same to a person. */
export async function sendToPerson(
  transaction: Transaction,
  senderId: number,
  { recipient_id: recipientId, message }: { recipient_id: number; message: string },
): Promise<number> {
  if (recipientId === senderId) {
    throw new ProblemError('own_thing', { detail: 'You cannot write to yourself' });
  }
  await lockPerson(transaction, senderId);
  const found = await transaction.execute(sql`
    select from users u where id = ${recipientId} and ${sql.raw(findableText)} for key share`);
  if (found.length === 0) {
    throw new ProblemError('not_found', { detail: 'This person is not here any more' });
  }
  await requireReachable(transaction, senderId, recipientId);
  const target = { kind: 'user', listing_id: null, listing_title: '' } as const;
  return send(transaction, { ...target, sender_id: senderId, recipient_id: recipientId }, message);
}

async function send(
  transaction: Transaction,
  row: typeof inquiries.$inferInsert & { sender_id: number; recipient_id: number },
  message: string,
): Promise<number> {
  const { kind, sender_id, recipient_id } = row;
  const [inquiry] = await transaction
    .insert(inquiries)
    .values(row)
    // One of the unique indexes of open ones.
    .onConflictDoNothing()
    .returning({ id: inquiries.id });
  if (!inquiry) {
    const detail =
      kind === 'listing'
        ? 'You have written about this room already'
        : 'You have written to this person already';
    throw new ProblemError('inquiry_open', { detail });
  }
  await requireAllowance(transaction, {
    newest: sql`select created_at from inquiries where sender_id = ${sender_id}
      order by created_at desc`,
    perHour: limits.inquiries.perHour,
    what: `You have written to ${limits.inquiries.perHour} people within an hour.`,
  });
  const { id } = inquiry;
  const [written] = await transaction
    .insert(inquiryMessages)
    .values({ inquiry_id: id, author_id: sender_id, text: message.trim() })
    .returning({ id: inquiryMessages.id });
  const mail = { kind: 'inquiry', inquiry_id: id, message_id: written?.id ?? null } as const;
  await mailPerson(transaction, recipient_id, mail);
  await tellBothSides(transaction, { id, kind, sender_id, recipient_id });
  return id;
}

async function missingListing(transaction: Transaction, id: number): Promise<ProblemError> {
  const deleted = await transaction.execute(sql`
    select from deleted_listings where listing_id = ${id}`);
  return deleted.length > 0
    ? new ProblemError('gone', { detail: 'This room is no longer offered' })
    : noSuchListing();
}

const noSuchListing = () => new ProblemError('not_found', { detail: 'There is no such room' });
