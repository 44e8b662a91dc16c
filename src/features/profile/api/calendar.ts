import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '#src/api/api-context.ts';
import type { Api } from '#src/api/client.ts';

const calendarKey = ['viewing-calendar'] as const;

/** Whether the user's viewings have an address for calendar programs. */
export const calendarQuery = (api: Api) =>
  queryOptions({
    queryKey: calendarKey,
    queryFn: () => api('getViewingCalendar', {}),
    staleTime: 30_000,
  });

/** Makes the address anew; returns it. */
export function useRenewCalendar() {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => api('renewViewingCalendar', {}),
    onSettled: () => queryClient.invalidateQueries({ queryKey: calendarKey }),
  });
}

/** Ends the address. */
export function useEndCalendar() {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => api('endViewingCalendar', {}),
    onSettled: () => queryClient.invalidateQueries({ queryKey: calendarKey }),
  });
}
