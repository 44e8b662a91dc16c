import { limits } from '#contract/limits.ts';
import { expireInquiries } from '#domain/inquiries/expire-inquiries.ts';
import { closeViewings } from '#domain/viewings/close-viewings.ts';
import { expireOffers } from '#domain/offers/expire-offers.ts';
import { openDatabase } from '#platform/database/database.ts';
import { joinEmbeddedPostgres } from '#platform/database/embedded/join.ts';
import type { Pool } from '#platform/database/sql.ts';

/** Opens the database of the app that runs on `dataDir` for as long as `work` takes. */
async function withDatabase(dataDir: string, work: (sql: Pool) => Promise<void>): Promise<void> {
  const target = process.env['DATABASE_URL'] ?? (await joinEmbeddedPostgres(dataDir, 'server'));
  const { sql, close } = openDatabase(target, 1);
  try {
    await work(sql);
  } finally {
    await close();
  }
}

/**
 * Moves the time of an agreed viewing into the past, where its owner has no other time: it ended a few
 * hours ago, or with `isForgotten` so long ago that the server expires it.
 */
export async function endViewing(sql: Pool, inquiryId: number, isForgotten = false): Promise<void> {
  const days = isForgotten ? 8 : 0;
  await sql`
    update viewing_slots s set starts_at = earlier.ends_at - interval '20 minutes',
      ends_at = earlier.ends_at
    from (select min(least(starts_at, now())) - make_interval(days => ${days}, hours => 1) as ends_at
      from viewing_slots where owner_id = (select recipient_id from inquiries
        where id = ${inquiryId})
      -- Before one that was forgotten, it would be forgotten, too.
      and (${isForgotten} or starts_at > now() - interval '3 days')) earlier
    where s.id = (select slot_id from viewings
      where inquiry_id = ${inquiryId} and status = 'agreed')`;
  // Or the time that one of them proposed.
  await sql`
    update viewings set wish_starts_at = now() - interval '2 hours',
      wish_ends_at = now() - interval '1 hour'
    where inquiry_id = ${inquiryId} and status in ('proposed', 'countered')`;
  if (isForgotten) await closeViewings(sql);
}

/** Lets the time for an answer to an offer pass, and expires offers as the server does. */
export async function endOffer(sql: Pool, inquiryId: number): Promise<void> {
  await sql`
    update offers set answer_by = (now() - interval '3 days')::date
    where inquiry_id = ${inquiryId} and status = 'offered'`;
  await expireOffers(sql);
}

/** Lets the day of moving in be yesterday. */
export async function beginMoveIn(sql: Pool, inquiryId: number): Promise<void> {
  await sql`
    update offers set move_in = (now() - interval '1 day')::date,
      answer_by = least(answer_by, (now() - interval '1 day')::date)
    where inquiry_id = ${inquiryId} and status = 'accepted'`;
}

/** Moves an inquiry into the past, and expires inquiries as the server does each hour. */
async function endInquiry(sql: Pool, id: number): Promise<void> {
  const days = limits.inquiries.expireDays + 1;
  await sql`
    update inquiries set created_at = created_at - make_interval(days => ${days}),
      updated_at = updated_at - make_interval(days => ${days}) where id = ${id}`;
  await expireInquiries(sql);
}

/** Each of these in the database of the app that runs on `dataDir`. Rejects when there is none. */
export const letViewingEnd = (dataDir: string, inquiryId: number, isForgotten = false) =>
  withDatabase(dataDir, (sql) => endViewing(sql, inquiryId, isForgotten));
export const letOfferExpire = (dataDir: string, inquiryId: number) =>
  withDatabase(dataDir, (sql) => endOffer(sql, inquiryId));
export const letMoveInCome = (dataDir: string, inquiryId: number) =>
  withDatabase(dataDir, (sql) => beginMoveIn(sql, inquiryId));
export const letInquiryExpire = (dataDir: string, id: number) =>
  withDatabase(dataDir, (sql) => endInquiry(sql, id));
