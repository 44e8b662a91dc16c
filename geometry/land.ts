/** Water and land for the map, in tiles that never change under their address. */

/** The beginning of the hash of the packed tiles; scripts/pack-villages.ts prints it. */
export const landVersion = 'cd3af338';

/**
 * The levels that there are tiles of. The last one has tiles only around towns; the others have the
 * world, with towns from so many people on.
 */
export const landLevels = [
  { zoom: 2, population: 2_500_000 },
  { zoom: 5, population: 200_000 },
  { zoom: 8, population: 10_000 },
] as const;

/**
 * The level of tiles that hold only names: of all villages, and of towns that no tile of the last
 * level names. They are cut as that one is.
 */
export const villageLevel = 9;

/** A tile is a square of so many steps; what crosses its edge goes on for a few. */
export const landExtent = 4096;

/** The address of a tile. */
export const landTilePath = (level: number, x: number, y: number): string =>
  `/map/land/${landVersion}/${level}/${x}/${y}`;

/** The address of the licence of the tiles. */
export const landLicensePath = '/map/land/license';

/** From this zoom on villages are named. */
const villageZoom = 9;

/**
 * Whether a place of this size, from 0 to 9, is named at a zoom of the map: cities from afar, and
 * close by the smallest villages too.
 */
export const isNamedAt = (zoom: number, size: number): boolean =>
  size >= Math.min(8.5 - zoom * 0.6, (12.2 - zoom) * 1.5);

/** Whether a zoom of the map shows the names of villages. */
export const hasVillages = (zoom: number): boolean => zoom >= villageZoom;

/** The level of tiles for a zoom of the map. */
export const levelFor = (zoom: number): number =>
  landLevels.findLast((level) => level.zoom <= Math.max(2, zoom - 0.5))?.zoom ?? 2;
