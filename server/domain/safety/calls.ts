import { blockUser_, listBlocked, unblockUser_ } from './blocks.ts';
import { sendReport } from './send-report.ts';
import type { Database } from '#platform/database/database.ts';
import type { CreateOnce } from '#platform/http/create-once.ts';
import type { Handlers } from '#platform/http/endpoint.ts';

type SafetyHandlers = Pick<Handlers, 'sendReport' | 'listBlockedUsers' | 'blockUser' | 'unblockUser'>;

/** Calls that keep people safe from one another. */
export function safetyRoutes(deps: { database: Database; createOnce: CreateOnce }): SafetyHandlers {
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
      await blockUser_(database, viewer.user_id, params.id);
    },
    async unblockUser({ viewer, params }) {
      await unblockUser_(database, viewer.user_id, params.id);
    },
  };
}
