import type { StatementAction } from '#contract/vocabulary.ts';
import { pluralText } from './plural.ts';

// A public page with the numbers of each year.
export const pageTitle = 'RoomieRadar in numbers';
export const title = 'Reports in numbers';
export const lede =
  'What was reported on this site, what was decided, and how many appealed, by year. All times are in UTC.';
/** Said of a year. */
export const nothing = 'Nothing was reported or decided.';
export const reports = 'Reports';
export const bySource = 'Who reported';
export const byReason = 'For which reason';
export const resolved = 'Reports that led to a decision';
export const dismissed = 'Dismissed reports';
export const medianHours = 'Median hours until a decision';
export const actions: Record<StatementAction, string> = {
  listing_hidden: 'Rooms hidden',
  wanted_hidden: 'Wanted pages hidden',
  listing_deleted: 'Rooms deleted',
  user_suspended: 'Accounts suspended',
  warned: 'Warnings',
};
export const appeals = 'Appeals';
export const upheld = 'Decisions upheld';
export const reversed = 'Decisions reversed';

// How living together turned out, by score: two tables, each with a chart.
export const outcomesTitle = 'Was the score right?';
export const outcomesLede =
  'People who moved in together, and agreed to be asked, say how it turned out. Each pair counts once, with the mean of what both say. Beside each share is the range in which it lies with a certainty of 95%.';
export const outcomesFew = ({ least }: { least: string }) =>
  `A share is shown from ${least} pairs on, and changes with every tenth, so that it tells nothing about anybody.`;
export const stillTogether = 'Pairs who still live together';
export const isGood = 'Pairs for whom it is good or very good';
export const score = 'Score';
export const scoreRange = ({ from, to }: { from: string; to: string }) => `${from} to ${to}`;
export const afterDays = ({ days }: { days: string }) => `${days} days`;
export const missingPairs = pluralText({
  one: '# pair missing',
  other: '# pairs missing',
});
export const shareRange = ({ share, low, high }: { share: string; low: string; high: string }) =>
  `${share}% (${low}% to ${high}%)`;
export const chartLabel = 'By score, in percent';
