import { countCommonBytes, findNearKeys, type KeyRange } from './near-keys.ts';
import { findLines, fromPlanes, type NameKind } from './gazetteer-pack.ts';

/** A place that has a name, by its position in the gazetteer, and what kind of name that is. */
export interface NamedPlace {
  place: number;
  kind: NameKind;
}

/** Names that a mistyped text may mean; `edits` counts the letters that differ, spaces for nothing. */
export interface NearNames {
  /** Places with a name that is the corrected text. */
  exact: (NamedPlace & { edits: number })[];
  /** The largest places with a name that begins with the corrected text. */
  prefix: NamedPlace[];
}

/** The folded names of all places, sorted by their bytes. */
export interface NameIndex {
  /** Places whose whole name is this key. */
  findExact(key: string): NamedPlace[];
  /** The largest places whose name begins with this text; all of them, if they are not many. */
  findPrefix(key: string, limit: number): NamedPlace[];
  /**
   * Names that differ from this text by a letter that is wrong, missing, extra or swapped with its
   * neighbor, or by two behind the first letters.
   */
  findNear(key: string, edits: 1 | 2, limit: number): NearNames;
}

const blockSize = 64;

/** Reads the parts `keys`, `key-counts` and `key-places` of the pack: 20 MB outside the heap. */
export function createNameIndex(keys: Buffer, keyCounts: Buffer, keyPlaces: Buffer): NameIndex {
  const count = keyCounts.length / 2;
  const starts = findLines(keys, count);
  const common = countCommonBytes(keys, starts);
  const firstPlaces = new Uint32Array(count + 1);
  const counts = fromPlanes(keyCounts, 0, count, 2);
  for (let key = 0; key < count; key += 1) {
    firstPlaces[key + 1] = firstPlaces[key]! + counts[key]!;
  }
  const entries = fromPlanes(keyPlaces, 0, keyPlaces.length / 3, 3);
  // Places are numbered by size, so the least number in a block tells whether it is worth a look.
  const largest = new Uint32Array(Math.ceil(entries.length / blockSize)).fill(2 ** 32 - 1);
  for (let at = 0; at < entries.length; at += 1) {
    const block = Math.floor(at / blockSize);
    if (entries[at]! < largest[block]!) largest[block] = entries[at]!;
  }
  const keyLength = (key: number) => starts[key + 1]! - starts[key]! - 1;
  const toPlace = (entry: number): NamedPlace => ({
    place: Math.floor(entry / 4),
    kind: (entry % 4) as NameKind,
  });

  /** Compares the bytes of a key with text; zero where it begins with them. */
  function compareKey(key: number, text: Buffer): number {
    const start = starts[key]!;
    const end = starts[key + 1]! - 1;
    // Five times as fast as Buffer.compare for a few bytes.
    for (let at = 0; at < text.length; at += 1) {
      if (start + at >= end) return -1;
      const difference = keys[start + at]! - text[at]!;
      if (difference !== 0) return difference;
    }
    return 0;
  }

  /** The first key from `from` on for which `isAtLeast` holds, as for all keys after it. */
  function findFirst(from: number, isAtLeast: (key: number) => boolean): number {
    let [low, high] = [from, count];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (isAtLeast(middle)) high = middle;
      else low = middle + 1;
    }
    return low;
  }

  /** The keys that begin with this text. */
  function findRange(text: Buffer): KeyRange {
    const from = findFirst(0, (key) => compareKey(key, text) >= 0);
    return { from, to: findFirst(from, (key) => compareKey(key, text) > 0) };
  }

  const exactKey = ({ from, to }: KeyRange, length: number) =>
    from < to && keyLength(from) === length ? from : null;
  const listPlaces = (key: number) =>
    Array.from(entries.subarray(firstPlaces[key], firstPlaces[key + 1]), toPlace);

  /** The places of a range of keys, at most `limit` of the largest when there are more. */
  function largestPlaces({ from, to }: KeyRange, limit: number): NamedPlace[] {
    const [first, last] = [firstPlaces[from]!, firstPlaces[to]!];
    if (last - first <= limit) return Array.from(entries.subarray(first, last), toPlace);
    const best: number[] = [];
    let worst = Number.POSITIVE_INFINITY;
    for (let at = first; at < last; at += 1) {
      const block = Math.floor(at / blockSize);
      if (at % blockSize === 0 && largest[block]! >= worst) {
        at += blockSize - 1;
        continue;
      }
      const entry = entries[at]!;
      if (entry >= worst) continue;
      let place = best.length;
      while (place > 0 && best[place - 1]! > entry) place -= 1;
      best.splice(place, 0, entry);
      if (best.length > limit) best.pop();
      if (best.length === limit) worst = best.at(-1)!;
    }
    return best.map(toPlace);
  }

  return {
    findExact(key) {
      const text = Buffer.from(key);
      const exact = exactKey(findRange(text), text.length);
      return exact === null ? [] : listPlaces(exact);
    },
    findPrefix: (key, limit) => largestPlaces(findRange(Buffer.from(key)), limit),
    findNear(key, edits, limit) {
      const { exact, prefixes } = findNearKeys({ bytes: keys, starts, common }, key, edits);
      return {
        exact: exact.flatMap((near) =>
          listPlaces(near.key).map((named) => ({ ...named, edits: near.edits })),
        ),
        prefix: prefixes.flatMap((range) => largestPlaces(range, limit)),
      };
    },
  };
}
