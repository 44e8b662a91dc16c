/** What other subjects may use of matching. */
export { readFitWithListing } from './fit-with-listing.ts';
export { newRoomiesNear } from './roomie-filters.ts';
