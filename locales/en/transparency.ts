import type { StatementAction } from '#contract/vocabulary.ts';

// A public page with the numbers of each year.
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
  listing_deleted: 'Rooms deleted',
  user_suspended: 'Accounts suspended',
  warned: 'Warnings',
};
export const appeals = 'Appeals';
export const upheld = 'Decisions upheld';
export const reversed = 'Decisions reversed';
