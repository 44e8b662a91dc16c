import { blockPerson, listBlocked, unblockPerson } from './blocks.ts';
import { sendReport } from './send-report.ts';
import type { Database } from '#platform/database/database.ts';
import type { CreateOnce } from '#platform/http/create-once.ts';
import type { Handlers } from '#platform/http/endpoint.ts';

type CareHandlers = Pick<Handlers, 'sendReport' | 'listBlockedUsers' | 'blockUser' | 'unblockUser'>;

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
    listBlockedUsers: ({ viewer, query }) => listBlocked(sql, viewer.user_id, query),
    async blockUser({ viewer, params }) {
      await blockPerson(database, viewer.user_id, params.id);
    },
    async unblockUser({ viewer, params }) {
      await unblockPerson(database, viewer.user_id, params.id);
    },
  };
}
