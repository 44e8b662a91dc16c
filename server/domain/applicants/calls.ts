import type { applicantCalls } from '#contract/applicants/calls.ts';
import type { Database } from '#platform/database/database.ts';
import type { CallHandlers } from '#platform/http/bind-calls.ts';
import { listApplicants } from './list-applicants.ts';

/** Calls about everyone who wrote about a listing. */
export function createApplicantHandlers(
  database: Pick<Database, 'sql' | 'searches'>,
): CallHandlers<typeof applicantCalls> {
  return {
    listApplicants: ({ viewer, params, query }) =>
      listApplicants(database, viewer.user_id, params.id, query),
  };
}
