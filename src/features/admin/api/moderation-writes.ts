import type { QueryClient } from '@tanstack/react-query';
import type { ModerationReason, ReportChange } from '#contract/moderation/moderation.ts';
import type { AppealDecision } from '#contract/moderation/statement.ts';
import { useWrite } from '#src/shared/api/use-write.ts';
import { isProblem } from '#src/api/errors.ts';
import { dropListing } from '#src/shared/api/listing-writes.ts';
import { moderationKey } from './moderation.ts';
import { listingsKey } from '#src/shared/api/listings.ts';
import { usersKey } from '#src/shared/api/users.ts';

/** Actions of administrators change moderation pages, listings and users. */
const refresh = (queryClient: QueryClient) =>
  Promise.all(
    [moderationKey, listingsKey, usersKey].map((queryKey) =>
      queryClient.invalidateQueries({ queryKey }),
    ),
  );

/** Resolves, dismisses or reopens a report. */
export const useChangeReport = (id: number) =>
  useWrite(
    (api, body: ReportChange) => api('changeReport', { params: { id }, body }),
    ({ queryClient }) => ({ onSuccess: () => refresh(queryClient) }),
  );

/** Hides a listing with a reason, or shows it again (null). */
export const useHideListing = (id: number) =>
  useWrite(
    (api, reason: ModerationReason | null) =>
      reason === null
        ? api('showListing', { params: { id } })
        : api('hideListing', { params: { id }, body: reason }),
    ({ queryClient }) => ({ onSuccess: () => refresh(queryClient) }),
  );

/** Hides a wanted page with a reason, or shows it again (null). */
export const useHideWanted = (id: number) =>
  useWrite(
    (api, reason: ModerationReason | null) =>
      reason === null
        ? api('showWanted', { params: { id } })
        : api('hideWanted', { params: { id }, body: reason }),
    ({ queryClient }) => ({ onSuccess: () => refresh(queryClient) }),
  );

/**
 * Deletes any listing with a reason; one that is gone already counts as deleted. `leave` runs before
 * its data is dropped, so that no page still shows it.
 */
export const useDeleteListingAsAdmin = (id: number, leave: () => unknown) =>
  useWrite(
    (api, query: ModerationReason) =>
      api('deleteListingAsAdmin', { params: { id }, query }).catch((error: unknown) => {
        if (!isProblem(error, 'gone')) throw error;
      }),
    ({ queryClient }) => ({
      async onSuccess() {
        await leave();
        dropListing(queryClient, id);
        // The page that was left may wait for nothing.
        void refresh(queryClient);
      },
    }),
  );

/** Suspends a user with a reason, or reinstates them (null). */
export const useSuspendUser = (id: number) =>
  useWrite(
    (api, reason: ModerationReason | null) =>
      reason === null
        ? api('reinstateUser', { params: { id } })
        : api('suspendUser', { params: { id }, body: reason }),
    ({ queryClient }) => ({ onSuccess: () => refresh(queryClient) }),
  );

/** Decides about an appeal. */
export const useDecideAppeal = (id: number) =>
  useWrite(
    (api, body: AppealDecision) => api('decideAppeal', { params: { id }, body }),
    ({ queryClient }) => ({ onSuccess: () => refresh(queryClient) }),
  );
