import { queryOptions } from '@tanstack/react-query';
import { createSeenListings } from '#src/shared/storage/seen-listings.ts';

/** The rooms that were looked at in this browser, newest first. */
export const seenQuery = (userId: number | null) =>
  queryOptions({
    queryKey: ['seen_listings', userId],
    queryFn: () => createSeenListings().read(userId),
    staleTime: 0,
    // In this browser, connected or not.
    networkMode: 'always',
  });
