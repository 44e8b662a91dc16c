// These queries have a file of their own, so that no first load contains them.
import { queryOptions } from '@tanstack/react-query';
import type { ChosenListing } from '#contract/marks/mark.ts';
import { useWrite } from '#src/shared/api/use-write.ts';
import type { Api } from '#src/api/client.ts';
import { listingsKey } from '#src/shared/api/listings.ts';

/** Some listings by their ids, with what became of those that are not offered. */
export const chosenListingsQuery = (api: Api, ids: number[]) =>
  queryOptions({
    queryKey: [...listingsKey, 'chosen', ids],
    queryFn: async () => (await api('listChosenListings', { query: { ids } })).items,
  });

/** Notes something about a favorite of the user; without a connection, as soon as there is one. */
export const useNoteListing = (id: number) =>
  useWrite(
    (api, note: string) => api('noteListing', { params: { id }, body: { note } }),
    ({ queryClient }) => ({
      // Without a connection it waits, and the field says so.
      networkMode: 'online',
      // One after the other, as they were typed.
      scope: { id: `note-${id}` },
      onSuccess(_, note) {
        queryClient.setQueriesData<ChosenListing[]>(
          { queryKey: [...listingsKey, 'chosen'] },
          (chosen) => chosen?.map((each) => (each.id === id ? { ...each, note } : each)),
        );
      },
    }),
  );
