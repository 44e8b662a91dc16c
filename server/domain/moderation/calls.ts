import { listActs } from '#domain/audit/read-acts.ts';
import { changeReport } from './change-report.ts';
import { hideListing, showListing } from './hide-listing.ts';
import { listReports, readReport } from './read-reports.ts';
import { readReportedMessages } from './reported-messages.ts';
import { reinstatePerson, suspendPerson } from './suspend-person.ts';
import type { Database } from '#platform/database/database.ts';
import { readOverview } from '#domain/overview/read-overview.ts';
import type { Handlers } from '#platform/http/endpoint.ts';
import { ProblemError } from '#platform/http/problem.ts';
import { readVitals } from '#domain/overview/vitals/read-vitals.ts';
import { storeVitals } from '#domain/overview/vitals/store-vitals.ts';

type DeskHandlers = Pick<
  Handlers,
  | 'listReports'
  | 'getReport'
  | 'readReportedMessages'
  | 'changeReport'
  | 'hideListing'
  | 'showListing'
  | 'suspendUser'
  | 'reinstateUser'
  | 'listAdminActs'
  | 'getOverview'
  | 'getVitals'
  | 'sendVitals'
>;

/** Calls of the administrator's desk, and the measurements it shows. */
export function moderationCalls(deps: {
  database: Database;
  mediaUrl: string;
  /** Told after every change of what public pages show. */
  onListingsChanged: () => void;
}): DeskHandlers {
  const { database, mediaUrl, onListingsChanged } = deps;
  const { sql } = database;
  return {
    listReports: ({ query }) => listReports(sql, query),
    async getReport({ params }) {
      const found = await readReport(sql, mediaUrl, params.id);
      if (!found) throw new ProblemError('not_found', { detail: 'There is no such report' });
      return found;
    },
    readReportedMessages: ({ viewer, params, query }) =>
      readReportedMessages(database, viewer.user_id, params.id, query),
    async changeReport({ viewer, params, body }) {
      await changeReport(database, viewer.user_id, params.id, body);
    },
    async hideListing({ viewer, params, body }) {
      await hideListing(database, viewer.user_id, params.id, body.note);
      onListingsChanged();
    },
    async showListing({ viewer, params }) {
      await showListing(database, viewer.user_id, params.id);
      onListingsChanged();
    },
    async suspendUser({ viewer, params, body }) {
      await suspendPerson(database, viewer.user_id, params.id, body.note);
      onListingsChanged();
    },
    async reinstateUser({ viewer, params }) {
      await reinstatePerson(database, viewer.user_id, params.id);
      onListingsChanged();
    },
    listAdminActs: ({ query }) => listActs(sql, query),
    getOverview: ({ query }) => readOverview(sql, query),
    getVitals: ({ query }) => readVitals(sql, query),
    async sendVitals({ body }) {
      await storeVitals(database, body);
    },
  };
}
