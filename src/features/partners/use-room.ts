import { useQuery } from '@tanstack/react-query';
import { useApi } from '#src/api/api-context.ts';
import { listingPageQuery, listingQuery } from '#src/shared/api/listings.ts';
import { newestListings } from './api/listing-options.ts';

export interface ShownRoom {
  id: number;
  title: string;
  /** The origin of the listing's images, or null when it is this site. */
  imageOrigin: string | null;
}

export type RoomStatus = 'found' | 'loading' | 'missing' | 'none' | 'failed';

/** The room to show: the one asked for, or the newest there is. */
export function useRoom(wanted: number | undefined) {
  const api = useApi();
  const newest = useQuery({ ...listingPageQuery(api, newestListings), enabled: !wanted });
  const id = wanted ?? newest.data?.items[0]?.id;
  const room = useQuery({ ...listingQuery(api, id ?? 0), enabled: id !== undefined });
  const listing = typeof room.data === 'object' ? room.data : null;
  const found: ShownRoom | null = listing && {
    id: listing.id,
    title: listing.title,
    imageOrigin: foreignOrigin(listing.images[0]?.url),
  };

  let status: RoomStatus = 'loading';
  if (found) status = 'found';
  else if (room.data) status = 'missing';
  else if (room.isError || newest.isError) status = 'failed';
  else if (newest.data && id === undefined) status = 'none';
  const retry = () => void (id === undefined ? newest : room).refetch();
  return { found, status, retry };
}

function foreignOrigin(url: string | undefined): string | null {
  const { origin } = new URL(url ?? '/', location.href);
  return origin === location.origin ? null : origin;
}
