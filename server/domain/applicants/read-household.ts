import type { ListingStatus } from '#contract/vocabulary.ts';
import { missingListing } from '#domain/listings/public.ts';
import { householdJson, isMember, type Member } from '#domain/matching/public.ts';
import { fragment, type Fragment, type Sql } from '#platform/database/sql.ts';

/** A listing with those who live there, as someone of its household sees its applicants. */
export interface HouseholdListing {
  id: number;
  owner_id: number;
  title: string;
  status: ListingStatus;
  /** Without the house number. */
  address: string;
  currency: string;
  available_from: string | null;
  available_until: string | null;
  /** Whether others than the owner joined its household. */
  has_members: boolean;
  /** Everyone who lives there, whose answers stay on the server. */
  household: Member[];
}

/** SQL: the status of `l` as its household is told it. */
const shownStatus = fragment`case when l.status in ('active', 'filled') then l.status else 'paused' end`;

/** SQL: whether a user is the owner of the listing `l`, or joined its household. */
export const decidesOn = (userId: number): Fragment =>
  fragment`(l.user_id = ${userId} or ${isMember(fragment`l.id`, fragment`${userId}`)})`;

/**
 * A listing whose owner the user is, or whose household they joined. Throws what a listing that does
 * not exist gets.
 */
export async function readHouseholdListing(
  sql: Sql,
  userId: number,
  listingId: number,
): Promise<HouseholdListing> {
  const [listing] = await sql<HouseholdListing[]>`
    select l.id, l.user_id as owner_id, l.title, ${shownStatus} as status,
      l.public_address as address, l.currency,
      l.available_from::text, l.available_until::text, ${householdJson} as household,
      exists (select from household_members m where m.listing_id = l.id) as has_members
    from listings l where l.id = ${listingId} and l.user_id is not null
      and ${decidesOn(userId)}`;
  if (!listing) throw await missingListing(sql, listingId);
  return listing;
}
