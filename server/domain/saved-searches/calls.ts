import type { savedSearchCalls } from '#contract/saved-searches/saved-search.ts';
import type { Pricing } from '#domain/money/public.ts';
import type { CallHandlers } from '#platform/http/bind-calls.ts';
import type { QuotaDeps } from '#platform/http/quotas.ts';
import {
  createSavedSearch,
  deleteSavedSearch,
  listSavedSearches,
  saveSearchForGroup,
  updateSavedSearch,
} from './saved-searches.ts';

interface Deps extends QuotaDeps {
  pricing: Pricing;
}

/** Calls about saved searches. */
export function createSavedSearchHandlers(deps: Deps): CallHandlers<typeof savedSearchCalls> {
  return {
    listSavedSearches: async ({ viewer }) => ({
      items: await listSavedSearches(deps.sql, deps.pricing, viewer.user_id),
    }),
    createSavedSearch: ({ viewer, body }) => createSavedSearch(deps, viewer, body),
    saveSearchForGroup: ({ viewer, params, body }) =>
      saveSearchForGroup(deps, viewer, params.id, body),
    updateSavedSearch: ({ viewer, params, body }) =>
      updateSavedSearch(deps, viewer, { ...params, ...body }),
    deleteSavedSearch: ({ viewer, params }) => deleteSavedSearch(deps.sql, viewer, params.id),
  };
}
