/** What other subjects may use of listings. */
export { boxFilters, edgesOf } from './box-filters.ts';
export { coverJson, imageJson, statusForOthers, summaryJson } from './listing-json.ts';
export { canSeeUnlisted, missingListing, requireOwnListing } from './listing-policy.ts';
export { lockForDeletion, readListing } from './listings.ts';
export { hasRentLimit, rentKeys, type PricedQuery } from './rents.ts';
export {
  answerLink,
  confirmAnswers,
  readLinked,
  type LinkedListing,
} from './freshness/answer-link.ts';
export type { ConfirmLinks } from './freshness/confirm-links.ts';
export { hasEnded, isSearchable, isUnconfirmed, today } from './searchable.ts';
export {
  centerOf,
  daysOfStay,
  hasCenter,
  hasWords,
  roomForTrait,
  roomForTraits,
  type RoomForTrait,
  searchConditions,
  searchWords,
  wantedTraits,
  wordPattern,
} from './search-conditions.ts';
export {
  buildItems,
  createSearch,
  moneyOf,
  shareOfWords,
  sortOf,
  type FindListings,
  type FoundListings,
} from './search-listings.ts';
export { createWordShares, rareShare } from './word-shares.ts';
