import { landExtent } from '#geometry/land.ts';
import { installSources } from '../gazetteer/source-packages.ts';
import { readGeoNames, type SourcePlace } from '../gazetteer/read-geonames.ts';
import type { Town } from './encode-tile.ts';

/** The towns and villages of GeoNames whose population is known, the largest first. */
export const readTowns = (): SourcePlace[] =>
  readGeoNames(installSources())
    .filter(({ isGuessed }) => !isGuessed)
    .toSorted((one, other) => other.population - one.population);

/** Where a town is, in tiles of a zoom. */
export function toTilePlace(
  { latitude, longitude }: SourcePlace,
  zoom: number,
): [x: number, y: number] {
  const angle = (latitude * Math.PI) / 180;
  const down = 0.5 - Math.asinh(Math.tan(angle)) / (2 * Math.PI);
  return [((longitude + 180) / 360) * 2 ** zoom, down * 2 ** zoom];
}

/** These towns by their tile, `x/y`, in the same order. */
export function townsByTile(places: SourcePlace[], zoom: number): Map<string, Town[]> {
  const found = new Map<string, Town[]>();
  for (const place of places) {
    const [x, y] = toTilePlace(place, zoom);
    const tile = `${Math.floor(x)}/${Math.floor(y)}`;
    const towns = found.get(tile) ?? [];
    towns.push({
      name: place.name,
      x: Math.floor((x % 1) * landExtent),
      y: Math.floor((y % 1) * landExtent),
      // Each step is three times as many people.
      size: Math.max(0, Math.min(9, Math.round(Math.log(place.population / 1000) / Math.log(3)))),
    });
    found.set(tile, towns);
  }
  return found;
}
