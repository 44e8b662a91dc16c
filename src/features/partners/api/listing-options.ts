import { useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { limits } from '#contract/limits.ts';
import { useApi } from '#src/api/api-context.ts';
import { listingPageQuery } from '#src/shared/api/listings.ts';

/** What a picker suggests before anything is typed. */
export const newestListings = { page_size: 8 };

/** Rooms that have the words typed so far, newest first, as options of ui/combobox. */
export function useListingOptions(typed: string) {
  const words = useDeferredValue(typed.trim().slice(0, limits.search.max));
  const query = { ...newestListings, ...(words && { q: words }) };
  const { data, isError, refetch } = useQuery(listingPageQuery(useApi(), query));
  const options = (data?.items ?? []).map((listing) => ({
    id: listing.id,
    label: listing.title,
    detail: listing.address,
  }));
  let status: 'ready' | 'loading' | 'failed' = data ? 'ready' : 'loading';
  if (isError) status = 'failed';
  return { options, status, onRetry: () => void refetch() };
}
