import { infiniteQueryOptions } from '@tanstack/react-query';
import type { RentSplitForm } from '#contract/rent-splits/calls.ts';
import type { Api } from '#src/api/client.ts';
import { groupKey, refreshGroups } from '#src/shared/api/groups.ts';
import { pageByPage } from '#src/shared/api/page-by-page.ts';
import { useWrite } from '#src/shared/api/use-write.ts';

/** The splits of a rent in a group, newest first. Live events refetch them. */
export const rentSplitsQuery = (api: Api, groupId: number) =>
  infiniteQueryOptions({
    queryKey: [...groupKey(groupId), 'rent-splits'],
    queryFn: ({ pageParam }) =>
      api('listRentSplits', { params: { id: groupId }, query: { page: pageParam, page_size: 5 } }),
    ...pageByPage,
  });

/** A write after which, done or refused, what is on screen is fetched again. */
const useSplitWrite = <Input, Output>(send: (api: Api, input: Input) => Promise<Output>) =>
  useWrite(send, ({ queryClient }) => ({ onSettled: () => refreshGroups(queryClient) }));

/** Begins a split. */
export const useCreateRentSplit = (id: number) =>
  useSplitWrite((api, body: RentSplitForm) => api('createRentSplit', { params: { id }, body }));

/** Says what each room is worth to me. */
export const useBid = (id: number, split_id: number) =>
  useSplitWrite((api, bids: number[]) =>
    api('bidOnRooms', { params: { id, split_id }, body: { bids } }),
  );

/** Deletes a split that I made; takes its id. */
export const useDeleteRentSplit = (id: number) =>
  useSplitWrite((api, split_id: number) => api('deleteRentSplit', { params: { id, split_id } }));
