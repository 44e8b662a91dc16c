/** What other subjects may use of applicants. */
export { exportVotes } from './vote-on-applicant.ts';
export { exportHeldDeclines } from './declines/hold-decline.ts';
export { exportContractMessages } from './declines/notify-others.ts';
export { createComparison, orderByFit, type WeakestFit } from './compare-household.ts';
