/** What other subjects may use of listings. */
export { readableAddress, readsHouseNumber } from './house-number.ts';
export { coverJson, imageJson, statusForOthers, summaryJson } from './listing-json.ts';
export {
  canSeeUnlisted,
  missingListing,
  noSuchListing,
  requireOwnListing,
} from './listing-policy.ts';
export {
  confirmListings,
  deletePart,
  insertExternalListing,
  insertListingsSql,
  updateExternalListing,
  updateListingsSql,
  updateStatusOfPart,
} from './external-writes.ts';
export {
  deleteListing,
  fillListing,
  readListing,
  requireLowAmounts,
  setHiddenNote,
  setOwnerLivesThere,
} from './listings.ts';
export {
  answerLink,
  confirmAnswers,
  readLinked,
  type LinkedListing,
} from './freshness/answer-link.ts';
export type { ConfirmLinks } from './freshness/confirm-links.ts';
export { splitSearch, wordsVersion } from './words/split-text.ts';
export { writeWords } from './words/write-vectors.ts';
export { hasEnded, isSearchable, isUnconfirmed } from './searchable.ts';
