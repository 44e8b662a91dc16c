import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** The tiles of water and land, each compressed with brotli. */
export interface LandPack {
  /** Undefined where there is no tile. */
  tile(zoom: number, x: number, y: number): Uint8Array<ArrayBuffer> | undefined;
}

/** Reads what scripts/pack-land.ts wrote. */
export async function readLandPack(): Promise<LandPack> {
  const pack = await readFile(path.join(import.meta.dirname, 'land.pack'));
  const count = pack.readUInt32LE(0);
  const tiles = new Map<number, Uint8Array<ArrayBuffer>>();
  let at = 4 + count * 8;
  for (let nth = 0; nth < count; nth += 1) {
    const [key, length] = [pack.readUInt32LE(4 + nth * 8), pack.readUInt32LE(8 + nth * 8)];
    tiles.set(key, pack.subarray(at, at + length));
    at += length;
  }
  return { tile: (zoom, x, y) => tiles.get(zoom * 2 ** 16 + x * 2 ** 8 + y) };
}
