import { queryOptions, useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import type { Inquiry, InquiryFilter } from '#contract/inquiries/calls.ts';
import type { InquiryTransition } from '#contract/vocabulary.ts';
import { useApi } from '#src/api/api-context.ts';
import type { Api } from '#src/api/client.ts';

/** The beginning of every key about inquiries. */
export const inquiriesKey = ['inquiries'] as const;
const oneKey = (id: number) => [...inquiriesKey, 'one', id] as const;

export const inquiryFolders = ['received', 'sent'] as const;
export type InquiryFolder = (typeof inquiryFolders)[number];

const staleTime = 30_000;

/** How many inquiries the user has and how many are unread, for the menu and the tabs. */
export const inquiryCountsQuery = (api: Api) =>
  queryOptions({
    queryKey: [...inquiriesKey, 'counts'],
    queryFn: () => api('countInquiries', {}),
    staleTime,
  });

/** A page of inquiries, as the address names it. */
export interface InquiryPlace {
  folder: InquiryFolder;
  filter: InquiryFilter | undefined;
  page: number;
}

/** One page of what the user sent or received, unread first. */
export const inquiryPageQuery = (api: Api, { folder, filter, page }: InquiryPlace) =>
  queryOptions({
    queryKey: [...inquiriesKey, 'page', folder, filter ?? 'all', page],
    queryFn: () =>
      api(folder === 'sent' ? 'listOwnInquiries' : 'listReceivedInquiries', {
        query: { page, ...(filter && { filter }) },
      }),
    staleTime,
  });

/** One inquiry of the user, whichever side they are on. */
export const inquiryQuery = (api: Api, id: number) =>
  queryOptions({
    queryKey: [...oneKey(id), 'inquiry'],
    queryFn: () => api('getInquiry', { params: { id } }),
    staleTime,
  });

/** A page of its messages; page 1 holds the newest. */
export const messagePageQuery = (api: Api, id: number, page: number) =>
  queryOptions({
    queryKey: [...oneKey(id), 'messages', page],
    queryFn: () => api('listMessages', { params: { id }, query: { page } }),
    staleTime,
  });

/** The status of the user's newest inquiry about this listing. */
export const listingInquiryStatusQuery = (api: Api, id: number) =>
  queryOptions({
    queryKey: [...inquiriesKey, 'to-listing', id],
    queryFn: () => api('getListingInquiryStatus', { query: { listing_id: id } }),
    staleTime,
  });

/** The status of the user's newest inquiry to another. */
export const userInquiryStatusQuery = (api: Api, id: number) =>
  queryOptions({
    queryKey: [...inquiriesKey, 'to-user', id],
    queryFn: () => api('getUserInquiryStatus', { query: { recipient_id: id } }),
    staleTime,
  });

/** The address of a listing the user wrote about, as they may read it. A change of an inquiry refetches it. */
export const readableAddressQuery = (api: Api, id: number) =>
  queryOptions({
    queryKey: [...inquiriesKey, 'address', id],
    queryFn: async () => (await api('getListing', { params: { id } })).address,
    staleTime,
  });

/** Refetches what is on screen about one inquiry, or about all of them. */
export function refreshInquiries(queryClient: QueryClient, id?: number): Promise<void> {
  return queryClient.invalidateQueries({
    queryKey: inquiriesKey,
    predicate: ({ queryKey: [, part, of] }) => part !== 'one' || id === undefined || of === id,
  });
}

/** A message to send. The same text is sent again with the same key. */
export interface OutgoingMessage {
  message: string;
  idempotencyKey: string;
}

/** Sends an inquiry about a listing, alone or for a group; returns it. Rejects with the errors of api/errors.ts. */
export function useSendListingInquiry(id: number) {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ message, idempotencyKey, groupId }: OutgoingMessage & { groupId?: number }) =>
      api('sendListingInquiry', {
        body: { listing_id: id, message, ...(groupId !== undefined && { group_id: groupId }) },
        idempotencyKey,
      }),
    onSuccess(inquiry) {
      const { queryKey } = listingInquiryStatusQuery(api, id);
      queryClient.setQueryData(queryKey, { status: inquiry.status, inquiry_id: inquiry.id });
      void refreshInquiries(queryClient, inquiry.id);
    },
  });
}

/** Sends an inquiry to a user; returns it. Rejects with the errors of api/errors.ts. */
export function useSendUserInquiry(id: number) {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ message, idempotencyKey }: OutgoingMessage) =>
      api('sendUserInquiry', { body: { recipient_id: id, message }, idempotencyKey }),
    onSuccess(inquiry) {
      const { queryKey } = userInquiryStatusQuery(api, id);
      queryClient.setQueryData(queryKey, { status: inquiry.status, inquiry_id: inquiry.id });
      void refreshInquiries(queryClient, inquiry.id);
    },
  });
}

/** Sends another message in an inquiry; returns the message. */
export function useSendMessage(id: number) {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ message, idempotencyKey }: OutgoingMessage) =>
      api('sendMessage', { params: { id }, body: { message }, idempotencyKey }),
    onSuccess(message) {
      // Shown at once; the refetch brings whatever else arrived meanwhile.
      queryClient.setQueryData(messagePageQuery(api, id, 1).queryKey, (page) => {
        if (!page || page.items.some((other) => other.id === message.id)) return page;
        return { ...page, items: [...page.items, message], total: page.total + 1 };
      });
      void refreshInquiries(queryClient, id);
    },
  });
}

/** Accepts, declines or withdraws an inquiry; returns it with its new status. */
export function useUpdateInquiry(id: number) {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (status: InquiryTransition) =>
      api('updateInquiry', { params: { id }, body: { status } }),
    onSuccess: (inquiry) => storeInquiry(queryClient, api, inquiry),
    // Refused when the other side was faster: what is on screen is stale.
    onError: () => refreshInquiries(queryClient, id),
  });
}

/** Marks an inquiry as read up to a message. */
export function useMarkInquiryRead(id: number) {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    // Without a connection it waits: nobody has to press anything for it.
    networkMode: 'online',
    mutationFn: (messageId: number) =>
      api('markInquiryRead', { params: { id }, body: { message_id: messageId } }),
    onSuccess: (inquiry) => storeInquiry(queryClient, api, inquiry),
  });
}

/** Puts an inquiry away, or takes it back. */
export function useArchiveInquiry(id: number) {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (isArchived: boolean) =>
      api('archiveInquiry', { params: { id }, body: { is_archived: isArchived } }),
    onSuccess: (inquiry) => storeInquiry(queryClient, api, inquiry),
  });
}

function storeInquiry(queryClient: QueryClient, api: Api, inquiry: Inquiry): void {
  queryClient.setQueryData(inquiryQuery(api, inquiry.id).queryKey, inquiry);
  void refreshInquiries(queryClient, inquiry.id);
}
