import type { markCalls } from '#contract/marks/mark.ts';
import type { CallHandlers } from '#platform/http/bind-calls.ts';
import { createOnce } from '#platform/http/idempotency.ts';
import type { QuotaDeps } from '#platform/http/quotas.ts';
import { readMarks } from './read-marks.ts';
import {
  markListing,
  markUser,
  noteListing,
  mergeVisitorMarks,
  unmarkListing,
  unmarkUser,
} from './write-marks.ts';

/** Calls about favorites and what users hid. */
export function createMarkHandlers(deps: QuotaDeps): CallHandlers<typeof markCalls> {
  const { sql, quotas } = deps;
  return {
    getMarks: ({ viewer }) => readMarks(sql, viewer.user_id),

    async mergeMarks(request) {
      const { viewer, body } = request;
      await createOnce(sql, request, async (transaction) => {
        await mergeVisitorMarks(transaction, quotas, viewer, body);
        // Marks have no id; the user's is as good to say that it was done.
        return viewer.user_id;
      });
    },

    markListing: ({ viewer, params, body }) => markListing(deps, viewer, { ...params, ...body }),
    noteListing: ({ viewer, params, body }) => noteListing(deps, viewer, { ...params, ...body }),
    unmarkListing: ({ viewer, params }) => unmarkListing(sql, viewer.user_id, params.id),
    markUser: ({ viewer, params, body }) => markUser(deps, viewer, { ...params, ...body }),
    unmarkUser: ({ viewer, params }) => unmarkUser(sql, viewer.user_id, params.id),
  };
}
