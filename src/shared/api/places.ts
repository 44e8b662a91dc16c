import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Place } from '#contract/places/place.ts';
import { formatList, language } from '#locales/format.ts';
import type { Api } from '#src/api/client.ts';

const longestName = 80;

/** Towns whose name begins like `text`, largest first; nothing is asked while it is blank. */
export const placesQuery = (api: Api, text: string) =>
  queryOptions({
    queryKey: ['places', text.trim().toLowerCase()],
    queryFn: async () =>
      (
        await api('searchPlaces', {
          query: { q: text.trim().slice(0, longestName), lang: language },
        })
      ).items,
    enabled: text.trim() !== '',
    placeholderData: keepPreviousData,
    retry: false,
    // A search that waits for the network would look dead; without towns it searches words.
    networkMode: 'always',
    // Towns stay where they are; that there is none may be a gazetteer still being filled.
    staleTime: ({ state }) => (state.data?.length ? Number.POSITIVE_INFINITY : 0),
  });

/** The town that a text names in whole, in whatever language somebody chose it; null for none. */
export const townNamedQuery = (api: Api, text: string) =>
  queryOptions({
    queryKey: ['places', 'named', text],
    queryFn: async () =>
      (await api('searchPlaces', { query: { q: text, lang: language, whole: 'true' } })).items[0] ??
      null,
    enabled: text.trim() !== '',
    retry: false,
    staleTime: ({ state }) => (state.data ? Number.POSITIVE_INFINITY : 0),
  });

/** A town as the search field and the address name it. */
export const placeLabel = ({ name, detail }: Pick<Place, 'name' | 'detail'>) =>
  formatList([name, detail]);
