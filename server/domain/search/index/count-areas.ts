import type { Coordinates } from '#geometry/distance.ts';
import { nowhere } from './grid.ts';
import type { ListingTable } from './listing-columns.ts';

/** Edge of a square in thousandths of a degree. */
const areaSize = 100;
const areasAcross = 10_000;

/** The middle of a square of a tenth of a degree, and how many listings are offered in it. */
export type AreaCount = Coordinates & { count: number };

/** Counts all listings by area, the fullest areas first: some milliseconds for a million. */
export function countAreas({ columns }: ListingTable, today: number): AreaCount[] {
  const { count, latitude, longitude, offeredDay } = columns;
  const counts = new Map<number, number>();
  // Neighbors in memory are mostly neighbors on the map, so the map of counts is rarely asked.
  let [area, inArea] = [0, 0];
  for (let slot = 0; slot < count; slot += 1) {
    const row = latitude[slot]!;
    if (row === nowhere || offeredDay[slot]! < today) continue;
    const next = toArea(row) * areasAcross + toArea(longitude[slot]!);
    if (next !== area) {
      counts.set(area, (counts.get(area) ?? 0) + inArea);
      [area, inArea] = [next, 0];
    }
    inArea += 1;
  }
  counts.set(area, (counts.get(area) ?? 0) + inArea);
  return [...counts]
    .filter(([, listings]) => listings > 0)
    .toSorted(([, one], [, other]) => other - one)
    .map(([number, listings]) => ({
      latitude: toDegrees(Math.floor(number / areasAcross)),
      longitude: toDegrees(number % areasAcross),
      count: listings,
    }));
}

/** Degrees are raised by 180, so that no area has a negative number. */
const toArea = (thousandths: number) => Math.floor((thousandths + 180_000) / areaSize);
const toDegrees = (area: number) => ((area + 0.5) * areaSize - 180_000) / 1000;
