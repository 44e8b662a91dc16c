import { listingStatuses } from '#contract/vocabulary.ts';
import type { Viewer } from '#platform/http/viewer.ts';

interface Owned {
  user_id: number | null;
}

/** May this user change or delete the listing on the user path? Only its owner may. */
export function canEditListing(viewer: Viewer, listing: Owned): boolean {
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
  viewer: Viewer | null,
  listing: Owned & { status: string },
): boolean {
  const isReviewed = [...listingStatuses, 'hidden'].includes(listing.status);
  return isReviewed && viewer !== null && (viewer.is_admin || canEditListing(viewer, listing));
}
