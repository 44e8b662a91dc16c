import { findLines, fromPlanes, type NameKind } from './gazetteer-pack.ts';

/** A range of sorted keys: those that begin with the same bytes. */
export interface KeyRange {
  from: number;
  to: number;
}

/** A place that has a name, by its position in the gazetteer, and what kind of name that is. */
export interface NamedPlace {
  place: number;
  kind: NameKind;
}

/** Keys that a text with one wrong, missing, extra or swapped letter may mean. */
export interface NearKeys {
  /** Keys that are the corrected text. */
  exact: Set<number>;
  /** Keys that begin with the corrected text. */
  prefixes: KeyRange[];
}

/** The folded names of all places, sorted by their bytes. */
export interface NameIndex {
  /** Places whose whole name is this key. */
  findExact(key: string): NamedPlace[];
  /** The largest places whose name begins with this text; all of them, if they are not many. */
  findPrefix(key: string, limit: number): NamedPlace[];
  /** As `findExact` and `findPrefix` of texts that differ by `edits` letters, spaces for nothing. */
  findNear(
    key: string,
    edits: number,
    limit: number,
  ): { exact: NamedPlace[]; prefix: NamedPlace[] };
}

const blockSize = 64;
const spaceByte = 32;
/** Corrections of one text that are tried at most: some milliseconds. */
const mostCorrections = 6000;
/** Two wrong letters are only looked for behind this many right ones. */
const rightLetters = 2;
/** Spaces that a text may have too many or too few. */
const freeSpaces = 3;

/** Reads the parts `keys`, `key-counts` and `key-places` of the pack: 20 MB outside the heap. */
export function createNameIndex(keys: Buffer, keyCounts: Buffer, keyPlaces: Buffer): NameIndex {
  const count = keyCounts.length / 2;
  const starts = findLines(keys, count);
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
  const all: KeyRange = { from: 0, to: count };
  const keyLength = (key: number) => starts[key + 1]! - starts[key]! - 1;
  const toPlace = (entry: number): NamedPlace => ({
    place: Math.floor(entry / 4),
    kind: (entry % 4) as NameKind,
  });

  /** Compares the bytes of a key behind `depth` with text; zero where it begins with them. */
  function compareKey(key: number, depth: number, text: Buffer): number {
    const start = starts[key]! + depth;
    const end = starts[key + 1]! - 1;
    // Five times as fast as Buffer.compare for a few bytes.
    for (let at = 0; at < text.length; at += 1) {
      if (start + at >= end) return -1;
      const difference = keys[start + at]! - text[at]!;
      if (difference !== 0) return difference;
    }
    return 0;
  }

  /** The first key of a range for which `isAtLeast` holds; the keys before it come first. */
  function findFirst({ from, to }: KeyRange, isAtLeast: (key: number) => boolean): number {
    let [low, high] = [from, to];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (isAtLeast(middle)) high = middle;
      else low = middle + 1;
    }
    return low;
  }

  /** The keys of a range that go on with this text behind `depth`. */
  function narrow(range: KeyRange, depth: number, text: Buffer): KeyRange {
    const from = findFirst(range, (key) => compareKey(key, depth, text) >= 0);
    const to = findFirst({ from, to: range.to }, (key) => compareKey(key, depth, text) > 0);
    return { from, to };
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

  function findNearKeys(text: string, edits: number): NearKeys {
    const letters = Array.from(text, (letter) => Buffer.from(letter));
    const near: NearKeys = { exact: new Set(), prefixes: [] };
    const firstEdit = edits > 1 ? rightLetters : 0;
    let tried = 0;
    visit(all, 0, 0, edits, freeSpaces);
    return near;

    function visit(range: KeyRange, depth: number, at: number, left: number, spaces: number) {
      if (range.from >= range.to || tried >= mostCorrections) return;
      tried += 1;
      const letter = letters[at];
      if (letter === undefined) {
        const exact = exactKey(range, depth);
        if (exact !== null) near.exact.add(exact);
        near.prefixes.push(range);
        return;
      }
      visit(narrow(range, depth, letter), depth + letter.length, at + 1, left, spaces);
      const isSpace = letter[0] === spaceByte;
      if (spaces > 0 && depth > 0) {
        // A space too many, or one too few.
        if (isSpace) visit(range, depth, at + 1, left, spaces - 1);
        else visit(narrow(range, depth, space), depth + 1, at, left, spaces - 1);
      }
      if (left === 0 || isSpace || at < firstEdit) return;
      const next = letters[at + 1];
      visit(range, depth, at + 1, left - 1, spaces);
      if (next !== undefined && !next.equals(letter)) {
        const swapped = narrow(range, depth, Buffer.concat([next, letter]));
        visit(swapped, depth + letter.length + next.length, at + 2, left - 1, spaces);
      }
      for (const other of findLetters(range, depth, letter)) {
        const { bytes } = other;
        if (bytes.equals(letter) || bytes[0] === spaceByte) continue;
        visit(other, depth + bytes.length, at + 1, left - 1, spaces);
        visit(other, depth + bytes.length, at, left - 1, spaces);
      }
    }
  }

  /** The letters behind `depth`, of the script of `like` only: others are not typed for it. */
  function* findLetters(range: KeyRange, depth: number, like: Buffer) {
    const [first, last] = scriptBytes(like);
    const end = findFirst(range, (key) => byteAt(key, depth) > last);
    let from = findFirst(range, (key) => byteAt(key, depth) >= first);
    while (from < end) {
      const start = starts[from]! + depth;
      const bytes = keys.subarray(start, start + like.length);
      const letters = narrow({ from, to: end }, depth, bytes);
      yield { ...letters, bytes };
      from = Math.max(letters.to, from + 1);
    }
  }

  const byteAt = (key: number, depth: number) =>
    depth < keyLength(key) ? keys[starts[key]! + depth]! : -1;

  return {
    findExact(key) {
      const text = Buffer.from(key);
      const exact = exactKey(narrow(all, 0, text), text.length);
      return exact === null ? [] : listPlaces(exact);
    },
    findPrefix: (key, limit) => largestPlaces(narrow(all, 0, Buffer.from(key)), limit),
    findNear(key, edits, limit) {
      const { exact, prefixes } = findNearKeys(key, edits);
      return {
        exact: [...exact].flatMap(listPlaces),
        prefix: prefixes.flatMap((range) => largestPlaces(range, limit)),
      };
    },
  };
}

const space = Buffer.from(' ');

/** First bytes of letters that are typed with the same keyboard. */
function scriptBytes(letter: Buffer): [first: number, last: number] {
  const first = letter[0]!;
  // ASCII; then Greek, Cyrillic, Hebrew and Arabic, each of a few first bytes; then all others.
  if (letter.length === 1) return [0, 0x7f];
  if (letter.length === 2) return [Math.max(0xc3, first - 1), Math.min(0xdf, first + 1)];
  return [first, first];
}
