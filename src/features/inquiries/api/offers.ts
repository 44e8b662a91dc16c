import { queryOptions, type QueryClient } from '@tanstack/react-query';
import type { OfferForm, OfferUpdate } from '#contract/offers/calls.ts';
import type { Api } from '#src/api/client.ts';
import { inquiryKey, useInquiryWrite } from '#src/shared/api/inquiries.ts';
import { outcomesQuery } from '#src/shared/api/outcomes.ts';

/** The newest offer in an inquiry of the user about a listing. It follows the inquiry. */
export const offerQuery = (api: Api, id: number) =>
  queryOptions({
    queryKey: [...inquiryKey(id), 'offer'],
    queryFn: () => api('getOffer', { params: { id } }),
  });

/** Loads the offer of an inquiry, and after a move-in what stands with it. Never rejects. */
export async function prefetchOffer(queryClient: QueryClient, api: Api, id: number): Promise<void> {
  const query = offerQuery(api, id);
  await queryClient.prefetchQuery({ ...query, retry: false });
  const status = queryClient.getQueryData(query.queryKey)?.offer?.status;
  if (status === 'moved_in') {
    await queryClient.prefetchQuery({ ...outcomesQuery(api), retry: false });
  }
}

/** Offers the room to the sender of this inquiry. */
export const useMakeOffer = (id: number) =>
  useInquiryWrite((api, body: OfferForm) => api('makeOffer', { params: { id }, body }), id);

/** Joins the household of the room that the user moved into. */
export const useJoinHousehold = (id: number) =>
  useInquiryWrite((api) => api('joinHousehold', { params: { id } }), id);

/** Answers the offer, takes it back, or steps back from it. */
export const useUpdateOffer = (id: number) =>
  useInquiryWrite((api, body: OfferUpdate) => api('updateOffer', { params: { id }, body }), id);
