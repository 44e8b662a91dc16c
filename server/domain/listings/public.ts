/** What other subjects may use of listings. */
export { coverJson, imageJson } from './listing-json.ts';
export { canEditListing, canSeeUnlisted } from './listings.ts';
export { findListingFacts, readListing } from './listings.ts';
export { searchWords, wordPattern } from './search-listings.ts';
