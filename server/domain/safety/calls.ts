import type { safetyCalls } from '#contract/safety/calls.ts';
import { createOnce } from '#platform/http/idempotency.ts';
import type { CallHandlers } from '#platform/http/bind-calls.ts';
import { blockUser, listBlockedUsers, unblockUser, type BlockDeps } from './blocks.ts';
import { sendReport, type ReportDeps } from './send-report.ts';

interface Deps extends BlockDeps, ReportDeps {}

/** Calls by which users report and block each other. */
export function createSafetyHandlers(deps: Deps): CallHandlers<typeof safetyCalls> {
  const { sql } = deps;
  return {
    async sendReport(request) {
      const { viewer, body } = request;
      await createOnce(sql, request, (transaction) => sendReport(transaction, deps, viewer, body));
    },
    listBlockedUsers: ({ viewer, query }) => listBlockedUsers(sql, viewer.user_id, query),
    blockUser: ({ viewer, params }) => blockUser(deps, viewer.user_id, params.id),
    unblockUser: ({ viewer, params }) => unblockUser(sql, viewer.user_id, params.id),
  };
}
