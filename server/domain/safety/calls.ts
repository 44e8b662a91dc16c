import type { Pool } from '#platform/database/sql.ts';
import type { CreateOnce } from '#platform/http/create-once.ts';
import type { Handlers } from '#platform/http/endpoint.ts';
import { blockUser, listBlockedUsers, unblockUser } from './blocks.ts';
import { sendReport } from './send-report.ts';

type SafetyHandlers = Pick<
  Handlers,
  'sendReport' | 'listBlockedUsers' | 'blockUser' | 'unblockUser'
>;

interface Deps {
  sql: Pool;
  createOnce: CreateOnce;
}

/** Calls by which users report and block each other. */
export function safetyRoutes({ sql, createOnce }: Deps): SafetyHandlers {
  return {
    async sendReport(request) {
      const { viewer, body } = request;
      await createOnce('sendReport', request, (transaction) =>
        sendReport(transaction, viewer.user_id, body),
      );
    },
    listBlockedUsers: ({ viewer, query }) => listBlockedUsers(sql, viewer.user_id, query),
    blockUser: ({ viewer, params }) => blockUser(sql, viewer.user_id, params.id),
    unblockUser: ({ viewer, params }) => unblockUser(sql, viewer.user_id, params.id),
  };
}
