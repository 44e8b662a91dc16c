import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '#src/api/api-context.ts';
import { inquiriesKey } from '#src/shared/api/inquiries.ts';

interface HeldMessage {
  inquiryIds: readonly number[];
  /** Null for the text of ours. */
  message: string | null;
  idempotencyKey: string;
}

/** Declines inquiries about a listing of the user ten seconds from now. */
export function useHoldDecline(listingId: number) {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ inquiryIds, message, idempotencyKey }: HeldMessage) =>
      api('holdDecline', {
        params: { id: listingId },
        body: { inquiry_ids: [...inquiryIds], message },
        idempotencyKey,
      }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: inquiriesKey }),
  });
}

/** Takes back what is not sent yet. */
export function useUndoDecline(listingId: number) {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (declineId: number) =>
      api('undoDecline', { params: { id: listingId, decline_id: declineId } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: inquiriesKey }),
  });
}
