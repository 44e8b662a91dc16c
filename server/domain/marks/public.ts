/** What other subjects may use of marks. */
export { exportMarks, listingsHiddenBy, usersLeftOut } from './read-marks.ts';
