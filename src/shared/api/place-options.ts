import {
  keepPreviousData,
  queryOptions,
  useQuery,
  type UseQueryResult,
} from '@tanstack/react-query';
import type { Place } from '#contract/places/place.ts';
import { language } from '#locales/format.ts';
import { useApi } from '#src/api/api-context.ts';
import type { Api } from '#src/api/client.ts';
import { placesQuery, type Point } from './places.ts';
import { useDebouncedValue } from '#src/ui/use-debounced-value.ts';

const placesDelayMs = 150;
/** Longer, because this may call a third-party service. */
const addressesDelayMs = 250;
const longestAddress = 80;
const fewestCharacters = 2;

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
