import { eq, sql } from 'drizzle-orm';
import type { InquiryMove, InquiryStatus } from '#contract/vocabulary.ts';
import { inquiryAfter } from '#machines/inquiry.status.ts';
import type { Database } from '#platform/database/database.ts';
import { inquiries } from '#platform/database/schema/inquiries.ts';
import { ProblemError } from '#platform/http/problem.ts';
import type { Viewer } from '#platform/http/viewer.ts';
import { lockOwnInquiry, type InquiryAddress, type OwnInquiry } from './find-own.ts';
import { mailPerson, tellBothSides } from './tell.ts';

/**
 * Accepts, declines or withdraws, as the inquiry machine allows; the same again changes nothing and
 * is fine. Throws `not_found`, or `move_refused` with why.
 */
export async function moveInquiry(
  { orm }: Database,
  viewer: Viewer,
  address: InquiryAddress,
  move: InquiryMove,
): Promise<void> {
  await orm.transaction(async (transaction) => {
    const inquiry = await lockOwnInquiry(transaction, viewer, address);
    const { id, status: before, side } = inquiry;
    const status = inquiryAfter(before, { type: `inquiry.${move}`, by: side });
    if (status === null) {
      throw new ProblemError('move_refused', { detail: whyRefused(inquiry, move) });
    }
    if (status === before) return;
    await transaction
      .update(inquiries)
      .set({ status, updated_at: sql`now()`, ...unreadAfter(inquiry) })
      .where(eq(inquiries.id, id));
    if (move !== 'withdrawn') {
      const mail = { kind: move, inquiry_id: id, message_id: null };
      await mailPerson(transaction, inquiry.sender_id, mail);
    }
    await tellBothSides(transaction, inquiry);
  });
}

/** Whoever moves has seen it. What was never read and is withdrawn is nothing to read any more. */
function unreadAfter({ side, status }: OwnInquiry) {
  if (side === 'recipient') {
    return { recipient_unread: 0, sender_unread: sql`${inquiries.sender_unread} + 1` };
  }
  return { sender_unread: 0, recipient_unread: status === 'accepted' ? 1 : 0 };
}

const over: Partial<Record<InquiryStatus, string>> = {
  declined: 'This inquiry was declined',
  withdrawn: 'This inquiry was withdrawn',
  expired: 'This inquiry was not answered in time',
};

/** Why nothing can be done about an inquiry of this status any more; null while it is open. */
export const whyOver = (status: InquiryStatus): string | null => over[status] ?? null;

function whyRefused({ status }: OwnInquiry, move: InquiryMove): string {
  const reason = whyOver(status);
  if (reason !== null) return reason;
  return move === 'withdrawn'
    ? 'Only who sent an inquiry can withdraw it'
    : 'Only who received an inquiry can answer it';
}
