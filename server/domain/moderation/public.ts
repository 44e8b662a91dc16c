export { countOpenReports } from './reports.ts';
