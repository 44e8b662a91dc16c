/** What other subjects may use of saved searches. */
export { listSavedSearches } from './saved-searches.ts';
