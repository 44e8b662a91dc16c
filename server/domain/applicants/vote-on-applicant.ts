import type { AccountExport } from '#contract/account/calls.ts';
import type { VoteForm } from '#contract/applicants/calls.ts';
import { openStatuses } from '#machines/inquiry.machine.ts';
import type { InquiryStatus } from '#contract/vocabulary.ts';
import {
  formatClosedReason,
  isSeeker,
  noSuchInquiry,
  notifyHousehold,
} from '#domain/inquiries/public.ts';
import { hiddenFrom } from '#domain/safety/public.ts';
import { lockUsers } from '#domain/users/public.ts';
import { fragment, transaction, type Pool, instant, type Sql } from '#platform/database/sql.ts';
import { ProblemError } from '#platform/http/problem.ts';
import { decidesOn, readHouseholdListing } from './read-household.ts';

/**
 * Stores what one of a household thinks of an applicant, or takes it back. Throws `not_found` unless
 * the inquiry is on their board and another's, and `inquiry_closed`.
 */
export async function voteOnApplicant(
  pool: Pool,
  userId: number,
  inquiryId: number,
  { vote, note }: VoteForm,
): Promise<void> {
  await transaction(pool, async (sql) => {
    await lockUsers(sql, userId);
    // Locked, so that a vote is stored before the inquiry closes, and ends with it, or is refused.
    const [inquiry] = await sql<{ status: InquiryStatus; listing_id: number }[]>`
      select i.status, i.listing_id from inquiries i
      join listings l on (l.id, l.user_id) = (i.listing_id, i.recipient_id)
      join users u on u.id = i.sender_id
      where i.id = ${inquiryId} and i.kind = 'listing' and ${decidesOn(userId)}
        and u.suspended_at is null and not ${isSeeker(fragment`${userId}::int`)}
        and u.id not in (${hiddenFrom(userId)})
      for share of i`;
    if (!inquiry) throw noSuchInquiry();
    const { status, listing_id: listingId } = inquiry;
    if (!openStatuses.includes(status)) {
      throw new ProblemError('inquiry_closed', { detail: formatClosedReason(status) });
    }
    await (vote === null
      ? sql`delete from applicant_votes where inquiry_id = ${inquiryId} and user_id = ${userId}`
      : sql`
          insert into applicant_votes (inquiry_id, user_id, vote, note)
          values (${inquiryId}, ${userId}, ${vote}, ${note.trim()})
          on conflict (inquiry_id, user_id) do update
            set vote = excluded.vote, note = excluded.note, updated_at = now()`);
    await notifyHousehold(sql, fragment`${listingId}`);
  });
}

/** What a user thinks of applicants, and when they looked at whose boards. */
export async function exportVotes(
  sql: Sql,
  userId: number,
): Promise<Pick<AccountExport, 'applicant_votes' | 'applicant_looks'>> {
  const cast = await sql<AccountExport['applicant_votes']>`
    select v.inquiry_id, i.listing_title, v.vote, v.note,
      ${instant(fragment`v.updated_at`)} as updated_at
    from applicant_votes v join inquiries i on i.id = v.inquiry_id
    where v.user_id = ${userId} order by v.inquiry_id`;
  const looks = await sql<AccountExport['applicant_looks']>`
    select listing_id, ${instant(fragment`looked_at`)} as looked_at from applicant_looks
    where user_id = ${userId} order by listing_id`;
  return {
    applicant_votes: cast.map((row) => ({ ...row })),
    applicant_looks: looks.map((row) => ({ ...row })),
  };
}

/**
 * Stores that one of a household has looked at everyone who wrote about a listing so far. Looking
 * again writes nothing until somebody else has written. Throws what a listing that does not exist
 * gets, unless the user is of its household.
 */
export async function lookAtApplicants(
  pool: Pool,
  userId: number,
  listingId: number,
): Promise<void> {
  await transaction(pool, async (sql) => {
    await lockUsers(sql, userId);
    await sql`select from listings where id = ${listingId} for key share`;
    await readHouseholdListing(sql, userId, listingId);
    const looked = await sql`
      insert into applicant_looks as k (listing_id, user_id)
      select ${listingId}, ${userId} where exists (
        select from inquiries i where i.listing_id = ${listingId} and i.created_at > coalesce(
          (select looked_at from applicant_looks
            where listing_id = ${listingId} and user_id = ${userId}), '-infinity'))
      on conflict (listing_id, user_id) do update set looked_at = now()`;
    if (looked.count > 0) await notifyHousehold(sql, fragment`${listingId}`);
  });
}
