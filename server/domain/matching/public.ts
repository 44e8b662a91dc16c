/** What other subjects may use of matching. */
export { readFitWithListing } from './fit-with-listing.ts';
export type { RentsAround } from './listing-index/create-listing-ranking.ts';
export { newRoomiesNear } from './roomie-filters.ts';
