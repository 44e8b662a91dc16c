import { sql } from 'drizzle-orm';
import type { InquiryKind, InquirySide, InquiryStatus } from '#contract/vocabulary.ts';
import type { Transaction } from '#platform/database/database.ts';
import { ProblemError } from '#platform/http/problem.ts';
import { sideOf } from './policy.ts';
import type { Viewer } from '#platform/http/viewer.ts';

/** Which inquiry is meant; without a kind either will do, for both have their numbers from one row. */
export interface InquiryAddress {
  id: number;
  kind: InquiryKind | null;
}

export interface OwnInquiry {
  id: number;
  kind: InquiryKind;
  status: InquiryStatus;
  sender_id: number | null;
  recipient_id: number | null;
  side: InquirySide;
  /** The one at the other end; null once they left. */
  other_id: number | null;
  sender_seen: number;
  recipient_seen: number;
  sender_unread: number;
  recipient_unread: number;
}

/** Not there, or not theirs: the two look the same from outside. */
export const noSuchInquiry = () =>
  new ProblemError('not_found', { detail: 'There is no such inquiry' });

/** An inquiry this person is a side of, held until the transaction ends. Throws `not_found`. */
export async function lockOwnInquiry(
  transaction: Transaction,
  viewer: Viewer,
  { id, kind }: InquiryAddress,
): Promise<OwnInquiry> {
  const [found] = await transaction.execute<Omit<OwnInquiry, 'side' | 'other_id'> & Row>(sql`
    select id, kind, status, sender_id, recipient_id, sender_seen, recipient_seen,
      sender_unread, recipient_unread
    from inquiries where id = ${id} for no key update`);
  const side = found && sideOf(viewer, found);
  if (!side || (kind !== null && found.kind !== kind)) throw noSuchInquiry();
  return { ...found, side, other_id: side === 'sender' ? found.recipient_id : found.sender_id };
}

type Row = Record<string, unknown>;
