/** What other subjects may use of listings. */
export { coverJson, imageJson, summaryJson } from './listing-json.ts';
export { canSeeUnlisted, missingListing, requireOwnListing } from './listing-policy.ts';
export { readListing } from './listings.ts';
export {
  buildItems,
  createSearch,
  searchConditions,
  searchWords,
  sortOf,
  wordPattern,
} from './search-listings.ts';
