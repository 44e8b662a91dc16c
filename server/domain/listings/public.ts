/** What other subjects may use of listings. */
export { canSeeUnlisted } from './policy.ts';
export { readListing } from './read-listings.ts';
