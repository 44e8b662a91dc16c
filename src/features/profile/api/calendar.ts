import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#src/api/client.ts';
import { useWrite, type WriteContext } from '#src/shared/api/use-write.ts';

const calendarKey = ['viewing-calendar'] as const;

/** Whether the user's viewings have an address for calendar programs. */
export const calendarQuery = (api: Api) =>
  queryOptions({
    queryKey: calendarKey,
    queryFn: () => api('getViewingCalendar', {}),
  });

/** Makes the address anew; returns it. */
export const useRenewCalendar = () =>
  useWrite((api) => api('renewViewingCalendar', {}), refreshCalendar);

/** Ends the address. */
export const useEndCalendar = () =>
  useWrite((api) => api('endViewingCalendar', {}), refreshCalendar);

const refreshCalendar = ({ queryClient }: WriteContext) => ({
  onSettled: () => queryClient.invalidateQueries({ queryKey: calendarKey }),
});
