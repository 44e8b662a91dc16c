/** What other subjects may use of alerts. */
export { currentMatches } from './current-matches.ts';
export { queueAlerts } from './pending-matches.ts';
