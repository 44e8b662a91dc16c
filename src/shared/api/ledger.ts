import { queryOptions, skipToken } from '@tanstack/react-query';
import type { RoomType } from '#contract/vocabulary.ts';
import type { Api } from '#src/api/client.ts';
import { listingsKey } from './listings.ts';

interface RoomThere {
  latitude: number | null;
  longitude: number | null;
  room_type: RoomType | '';
  /** Empty for that of the place. */
  currency: string;
}

/** What rooms of this kind cost there; asked once it is known where the room is and what it is. */
export const rentsNearbyQuery = (
  api: Api,
  { latitude, longitude, room_type, currency }: RoomThere,
) => {
  const query =
    latitude === null || longitude === null || room_type === ''
      ? null
      : { lat: latitude, lng: longitude, room_type, ...(currency && { currency }) };
  return queryOptions({
    queryKey: [...listingsKey, 'rents', query],
    queryFn: query ? ({ signal }) => api('getRentsNearby', { query, signal }) : skipToken,
    staleTime: 5 * 60_000,
  });
};

/** What we know of a listing. */
export const listingLedgerQuery = (api: Api, id: number) =>
  queryOptions({
    queryKey: [...listingsKey, 'ledger', id],
    queryFn: () => api('getListingLedger', { params: { id } }),
    staleTime: 60_000,
  });
