import type { applicantCalls } from '#contract/applicants/calls.ts';
import type { Database } from '#platform/database/database.ts';
import type { CallHandlers } from '#platform/http/bind-calls.ts';
import { listApplicants } from './list-applicants.ts';
import { lookAtApplicants } from './look-at-applicants.ts';
import { voteOnApplicant } from './vote-on-applicant.ts';

/** Calls about everyone who wrote about a listing. */
export function createApplicantHandlers(
  database: Pick<Database, 'sql' | 'searches'>,
): CallHandlers<typeof applicantCalls> {
  return {
    listApplicants: ({ viewer, params, query }) =>
      listApplicants(database, viewer.user_id, params.id, query),
    async lookAtApplicants({ viewer, params }) {
      await lookAtApplicants(database.sql, viewer.user_id, params.id);
    },
    async voteOnApplicant({ viewer, params, body }) {
      await voteOnApplicant(database.sql, viewer.user_id, params.id, body);
    },
  };
}
