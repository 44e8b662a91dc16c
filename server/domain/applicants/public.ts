/** What other subjects may use of applicants. */
export { exportVotes } from './export-votes.ts';
export { exportHeldDeclines } from './declines/hold-decline.ts';
