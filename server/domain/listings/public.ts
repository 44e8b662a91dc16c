/** What other subjects may use of listings. */
export { coverJson, imageJson } from './listing-json.ts';
export { canSeeUnlisted, missingListing, requireOwnListing } from './listing-policy.ts';
export { readListing } from './listings.ts';
export { searchWords, wordPattern } from './search-listings.ts';
