/** The flat world of web maps: a square of 0 to 1 in both directions, from the north-west. */

/** A point on the earth, in degrees. */
export interface LatLng {
  lat: number;
  lng: number;
}

/** How wide the world is at zoom 0, in pixels. */
export const worldPixels = 256;

/** How wide the world is at a zoom, in pixels. */
export const pixelsAtZoom = (zoom: number): number => worldPixels * 2 ** zoom;

export const toX = (lng: number): number => lng / 360 + 0.5;
export const toY = (lat: number): number =>
  0.5 -
  Math.asinh(Math.tan((Math.max(-85.05, Math.min(85.05, lat)) * Math.PI) / 180)) / (2 * Math.PI);
export const toLng = (x: number): number => (x - 0.5) * 360;
export const toLat = (y: number): number =>
  (Math.atan(Math.sinh((0.5 - y) * 2 * Math.PI)) * 180) / Math.PI;

const earthKm = 40_030;
/** A length on the ground as a share of the world's width on the map there. */
export const kmInWorld = (lat: number, km: number): number =>
  km / (earthKm * Math.cos((lat * Math.PI) / 180));
