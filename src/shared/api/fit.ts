import { keepPreviousData, queryOptions, type QueryClient } from '@tanstack/react-query';
import type { Body } from '#contract/calls.ts';
import type { Api } from '#src/api/client.ts';
import { listingPagesKey } from './listings.ts';
import { usersKey } from './users.ts';

const fitKey = ['fit'] as const;

/** How well the user fits with someone, with the whole ledger. */
export const userFitQuery = (api: Api, id: number) =>
  queryOptions({
    queryKey: [...fitKey, 'user', id],
    queryFn: () => api('getUserFit', { params: { id } }),
  });

/** How well a room suits the user, who lives there, and how well they fit with each. */
export const listingFitQuery = (api: Api, id: number) =>
  queryOptions({
    queryKey: [...fitKey, 'listing', id],
    queryFn: () => api('getListingFit', { params: { id } }),
  });

/**
 * What a change of answers would do, not saved. A newer change ends the call under way, and the last
 * answer stays on screen until the next one comes.
 */
export const fitPreviewQuery = (api: Api, change: Body<'previewFit'>) =>
  queryOptions({
    queryKey: [...fitKey, 'preview', change],
    queryFn: ({ signal }) => api('previewFit', { body: change, signal }),
    placeholderData: keepPreviousData,
    retry: 1,
  });

/** Who lives in some listing changed. */
export function invalidateListingFits(queryClient: QueryClient): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: [...fitKey, 'listing'] });
}

/** The user's answers or profile changed: every score and every order by score is out of date. */
export function invalidateFit(queryClient: QueryClient): void {
  void queryClient.invalidateQueries({ queryKey: fitKey });
  void queryClient.invalidateQueries({ queryKey: usersKey });
  void queryClient.invalidateQueries({ queryKey: listingPagesKey });
}
