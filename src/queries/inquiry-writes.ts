import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import type { Inquiry } from '#contract/inquiries/calls.ts';
import type { InquiryTransition } from '#contract/vocabulary.ts';
import { useApi } from '#src/api/api-context.ts';
import type { Api } from '#src/api/client.ts';
import {
  inquiryQuery,
  listingInquiryStatusQuery,
  messagePageQuery,
  refreshInquiries,
} from './inquiries.ts';
import { userInquiryStatusQuery } from './users.ts';

/** What is sent; the key stays the same when the same words are sent again. */
export interface Sending {
  message: string;
  idempotencyKey: string;
}

// Without a connection a write fails at once and says so, instead of waiting unseen for one.
const networkMode = 'always';

/** Writes about a room; answers the inquiry. Rejects with the errors of api/errors.ts. */
export function useSendListingInquiry(id: number) {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    networkMode,
    mutationFn: ({ message, idempotencyKey }: Sending) =>
      api('sendListingInquiry', { body: { listing_id: id, message }, idempotencyKey }),
    onSuccess(inquiry) {
      const { queryKey } = listingInquiryStatusQuery(api, id);
      queryClient.setQueryData(queryKey, { status: inquiry.status, inquiry_id: inquiry.id });
      void refreshInquiries(queryClient, inquiry.id);
    },
  });
}

/** Writes to a roomie; answers the inquiry. Rejects with the errors of api/errors.ts. */
export function useSendUserInquiry(id: number) {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    networkMode,
    mutationFn: ({ message, idempotencyKey }: Sending) =>
      api('sendUserInquiry', { body: { recipient_id: id, message }, idempotencyKey }),
    onSuccess(inquiry) {
      const { queryKey } = userInquiryStatusQuery(api, id);
      queryClient.setQueryData(queryKey, { status: inquiry.status, inquiry_id: inquiry.id });
      void refreshInquiries(queryClient, inquiry.id);
    },
  });
}

/** Writes on in an inquiry; answers the message. */
export function useSendMessage(id: number) {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    networkMode,
    mutationFn: ({ message, idempotencyKey }: Sending) =>
      api('sendMessage', { params: { id }, body: { message }, idempotencyKey }),
    onSuccess(message) {
      // At once where it was written; asking again brings whatever else came meanwhile.
      queryClient.setQueryData(messagePageQuery(api, id, 1).queryKey, (page) => {
        if (!page || page.items.some((other) => other.id === message.id)) return page;
        return { ...page, items: [...page.items, message], total: page.total + 1 };
      });
      void refreshInquiries(queryClient, id);
    },
  });
}

/** Accepts, declines or withdraws; answers the inquiry as it is then. */
export function useUpdateInquiry(id: number) {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    networkMode,
    mutationFn: (status: InquiryTransition) => api('updateInquiry', { params: { id }, body: { status } }),
    onSuccess: (inquiry) => keepInquiry(queryClient, api, inquiry),
    // Refused when the other side was quicker: what is on screen is old.
    onError: () => refreshInquiries(queryClient, id),
  });
}

/** I have seen this inquiry up to this message. */
export function useMarkInquiryRead(id: number) {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (messageId: number) =>
      api('markInquiryRead', { params: { id }, body: { message_id: messageId } }),
    onSuccess: (inquiry) => keepInquiry(queryClient, api, inquiry),
  });
}

function keepInquiry(queryClient: QueryClient, api: Api, inquiry: Inquiry): void {
  queryClient.setQueryData(inquiryQuery(api, inquiry.id).queryKey, inquiry);
  void refreshInquiries(queryClient, inquiry.id);
}
