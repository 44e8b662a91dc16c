/** What other subjects may use of viewings. */
export { exportViewings, readViewingHistory } from './read-viewings.ts';
export { askedWish, endedViewing, nextViewing } from './next-viewing.ts';
export { isComing } from './viewing-json.ts';
