/** What other subjects may use of the search. */
export { edgesOf } from './sql/box-filters.ts';
export type { RentsAround } from './index/search-index.ts';
export { rentKeys, type PricedQuery } from './sql/rents.ts';
export {
  centerOf,
  daysOfStay,
  hasCenter,
  hasWords,
  searchConditions,
  searchWords,
  wantedTraits,
  wordPattern,
} from './sql/conditions.ts';
export { createSearch } from './sql/find.ts';
