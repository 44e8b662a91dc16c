import type { Call } from '../call.ts';
import * as desk from './overview.ts';

/** The calls of the figures administrators see, and what they are made of; part of calls.ts. */
export const deskCalls = {
  getOverview: {
    summary: 'What came in on each of the last days',
    access: 'admin',
    status: 200,
    query: desk.OverviewQuery,
    answer: desk.Overview,
  },
  getVitals: {
    summary: 'How fast pages were for visitors, by route and day',
    access: 'admin',
    status: 200,
    query: desk.VitalsQuery,
    answer: desk.Vitals,
  },
  sendVitals: {
    summary: 'How fast a page was for one visitor',
    access: 'anyone',
    status: 204,
    body: desk.VitalsForm,
  },
} as const satisfies Record<string, Call>;
