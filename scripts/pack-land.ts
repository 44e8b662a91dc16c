/**
 * Makes server/domain/places/land/land.pack: water and land for the map, from GSHHG and WDBII. Needs
 * GMT with the full resolution of both (Debian: gmt, gmt-gshhg-full). The whole world in two coarse
 * levels, and the surroundings of towns in a fine one. Takes about two minutes and 4 GB of memory:
 *
 *     node --max-old-space-size=6000 --import tsx scripts/pack-land.ts
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { landLevels } from '#geometry/land.ts';
import { cutTiles, type Tile } from './land/cut-tiles.ts';
import { encodeTile } from './land/encode-tile.ts';
import { joinRings, readSegments } from './land/read-shores.ts';
import { toTilePlace, readTowns, townsByTile } from './land/towns.ts';
import { packTile, writePack, type PackedTile } from './land/write-pack.ts';

/** Around smaller towns the coarse level has to do. */
const townPopulation = 20_000;
/** How far the surroundings of a town reach, as a share of a fine tile. */
const townMargin = 0.12;
const say = (line: string) => process.stdout.write(`${line}\n`);

function readWorld(what: string[]): string {
  const work = mkdtempSync(path.join(tmpdir(), 'land-'));
  try {
    const file = path.join(work, 'dump.txt');
    const stdio: ['ignore', number, 'ignore'] = ['ignore', openSync(file, 'w'), 'ignore'];
    execFileSync('gmt', ['coast', '-Df', '-M', '-Rd', ...what], { stdio, cwd: work });
    return readFileSync(file, 'latin1');
  } finally {
    rmSync(work, { recursive: true });
  }
}

const cities = readTowns();

/** The fine tiles around towns, as `x/y`. */
function tilesOfTowns(zoom: number): Set<string> {
  const found = new Set<string>();
  for (const city of cities) {
    if (city.population < townPopulation) continue;
    const [x, y] = toTilePlace(city, zoom);
    for (const dx of [-townMargin, townMargin]) {
      for (const dy of [-townMargin, townMargin]) {
        found.add(`${Math.floor(x + dx)}/${Math.floor(y + dy)}`);
      }
    }
  }
  return found;
}

const shores = joinRings(readSegments(readWorld(['-W'])));
say(`${shores.length} shores`);
const rivers = readSegments(readWorld(['-I1', '-I2', '-I3'])).map(({ points }) => points);
say(`${rivers.length} parts of rivers`);

const tiles: PackedTile[] = [];
for (const { zoom, population } of landLevels) {
  const isFine = zoom === landLevels.at(-1)?.zoom;
  const wanted = isFine ? tilesOfTowns(zoom) : null;
  const large = cities.filter((city) => city.population >= population);
  const towns = townsByTile(large, zoom);
  const before = tiles.length;
  cutTiles({ zoom, shores, rivers, wanted }, (tile: Tile) => {
    const bytes = encodeTile(tile, towns.get(`${tile.x}/${tile.y}`) ?? [], isFine);
    if (bytes) tiles.push(packTile(zoom, tile.x, tile.y, bytes));
  });
  say(`Zoom ${zoom}: ${tiles.length - before} tiles`);
}

const { size } = writePack('land.pack', tiles);
say(`${(size / 1e6).toFixed(2)} MB; now run scripts/pack-villages.ts`);
