/** A place in degrees; null when unknown. */
export interface Point {
  latitude: number | null;
  longitude: number | null;
}

/** Mean radius of the earth (IUGG), in kilometres. */
const earthRadiusKm = 6371.009;

/** Great-circle distance in kilometres, null when one place is unknown. */
export function kilometresBetween(one: Point, other: Point): number | null {
  const [lat1, lng1] = [radians(one.latitude), radians(one.longitude)];
  const [lat2, lng2] = [radians(other.latitude), radians(other.longitude)];
  if (lat1 === null || lng1 === null || lat2 === null || lng2 === null) return null;
  // Haversine: exact enough for the metres that matter nowhere here.
  const across = Math.sin((lng2 - lng1) / 2) ** 2 * Math.cos(lat1) * Math.cos(lat2);
  const along = Math.sin((lat2 - lat1) / 2) ** 2;
  return 2 * earthRadiusKm * Math.asin(Math.min(1, Math.sqrt(along + across)));
}

const radians = (degrees: number | null) => (degrees === null ? null : (degrees * Math.PI) / 180);
