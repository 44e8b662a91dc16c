import type { OfferStatus } from '#contract/offers/statuses.ts';
import { lockOwnInquiry, type OwnInquiry } from '#domain/inquiries/public.ts';
import { missingListing } from '#domain/listings/public.ts';
import type { Sql } from '#platform/database/sql.ts';
import type { Viewer } from '#platform/http/viewer.ts';
import { isDue, isLate } from './read-offers.ts';

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
  /** How many places of the listing it takes. */
  places: number;
  is_late: boolean;
  is_due: boolean;
}

/** An inquiry about a listing, with what an offer changes, locked until the transaction ends. */
export interface OfferInquiry extends OwnInquiry {
  /** Null once it was deleted. */
  listing: LockedListing | null;
  /** The newest one. */
  offer: LockedOffer | null;
}

/**
 * Locks an inquiry of this user about a listing: its sides, the listing, the inquiry, then its newest
 * offer. So acceptances of one listing follow each other. Throws `not_found`.
 */
export async function lockInquiryWithOffer(
  sql: Sql,
  viewer: Viewer,
  id: number,
): Promise<OfferInquiry> {
  let listing: LockedListing | null = null;
  const inquiry = await lockOwnInquiry(sql, viewer, { id, kind: 'listing' }, async (listingId) => {
    [listing = null] = await sql<LockedListing[]>`
      select id, status, currency, looking_for_roommates from listings
      where id = ${listingId} for no key update`;
  });
  const [offer = null] = await sql<LockedOffer[]>`
    select o.id, o.status, ${isLate} as is_late, ${isDue} as is_due, o.places from offers o
    where o.inquiry_id = ${id} order by o.id desc limit 1 for no key update`;
  return { ...inquiry, listing, offer };
}

/**
 * The listing of an inquiry that can be offered. Throws what a missing listing gets once it was deleted,
 * or while administrators hide it.
 */
export async function requireListing(
  sql: Sql,
  { listing, listing_id: id }: OfferInquiry,
): Promise<LockedListing> {
  if (listing === null || listing.status === 'hidden') throw await missingListing(sql, id ?? 0);
  return listing;
}
