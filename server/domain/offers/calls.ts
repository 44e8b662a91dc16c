import type { offerCalls } from '#contract/offers/calls.ts';
import type { Pool } from '#platform/database/sql.ts';
import type { CallHandlers } from '#platform/http/bind-calls.ts';
import { createOnce } from '#platform/http/idempotency.ts';
import type { Quotas } from '#platform/http/quotas.ts';
import { makeOffer } from './make-offer.ts';
import { readOfferState } from './read-offers.ts';
import { updateOffer } from './update-offer.ts';

/** Calls about the offer of a room. */
export function createOfferHandlers({
  sql,
  quotas,
}: {
  sql: Pool;
  quotas: Quotas;
}): CallHandlers<typeof offerCalls> {
  return {
    getOffer: ({ viewer, params }) => readOfferState(sql, viewer, params.id),
    async makeOffer(request) {
      const { viewer, params, body } = request;
      await createOnce(sql, request, (transaction) =>
        makeOffer(transaction, quotas, viewer, params.id, body),
      );
      return readOfferState(sql, viewer, params.id);
    },
    async updateOffer({ viewer, params, body }) {
      await updateOffer(sql, viewer, params.id, body);
      return readOfferState(sql, viewer, params.id);
    },
  };
}
