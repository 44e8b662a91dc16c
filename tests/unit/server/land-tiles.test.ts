import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { brotliDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { landTilePath, landVersion, villageLevel } from '#geometry/land.ts';
import { readLandTile } from '#geometry/land-tile.ts';
import { landPacks, readLandPack } from '#domain/places/land/land-pack.ts';
import { landTiles } from '#web/land-tiles.ts';

const app = landTiles(await readLandPack());
/** New York is on it. */
const path = landTilePath(8, 75, 96);

test('the version in the address of tiles is that of the tiles', async () => {
  const hash = createHash('sha256');
  let size = 0;
  for (const file of landPacks) {
    const pack = await readFile(`server/domain/places/land/${file}`);
    hash.update(pack);
    size += pack.length;
  }
  expect(hash.digest('hex').slice(0, 8)).toBe(landVersion);
  expect(size).toBeLessThan(7_500_000);
});

test('villages have names, also where no town is near', async () => {
  // Around Hallstatt in the Alps, and in the outback of Australia.
  for (const [x, y, name] of [
    [137, 89, 'Bad Goisern'],
    [223, 149, 'Coober Pedy'],
  ] as const) {
    const answer = await app.request(landTilePath(villageLevel, x, y));
    const { towns, rings } = readLandTile(new Uint8Array(await answer.arrayBuffer()));
    expect(rings).toEqual([]);
    expect(towns.map((town) => town.name)).toContain(name);
  }
});

test('a tile is compressed, and kept for ever', async () => {
  const answer = await app.request(path, { headers: { 'Accept-Encoding': 'gzip, br' } });
  expect(answer.headers.get('Content-Encoding')).toBe('br');
  expect(answer.headers.get('Cache-Control')).toContain('immutable');
  const bytes = brotliDecompressSync(Buffer.from(await answer.arrayBuffer()));
  const plain = await app.request(path);
  expect(plain.headers.get('Content-Encoding')).toBeNull();
  expect(Buffer.from(await plain.arrayBuffer()).equals(bytes)).toBe(true);
  expect(bytes.includes('New York')).toBe(true);
});

test.each(['br;q=0', 'br;q=0, gzip', 'identity'])('a tile comes plain where %s', async (header) => {
  const answer = await app.request(path, { headers: { 'Accept-Encoding': header } });
  expect(answer.headers.get('Content-Encoding')).toBeNull();
});

test('a tile names its license, which comes as text with whose data it is', async () => {
  const link = (await app.request(path)).headers.get('Link') ?? '';
  const address = /<(.+)>; rel="license"/.exec(link)?.[1] ?? '';
  const answer = await app.request(address);
  expect(answer.headers.get('Content-Type')).toContain('text/plain');
  const text = await answer.text();
  for (const part of [
    'P. Wessel and W. H. F. Smith',
    'CC BY 4.0',
    'GNU LESSER GENERAL PUBLIC LICENSE',
    'END OF TERMS AND CONDITIONS',
  ]) {
    expect(text).toContain(part);
  }
});

test('answers 204 where no finer tile exists, and 404 for other addresses', async () => {
  expect((await app.request(landTilePath(8, 128, 255))).status).toBe(204);
  for (const wrong of [
    landTilePath(7, 1, 1),
    landTilePath(2, 4, 0),
    landTilePath(villageLevel, 256, 0),
    path.replace(landVersion, '0'),
  ]) {
    expect((await app.request(wrong)).status, wrong).toBe(404);
  }
});
