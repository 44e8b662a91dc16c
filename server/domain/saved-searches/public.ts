/** What other subjects may use of saved searches. */
export {
  foundBySavedSearches,
  listSavedSearches,
  nameOfSavedSearch,
  pauseSavedSearch,
  seeSavedSearches,
} from './saved-searches.ts';
