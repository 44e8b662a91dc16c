/**
 * Makes server/domain/places/land/villages.pack: the names of villages for close views of the map, from
 * GeoNames. Run it after scripts/pack-land.ts, whose fine tiles name the towns around them:
 *
 *     npx tsx scripts/pack-villages.ts
 */
import { landLevels, villageLevel } from '#geometry/land.ts';
import { readLandPack } from '#domain/places/land/land-pack.ts';
import { encodeTile } from './land/encode-tile.ts';
import { toTilePlace, readTowns, townsByTile } from './land/towns.ts';
import { packTile, writePack, type PackedTile } from './land/write-pack.ts';

/** GeoNames knows few of the smaller ones. */
const minPopulation = 1000;

async function main(): Promise<void> {
  const land = await readLandPack();
  const { zoom, population } = landLevels.at(-1)!;
  const villages = readTowns().filter((city) => {
    const [x, y] = toTilePlace(city, zoom).map(Math.floor) as [number, number];
    const isNamed = city.population >= population && land.tile(zoom, x, y) !== undefined;
    return city.population >= minPopulation && !isNamed;
  });
  const tiles: PackedTile[] = [];
  for (const [tile, towns] of townsByTile(villages, zoom)) {
    const [x, y] = tile.split('/').map(Number) as [number, number];
    const bytes = encodeTile({ zoom, x, y, rings: [], lines: [] }, towns, true);
    if (bytes) tiles.push(packTile(villageLevel, x, y, bytes));
  }
  const { version, size } = writePack('villages.pack', tiles);
  process.stdout.write(
    `${villages.length} villages on ${tiles.length} tiles, ${(size / 1e6).toFixed(2)} MB; ` +
      `set landVersion in geometry/land.ts to '${version}'\n`,
  );
}

await main();
