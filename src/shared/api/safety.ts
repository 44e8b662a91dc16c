import { queryOptions, useQuery } from '@tanstack/react-query';
import { limits } from '#contract/limits.ts';
import type { OwnStatement } from '#contract/moderation/statement.ts';
import type { ReportForm } from '#contract/safety/calls.ts';
import { useApi } from '#src/api/api-context.ts';
import { useWrite } from './use-write.ts';
import type { Api } from '#src/api/client.ts';
import { refreshInquiries } from './inquiries.ts';
import { usersKey } from './users.ts';

const blockedUsersKey = ['blocked-users'] as const;

/** The users whom this user blocked, newest first, as many as a page holds. */
export const blockedUsersQuery = (api: Api) =>
  queryOptions({
    queryKey: blockedUsersKey,
    queryFn: () => api('listBlockedUsers', { query: { page_size: limits.page.maxSize } }),
  });

/** The statements of reasons about the user, newest first, as many as a page holds. */
export const statementsQuery = (api: Api) =>
  queryOptions({
    queryKey: ['statements'],
    queryFn: () => api('listStatements', { query: { page_size: limits.page.maxSize } }),
  });

/** The latest decision about each of the user's hidden rooms, newest first. */
export function useHidings(): OwnStatement[] {
  const { data } = useQuery(statementsQuery(useApi()));
  const hidings = new Map<number, OwnStatement>();
  for (const statement of data?.items ?? []) {
    const { target_id: listingId, is_hiding: isHiding } = statement;
    if (isHiding && statement.target_kind === 'listing' && !hidings.has(listingId))
      hidings.set(listingId, statement);
  }
  return [...hidings.values()];
}

/** Reports something to the administrators. */
export const useReport = () =>
  useWrite((api, report: ReportForm) => api('sendReport', { body: report }));

/** Blocks a user (`true`) or unblocks them; repeating it is fine. */
export const useBlock = (userId: number) =>
  useWrite(
    (api, isBlocked: boolean) =>
      api(isBlocked ? 'blockUser' : 'unblockUser', { params: { id: userId } }),
    ({ queryClient }) => ({
      async onSuccess() {
        // Blocked users are not listed among the roomies either.
        void queryClient.invalidateQueries({ queryKey: usersKey });
        void queryClient.invalidateQueries({ queryKey: blockedUsersKey });
        await refreshInquiries(queryClient);
      },
    }),
  );
