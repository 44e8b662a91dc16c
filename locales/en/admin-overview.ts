import { pluralText } from './plural.ts';

// The first page of the administrators: what is new, and how fast pages load.
export const lede = 'What is new and how fast pages load.';
/** Names the choice of a period; its options follow. */
export const period = 'Period';
export const periodLabels = { 7: '7 days', 30: '30 days', 90: '90 days', 365: 'A year' };

// Reports by users that nobody has looked at yet.
export const reportsToReview = pluralText({
  one: '# report to review',
  other: '# reports to review',
});
export const noOpenReports = 'No open reports';

// Plots of what is new, a bar for each day: the title, and the number of a day or of all days.
export const newRooms = 'New rooms';
export const newRoomies = 'New roomies';
export const newExternal = 'External rooms, new or changed';
export const roomies = pluralText({ one: '# roomie', other: '# roomies' });
/** The caption of a day: "Nov 3: 12 rooms", or the times of several pages. */
export const onDay = ({ day, values }: { day: string; values: string }) => `${day}: ${values}`;
/** The same of one page: "/roomies 1.2 s". */
export const onRoute = ({ route, value }: { route: string; value: string }) => `${route} ${value}`;
/** What a slider over a plot chooses. */
export const dayLabel = ({ plot }: { plot: string }) => `${plot}: day`;
/** Opens the same figures as a table, whose name follows. */
export const asTable = 'As a table';

// How fast pages are for visitors: measurements of web.dev/vitals, each with what it means. Their
// names of capitals are the same in all languages.
export const pageSpeed = 'Page speed for visitors';
export const metric = 'Metric';
export const metricHints = {
  lcp: 'LCP: time until the largest element is painted. Measured in a quarter of all visits, counted by page and never by person.',
  inp: 'INP: time until the page responds to input. Measured in a quarter of all visits, counted by page and never by person.',
  cls: 'CLS: how much the layout shifts. Measured in a quarter of all visits, counted by page and never by person.',
  fcp: 'FCP: time until the first element is painted. Measured in a quarter of all visits, counted by page and never by person.',
  ttfb: 'TTFB: time until the first byte arrives. Measured in a quarter of all visits, counted by page and never by person.',
};
export const notMeasured = 'No measurements yet';
export const notMeasuredHint = 'They appear after the first visits.';
/** Three quarters of the visits had at most this value. */
export const percentile = ({ metric: short }: { metric: string }) => `${short}, 75th percentile`;
export const goodIs = ({ value }: { value: string }) => `Good is ${value} or less`;
/** In place of a value on a day. */
export const noVisits = 'no visits';

// Heads of the columns of a table.
export const page = 'Page';
export const ofPeriod = ({ metric: short }: { metric: string }) => `${short} of the period`;
export const measured = 'Measured';
export const visits = pluralText({ one: '# visit', other: '# visits' });
/** A time: "1.23 s", "840 ms". */
export const seconds = ({ value }: { value: string }) => `${value} s`;
export const milliseconds = ({ value }: { value: string }) => `${value} ms`;

// The queues of background jobs: what waits, and what failed.
export const jobs = 'Background jobs';
export const queue = 'Queue';
export const queueLabels = {
  mail: 'Mails',
  push: 'Alerts on devices',
  declines: 'Declined inquiries',
  listing_events: 'New and changed rooms',
  favorite_events: 'Changed favorites',
  imports: 'Imports',
  import_photos: 'Photos of imports',
  sweeps: 'Upkeep',
};
export const waitingJobs = 'Waiting';
export const failingJobs = 'Tried again';
export const deadJobs = 'Given up';
export const failedJobs = 'Jobs that failed';
export const noFailedJobs = 'No job failed';
export const jobGivenUp = 'Given up.';
export const runJob = 'Run again';
export const jobRuns = 'The job runs again';
export const jobFailed = pluralText({ one: 'Failed once.', other: 'Failed # times.' });
export const jobNext = ({ moment }: { moment: string }) => `Next attempt: ${moment}.`;
