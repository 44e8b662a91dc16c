import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ReportForm } from '#contract/safety/calls.ts';
import { useApi } from '#src/api/api-context.ts';
import { blockedUsersKey } from './blocked-people.ts';
import { refreshInquiries } from './inquiries.ts';
import { usersKey } from './users.ts';

/** Tells the administrators about a room, a person or an inquiry. */
export function useReport() {
  const api = useApi();
  return useMutation({
    networkMode: 'always',
    mutationFn: (report: ReportForm) => api('sendReport', { body: report }),
  });
}

/** Blocks someone, or lets them in again; done already is as good. */
export function useBlock(personId: number) {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    networkMode: 'always',
    mutationFn: (isBlocked: boolean) =>
      api(isBlocked ? 'blockUser' : 'unblockUser', { params: { id: personId } }),
    async onSuccess() {
      // Whoever is blocked is not among the roomies either.
      void queryClient.invalidateQueries({ queryKey: usersKey });
      void queryClient.invalidateQueries({ queryKey: blockedUsersKey });
      await refreshInquiries(queryClient);
    },
  });
}
