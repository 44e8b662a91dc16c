import { blockPerson, listBlocked, unblockPerson } from './blocks.ts';
import { sendReport } from './send-report.ts';
import { ormOn, type Database } from '#platform/database/database.ts';
import type { Idempotent } from '#platform/http/idempotency.ts';
import type { Handlers } from '#platform/http/endpoint.ts';

type CareHandlers = Pick<Handlers, 'sendReport' | 'listBlockedUsers' | 'blockUser' | 'unblockUser'>;

/** Calls that keep people safe from one another. */
export function safetyCalls(deps: { database: Database; idempotent: Idempotent }): CareHandlers {
  const { database, idempotent } = deps;
  const { sql } = database;
  return {
    async sendReport(request) {
      const { viewer, body } = request;
      await idempotent('sendReport', request, (transaction) =>
        sendReport(ormOn(transaction), viewer.user_id, body),
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
