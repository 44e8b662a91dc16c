/** The length of a degree of latitude, in kilometers. */
export const kilometresPerDegree = 111.195;

/**
 * A flat map around a point, which is off by a few thousandths within 100 km. It takes only steps
 * that every machine rounds alike, so the index and SQL get the same bits. With sines they would
 * not, because libraries round them differently.
 */
export interface FlatMap {
  latitude: number;
  longitude: number;
  /** The length of a degree of longitude, relative to one of latitude. */
  longitudeScale: number;
}

/** The flat map around a point. */
export function flatMapAround(latitude: number, longitude: number): FlatMap {
  return { latitude, longitude, longitudeScale: Math.cos((latitude * Math.PI) / 180) };
}

/** The squared distance of a point from the center of the map, in degrees of latitude. */
export function squaredDegrees(map: FlatMap, latitude: number, longitude: number): number {
  const north = latitude - map.latitude;
  let east = longitude - map.longitude;
  if (east > 180) east -= 360;
  if (east < -180) east += 360;
  const scaled = east * map.longitudeScale;
  return north * north + scaled * scaled;
}
