import { eq, sql } from 'drizzle-orm';
import { limits } from '#contract/limits.ts';
import { inquiryAfter } from '#machines/inquiry.status.ts';
import { requireReachable } from '#domain/safety/blocks.ts';
import type { Transaction } from '#platform/database/database.ts';
import { inquiries } from '#platform/database/schema/inquiries.ts';
import { inquiryMessages } from '#platform/database/schema/inquiry-messages.ts';
import { ProblemError } from '#platform/http/problem.ts';
import type { Viewer } from '#platform/http/viewer.ts';
import { lockPerson, requireAllowance } from './allowance.ts';
import { lockOwnInquiry, type InquiryAddress } from './find-own.ts';
import { whyOver } from './move-inquiry.ts';
import { mailPerson, tellBothSides } from './tell.ts';

/**
 * Writes on in an inquiry; answers the message's id. Throws `not_found`, `inquiry_closed`, `gone`
 * when the other side left, `cannot_write` and `rate_limited`; nothing is stored then.
 */
export async function writeMessage(
  transaction: Transaction,
  viewer: Viewer,
  address: InquiryAddress,
  text: string,
): Promise<number> {
  const { user_id: userId } = viewer;
  await lockPerson(transaction, userId);
  const inquiry = await lockOwnInquiry(transaction, viewer, address);
  const { side, other_id: otherId } = inquiry;
  const status = inquiryAfter(inquiry.status, { type: 'message.written', by: side });
  if (status === null) {
    const detail = whyOver(inquiry.status) ?? 'This conversation is over';
    throw new ProblemError('inquiry_closed', { detail });
  }
  if (otherId === null) {
    throw new ProblemError('gone', { detail: 'This person is not here any more' });
  }
  await requireReachable(transaction, userId, otherId);
  const [message] = await transaction
    .insert(inquiryMessages)
    .values({ inquiry_id: inquiry.id, author_id: userId, text: text.trim() })
    .returning({ id: inquiryMessages.id });
  if (!message) throw new Error('An insert returns its row');
  await requireAllowance(transaction, {
    newest: sql`select created_at from inquiry_messages where author_id = ${userId}
      order by created_at desc`,
    perHour: limits.inquiries.messagesPerHour,
    what: 'That was a lot of messages.',
  });
  const seen =
    side === 'sender'
      ? { sender_seen: message.id, sender_unread: 0, recipient_unread: oneMore('recipient_unread') }
      : {
          recipient_seen: message.id,
          recipient_unread: 0,
          sender_unread: oneMore('sender_unread'),
        };
  await transaction
    .update(inquiries)
    .set({ status, updated_at: sql`now()`, ...seen })
    .where(eq(inquiries.id, inquiry.id));
  const mail = { kind: 'message', inquiry_id: inquiry.id, message_id: message.id } as const;
  await mailPerson(transaction, otherId, mail);
  await tellBothSides(transaction, inquiry);
  return message.id;
}

const oneMore = (column: 'sender_unread' | 'recipient_unread') => sql`${inquiries[column]} + 1`;
