import { useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { limits } from '#contract/limits.ts';
import { useApi } from '#src/api/api-context.ts';
import { listingPageQuery } from './listings.ts';

/** The first rooms offered, before anything is typed. */
export const newestRooms = { page_size: 8 };

/** Rooms that have the words typed so far, newest first, in the words of ui/combobox. */
export function useRoomOptions(typed: string) {
  const words = useDeferredValue(typed.trim().slice(0, limits.search.max));
  const query = { ...newestRooms, ...(words && { q: words }) };
  const { data, isError, refetch } = useQuery(listingPageQuery(useApi(), query));
  const options = (data?.items ?? []).map((room) => ({
    id: room.id,
    label: room.title,
    detail: room.address,
  }));
  let status: 'ready' | 'loading' | 'failed' = data ? 'ready' : 'loading';
  if (isError) status = 'failed';
  return { options, status, onRetry: () => void refetch() };
}
