import { queryOptions } from '@tanstack/react-query';
import { limits } from '#contract/limits.ts';
import type { Api } from '#src/api/client.ts';
import { invalidateListingFits } from '#src/shared/api/fit.ts';
import { useWrite } from '#src/shared/api/use-write.ts';

const householdKey = ['household'] as const;

/** The open invitations to the household of a listing of the user. */
export const invitationsQuery = (api: Api, listingId: number) =>
  queryOptions({
    queryKey: [...householdKey, 'invitations', listingId],
    queryFn: async () => {
      const { items } = await api('listHouseholdInvitations', { params: { id: listingId } });
      return items;
    },
  });

/** What the opened link leads to. Not retried: most failures are links that ended. */
export const receivedInvitationQuery = (api: Api, token: string) =>
  queryOptions({
    queryKey: [...householdKey, 'received', token],
    queryFn: () => api('getHouseholdInvitation', { query: { token } }),
    retry: 1,
  });

/** The households of others that the user is in, newest first, as many as a page holds. */
export const ownHouseholdsQuery = (api: Api) =>
  queryOptions({
    queryKey: [...householdKey, 'own'],
    queryFn: () => api('listOwnHouseholds', { query: { page_size: limits.page.maxSize } }),
  });

/** Every write of a household changes who lives somewhere, and what scores count. */
const useHouseholdMutation = <Input, Result>(write: (api: Api, input: Input) => Promise<Result>) =>
  useWrite(write, ({ queryClient }) => ({
    // Also after a failure: most come from a list that is out of date.
    onSettled: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: householdKey }),
        invalidateListingFits(queryClient),
      ]),
  }));

/** Makes a link to the household of a listing of the user; only this answer has its token. */
export const useInvite = (listingId: number) =>
  useHouseholdMutation((api) => api('createHouseholdInvitation', { params: { id: listingId } }));

/** Withdraws a link. */
export const useWithdrawInvitation = (listingId: number) =>
  useHouseholdMutation((api, id: number) =>
    api('withdrawHouseholdInvitation', { params: { id: listingId, invitation_id: id } }),
  );

/** Takes a user out of the household of a listing of the user. */
export const useRemoveMember = (listingId: number) =>
  useHouseholdMutation((api, userId: number) =>
    api('removeHouseholdMember', { params: { id: listingId, user_id: userId } }),
  );

/** Says whether the user lives in their own listing. */
export const useOwnerLivesThere = (listingId: number) =>
  useHouseholdMutation((api, livesThere: boolean) =>
    api('updateHousehold', {
      params: { id: listingId },
      body: { owner_lives_there: livesThere },
    }),
  );

/** Leaves the household of a listing. */
export const useLeaveHousehold = (listingId: number) =>
  useHouseholdMutation((api) => api('leaveHousehold', { params: { id: listingId } }));

/** Joins the household that a link is to. */
export const useAcceptInvitation = () =>
  useHouseholdMutation((api, token: string) =>
    api('acceptHouseholdInvitation', { body: { token } }),
  );
