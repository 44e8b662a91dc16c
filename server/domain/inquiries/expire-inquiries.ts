import { limits } from '#contract/limits.ts';
import { inquiryStatuses } from '#contract/vocabulary.ts';
import { inquiryAfter } from '#machines/inquiry.machine.ts';
import { fragment, integer, type Pool, type Sql } from '#platform/database/sql.ts';
import { sweepItems } from '#platform/jobs/sweep-items.ts';
import { noMeetingWithin } from './meetings.ts';
import { notifySides, type InquirySides } from './write-inquiries.ts';

const expirable = inquiryStatuses.filter(
  (status) => inquiryAfter(status, { type: 'inquiry.expired' }) !== null,
);

const atOnce = 1000;

/** SQL: the inquiries in which nobody wrote, and the two did not meet, in the time for an answer. */
const isSilent = fragment`status = any(${expirable}::text[])
  and updated_at < now() - make_interval(days => ${integer(limits.inquiries.expireDays)})
  and ${noMeetingWithin(limits.inquiries.expireDays)}`;

/**
 * Expires inquiries that were not answered in time, which their senders see as unread, unless the two
 * are about to meet or met a short while ago, and deletes those of which both users left. Returns how
 * many of each. Skips those that somebody writes in: they are the next run's.
 */
export async function expireInquiries(pool: Pool): Promise<{ expired: number; deleted: number }> {
  const deleted = await pool`
    delete from inquiries where id in (
      select id from inquiries where sender_id is null and recipient_id is null
      for update skip locked)`;
  const sweep = { kind: 'inquiries', atOnce, find: findSilent, work: expire };
  return { deleted: deleted.count, expired: await sweepItems(pool, sweep) };
}

async function findSilent(sql: Sql, skipped: readonly number[]): Promise<number[]> {
  const due = await sql<{ id: number }[]>`
    select id from inquiries where ${isSilent} and id <> all(${[...skipped]}::int[])
    limit ${integer(atOnce)} for no key update skip locked`;
  // Asked again once they are locked: a viewing is agreed on under the same lock.
  const silent = await sql<{ id: number }[]>`
    select id from inquiries where id = any(${due.map(({ id }) => id)}::int[]) and ${isSilent}`;
  return silent.map(({ id }) => id);
}

async function expire(sql: Sql, ids: readonly number[]): Promise<void> {
  const expired = await sql<InquirySides[]>`
    update inquiries set status = 'expired', updated_at = now(), recipient_unread = 0,
      sender_unread = sender_unread + 1, sender_archived = false
    where id = any(${[...ids]}::int[]) returning id, kind, sender_id, recipient_id`;
  for (const inquiry of expired) await notifySides(sql, inquiry);
}
