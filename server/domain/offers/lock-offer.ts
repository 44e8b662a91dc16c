import type { OfferStatus } from '#contract/offers/statuses.ts';
import type { InquirySide, InquiryStatus } from '#contract/vocabulary.ts';
import { noSuchInquiry, viewerSide } from '#domain/inquiries/public.ts';
import { lockUsers } from '#domain/users/public.ts';
import type { Sql } from '#platform/database/sql.ts';
import type { Viewer } from '#platform/http/viewer.ts';
import { isDue, isLate } from './read-offers.ts';

interface Parties {
  sender_id: number | null;
  recipient_id: number | null;
  listing_id: number | null;
}

export interface LockedListing {
  id: number;
  status: string;
  currency: string;
  /** How many places it has; external listings have none. */
  looking_for_roommates: number | null;
}

export interface LockedOffer {
  id: number;
  status: OfferStatus;
  is_late: boolean;
  is_due: boolean;
}

/** An inquiry about a listing, with what an offer changes, locked until the transaction ends. */
export interface LockedInquiry extends Parties {
  id: number;
  kind: 'listing';
  status: InquiryStatus;
  /** The side of the signed-in user. */
  side: InquirySide;
  other_id: number | null;
  /** Null once it was deleted. */
  listing: LockedListing | null;
  /** The newest one. */
  offer: LockedOffer | null;
}

/**
 * Locks an inquiry of this user about a listing: its sides, the listing, the inquiry, then its newest
 * offer, in the order that `lockUsers` names. So acceptances of one listing follow each other. Throws
 * `not_found`.
 */
export async function lockInquiryWithOffer(
  sql: Sql,
  viewer: Viewer,
  id: number,
): Promise<LockedInquiry> {
  const [unlocked] = await sql<Parties[]>`
    select sender_id, recipient_id, listing_id from inquiries
    where id = ${id} and kind = 'listing'`;
  if (!unlocked || !viewerSide(viewer, unlocked)) throw noSuchInquiry();
  await lockUsers(sql, viewer.user_id, [unlocked.sender_id, unlocked.recipient_id]);
  const [listing = null] = await sql<LockedListing[]>`
    select id, status, currency, looking_for_roommates from listings
    where id = ${unlocked.listing_id} for no key update`;
  const [inquiry] = await sql<(Parties & { status: InquiryStatus })[]>`
    select sender_id, recipient_id, listing_id, status from inquiries
    where id = ${id} for no key update`;
  const side = inquiry && viewerSide(viewer, inquiry);
  if (!side) throw noSuchInquiry();
  const [offer = null] = await sql<LockedOffer[]>`
    select o.id, o.status, ${isLate} as is_late, ${isDue} as is_due from offers o
    where o.inquiry_id = ${id} order by o.id desc limit 1 for no key update`;
  const otherId = side === 'sender' ? inquiry.recipient_id : inquiry.sender_id;
  return { ...inquiry, id, kind: 'listing', side, other_id: otherId, listing, offer };
}
