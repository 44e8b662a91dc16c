import type { Database } from '../db/database.ts';
import type { CreateOnce } from '../http/create-once.ts';
import type { Handlers } from '../http/endpoint.ts';
import { blockPerson, listBlocked, unblockPerson } from '../inquiries/blocks.ts';
import { listReports, sendReport } from '../inquiries/reports.ts';

type CareHandlers = Pick<
  Handlers,
  'sendReport' | 'listReports' | 'listBlockedUsers' | 'blockUser' | 'unblockUser'
>;

/** Calls that keep people safe from one another. */
export function careRoutes(deps: { database: Database; createOnce: CreateOnce }): CareHandlers {
  const { database, createOnce } = deps;
  const { sql } = database;
  return {
    async sendReport(request) {
      const { viewer, body } = request;
      await createOnce('sendReport', request, (transaction) =>
        sendReport(transaction, viewer.user_id, body),
      );
    },
    listReports: ({ query }) => listReports(sql, query),
    listBlockedUsers: ({ viewer, query }) => listBlocked(sql, viewer.user_id, query),
    async blockUser({ viewer, params }) {
      await blockPerson(database, viewer.user_id, params.id);
    },
    async unblockUser({ viewer, params }) {
      await unblockPerson(database, viewer.user_id, params.id);
    },
  };
}
