import type { Call } from '../call.ts';
import * as overview from './overview.ts';

/** The figures that administrators see, and the measurements behind them. */
export const overviewCalls = {
  getOverview: {
    summary: 'New listings, users and inquiries on each of the last days',
    access: 'admin',
    status: 200,
    query: overview.OverviewQuery,
    answer: overview.Overview,
  },
  getVitals: {
    summary: 'Web vitals of page loads, by route and day',
    access: 'admin',
    status: 200,
    query: overview.VitalsQuery,
    answer: overview.Vitals,
  },
  sendVitals: {
    summary: 'Report the web vitals of one page load',
    access: 'anyone',
    status: 204,
    body: overview.VitalsForm,
  },
} as const satisfies Record<string, Call>;
