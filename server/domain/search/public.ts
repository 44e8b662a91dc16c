/** What other subjects may use of the search. */
export { matchesSearch, savedColumns, savedValues, sqlConditions } from './filters/all.ts';
export { hasWords, searchWords, wordColumns, wordValues } from './filters/words.ts';
export type { RentsAround } from './index/search-index.ts';
export type { PricedQuery } from './priced-query.ts';
export { createSearch } from './sql/find.ts';
export { rentKeys } from './sql/rents.ts';
