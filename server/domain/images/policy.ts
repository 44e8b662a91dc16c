import type { Viewer } from '#platform/http/viewer.ts';

interface IssuedUpload {
  user_id: number;
  purpose: 'listing' | 'photo';
  listing_id: number | null;
}

/** May this person use the uploaded file for this room? Only if the address was given for it. */
export function canRegisterForListing(
  viewer: Viewer,
  upload: IssuedUpload,
  listingId: number,
): boolean {
  const isTheirs = upload.user_id === viewer.user_id;
  return isTheirs && upload.purpose === 'listing' && upload.listing_id === listingId;
}

/** May this person use the uploaded file as their photo? */
export function canRegisterAsPhoto(viewer: Viewer, upload: IssuedUpload): boolean {
  return upload.user_id === viewer.user_id && upload.purpose === 'photo';
}
