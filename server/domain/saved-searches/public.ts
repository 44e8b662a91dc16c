/** What other subjects may use of saved searches. */
export { foundBySavedSearches, listSavedSearches, seeSavedSearches } from './saved-searches.ts';
