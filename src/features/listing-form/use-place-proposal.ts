import { useQuery } from '@tanstack/react-query';
import type { Place } from '#contract/places/place.ts';
import { useApi } from '#src/api/api-context.ts';
import { addressPlaceQuery } from '#src/shared/api/places.ts';
import { useDebouncedValue } from '#src/ui/use-debounced-value.ts';

const addressDelayMs = 400;
const fewestCharacters = 3;

/** The place that a typed address names; null where it names none, undefined until that is known. */
export function usePlaceProposal(address: string): Place | null | undefined {
  const text = useDebouncedValue(address.trim(), addressDelayMs);
  const isAsked = address !== '' && text.length >= fewestCharacters;
  // Debounced: this may call a third-party service.
  const { data } = useQuery(addressPlaceQuery(useApi(), isAsked ? text : ''));
  return isAsked ? data : undefined;
}
