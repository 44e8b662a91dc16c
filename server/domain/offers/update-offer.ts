import type { OfferUpdate } from '#contract/offers/calls.ts';
import type { OfferStatus, OfferTransition } from '#contract/offers/statuses.ts';
import type { InquirySide } from '#contract/vocabulary.ts';
import { countForGroup, noteOffer, notifySides, readSide } from '#domain/inquiries/public.ts';
import { fillListing } from '#domain/listings/public.ts';
import { queueMails } from '#domain/notifications/public.ts';
import { requireReachable } from '#domain/safety/public.ts';
import { offerAfter } from '#machines/offer.machine.ts';
import { transaction, type Pool, type Sql } from '#platform/database/sql.ts';
import { ProblemError } from '#platform/http/problem.ts';
import type { Viewer } from '#platform/http/viewer.ts';
import {
  lockInquiryWithOffer,
  requireListing,
  type LockedOffer,
  type OfferInquiry,
} from './lock-offer.ts';
import { countOffers } from './read-offers.ts';

/**
 * Does with the newest offer of an inquiry what the offer machine allows. Repeating it changes nothing.
 * Accepting the last place marks the listing as filled. Throws `not_found`, `transition_refused`,
 * and for an acceptance `gone`, `cannot_write` or `no_free_place`.
 */
export async function updateOffer(
  pool: Pool,
  viewer: Viewer,
  id: number,
  { status: to, reason }: OfferUpdate,
): Promise<void> {
  await transaction(pool, async (sql) => {
    const inquiry = await lockInquiryWithOffer(sql, viewer, id);
    const { side, offer } = inquiry;
    if (!offer) throw new ProblemError('not_found', { detail: 'There is no offer here' });
    const { is_late: isLate, is_due: isDue } = offer;
    const isLast = to !== 'accepted' || (await isLastToAccept(sql, viewer, inquiry, offer));
    const event = { type: `offer.${to}`, by: side, isLate, isDue, isLast } as const;
    const status = offerAfter(offer.status, event);
    if (status === null) {
      throw new ProblemError('transition_refused', { detail: formatRefusal(offer, to, side) });
    }
    if (to === 'accepted' && side === 'sender') await storeAcceptance(sql, viewer, inquiry, offer);
    if (status === offer.status) return;
    if (status === 'accepted') await takeVacancy(sql, viewer, inquiry, offer);
    const isStepBack = status === 'stepped_back';
    await sql`
      update offers set status = ${status}, updated_at = now(),
        stepped_back_by = ${isStepBack ? side : null}, reason = ${isStepBack ? (reason?.trim() ?? null) : null}
      where id = ${offer.id}`;
    await noteOffer(sql, inquiry, side === 'sender' ? 'recipient' : 'sender');
    if (side === 'sender') await countForGroup(sql, viewer.user_id, id);
    // Both were asked on the day, so the answer of one needs no mail to the other.
    if (to === 'moved_in') return;
    const mail = { kind: 'offer_answered', offer_id: offer.id, status: to } as const;
    const readers = await readSide(sql, id, side === 'sender' ? 'recipient' : 'sender');
    await queueMails(
      sql,
      readers.map((user_id) => ({ ...mail, user_id })),
    );
  });
}

/** Has everyone else of the group accepted this offer? A person alone has no others. */
async function isLastToAccept(
  sql: Sql,
  { user_id: userId }: Viewer,
  { id }: OfferInquiry,
  offer: LockedOffer,
): Promise<boolean> {
  const missing = await sql`
    select from inquiry_members s join users u on u.id = s.user_id and u.suspended_at is null
    where s.inquiry_id = ${id} and s.user_id <> ${userId} and not exists (
      select from offer_acceptances a where a.offer_id = ${offer.id} and a.user_id = s.user_id)
    limit 1`;
  return missing.length === 0;
}

/** Notes that one of a group accepts, which is news for the others. Repeating it changes nothing. */
async function storeAcceptance(
  sql: Sql,
  { user_id: userId }: Viewer,
  inquiry: OfferInquiry,
  offer: LockedOffer,
): Promise<void> {
  if (inquiry.group_id === null || offer.status !== 'offered') return;
  const stored = await sql`
    insert into offer_acceptances (offer_id, user_id) values (${offer.id}, ${userId})
    on conflict do nothing`;
  if (stored.count === 0) return;
  await countForGroup(sql, userId, inquiry.id);
  await notifySides(sql, inquiry);
}

/** Makes sure that an applicant gets a place, and fills the listing if it is the last one. */
async function takeVacancy(
  sql: Sql,
  viewer: Viewer,
  inquiry: OfferInquiry,
  { places }: LockedOffer,
): Promise<void> {
  if (inquiry.other_id !== null) await requireReachable(sql, viewer.user_id, inquiry.other_id);
  const listing = await requireListing(sql, inquiry);
  const vacancies =
    (listing.looking_for_roommates ?? 0) - (await countOffers(sql, listing.id)).accepted;
  if (vacancies < 1) {
    throw new ProblemError('no_free_place', {
      detail: 'Somebody else has accepted the last place in the meantime',
    });
  }
  if (vacancies <= places) await fillListing(sql, listing.id);
}

const overReasons: Partial<Record<OfferStatus, string>> = {
  moved_in: 'One of you has said that the move took place, and that holds',
  declined: 'This offer was declined',
  taken_back: 'This offer was taken back',
  stepped_back: 'One of you has stepped back from this offer',
  expired: 'The time to answer this offer is over',
  ended: 'This offer has ended',
};

/** Why this side cannot do this with an offer. */
function formatRefusal(
  { status, is_late: isOver }: LockedOffer,
  to: OfferTransition,
  side: InquirySide,
): string {
  const reason = overReasons[status];
  if (reason !== undefined) return reason;
  if (to === 'taken_back' && side === 'sender') {
    return 'Only the owner of the room can offer it or take the offer back';
  }
  if ((to === 'accepted' || to === 'declined') && side === 'recipient') {
    return 'Only the person who got the offer can answer it';
  }
  if (status === 'accepted') {
    if (to === 'moved_in') return 'The day of moving in has not come yet';
    return isOver
      ? 'The day of moving in is long over: nobody can step back any more'
      : 'This offer was accepted. Both of you can still step back';
  }
  return to === 'stepped_back' || to === 'moved_in'
    ? 'Nobody has accepted this offer yet'
    : 'The time to answer this offer is over';
}
