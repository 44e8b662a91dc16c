import { takenStatuses } from '#contract/offers/statuses.ts';
import { isBlockedBetween } from '#domain/safety/public.ts';
import { fragment, wordList, type Fragment, type Sql } from '#platform/database/sql.ts';
import type { Viewer } from '#platform/http/viewer.ts';

/**
 * SQL: may this applicant read the address of the listing `l` with its house number? Whoever has an
 * agreed viewing may, from the moment that its owner chose, and whoever accepted an offer of the
 * room. So may someone who was accepted when acceptance alone showed it (`keeps_house_number`). The
 * right ends with a cancellation, a block, a no of either side, and while the listing is hidden.
 */
export const readsHouseNumber = (userId: Fragment): Fragment => fragment`(
  l.status <> 'hidden' and exists (
    select from inquiry_seekers mine join inquiries written on written.id = mine.inquiry_id
    where mine.user_id = ${userId} and written.listing_id = l.id and written.kind = 'listing'
      and written.status not in ('declined', 'withdrawn')
      and not ${isBlockedBetween(fragment`mine.user_id`, fragment`written.recipient_id`)}
      and (written.status = 'accepted' and written.keeps_house_number
        or exists (select from offers o where o.inquiry_id = written.id
          and o.status in ${wordList(takenStatuses)})
        or exists (
          select from viewings visit join viewing_slots slot on slot.id = visit.slot_id
          where visit.inquiry_id = written.id and visit.status in ('agreed', 'done')
            and slot.listing_id = l.id and slot.mode = 'in_person'
            and (slot.house_number_hours is null
              or now() >= slot.starts_at - make_interval(hours => slot.house_number_hours))))))`;

/** SQL: the address of the listing `l` as a user may read it: its owner, an applicant or anyone. */
export const readableAddress = (userId: Fragment): Fragment => fragment`(
  case when l.user_id = ${userId} or ${readsHouseNumber(userId)} then l.address
    else l.public_address end)`;

/**
 * May this user read the address with its house number? Administrators may, and applicants as
 * `readsHouseNumber` says. Its owner gets more: `canSeeExactLocation`.
 */
export async function canReadHouseNumber(
  sql: Sql,
  viewer: Viewer | null,
  listingId: number,
): Promise<boolean> {
  if (viewer === null || viewer.is_admin) return viewer !== null;
  const readable = await sql`
    select from listings l
    where l.id = ${listingId} and ${readsHouseNumber(fragment`${viewer.user_id}::int`)}`;
  return readable.length > 0;
}
