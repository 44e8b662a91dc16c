import { kilometersBetween, kilometersPerDegree, type Coordinates } from '#geometry/distance.ts';

/** Finds places within some kilometers, the nearest first; not across the 180th meridian. */
export function createPointIndex<Place extends Coordinates>(places: readonly Place[]) {
  const cellsPerDegree = 4;
  const cells = new Map<string, Place[]>();
  const cell = (degrees: number) => Math.floor(degrees * cellsPerDegree);
  for (const place of places) {
    const key = `${cell(place.latitude)}/${cell(place.longitude)}`;
    const inCell = cells.get(key);
    if (inCell) inCell.push(place);
    else cells.set(key, [place]);
  }
  return {
    within(center: Coordinates, kilometers: number): Place[] {
      const across = kilometers / kilometersPerDegree;
      const along = across / Math.max(0.1, Math.cos((center.latitude * Math.PI) / 180));
      const near: Place[] = [];
      for (let y = cell(center.latitude - across); y <= cell(center.latitude + across); y += 1) {
        for (let x = cell(center.longitude - along); x <= cell(center.longitude + along); x += 1) {
          near.push(...(cells.get(`${y}/${x}`) ?? []));
        }
      }
      return near
        .map((place) => ({ place, km: kilometersBetween(center, place) }))
        .filter(({ km }) => km <= kilometers)
        .toSorted((one, other) => one.km - other.km)
        .map(({ place }) => place);
    },
  };
}
