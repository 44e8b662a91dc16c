/** What other subjects may use of alerts. */
export { currentMatches } from './matching-searches.ts';
export { queueAlerts } from './pending-matches.ts';
