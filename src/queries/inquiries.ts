import { queryOptions, type QueryClient } from '@tanstack/react-query';
import type { Api } from '#src/api/client.ts';

/** Everything about inquiries begins with this. */
export const inquiriesKey = ['inquiries'] as const;
const threadKey = (id: number) => [...inquiriesKey, 'thread', id] as const;

export const inquiryBoxes = ['received', 'sent'] as const;
export type InquiryBox = (typeof inquiryBoxes)[number];

/** How many inquiries I have and how many are unread, for the menu and the tabs. */
export const inquiryCountsQuery = (api: Api) =>
  queryOptions({
    queryKey: [...inquiriesKey, 'counts'],
    queryFn: () => api('countInquiries', {}),
    staleTime: 30_000,
  });

/** One page of what I sent or received, unread first. */
export const inquiryPageQuery = (api: Api, box: InquiryBox, page: number) =>
  queryOptions({
    queryKey: [...inquiriesKey, 'page', box, page],
    queryFn: () =>
      api(box === 'sent' ? 'listOwnInquiries' : 'listReceivedInquiries', { query: { page } }),
    staleTime: 30_000,
  });

/** One inquiry of mine, whichever side I am on. */
export const inquiryQuery = (api: Api, id: number) =>
  queryOptions({
    queryKey: [...threadKey(id), 'inquiry'],
    queryFn: () => api('getInquiry', { params: { id } }),
    staleTime: 30_000,
  });

/** A page of its messages; page 1 holds the newest. */
export const messagePageQuery = (api: Api, id: number, page: number) =>
  queryOptions({
    queryKey: [...threadKey(id), 'messages', page],
    queryFn: () => api('listMessages', { params: { id }, query: { page } }),
    staleTime: 30_000,
  });

/** Whether I wrote about this room, and what became of it. */
export const listingInquiryStatusQuery = (api: Api, id: number) =>
  queryOptions({
    queryKey: [...inquiriesKey, 'to-listing', id],
    queryFn: () => api('getListingInquiryStatus', { query: { listing_id: id } }),
    staleTime: 30_000,
  });

/** Something happened to an inquiry, or to all of them: what is on screen asks again. */
export function refreshInquiries(queryClient: QueryClient, id?: number): Promise<void> {
  return queryClient.invalidateQueries({
    queryKey: inquiriesKey,
    predicate: ({ queryKey: [, part, of] }) => part !== 'thread' || id === undefined || of === id,
  });
}
