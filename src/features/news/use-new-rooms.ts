import { useQuery } from '@tanstack/react-query';
import { useApi } from '#src/api/api-context.ts';
import { listingPageQuery } from '#src/shared/api/listings.ts';
import type { Area } from '#src/shared/listings/area.ts';

/** Enough to say "20+". */
const counted = 20;

interface NewRooms {
  count: number;
  isMore: boolean;
  /** The title of the newest. */
  newest: string;
}

/** The rooms of others near an area that were listed after a moment. */
export function useNewRooms(
  area: Area | null,
  userId: number | undefined,
  since: string | undefined,
): NewRooms | 'loading' {
  const { lat = 0, lng = 0 } = area ?? {};
  const query = { lat, lng, sort: 'newest', page_size: counted } as const;
  const { data, error } = useQuery({
    ...listingPageQuery(useApi(), query),
    enabled: area !== null,
  });
  // Rooms that cannot be counted are no reason to hide the other news.
  if (area === null || error) return { count: 0, isMore: false, newest: '' };
  if (!data || since === undefined) return 'loading';
  const isNew = data.items.filter(
    (room) => room.user_id !== userId && Date.parse(room.created_at) > Date.parse(since),
  );
  return {
    count: isNew.length,
    isMore: isNew.length === counted,
    newest: isNew[0]?.title ?? '',
  };
}
