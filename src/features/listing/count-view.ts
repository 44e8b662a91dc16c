import type { QueryClient } from '@tanstack/react-query';
import { createKeptListings } from '#src/shared/storage/kept-listings.ts';
import { createSeenListings } from '#src/shared/storage/seen-listings.ts';
import type { Api } from '#src/api/client.ts';
import { summarizeListing } from '#src/shared/listings/listing-labels.ts';
import { currentUserQuery } from '#src/shared/api/current-user.ts';
import { listingQuery } from '#src/shared/api/listings.ts';

/**
 * Remembers in this browser that a listing was looked at, and counts it for its owner. The owner does
 * not count.
 */
export async function countView(
  { api, queryClient }: { api: Api; queryClient: QueryClient },
  id: number,
): Promise<void> {
  const listing = queryClient.getQueryData(listingQuery(api, id).queryKey);
  const user = queryClient.getQueryData(currentUserQuery(api).queryKey);
  if (typeof listing !== 'object' || listing.status !== 'active') return;
  if (listing.user_id === user?.id) return;
  createSeenListings().add(user?.id ?? null, id);
  createKeptListings().addSeen(user?.id ?? null, {
    id,
    title: listing.title,
    summary: summarizeListing(listing),
  });
  if (listing.user_id === null) return;
  // A view that is not counted costs nobody anything.
  await api('countListingView', { params: { id } }).catch(() => undefined);
}
