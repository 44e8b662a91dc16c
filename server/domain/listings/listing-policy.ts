import { listingStatuses } from '#contract/vocabulary.ts';
import type { Sql } from '#platform/database/sql.ts';
import type { Viewer } from '#platform/http/viewer.ts';
import { ProblemError } from '#platform/http/problem.ts';

interface Owned {
  user_id: number | null;
}

/** What the policies decide by. */
export interface ListingAccess extends Owned {
  status: string;
}

/** May this user change or delete the listing as its owner (administrators use moderation)? Only its owner may. */
export function canEditListing(viewer: Pick<Viewer, 'user_id'>, listing: Owned): boolean {
  return listing.user_id !== null && listing.user_id === viewer.user_id;
}

/** May this user see the exact coordinates? Everyone else gets them rounded. */
export function canSeeExactLocation(viewer: Viewer | null, listing: Owned): boolean {
  return viewer !== null && canEditListing(viewer, listing);
}

/**
 * May this user see a listing that is not public (paused, filled, hidden)? Nobody sees one that
 * waits for review.
 */
export function canSeeUnlisted(
  viewer: Pick<Viewer, 'user_id' | 'is_admin'> | null,
  listing: ListingAccess,
): boolean {
  const isReviewed = [...listingStatuses, 'hidden'].includes(listing.status);
  return isReviewed && viewer !== null && (viewer.is_admin || canEditListing(viewer, listing));
}

/** Owner and status of a listing; null when there is none. */
export async function findListingAccess(sql: Sql, id: number): Promise<ListingAccess | null> {
  const rows = await sql<ListingAccess[]>`select user_id, status from listings where id = ${id}`;
  return rows[0] ?? null;
}

/**
 * Throws unless the viewer owns the listing: `forbidden` where they can see it, otherwise what a
 * listing that never was gets.
 */
export async function requireOwnListing(sql: Sql, viewer: Viewer, id: number): Promise<void> {
  const listing = await findListingAccess(sql, id);
  if (listing && canEditListing(viewer, listing)) return;
  const isSeen = listing?.status === 'active' || (listing && canSeeUnlisted(viewer, listing));
  throw isSeen ? new ProblemError('forbidden') : await missingListing(sql, id);
}

/**
 * The answer about a listing that a viewer must not know of: the same whether it is paused, hidden,
 * under review or never was. `gone` where the public once saw it.
 */
export async function missingListing(sql: Sql, id: number): Promise<ProblemError> {
  const deleted = await sql`select from deleted_listings where listing_id = ${id}`;
  return deleted.length > 0
    ? new ProblemError('gone', { detail: 'This room is no longer offered' })
    : noSuchListing();
}

export const noSuchListing = () =>
  new ProblemError('not_found', { detail: 'There is no such room' });
