import type { InquirySide } from '#contract/vocabulary.ts';
import { noSuchInquiry, notifySides, viewerSide } from '#domain/inquiries/public.ts';
import { missingListing } from '#domain/listings/public.ts';
import { requireReachable } from '#domain/safety/public.ts';
import { lockUsers } from '#domain/users/public.ts';
import { fragment, transaction, type Pool } from '#platform/database/sql.ts';
import { ProblemError } from '#platform/http/problem.ts';
import type { Quotas } from '#platform/http/quotas.ts';
import type { Viewer } from '#platform/http/viewer.ts';

interface Parties {
  side: InquirySide;
  recipient_id: number | null;
  listing_id: number | null;
}

/**
 * Adds who moved in to the household of the room, because they chose so. Joining twice changes nothing.
 * Throws `not_found`, `transition_refused` for everyone who did not move in, `gone`, `cannot_write` or
 * `household_full`.
 */
export async function joinHousehold(
  pool: Pool,
  quotas: Quotas,
  viewer: Viewer,
  inquiryId: number,
): Promise<void> {
  await transaction(pool, async (sql) => {
    const [inquiry] = await sql<Parties[]>`
      select ${viewerSide(viewer.user_id)} as side, recipient_id, listing_id from inquiries i
      where id = ${inquiryId} and kind = 'listing' and ${viewerSide(viewer.user_id)} is not null`;
    if (!inquiry) throw noSuchInquiry();
    const { side, recipient_id: ownerId, listing_id: listingId } = inquiry;
    await lockUsers(sql, viewer.user_id, [ownerId]);
    const [offer] = await sql<{ status: string }[]>`
      select status from offers where inquiry_id = ${inquiryId} order by id desc limit 1`;
    if (side !== 'sender' || offer?.status !== 'moved_in') {
      throw new ProblemError('transition_refused', {
        detail: 'Only someone who moved in joins the household',
      });
    }
    const [listing] = await sql<{ status: string }[]>`
      select status from listings where id = ${listingId} for key share`;
    if (ownerId === null || !listing || listing.status === 'hidden') {
      throw await missingListing(sql, listingId ?? 0);
    }
    await requireReachable(sql, viewer.user_id, ownerId);
    const joined = await sql`
      insert into household_members (listing_id, user_id) values (${listingId}, ${viewer.user_id})
      on conflict do nothing`;
    if (joined.count === 0) return;
    await quotas.requireSpace(
      sql,
      'household',
      // Without the new member, for whom there must be space.
      fragment`household_members where listing_id = ${listingId} and user_id <> ${viewer.user_id}`,
      (most) =>
        new ProblemError('household_full', {
          detail: `This household has its ${most} members already`,
        }),
    );
    await notifySides(sql, { ...inquiry, id: inquiryId, kind: 'listing' });
  });
}
