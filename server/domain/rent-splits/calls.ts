import type { rentSplitCalls } from '#contract/rent-splits/calls.ts';
import { requireMembership } from '#domain/groups/public.ts';
import type { Pricing } from '#domain/money/public.ts';
import type { CallHandlers } from '#platform/http/bind-calls.ts';
import { createOnce } from '#platform/http/idempotency.ts';
import type { QuotaDeps } from '#platform/http/quotas.ts';
import {
  bidOnRooms,
  createRentSplit,
  deleteRentSplit,
  listRentSplits,
  readRentSplit,
} from './rent-splits.ts';

interface Deps extends QuotaDeps {
  pricing: Pick<Pricing, 'findCurrency'>;
}

/** Calls about how a group splits a rent, which only its members see. */
export function createRentSplitHandlers({
  sql,
  quotas,
  pricing,
}: Deps): CallHandlers<typeof rentSplitCalls> {
  return {
    async listRentSplits({ viewer: { user_id: userId }, params: { id }, query }) {
      await requireMembership(sql, id, userId);
      return listRentSplits(sql, pricing, userId, id, query);
    },
    async createRentSplit(request) {
      const { viewer, params, body } = request;
      const id = await createOnce(sql, request, (transaction) =>
        createRentSplit(transaction, quotas, viewer, params.id, body),
      );
      return readRentSplit(sql, viewer.user_id, params.id, id);
    },
    async bidOnRooms({ viewer, params: { id, split_id: splitId }, body }) {
      await bidOnRooms(sql, viewer, id, splitId, body.bids);
      return readRentSplit(sql, viewer.user_id, id, splitId);
    },
    deleteRentSplit: ({ viewer, params: { id, split_id: splitId } }) =>
      deleteRentSplit(sql, viewer, id, splitId),
  };
}
