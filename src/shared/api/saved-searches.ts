import { queryOptions, type QueryClient } from '@tanstack/react-query';
import type {
  SavedSearch,
  SavedSearchChange,
  SavedSearchForm,
} from '#contract/saved-searches/saved-search.ts';
import { countedNewRooms } from '#contract/saved-searches/saved-filters.ts';
import { formatNumber } from '#locales/format.ts';
import { ownTimeZone } from '#src/ui/time-zone.ts';
import { useWrite } from './use-write.ts';
import type { Api } from '#src/api/client.ts';

const savedSearchesKey = ['saved-searches'] as const;

/** All searches the user saved, newest first. */
export const savedSearchesQuery = (api: Api) =>
  queryOptions({
    queryKey: savedSearchesKey,
    queryFn: async () => (await api('listSavedSearches', {})).items,
  });

/** How many new rooms there are, as it is written: "99+" where counting stopped. */
export const writeCount = (count: number): string =>
  count > countedNewRooms ? `${formatNumber(countedNewRooms)}+` : formatNumber(count);

interface SaveTarget {
  /** Of the search that this one replaces; null for a new one. */
  id: number | null;
  /** For whose members it is saved. */
  group: number | undefined;
}

/** Saves a search, for a group or for oneself, or puts it in place of another one. */
export const useSaveSearch = () =>
  useWrite(
    (api, { id, group, ...form }: SavedSearchForm & SaveTarget) => {
      const body = { ...form, time_zone: ownTimeZone() };
      if (group !== undefined) return api('saveSearchForGroup', { params: { id: group }, body });
      return id === null
        ? api('createSavedSearch', { body })
        : api('updateSavedSearch', { params: { id }, body: form });
    },
    ({ queryClient }) => ({ onSuccess: (saved) => keep(queryClient, saved) }),
  );

/** Changes a saved search of the user. */
export const useChangeSavedSearch = (id: number) =>
  useWrite(
    (api, change: SavedSearchChange) => api('updateSavedSearch', { params: { id }, body: change }),
    ({ queryClient }) => ({ onSuccess: (saved) => keep(queryClient, saved) }),
  );

/** Deletes a saved search of the user. */
export const useDeleteSavedSearch = () =>
  useWrite(
    (api, id: number) => api('deleteSavedSearch', { params: { id } }),
    ({ queryClient }) => ({
      async onSettled() {
        await queryClient.invalidateQueries({ queryKey: savedSearchesKey });
      },
    }),
  );

/** Shows what was saved at once, and reads the rest again. */
function keep(queryClient: QueryClient, saved: SavedSearch): Promise<void> {
  queryClient.setQueryData(
    savedSearchesKey,
    (known: SavedSearch[] | undefined) =>
      known &&
      [saved, ...known.filter(({ id }) => id !== saved.id)].toSorted((a, b) => b.id - a.id),
  );
  return queryClient.invalidateQueries({ queryKey: savedSearchesKey });
}
