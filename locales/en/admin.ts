import { pluralText } from './plural.ts';

// The administrators' screens, and what they share. Only administrators read it.
export const overview = 'Overview';

/** What a screen loads: while it does, and when that failed. */
export const loads = {
  figures: { loading: 'Loading the figures…', failed: 'The figures could not be loaded' },
  jobs: {
    loading: 'Loading the background jobs…',
    failed: 'The background jobs could not be loaded',
  },
  measurements: {
    loading: 'Loading the measurements…',
    failed: 'The measurements could not be loaded',
  },
  auditLog: { loading: 'Loading the audit log…', failed: 'The audit log could not be loaded' },
  source: { loading: 'Loading the source…', failed: 'The source could not be loaded' },
  sources: { loading: 'Loading the sources…', failed: 'The sources could not be loaded' },
  imports: { loading: 'Loading the imports…', failed: 'The imports could not be loaded' },
  rows: { loading: 'Loading the rows…', failed: 'The rows could not be loaded' },
  messages: { loading: 'Loading the messages…', failed: 'The messages could not be loaded' },
  report: { loading: 'Loading the report…', failed: 'The report could not be loaded' },
  appeals: { loading: 'Loading the appeals…', failed: 'The appeals could not be loaded' },
  found: { loading: 'Searching…', failed: 'The search did not work' },
  reports: { loading: 'Loading the reports…', failed: 'The reports could not be loaded' },
};
export const offlineHint = 'It loads as soon as you are online again.';

export const countedProblems = pluralText({ one: '# problem', other: '# problems' });
