import type { applicantCalls } from '#contract/applicants/calls.ts';
import type { declineCalls } from '#contract/applicants/declines.ts';
import type { Database } from '#platform/database/database.ts';
import type { CallHandlers } from '#platform/http/bind-calls.ts';
import { createOnce } from '#platform/http/idempotency.ts';
import type { Quotas } from '#platform/http/quotas.ts';
import { holdDecline, readHeldDecline, undoDecline } from './declines/hold-decline.ts';
import { askOthersAgain, notifyOthers, waitForContract } from './declines/notify-others.ts';
import { listApplicants } from './list-applicants.ts';
import { lookAtApplicants, voteOnApplicant } from './vote-on-applicant.ts';

interface Deps {
  database: Pick<Database, 'sql' | 'searches'>;
  quotas: Quotas;
}

/** Calls about everyone who wrote about a listing. */
export function createApplicantHandlers({
  database,
  quotas,
}: Deps): CallHandlers<typeof applicantCalls & typeof declineCalls> {
  const { sql } = database;
  return {
    listApplicants: ({ viewer, params, query }) =>
      listApplicants(database, viewer.user_id, params.id, query),
    lookAtApplicants: ({ viewer, params }) => lookAtApplicants(sql, viewer.user_id, params.id),
    voteOnApplicant: ({ viewer, params, body }) =>
      voteOnApplicant(sql, viewer.user_id, params.id, body),
    async holdDecline(request) {
      const { viewer, params, body } = request;
      const id = await createOnce(sql, request, (transaction) =>
        holdDecline(transaction, quotas, viewer, params.id, body),
      );
      return readHeldDecline(sql, viewer.user_id, id);
    },
    async notifyOthers(request) {
      const { viewer, params, body } = request;
      const id = await createOnce(sql, request, (transaction) =>
        notifyOthers(transaction, quotas, viewer, params.id, body),
      );
      return readHeldDecline(sql, viewer.user_id, id);
    },
    waitForContract: ({ viewer, params, body }) => waitForContract(sql, viewer, params.id, body),
    async askOthersAgain({ viewer, params }) {
      return { asked: await askOthersAgain(sql, quotas, viewer, params.id) };
    },
    undoDecline: ({ viewer, params }) => undoDecline(sql, viewer, params),
  };
}
