/** What other subjects may use of alerts. */
export { queueAlerts } from './pending-matches.ts';
