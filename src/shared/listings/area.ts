import type { ListingQuery } from '#contract/listings/listing.ts';
import type { Profile } from '#contract/users/user.ts';

/** Where a user looks, as their profile says. */
export interface Area {
  name: string;
  lat: number;
  lng: number;
}

/** The area of a profile; null without one, or when it is no place that we know. */
export function profileArea({ area, latitude: lat, longitude: lng }: Profile): Area | null {
  return area === '' || lat === null || lng === null ? null : { name: area, lat, lng };
}

/** A few rooms around an area, best fit first. */
export const roomsNearQuery = ({ lat, lng }: Area): ListingQuery => ({
  lat,
  lng,
  page_size: 4,
  sort: 'fit',
});
