import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#src/api/client.ts';
import { inquiriesKey } from './inquiries.ts';
import { useWrite } from './use-write.ts';

const outcomesKey = [...inquiriesKey, 'outcomes'] as const;

/** The user's move-ins about which the user takes part in a survey, or can. It follows the inquiries. */
export const outcomesQuery = (api: Api) =>
  queryOptions({ queryKey: outcomesKey, queryFn: () => api('listOutcomes', {}) });

/** Takes part in the outcome of an inquiry (`true`), or no longer (`false`). */
export function useTakePart(inquiryId: number) {
  const params = { id: inquiryId };
  return useWrite(
    (api, takesPart: boolean) =>
      takesPart ? api('joinOutcome', { params }) : api('leaveOutcome', { params }),
    ({ queryClient }) => ({
      onSettled: () => queryClient.invalidateQueries({ queryKey: outcomesKey }),
    }),
  );
}
