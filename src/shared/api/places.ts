import {
  keepPreviousData,
  queryOptions,
  useQuery,
  type UseQueryResult,
} from '@tanstack/react-query';
import { limits } from '#contract/limits.ts';
import type { Query } from '#contract/calls.ts';
import type { Place } from '#contract/places/place.ts';
import { formatList, language } from '#locales/format.ts';
import { useApi } from '#src/api/api-context.ts';
import type { Api } from '#src/api/client.ts';
import { ownTimeZone } from '#src/ui/time-zone.ts';
import { useDebouncedValue } from '#src/ui/use-debounced-value.ts';

const placesDelayMs = 150;
/** Longer, because this may call a third-party service. */
const addressesDelayMs = 250;
const longestName = 80;
const longestAddress = 80;
const fewestCharacters = 2;

interface Point {
  lat: number;
  lng: number;
}

/** Places within some ten kilometers share their suggestions. */
const coarse = (degrees: number) => Math.round(degrees * 10) / 10;

/** Places in the reader's country come first among those with one name. The zone of the server says nothing. */
const timeZone = () => (import.meta.env.SSR ? {} : { time_zone: ownTimeZone() });

type PlaceQuestion = Omit<Query<'searchPlaces'>, 'lang'>;

const searchPlaces = async (api: Api, question: PlaceQuestion) =>
  (await api('searchPlaces', { query: { ...question, lang: language } })).items;

const findPlace = async (api: Api, question: PlaceQuestion) =>
  (await searchPlaces(api, question))[0] ?? null;

/**
 * Places that `text` may mean, the most likely first, and those near a point before others of their
 * name; nothing is asked while it is blank.
 */
const placesQuery = (api: Api, text: string, near?: Point) => {
  const around = near && { lat: coarse(near.lat), lng: coarse(near.lng) };
  return queryOptions({
    queryKey: ['places', text.trim().toLowerCase(), around],
    queryFn: () =>
      searchPlaces(api, { q: text.trim().slice(0, longestName), ...around, ...timeZone() }),
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
    queryFn: () => findPlace(api, { q: text.slice(0, longestName), typed: 'true', ...timeZone() }),
    retry: false,
    // A search that waits for the network would look dead; without towns it searches words.
    networkMode: 'always',
    staleTime: Number.POSITIVE_INFINITY,
  });

/** The place that an address is in, by what it says; null where it names none. */
export const addressPlaceQuery = (api: Api, address: string) =>
  queryOptions({
    queryKey: ['places', 'address', address],
    queryFn: () => {
      // The town comes last, in most countries.
      const q = address.slice(-limits.area.max).trim();
      return findPlace(api, { q, address: 'true', ...timeZone() });
    },
    enabled: address !== '',
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  });

/** The town that a text names in whole, in whatever language somebody chose it; null for none. */
export const townNamedQuery = (api: Api, text: string) =>
  queryOptions({
    queryKey: ['places', 'named', text],
    queryFn: () => findPlace(api, { q: text, whole: 'true' }),
    enabled: text.trim() !== '',
    retry: false,
    staleTime: ({ state }) => (state.data ? Number.POSITIVE_INFINITY : 0),
  });

/** A town as the search field and the address name it. */
export const placeLabel = ({ name, detail }: Pick<Place, 'name' | 'detail'>) =>
  formatList([name, detail]);

export interface PlaceOption extends Omit<Place, 'name'> {
  id: string;
  label: string;
}

/** Towns that match the typed text, as options of ui/combobox; those near a point come first. */
export function usePlaceOptions(typed: string, near?: Point) {
  const text = useDebouncedValue(typed, placesDelayMs);
  return toOptions(useQuery(placesQuery(useApi(), text, near)));
}

/** Addresses and towns that match the typed text, as options of ui/combobox; for signed-in users. */
export function useAddressOptions(typed: string) {
  const text = useDebouncedValue(typed.trim(), addressesDelayMs);
  return toOptions(useQuery(addressesQuery(useApi(), text)));
}

const addressesQuery = (api: Api, text: string) =>
  queryOptions({
    queryKey: ['addresses', text.toLowerCase()],
    queryFn: async ({ signal }) =>
      (
        await api('searchAddresses', {
          query: { q: text.slice(0, longestAddress), lang: language },
          signal,
        })
      ).items,
    enabled: text.length >= fewestCharacters,
    placeholderData: keepPreviousData,
    retry: false,
    networkMode: 'always',
  });

function toOptions({ data, isError, refetch }: UseQueryResult<Place[]>) {
  const options: PlaceOption[] = (data ?? []).map(
    ({ name, detail, latitude, longitude, currency }, index) => ({
      id: `${index} ${latitude},${longitude}`,
      label: name,
      detail,
      latitude,
      longitude,
      currency,
    }),
  );
  let status: 'ready' | 'loading' | 'failed' = data ? 'ready' : 'loading';
  if (isError) status = 'failed';
  return { options, status, onRetry: () => void refetch() };
}
