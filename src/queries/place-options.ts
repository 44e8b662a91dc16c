import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import type { Place } from '#contract/places/place.ts';
import { useApi } from '#src/api/api-context.ts';
import { placesQuery } from './places.ts';

export interface PlaceOption extends Omit<Place, 'name'> {
  id: string;
  label: string;
}

/** Suggestions for what stands in a town field, in the words of ui/combobox. */
export function usePlaceOptions(typed: string) {
  const api = useApi();
  return optionsOf(useQuery(placesQuery(api, useDeferredValue(typed))));
}

/** Places that a query found, in the words of ui/combobox. */
export function optionsOf({ data, isError, refetch }: UseQueryResult<Place[]>) {
  const options: PlaceOption[] = (data ?? []).map(
    ({ name, detail, latitude, longitude }, index) => ({
      id: `${index} ${latitude},${longitude}`,
      label: name,
      detail,
      latitude,
      longitude,
    }),
  );
  let status: 'ready' | 'loading' | 'failed' = data ? 'ready' : 'loading';
  if (isError) status = 'failed';
  return { options, status, onRetry: () => void refetch() };
}
