import type { safetyCalls } from '#contract/safety/calls.ts';
import type { Pool } from '#platform/database/sql.ts';
import type { Idempotent } from '#platform/http/idempotency.ts';
import type { CallHandlers } from '#platform/http/bind-calls.ts';
import type { Quotas } from '#platform/http/quotas.ts';
import { blockUser, listBlockedUsers, unblockUser } from './blocks.ts';
import { sendReport } from './send-report.ts';

interface Deps {
  sql: Pool;
  idempotent: Idempotent;
  quotas: Quotas;
}

/** Calls by which users report and block each other. */
export function createSafetyHandlers({
  sql,
  idempotent,
  quotas,
}: Deps): CallHandlers<typeof safetyCalls> {
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
