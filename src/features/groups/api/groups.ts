import { queryOptions, useQueryClient } from '@tanstack/react-query';
import type { Group } from '#contract/groups/calls.ts';
import type { GroupListing, GroupVoteForm } from '#contract/groups/shared-listings.ts';
import type { ListingOffer } from '#contract/news/news.ts';
import { limits } from '#contract/limits.ts';
import type { Api } from '#src/api/client.ts';
import { groupsKey } from '#src/shared/api/groups.ts';
import { useWrite } from '#src/shared/api/use-write.ts';

/** The groups that I am in, as many as a page holds: that is more than one can be in. */
export const groupsQuery = (api: Api) =>
  queryOptions({
    queryKey: [...groupsKey, 'own'],
    queryFn: () => api('listGroups', { query: { page_size: limits.page.maxSize } }),
    staleTime: 30_000,
  });

/** How well every two of a group would live together, also with who lives in a listing. */
export const matrixQuery = (api: Api, id: number, listingId?: number) =>
  queryOptions({
    queryKey: [...groupsKey, 'matrix', id, listingId ?? null],
    queryFn: () =>
      api('getGroupMatrix', {
        params: { id },
        query: listingId === undefined ? {} : { listing_id: listingId },
      }),
    retry: 1,
  });

/** Why two of a group fit. */
export const pairQuery = (api: Api, id: number, one: number, other: number) =>
  queryOptions({
    queryKey: [...groupsKey, 'pair', id, one, other],
    queryFn: () => api('getGroupPairFit', { params: { id, one, other } }),
    retry: 1,
  });

/** What a group considers, the best first, as much as it can have. */
export const sharedListingsQuery = (api: Api, id: number) =>
  queryOptions({
    queryKey: [...groupsKey, 'listings', id],
    queryFn: () =>
      api('listGroupListings', { params: { id }, query: { page_size: limits.page.maxSize } }),
    retry: 1,
  });

/** The cards of some listings, with what became of those that are not offered. */
export const cardsQuery = (api: Api, ids: number[]) =>
  queryOptions({
    queryKey: [...groupsKey, 'cards', ids],
    queryFn: async () => (await api('listChosenListings', { query: { ids } })).items,
    enabled: ids.length > 0,
  });

/** What a code leads to. Not retried: most failures are invitations that ended. */
export const receivedQuery = (api: Api, code: string) =>
  queryOptions({
    queryKey: [...groupsKey, 'received', code],
    queryFn: () => api('getGroupInvitation', { query: { code } }),
    retry: 1,
  });

/** Every write changes what lists and pages of groups show. */
const useGroupMutation = <Input, Result>(
  write: (api: Api, input: Input) => Promise<Result>,
  options: { scope?: { id: string } } = {},
) =>
  useWrite(write, ({ queryClient }) => ({
    ...options,
    // Also after a failure: most come from a page that is out of date.
    onSettled: () => queryClient.invalidateQueries({ queryKey: groupsKey }),
  }));

/** Makes a group; takes its name, and the key of this try. */
export const useMakeGroup = () =>
  useGroupMutation((api, { name, idempotencyKey }: { name: string; idempotencyKey: string }) =>
    api('createGroup', { body: { name }, idempotencyKey }),
  );

/** Gives a group another name. */
export const useRenameGroup = (id: number) =>
  useGroupMutation((api, name: string) => api('updateGroup', { params: { id }, body: { name } }));

/** Says whether I look with this group now. */
export const useActivateGroup = (id: number) =>
  useGroupMutation((api, isActive: boolean) =>
    api('activateGroup', { params: { id }, body: { is_active: isActive } }),
  );

/** Makes an invitation; only this answer has its code. */
export const useRenewInvitation = (id: number) =>
  useGroupMutation((api) => api('renewGroupInvitation', { params: { id } }));

/** Ends the invitation of a group. */
export const useEndInvitation = (id: number) =>
  useGroupMutation((api) => api('endGroupInvitation', { params: { id } }));

/** Lets another member lead; takes the id of the membership. */
export const useHandOver = (id: number) =>
  useGroupMutation((api, memberId: number) =>
    api('handOverGroup', { params: { id }, body: { member_id: memberId } }),
  );

/** Takes another member out; takes the id of the membership. */
export const useRemoveMember = (id: number) =>
  useGroupMutation((api, memberId: number) =>
    api('removeGroupMember', { params: { id, member_id: memberId } }),
  );

/** Shows a listing to a group; takes its id. */
export const useShareListing = (id: number) =>
  useGroupMutation((api, listingId: number) =>
    api('shareListing', { params: { id, listing_id: listingId } }),
  );

/** Takes a listing off what a group considers; takes its id. */
export const useUnshareListing = (id: number) =>
  useGroupMutation((api, listingId: number) =>
    api('unshareListing', { params: { id, listing_id: listingId } }),
  );

/** Tells a group what I think of a listing. */
export const useVoteOnListing = (id: number, listingId: number) =>
  useGroupMutation(
    (api, form: GroupVoteForm) =>
      api('voteOnListing', { params: { id, listing_id: listingId }, body: form }),
    // One after the other, as they were made.
    { scope: { id: `group-vote-${id}-${listingId}` } },
  );

/**
 * Tells a group that I opened a listing that it considers; takes its id. Its lists follow by a live
 * update. Nobody waits for it, so a failure is not told.
 */
export const useOpenShared = (id: number) =>
  useWrite((api, listingId: number) =>
    api('openSharedListing', { params: { id, listing_id: listingId } }),
  );

/** Notes what I saw of what a group considers; then it is not new when I come back. */
export const useLookAtShared = (id: number) =>
  useWrite(
    (api, items: readonly GroupListing[]) =>
      api('lookAtGroupListings', {
        params: { id },
        body: {
          listings: items.map(({ listing_id, revision, now }) => ({
            listing_id,
            revision,
            ...now,
          })),
        },
      }),
    ({ api, queryClient }) => {
      const { queryKey } = sharedListingsQuery(api, id);
      return {
        // An answer from before this call would bring back what was new.
        onMutate: () => queryClient.cancelQueries({ queryKey }),
        onSuccess: (_, seen) => {
          queryClient.setQueryData(
            queryKey,
            (page) => page && { ...page, items: page.items.map((item) => withoutNews(item, seen)) },
          );
        },
        onSettled: () =>
          Promise.all(
            [queryKey, groupsQuery(api).queryKey].map((each) =>
              queryClient.invalidateQueries({ queryKey: each }),
            ),
          ),
      };
    },
  );

/** A listing without what I have seen of it; what came since is still new. */
function withoutNews(item: GroupListing, seen: readonly GroupListing[]): GroupListing {
  const before = seen.find(({ listing_id: id }) => id === item.listing_id);
  if (before?.revision !== item.revision || !isSameOffer(before.now, item.now)) return item;
  const votes = item.votes.map((vote) => ({ ...vote, is_new: false }));
  return { ...item, is_new: false, was: null, votes };
}

const isSameOffer = (one: ListingOffer, other: ListingOffer) =>
  one.state === other.state && one.total === other.total && one.currency === other.currency;

/** Joins the group that a code leads to. */
export const useJoinGroup = () =>
  useGroupMutation((api, code: string): Promise<Group> => api('joinGroup', { body: { code } }));

/**
 * Leaves a group. What is known of it is dropped only after the page has been left: refetched there,
 * it would be missing.
 */
export function useLeaveGroup(id: number) {
  const queryClient = useQueryClient();
  return {
    ...useWrite((api) => api('leaveGroup', { params: { id } })),
    forget: () => queryClient.invalidateQueries({ queryKey: groupsKey, refetchType: 'none' }),
  };
}
