import type { Pool } from '#platform/database/sql.ts';
import type { Idempotent } from '#platform/http/idempotency.ts';
import type { Handlers } from '#platform/http/endpoint.ts';
import type { Quotas } from '#platform/http/quotas.ts';
import { blockUser, listBlockedUsers, unblockUser } from './blocks.ts';
import { sendReport } from './send-report.ts';

type SafetyHandlers = Pick<
  Handlers,
  'sendReport' | 'listBlockedUsers' | 'blockUser' | 'unblockUser'
>;

interface Deps {
  sql: Pool;
  idempotent: Idempotent;
  quotas: Quotas;
}

/** Calls by which users report and block each other. */
export function safetyCalls({ sql, idempotent, quotas }: Deps): SafetyHandlers {
  return {
    async sendReport(request) {
      const { viewer, body } = request;
      await idempotent('sendReport', request, (transaction) =>
        sendReport(transaction, quotas, viewer, body),
      );
    },
    listBlockedUsers: ({ viewer, query }) => listBlockedUsers(sql, viewer.user_id, query),
    async blockUser({ viewer, params }) {
      await blockUser(sql, viewer.user_id, params.id);
    },
    async unblockUser({ viewer, params }) {
      await unblockUser(sql, viewer.user_id, params.id);
    },
  };
}
