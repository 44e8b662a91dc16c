export interface Coordinates {
  latitude: number;
  longitude: number;
}

/** Kilometers of a degree of latitude. */
export const kilometersPerDegree = 111.2;

/** Kilometers between two points: exact enough for some hundred. */
export function kilometersBetween(one: Coordinates, other: Coordinates): number {
  const across = Math.abs(one.longitude - other.longitude);
  return (
    kilometersPerDegree *
    Math.hypot(
      one.latitude - other.latitude,
      Math.min(across, 360 - across) * Math.cos((one.latitude * Math.PI) / 180),
    )
  );
}
