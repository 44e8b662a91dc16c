/** What other subjects may use of viewings. */
export { exportViewings } from './read-viewings.ts';
export { nextViewing } from './next-viewing.ts';
