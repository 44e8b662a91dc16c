import { defineCalls } from '../call.ts';
import { type } from '../type.ts';
import { anyJob } from '../call-targets.ts';
import { uuid } from '../primitives.ts';
import { Jobs } from './jobs.ts';
import * as overview from './overview.ts';

/** The figures that administrators see, and the measurements behind them. */
export const overviewCalls = defineCalls({
  getOverview: {
    route: 'GET /api/admin/overview',
    summary: 'New listings, users and inquiries on each of the last days',
    access: 'admin',
    query: overview.OverviewQuery,
    answer: overview.Overview,
  },
  listJobs: {
    route: 'GET /api/admin/jobs',
    summary: 'Background jobs: how many wait, and which failed',
    access: 'admin',
    answer: Jobs,
  },
  runJob: {
    route: 'POST /api/admin/jobs/{id}/run',
    summary: 'Run a job that failed again, at once and with all its attempts',
    access: 'admin',
    problems: ['conflict', 'import_running'],
    targets: [anyJob],
    params: type({ id: uuid }),
  },
  getVitals: {
    route: 'GET /api/admin/vitals',
    summary: 'Web vitals of page loads, by route and day',
    access: 'admin',
    query: overview.VitalsQuery,
    answer: overview.Vitals,
  },
  sendVitals: {
    route: 'POST /api/vitals',
    summary: 'Report the web vitals of one page load',
    access: 'anyone',
    requestLimit: 'vitals',
    body: overview.VitalsForm,
  },
});
