export { emptyStatements } from './decisions.ts';
export { describeStatement } from './letters/describe-statement.ts';
export { countOpenReports } from './reports.ts';
export { readStatement, sendAppeal } from './statements/own-statements.ts';
export { countByYear, type YearlyCounts } from './statements/yearly-counts.ts';
