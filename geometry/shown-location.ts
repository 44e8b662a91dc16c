import type { LatLng } from './mercator.ts';

/** Where others see a listing: rounded as the server does. */
export const roundLocation = ({ lat, lng }: LatLng): LatLng => ({
  lat: Math.round(lat * 1000) / 1000,
  lng: Math.round(lng * 1000) / 1000,
});

/** The circle that a listing is shown in. It is larger than rounding moves a location: some 80 m. */
export const shownRadiusKm = 0.5;
