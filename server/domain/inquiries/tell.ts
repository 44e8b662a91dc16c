import { sql } from 'drizzle-orm';
import type { LiveEvent } from '#contract/inquiries/live-event.ts';
import type { InquiryKind } from '#contract/vocabulary.ts';
import type { Transaction } from '#platform/database/database.ts';
import { mailJobs, type MailKind } from '#platform/database/schema/mail-jobs.ts';
import { liveChannel, type LiveNotice } from '#platform/live/notice.ts';
import { mailChannel } from '#domain/notifications/queue.ts';

interface Told {
  id: number;
  kind: InquiryKind;
  sender_id: number | null;
  recipient_id: number | null;
}

/** Tells both sides' open pages, once the transaction is committed, to ask for this inquiry again. */
export async function notifyBothSides(
  transaction: Transaction,
  { id, kind, sender_id, recipient_id }: Told,
): Promise<void> {
  const users = [sender_id, recipient_id].filter((side) => side !== null);
  await tellPeople(transaction, users, { type: 'inquiry', inquiry_id: id, kind });
}

/** Tells these people's open pages. */
export async function tellPeople(
  transaction: Transaction,
  users: number[],
  event: LiveEvent,
): Promise<void> {
  const notice: LiveNotice = { users, event };
  await transaction.execute(sql`select pg_notify(${liveChannel}, ${JSON.stringify(notice)})`);
}

/** Has a mail sent about an inquiry, once the transaction is committed. Nobody there: no mail. */
export async function queueMail(
  transaction: Transaction,
  userId: number | null,
  mail: { kind: MailKind; inquiry_id: number; message_id: number | null },
): Promise<void> {
  if (userId === null) return;
  await transaction.insert(mailJobs).values({ ...mail, user_id: userId });
  await transaction.execute(sql`select pg_notify(${mailChannel}, '')`);
}
