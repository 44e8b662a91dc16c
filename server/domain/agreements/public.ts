/** What other subjects may use of house agreements. */
export { exportAgreements } from './export-agreements.ts';
