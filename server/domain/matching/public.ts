/** What other subjects may use of matching. */
export {
  foundListingJson,
  readFitWithListing,
  withFit,
  type FoundListing,
} from './fit-with-listing.ts';
export {
  householdColumns,
  householdIds,
  householdJson,
  isMember,
  memberIds,
  selectHouseholdListings,
  type Member,
} from './household.ts';
export {
  createPacking,
  layoutFingerprint,
  wordsPerUser,
  type AnswerPacking,
} from './packed-answers.ts';
export { readFitViewer, type FitViewer } from './read-fit-viewer.ts';
export { answerColumns, answerTables, readOwnAnswers, termsColumns } from './read-roomies.ts';
export type { Matching } from './create-matching.ts';
export {
  around,
  newRoomiesNear,
  noFilters,
  squaredDegreesSql,
  userConditions,
  type RoomieFilters,
} from './roomie-filters.ts';
export { mySums, theirSums } from './scan.ts';
export { rankingKeys, stored } from './sql-ranking.ts';
export { candidateRow } from './sql-scores.ts';
export { TopRanked } from './top-ranked.ts';
export { hasWantedEnded, isOffered } from './wanted-candidates.ts';
export {
  countShift,
  gainMask,
  viewerTables,
  weightMask,
  weightShift,
  type ViewerTables,
} from './viewer-tables.ts';
