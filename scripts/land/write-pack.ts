import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { landPacks } from '#domain/places/land/land-pack.ts';
import { projectRoot } from '#platform/project-root.ts';

const folder = path.join(projectRoot, 'server/domain/places/land');

/** A compressed tile under the key by which the server finds it. */
export interface PackedTile {
  key: number;
  bytes: Buffer;
}

/** Compresses a tile of a level. */
export const packTile = (level: number, x: number, y: number, bytes: Uint8Array): PackedTile => ({
  key: level * 2 ** 16 + x * 2 ** 8 + y,
  bytes: brotliCompressSync(bytes, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 18 },
  }),
});

/** Writes tiles as `land-pack.ts` reads them; returns the version of all packs, and the size in bytes. */
export function writePack(file: (typeof landPacks)[number], tiles: PackedTile[]) {
  const sorted = tiles.toSorted((one, other) => one.key - other.key);
  const head = Buffer.alloc(4 + sorted.length * 8);
  head.writeUInt32LE(sorted.length);
  for (const [nth, { key, bytes }] of sorted.entries()) {
    head.writeUInt32LE(key, 4 + nth * 8);
    head.writeUInt32LE(bytes.length, 8 + nth * 8);
  }
  const pack = Buffer.concat([head, ...sorted.map(({ bytes }) => bytes)]);
  writeFileSync(path.join(folder, file), pack);
  const hash = createHash('sha256');
  for (const each of landPacks) hash.update(readFileSync(path.join(folder, each)));
  return { version: hash.digest('hex').slice(0, 8), size: pack.length };
}
