import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '#src/api/api-context.ts';
import { refreshInquiries } from '#src/shared/api/inquiries.ts';

/** Makes a link by which a friend sees a viewing of an inquiry. */
export function useShareViewing(inquiryId: number, id: number) {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => api('shareViewing', { params: { id } }),
    onSettled: () => refreshInquiries(queryClient, inquiryId),
  });
}

/** Ends the links to a viewing of an inquiry. */
export function useStopSharing(inquiryId: number, id: number) {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => api('stopSharingViewing', { params: { id } }),
    onSettled: () => refreshInquiries(queryClient, inquiryId),
  });
}
