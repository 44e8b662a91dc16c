import { limits } from '#contract/limits.ts';
import { boxCenter } from '#contract/listings/box.ts';
import type { ListingQuery } from '#contract/listings/listing.ts';

/**
 * Searches for what comes closest, the best first, for a search that finds nothing: the same further
 * away, the same place without words, whatever is near the place. Without a place, all rooms.
 */
export function widenSearch(filters: ListingQuery): ListingQuery[] {
  const { q, box, radius_km: _, ...others } = filters;
  const center = box
    ? boxCenter(box)
    : filters.lat !== undefined && filters.lng !== undefined
      ? { lat: filters.lat, lng: filters.lng }
      : null;
  if (!center) return q === undefined ? [{}] : [others, {}];
  const around = { ...center, radius_km: limits.radiusKm.max, sort: 'distance' } as const;
  return [
    { ...others, ...(q !== undefined && { q }), ...around },
    ...(q === undefined ? [] : [{ ...others, ...around }]),
    around,
  ];
}
