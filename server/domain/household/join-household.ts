import type { InquirySide } from '#contract/vocabulary.ts';
import { noSuchInquiry, notifySides, viewerSide } from '#domain/inquiries/public.ts';
import { missingListing } from '#domain/listings/public.ts';
import { isMember } from '#domain/matching/public.ts';
import { requireReachable } from '#domain/safety/public.ts';
import { lockUsers } from '#domain/users/public.ts';
import { fragment, transaction, type Pool } from '#platform/database/sql.ts';
import { ProblemError } from '#platform/http/problem.ts';
import type { Quotas } from '#platform/http/quotas.ts';
import type { Viewer } from '#platform/http/viewer.ts';
import { takenPlaces } from './invitations.ts';

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
    const [listing] = await sql<{ id: number; status: string; is_member: boolean }[]>`
      select l.id, l.status, ${isMember(fragment`l.id`, fragment`${viewer.user_id}`)} as is_member
      from listings l where l.id = ${listingId} for key share`;
    if (ownerId === null || !listing || listing.status === 'hidden') {
      throw await missingListing(sql, listingId ?? 0);
    }
    await requireReachable(sql, viewer.user_id, ownerId);
    if (listing.is_member) return;
    await quotas.requireSpace(
      sql,
      'household',
      takenPlaces(listing.id),
      (most) =>
        new ProblemError('household_full', {
          detail: `This household has its ${most} members and open links already`,
        }),
    );
    await sql`
      insert into household_members (listing_id, user_id) values (${listing.id}, ${viewer.user_id})`;
    await notifySides(sql, { ...inquiry, id: inquiryId, kind: 'listing' });
  });
}
