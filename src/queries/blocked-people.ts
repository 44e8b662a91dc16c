import { queryOptions } from '@tanstack/react-query';
import { limits } from '#contract/limits.ts';
import type { Api } from '#src/api/client.ts';

export const blockedUsersKey = ['blocked-people'] as const;

/** Whom I blocked, newest first, as many as a page holds. */
export const blockedUsersQuery = (api: Api) =>
  queryOptions({
    queryKey: blockedUsersKey,
    queryFn: () => api('listBlockedUsers', { query: { page_size: limits.page.maxSize } }),
    staleTime: 30_000,
  });
