import { queryOptions, useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import type { OfferForm, OfferUpdate } from '#contract/offers/calls.ts';
import { useApi } from '#src/api/api-context.ts';
import type { Api } from '#src/api/client.ts';
import { inquiriesKey, refreshInquiries } from '#src/shared/api/inquiries.ts';
import { outcomesQuery } from '#src/shared/api/outcomes.ts';

/** The newest offer in an inquiry of the user about a listing. It follows the inquiry. */
export const offerQuery = (api: Api, id: number) =>
  queryOptions({
    queryKey: [...inquiriesKey, 'one', id, 'offer'],
    queryFn: () => api('getOffer', { params: { id } }),
    staleTime: 30_000,
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
export function useMakeOffer(id: number) {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: OfferForm) => api('makeOffer', { params: { id }, body }),
    onSettled: () => refreshInquiries(queryClient, id),
  });
}

/** Joins the household of the room that the user moved into. */
export function useJoinHousehold(id: number) {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => api('joinHousehold', { params: { id } }),
    onSettled: () => refreshInquiries(queryClient, id),
  });
}

/** Answers the offer, takes it back, or steps back from it. */
export function useUpdateOffer(id: number) {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: OfferUpdate) => api('updateOffer', { params: { id }, body }),
    onSettled: () => refreshInquiries(queryClient, id),
  });
}
