import { queryOptions, type QueryClient, type UseMutationResult } from '@tanstack/react-query';
import type { Inquiry, InquiryFilter } from '#contract/inquiries/calls.ts';
import type { InquiryTransition } from '#contract/vocabulary.ts';
import type { Api } from '#src/api/client.ts';
import { useWrite, type WriteContext } from './use-write.ts';

/** The beginning of every key about inquiries. */
export const inquiriesKey = ['inquiries'] as const;
/** The beginning of every key about one of them. */
export const inquiryKey = (id: number) => [...inquiriesKey, 'one', id] as const;

export const inquiryFolders = ['received', 'sent'] as const;
export type InquiryFolder = (typeof inquiryFolders)[number];

/** How many inquiries the user has and how many are unread, for the menu and the tabs. */
export const inquiryCountsQuery = (api: Api) =>
  queryOptions({
    queryKey: [...inquiriesKey, 'counts'],
    queryFn: () => api('countInquiries', {}),
  });

/** A page of inquiries, as the address names it. */
export interface InquiryListPage {
  folder: InquiryFolder;
  filter: InquiryFilter | undefined;
  page: number;
}

/** One page of what the user sent or received, unread first. */
export const inquiryPageQuery = (api: Api, { folder, filter, page }: InquiryListPage) =>
  queryOptions({
    queryKey: [...inquiriesKey, 'page', folder, filter ?? 'all', page],
    queryFn: () =>
      api(folder === 'sent' ? 'listOwnInquiries' : 'listReceivedInquiries', {
        query: { page, ...(filter && { filter }) },
      }),
  });

/** One inquiry of the user, whichever side they are on. */
export const inquiryQuery = (api: Api, id: number) =>
  queryOptions({
    queryKey: [...inquiryKey(id), 'inquiry'],
    queryFn: () => api('getInquiry', { params: { id } }),
  });

/** A page of its messages; page 1 holds the newest. */
export const messagePageQuery = (api: Api, id: number, page: number) =>
  queryOptions({
    queryKey: [...inquiryKey(id), 'messages', page],
    queryFn: () => api('listMessages', { params: { id }, query: { page } }),
  });

/** The status of the user's newest inquiry about this listing. */
export const listingInquiryStatusQuery = (api: Api, id: number) =>
  queryOptions({
    queryKey: [...inquiriesKey, 'to-listing', id],
    queryFn: () => api('getListingInquiryStatus', { query: { listing_id: id } }),
  });

/** The status of the user's newest inquiry to another. */
export const userInquiryStatusQuery = (api: Api, id: number) =>
  queryOptions({
    queryKey: [...inquiriesKey, 'to-user', id],
    queryFn: () => api('getUserInquiryStatus', { query: { recipient_id: id } }),
  });

/** The address of a listing the user wrote about, as they may read it. A change of an inquiry refetches it. */
export const readableAddressQuery = (api: Api, id: number) =>
  queryOptions({
    queryKey: [...inquiriesKey, 'address', id],
    queryFn: async () => (await api('getListing', { params: { id } })).address,
  });

/** Refetches what is on screen about one inquiry, or about all of them. */
export function refreshInquiries(queryClient: QueryClient, id?: number): Promise<void> {
  return queryClient.invalidateQueries({
    queryKey: inquiriesKey,
    predicate: ({ queryKey: [, part, of] }) => part !== 'one' || id === undefined || of === id,
  });
}

/** A write after which, done or refused, what is on screen of one inquiry, or of all, is fetched again. */
export const useInquiryWrite = <Output, Input = void>(
  send: (api: Api, input: Input) => Promise<Output>,
  id?: number,
): UseMutationResult<Output, Error, Input> =>
  useWrite(send, ({ queryClient }) => ({ onSettled: () => refreshInquiries(queryClient, id) }));

/** A message to send. The same text is sent again with the same key. */
export interface OutgoingMessage {
  message: string;
  idempotencyKey: string;
}

/** Sends an inquiry about a listing, alone or for a group; returns it. Rejects with the errors of api/errors.ts. */
export const useSendListingInquiry = (id: number) =>
  useWrite(
    (api, { message, idempotencyKey, groupId }: OutgoingMessage & { groupId?: number }) =>
      api('sendListingInquiry', {
        body: { listing_id: id, message, ...(groupId !== undefined && { group_id: groupId }) },
        idempotencyKey,
      }),
    storeStatus((api) => listingInquiryStatusQuery(api, id)),
  );

/** Sends an inquiry to a user; returns it. Rejects with the errors of api/errors.ts. */
export const useSendUserInquiry = (id: number) =>
  useWrite(
    (api, { message, idempotencyKey }: OutgoingMessage) =>
      api('sendUserInquiry', { body: { recipient_id: id, message }, idempotencyKey }),
    storeStatus((api) => userInquiryStatusQuery(api, id)),
  );

const storeStatus =
  (findQuery: (api: Api) => ReturnType<typeof listingInquiryStatusQuery>) =>
  ({ api, queryClient }: WriteContext) => ({
    onSuccess({ id, status }: Inquiry) {
      queryClient.setQueryData(findQuery(api).queryKey, { status, inquiry_id: id });
      void refreshInquiries(queryClient, id);
    },
  });

/** Sends another message in an inquiry; returns the message. */
export const useSendMessage = (id: number) =>
  useWrite(
    (api, { message, idempotencyKey }: OutgoingMessage) =>
      api('sendMessage', { params: { id }, body: { message }, idempotencyKey }),
    ({ api, queryClient }) => ({
      onSuccess(message) {
        // Shown at once; the refetch brings whatever else arrived meanwhile.
        queryClient.setQueryData(messagePageQuery(api, id, 1).queryKey, (page) => {
          if (!page || page.items.some((other) => other.id === message.id)) return page;
          return { ...page, items: [...page.items, message], total: page.total + 1 };
        });
        void refreshInquiries(queryClient, id);
      },
    }),
  );

/** Accepts, declines or withdraws an inquiry; returns it with its new status. */
export const useUpdateInquiry = (id: number) =>
  useWrite(
    (api, status: InquiryTransition) => api('updateInquiry', { params: { id }, body: { status } }),
    (context) => ({
      ...storeInquiry(context),
      // Refused when the other side was faster: what is on screen is stale.
      onError: () => refreshInquiries(context.queryClient, id),
    }),
  );

/** Marks an inquiry as read up to a message. */
export const useMarkInquiryRead = (id: number) =>
  useWrite(
    (api, messageId: number) =>
      api('markInquiryRead', { params: { id }, body: { message_id: messageId } }),
    // Without a connection it waits: nobody has to press anything for it.
    (context) => ({ ...storeInquiry(context), networkMode: 'online' }),
  );

/** Puts an inquiry away, or takes it back. */
export const useArchiveInquiry = (id: number) =>
  useWrite(
    (api, isArchived: boolean) =>
      api('archiveInquiry', { params: { id }, body: { is_archived: isArchived } }),
    storeInquiry,
  );

const storeInquiry = ({ api, queryClient }: WriteContext) => ({
  onSuccess(inquiry: Inquiry) {
    queryClient.setQueryData(inquiryQuery(api, inquiry.id).queryKey, inquiry);
    void refreshInquiries(queryClient, inquiry.id);
  },
});
