import type { Call } from '../call.ts';
import * as overview from './overview.ts';

/** The figures that administrators see, and the measurements behind them. */
export const overviewCalls = {
  getOverview: {
    method: 'GET',
    path: '/api/admin/overview',
    summary: 'New listings, users and inquiries on each of the last days',
    access: 'admin',
    status: 200,
    query: overview.OverviewQuery,
    answer: overview.Overview,
  },
  getVitals: {
    method: 'GET',
    path: '/api/admin/vitals',
    summary: 'Web vitals of page loads, by route and day',
    access: 'admin',
    status: 200,
    query: overview.VitalsQuery,
    answer: overview.Vitals,
  },
  sendVitals: {
    method: 'POST',
    path: '/api/vitals',
    summary: 'Report the web vitals of one page load',
    access: 'anyone',
    requestLimit: 'vitals',
    status: 204,
    body: overview.VitalsForm,
  },
} as const satisfies Record<string, Call>;
