/** What other subjects may use of marks. */
export { exportMarks, listingsHiddenBy, readChosenListings, usersLeftOut } from './read-marks.ts';
