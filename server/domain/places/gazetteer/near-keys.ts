/** A range of sorted keys: those that begin with the same bytes. */
export interface KeyRange {
  from: number;
  to: number;
}

/** The sorted keys, one after the other. */
export interface SortedKeys {
  bytes: Buffer;
  /** Where each key begins, and where the last one ends; a newline is behind each. */
  starts: Uint32Array;
  /** How many bytes each key has in common with the one before, 255 at most. */
  common: Uint8Array;
}

export function countCommonBytes(bytes: Buffer, starts: Uint32Array): Uint8Array {
  const common = new Uint8Array(starts.length - 1);
  for (let key = 1; key < common.length; key += 1) {
    const [one, other] = [starts[key - 1]!, starts[key]!];
    let count = 0;
    while (count < 255 && bytes[one + count] === bytes[other + count]) count += 1;
    common[key] = count;
  }
  return common;
}

/** Keys that a mistyped text may mean; `edits` counts the letters that differ, spaces for nothing. */
export interface NearKeys {
  /** Keys that are the corrected text. */
  exact: { key: number; edits: number }[];
  /** Keys that begin with the corrected text. */
  prefixes: KeyRange[];
}

const space = 32;
const newline = 10;
/** Beginnings of keys that one text is compared with at most: some milliseconds. */
const maxBeginnings = 20_000;
/** Two wrong letters are only looked for behind this many right ones. */
const rightLetters = 2;
/** Up to this many keys are read one by one, which is faster than to halve their range. */
const fewKeys = 32;
/** A key may be longer than the text by its spaces. */
const maxSpaces = 8;

/**
 * Finds the keys that differ from a text by at most `edits` letters that are wrong, missing, extra or
 * swapped with their neighbor; spaces count for nothing. Walks the keys as a tree of their letters, so
 * that each beginning is compared once. It has a row with the edits between that beginning and
 * each beginning of the text (Damerau and Levenshtein).
 */
export function findNearKeys(
  { bytes, starts, common }: SortedKeys,
  text: string,
  edits: number,
): NearKeys {
  const letters = Uint32Array.from(text, packLetter);
  const { length } = letters;
  const isTyped = findTypedBytes(letters);
  const width = length + 1;
  const deepest = length + edits + maxSpaces;
  const rows = new Uint8Array((deepest + 1) * width);
  const path = new Uint32Array(deepest + 1);
  const leasts = new Uint8Array(deepest + 1);
  const leads = Uint8Array.from(text, (letter) => Buffer.from(letter)[0]!);
  const near: NearKeys = { exact: [], prefixes: [] };
  let left = maxBeginnings;
  for (let at = 0; at < length; at += 1) rows[at + 1] = rows[at]! + (letters[at] === space ? 0 : 1);
  visit(0, starts.length - 1, 0, 0, false);
  return near;

  /** Goes on from the keys of a range, which begin with the same `nth` letters and `depth` bytes. */
  function visit(from: number, to: number, depth: number, nth: number, isInPrefix: boolean): void {
    if (left <= 0) return;
    left -= 1;
    const differing = rows[nth * width + length]!;
    const isWhole = differing <= edits;
    let first = from;
    if (bytes[starts[from]! + depth] === newline) {
      if (isWhole) near.exact.push({ key: from, edits: differing });
      first += 1;
    }
    if (isWhole && !isInPrefix) near.prefixes.push({ from, to });
    if (nth === deepest) return;
    const isExhausted = leasts[nth] === edits;
    while (first < to) {
      const at = starts[first]! + depth;
      const lead = bytes[at]!;
      const letter = readLetter(at, lead);
      const behind = depth + letterBytes(lead);
      if (first + 1 === to) {
        tryLetter(first, to, behind, nth, letter, isInPrefix || isWhole);
        return;
      }
      // Without an edit left, few letters are worth a look.
      const next = isExhausted || isTyped[lead] === 0 ? findNext(lead, nth) : lead;
      if (next > lead) {
        if (next > 255) return;
        first = findFirst(first, to, depth, next);
        continue;
      }
      const end = findEnd(first, to, behind);
      tryLetter(first, end, behind, nth, letter, isInPrefix || isWhole);
      first = end;
    }
  }

  function tryLetter(
    from: number,
    to: number,
    behind: number,
    nth: number,
    letter: number,
    isInPrefix: boolean,
  ): void {
    // The first letters are right if two others are wrong.
    if (edits > 1 && nth < rightLetters && letter !== letters[nth]) return;
    const least = fillRow(nth + 1, letter);
    if (least > edits) return;
    path[nth + 1] = letter;
    leasts[nth + 1] = least;
    visit(from, to, behind, nth + 1, isInPrefix);
  }

  /** The first byte, this one or one behind it, of a letter that the text may go on with. */
  function findNext(lead: number, nth: number): number {
    const isExhausted = leasts[nth] === edits;
    if (!isExhausted) {
      const next = isTyped.indexOf(1, lead);
      return next < 0 ? 256 : next;
    }
    let next = lead <= space ? space : 256;
    const row = nth * width;
    for (let at = 0; at < length; at += 1) {
      // This letter, or the second one of two that are swapped.
      const isNext = rows[row + at]! <= edits;
      const isSwapped = nth > 0 && at + 1 < length && rows[row - width + at]! < edits;
      if (isNext && leads[at]! >= lead && leads[at]! < next) next = leads[at]!;
      if (isSwapped && leads[at]! >= lead && leads[at]! < next) next = leads[at]!;
    }
    return next;
  }

  /** Compares one more letter with the text; the least edits that any beginning of the text needs. */
  function fillRow(nth: number, letter: number): number {
    const row = nth * width;
    const before = row - width;
    const isSpace = letter === space;
    const skipped = isSpace ? 0 : 1;
    const last = path[nth - 1]!;
    let least = rows[before]! + skipped;
    rows[row] = least;
    for (let at = 0; at < length; at += 1) {
      const typed = letters[at]!;
      const isTypedSpace = typed === space;
      // A letter is never mistyped as a space.
      let edited = rows[before + at]! + (typed === letter ? 0 : isSpace || isTypedSpace ? 9 : 1);
      edited = Math.min(edited, rows[before + at + 1]! + skipped);
      edited = Math.min(edited, rows[row + at]! + (isTypedSpace ? 0 : 1));
      if (nth > 1 && at > 0 && typed === last && letters[at - 1] === letter && typed !== letter) {
        edited = Math.min(edited, rows[before - width + at - 1]! + 1);
      }
      rows[row + at + 1] = edited;
      if (edited < least) least = edited;
    }
    return least;
  }

  function readLetter(at: number, lead: number): number {
    let letter = lead;
    for (let nth = 1; nth < letterBytes(lead); nth += 1) letter = letter * 256 + bytes[at + nth]!;
    return letter;
  }

  /** The first key of a range whose byte behind `depth` is at least this one. */
  function findFirst(from: number, to: number, depth: number, byte: number): number {
    let [low, high] = [from, to];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (bytes[starts[middle]! + depth]! >= byte) high = middle;
      else low = middle + 1;
    }
    return low;
  }

  /** Where the keys end that have the first bytes, up to `behind`, of the first one. */
  function findEnd(from: number, to: number, behind: number): number {
    const few = Math.min(to, from + fewKeys);
    let low = from + 1;
    while (low < few && common[low]! >= behind) low += 1;
    if (low < few || low === to) return low;
    let high = to;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (hasSame(from, middle, behind)) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  function hasSame(one: number, other: number, behind: number): boolean {
    const [first, second] = [starts[one]!, starts[other]!];
    // They are sorted, so the last byte differs most often.
    for (let at = behind - 1; at >= 0; at -= 1) {
      if (bytes[first + at] !== bytes[second + at]) return false;
    }
    return true;
  }
}

const letterBytes = (lead: number) => (lead < 0x80 ? 1 : lead < 0xe0 ? 2 : lead < 0xf0 ? 3 : 4);

/** The bytes of a letter as one number. */
const packLetter = (letter: string) =>
  Buffer.from(letter).reduce((packed, byte) => packed * 256 + byte, 0);

/** By first byte, 1 for letters of the scripts of a text: others are not typed for it. */
function findTypedBytes(letters: Uint32Array): Uint8Array {
  const isTyped = new Uint8Array(256);
  for (const letter of letters) {
    // ASCII; then Greek, Cyrillic, Hebrew and Arabic, each of a few first bytes; then all others.
    if (letter < 0x80) isTyped.fill(1, space, 0x80);
    else if (letter < 0x1_0000) {
      const lead = letter >>> 8;
      isTyped.fill(1, Math.max(0xc3, lead - 1), Math.min(0xdf, lead + 1) + 1);
    } else isTyped[letter < 0x100_0000 ? letter >>> 16 : letter >>> 24] = 1;
  }
  isTyped[space] = 1;
  return isTyped;
}
