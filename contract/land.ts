/** Water and land for the map, in tiles that never change under their address. */

/** The beginning of the hash of the packed tiles; scripts/pack-land.ts prints it. */
export const landVersion = '11cf708d';

/**
 * The levels that there are tiles of. The last one has tiles only around towns; the others have the
 * world, with towns from so many people on.
 */
export const landLevels = [
  { zoom: 2, population: 2_500_000 },
  { zoom: 5, population: 200_000 },
  { zoom: 8, population: 10_000 },
] as const;

/** A tile is a square of so many steps; what crosses its edge goes on for a few. */
export const landExtent = 4096;

/** The address of a tile. */
export const landTilePath = (zoom: number, x: number, y: number): string =>
  `/map/land/${landVersion}/${zoom}/${x}/${y}`;

/** The level of tiles for a zoom of the map. */
export const levelFor = (zoom: number): number =>
  landLevels.findLast((level) => level.zoom <= Math.max(2, zoom - 0.5))?.zoom ?? 2;
