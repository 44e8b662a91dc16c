/** What other subjects may use of saved searches. */
export {
  foundBySavedSearches,
  listSavedSearches,
  pauseSavedSearch,
  seeSavedSearches,
} from './saved-searches.ts';
