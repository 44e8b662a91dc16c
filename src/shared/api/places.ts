import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { limits } from '#contract/limits.ts';
import type { Place } from '#contract/places/place.ts';
import { formatList, language } from '#locales/format.ts';
import type { Api } from '#src/api/client.ts';

const longestName = 80;

export interface Point {
  lat: number;
  lng: number;
}

/** Places within some ten kilometers share their suggestions. */
const coarse = (degrees: number) => Math.round(degrees * 10) / 10;

/** Places in the reader's country come first among those with one name. The zone of the server says nothing. */
const timeZone = () =>
  import.meta.env.SSR ? {} : { time_zone: Intl.DateTimeFormat().resolvedOptions().timeZone };

/**
 * Places that `text` may mean, the most likely first, and those near a point before others of their
 * name; nothing is asked while it is blank.
 */
export const placesQuery = (api: Api, text: string, near?: Point) => {
  const around = near && { lat: coarse(near.lat), lng: coarse(near.lng) };
  return queryOptions({
    queryKey: ['places', text.trim().toLowerCase(), around],
    queryFn: async () =>
      (
        await api('searchPlaces', {
          query: {
            q: text.trim().slice(0, longestName),
            lang: language,
            ...around,
            ...timeZone(),
          },
        })
      ).items,
    enabled: text.trim() !== '',
    placeholderData: keepPreviousData,
    retry: false,
    // A search that waits for the network would look dead; without towns it searches words.
    networkMode: 'always',
    // Towns stay where they are.
    staleTime: ({ state }) => (state.data?.length ? Number.POSITIVE_INFINITY : 0),
  });
};

/** The place that a typed text means, which nobody chose; null when it rather means other words. */
export const typedPlaceQuery = (api: Api, text: string) =>
  queryOptions({
    queryKey: ['places', 'typed', text],
    queryFn: async () =>
      (
        await api('searchPlaces', {
          query: {
            q: text.slice(0, longestName),
            lang: language,
            typed: 'true',
            ...timeZone(),
          },
        })
      ).items[0] ?? null,
    retry: false,
    // A search that waits for the network would look dead; without towns it searches words.
    networkMode: 'always',
    staleTime: Number.POSITIVE_INFINITY,
  });

/** The place that an address is in, by what it says; null where it names none. */
export const addressPlaceQuery = (api: Api, address: string) =>
  queryOptions({
    queryKey: ['places', 'address', address],
    queryFn: async () =>
      (
        await api('searchPlaces', {
          query: {
            // The town comes last, in most countries.
            q: address.slice(-limits.area.max).trim(),
            lang: language,
            address: 'true',
            ...timeZone(),
          },
        })
      ).items[0] ?? null,
    enabled: address !== '',
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
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
