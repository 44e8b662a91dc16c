import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#src/api/client.ts';
import { createLastPlace } from '#src/shared/storage/last-place.ts';

/**
 * The place that was searched last in this tab, and how many people look around it at least; null
 * without a place, and for few.
 */
export const seekersNearQuery = (api: Api) =>
  queryOptions({
    queryKey: ['seekers-near'],
    queryFn: async () => {
      const place = createLastPlace().read();
      if (!place) return null;
      const { lat, lng, name } = place;
      const { at_least: count } = await api('countUsersNear', { query: { lat, lng } });
      return count === null ? null : { count, name };
    },
    // The place may have changed.
    staleTime: 0,
    gcTime: 0,
  });
