import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { openOnce } from '#platform/open-once.ts';

/** The tiles of water, land and names, each compressed with brotli. */
export interface LandPack {
  /** Undefined where there is no tile. */
  tile(level: number, x: number, y: number): Uint8Array<ArrayBuffer> | undefined;
  /** Whose data it is, and the licences under which it is passed on. */
  license: string;
}

/** What scripts/pack-land.ts and scripts/pack-villages.ts write. */
export const landPacks = ['land.pack', 'villages.pack'] as const;

const licenses = ['README.md', 'LICENSE', 'LICENSE-GPL'];

/** Reads all packs, once in a process. */
export const readLandPack = openOnce(async (): Promise<LandPack> => {
  const tiles = new Map<number, Uint8Array<ArrayBuffer>>();
  for (const file of landPacks) {
    addTiles(tiles, await readFile(path.join(import.meta.dirname, file)));
  }
  const texts = licenses.map((file) => readFile(path.join(import.meta.dirname, file), 'utf8'));
  return {
    tile: (level, x, y) => tiles.get(level * 2 ** 16 + x * 2 ** 8 + y),
    license: (await Promise.all(texts)).join('\n'),
  };
});

function addTiles(tiles: Map<number, Uint8Array<ArrayBuffer>>, pack: Buffer<ArrayBuffer>): void {
  const count = pack.readUInt32LE(0);
  let at = 4 + count * 8;
  for (let nth = 0; nth < count; nth += 1) {
    const [key, length] = [pack.readUInt32LE(4 + nth * 8), pack.readUInt32LE(8 + nth * 8)];
    tiles.set(key, pack.subarray(at, at + length));
    at += length;
  }
}
