/** What other subjects may use of splits of a rent. */
export { exportRentSplits } from './rent-splits.ts';
