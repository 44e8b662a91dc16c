/** What other subjects may use of listings. */
export { coverJson, imageJson } from './listing-json.ts';
export { canEditListing, canSeeUnlisted } from './policy.ts';
export { findListingFacts, readListing } from './read-listings.ts';
export { searchWords, wordPattern } from './search-filters.ts';
