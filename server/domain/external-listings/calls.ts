import type { externalListingCalls } from '#contract/external-listings/calls.ts';
import type { Pricing } from '#domain/money/public.ts';
import type { Database } from '#platform/database/database.ts';
import { changeStatuses, deleteMany } from './bulk-changes.ts';
import { listExternal, readExternal } from './read-listings.ts';
import { changeExternal, insertExternal } from './write-listings.ts';
import type { AnswerCache } from '#platform/http/answer-cache.ts';
import { createCountByStatus } from './count-listings.ts';
import { createOnce } from '#platform/http/idempotency.ts';
import type { CallHandlers } from '#platform/http/bind-calls.ts';
import { ProblemError } from '#platform/http/problem.ts';

interface Deps {
  database: Database;
  /** Is cleared after every change of a listing. */
  cache: AnswerCache;
  pricing: Pick<Pricing, 'compareIn' | 'findCurrency' | 'defaultCurrency'>;
}

/** The calls by which administrators review external listings. */
export function createExternalListingHandlers(
  deps: Deps,
): CallHandlers<typeof externalListingCalls> {
  const { database, cache, pricing } = deps;
  const { sql, searches } = database;
  const countByStatus = createCountByStatus(searches, cache);

  async function answerListing(id: number) {
    const listing = await readExternal(sql, id);
    if (!listing) throw missing();
    return listing;
  }

  return {
    listExternalListings: ({ query }) =>
      listExternal({ searches, countByStatus }, query, pricing.compareIn(pricing.defaultCurrency)),

    async createExternalListing(request) {
      const { viewer, body } = request;
      const currency = body.currency ?? (await pricing.findCurrency(body));
      const id = await createOnce(sql, request, (tx) =>
        insertExternal(tx, viewer.user_id, { ...body, currency }),
      );
      return answerListing(id);
    },

    changeExternalListings: ({ viewer, body }) => changeStatuses(searches, viewer.user_id, body),

    deleteExternalListings: ({ viewer, query }) => deleteMany(searches, viewer.user_id, query),

    getExternalListing: ({ params }) => answerListing(params.id),

    async changeExternalListing({ viewer, params, body }) {
      const changed = await changeExternal(sql, viewer.user_id, params.id, body);
      if (!changed) throw missing();
      return changed;
    },
  };
}

const missing = () =>
  new ProblemError('not_found', { detail: 'There is no such external listing' });
