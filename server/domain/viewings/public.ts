/** What other subjects may use of viewings. */
export { exportViewings } from './read-viewings.ts';
export { askedWish, endedViewing, nextViewing } from './next-viewing.ts';
export { readViewingHistory } from './viewing-history.ts';
