import type { QueryClient } from '@tanstack/react-query';
import type { Api } from '#src/api/client.ts';
import { placeLabel, typedPlaceQuery } from '#src/shared/api/places.ts';
import type { ListingSearch } from './listing-search.ts';

/**
 * The search around the place that it names; unchanged where no place is called like that, or the
 * server cannot tell: then its words are searched for.
 */
export async function locatePlace(
  search: ListingSearch,
  api: Api,
  queryClient: QueryClient,
): Promise<ListingSearch> {
  if (!search.place || search.lat !== undefined || search.box) return search;
  const place = await queryClient.fetchQuery(typedPlaceQuery(api, search.place)).catch(() => null);
  if (!place) return search;
  const { latitude: lat, longitude: lng } = place;
  return { ...search, place: placeLabel(place), lat, lng };
}
