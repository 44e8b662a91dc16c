import type { statementCalls } from '#contract/moderation/statement.ts';
import type { moderationCalls } from '#contract/moderation/calls.ts';
import type { Database } from '#platform/database/database.ts';
import type { CallHandlers } from '#platform/http/bind-calls.ts';
import type { SignedIds } from '#platform/keys/signed-ids.ts';
import type { Images } from '#domain/images/public.ts';
import { missingListing } from '#domain/listings/public.ts';
import { ProblemError } from '#platform/http/problem.ts';
import { deleteListingAsAdmin, hideListing, showListing } from './moderate-listing.ts';
import { hideWanted, showWanted } from './hide-wanted.ts';
import { readReportedMessages } from './reported-messages.ts';
import { changeReport } from './change-report.ts';
import { listReports, readReport } from './reports.ts';
import { decideAppeal, listAppeals } from './statements/appeals.ts';
import { listStatements } from './statements/own-statements.ts';
import { reinstateUser, suspendUser } from './suspend-user.ts';

/** The calls by which administrators review reports and act on them. */
export function createModerationHandlers(deps: {
  database: Database;
  images: Pick<Images, 'deleteWithFiles'>;
  mediaUrl: string;
  publicUrl: string;
  statementIds: SignedIds;
}): CallHandlers<typeof moderationCalls & typeof statementCalls> {
  const { database, images, mediaUrl } = deps;
  const { sql, searches } = database;
  return {
    listReports: ({ viewer, query }) => listReports(searches, viewer.user_id, query),
    async getReport({ viewer, params: { id } }) {
      const report = await readReport(sql, mediaUrl, { adminId: viewer.user_id, id });
      if (!report) throw new ProblemError('not_found', { detail: 'There is no such report' });
      return report;
    },
    readReportedMessages: ({ viewer, params, query }) =>
      readReportedMessages(sql, viewer.user_id, params.id, query),
    changeReport: ({ viewer, params, body }) => changeReport(sql, viewer.user_id, params.id, body),
    hideListing: ({ viewer, params, body }) => hideListing(sql, viewer.user_id, params.id, body),
    showListing: ({ viewer, params }) => showListing(sql, viewer.user_id, params.id),
    async deleteListingAsAdmin({ viewer, params: { id }, query }) {
      const isGone = await images.deleteWithFiles({ listing_id: id }, () =>
        deleteListingAsAdmin(sql, viewer.user_id, id, query),
      );
      if (!isGone) throw await missingListing(sql, id);
    },
    hideWanted: ({ viewer, params, body }) => hideWanted(sql, viewer.user_id, params.id, body),
    showWanted: ({ viewer, params }) => showWanted(sql, viewer.user_id, params.id),
    suspendUser: ({ viewer, params, body }) => suspendUser(sql, viewer.user_id, params.id, body),
    reinstateUser: ({ viewer, params }) => reinstateUser(sql, viewer.user_id, params.id),
    listStatements: ({ viewer, query }) => listStatements(sql, deps, viewer.user_id, query),
    listAppeals: ({ viewer, query }) => listAppeals(searches, viewer.user_id, query),
    decideAppeal: ({ viewer, params, body }) => decideAppeal(sql, viewer.user_id, params.id, body),
  };
}
