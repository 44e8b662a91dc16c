import { traitWords, type Blocks } from './blocks.ts';
import type { Column, ListingTable } from './listing-columns.ts';
import { blockSize, createMask, wordSize, wordsPerBlock, type Mask } from './masks.ts';
import { offeredChoice, offeredWords, type OfferedName } from './offered-bits.ts';

/**
 * Takes those slots out of a mask whose listing does not pass; the mask is of the block that begins
 * with the slot `begin`. Each is a loop over one or two columns, which the engine compiles well, and
 * passes over words without slots. Loops have no branch for a listing, because a processor cannot
 * foresee which ones pass: the highest bit of a difference below zero is shifted through the word.
 * They repeat each other: a function called for each slot would cost more than its comparison.
 */
export type Condition = (passing: Mask, begin: number) => void;

/** What conditions read. */
export type IndexedListings = Pick<ListingTable, 'columns' | 'blocks' | 'findSlot'>;

/** Where a difference below zero has a bit. */
export const highestBit = 1 << 31;

/** The number is not lower. */
export function atLeast(column: Column, value: number): Condition {
  return (passing, begin) => {
    const least = value | 0;
    for (let word = 0; word < wordsPerBlock; word += 1) {
      if (passing[word] === 0) continue;
      const first = begin + word * wordSize;
      const end = Math.min(first + wordSize, column.length);
      let refused = 0;
      for (let slot = first; slot < end; slot += 1) {
        refused = (refused >>> 1) | ((column[slot]! - least) & highestBit);
      }
      passing[word]! &= ~(refused >>> (first + wordSize - end));
    }
  };
}

/** The number is not higher. */
export function atMost(column: Column, value: number): Condition {
  return (passing, begin) => {
    const most = value | 0;
    for (let word = 0; word < wordsPerBlock; word += 1) {
      if (passing[word] === 0) continue;
      const first = begin + word * wordSize;
      const end = Math.min(first + wordSize, column.length);
      let refused = 0;
      for (let slot = first; slot < end; slot += 1) {
        refused = (refused >>> 1) | ((most - column[slot]!) & highestBit);
      }
      passing[word]! &= ~(refused >>> (first + wordSize - end));
    }
  };
}

/** Has all of these traits. */
export function hasAll({ traitBits: words }: Blocks, wanted: number): Condition {
  return (passing, begin) => {
    for (let left = wanted; left !== 0; left &= left - 1) {
      const from = traitWords(begin / blockSize, 31 - Math.clz32(left & -left));
      for (let word = 0; word < wordsPerBlock; word += 1) passing[word]! &= words[from + word]!;
    }
  };
}

/** Has one of these traits. */
export function hasAny({ traitBits: words }: Blocks, either: number): Condition {
  const found = createMask();
  return (passing, begin) => {
    found.fill(0);
    for (let left = either; left !== 0; left &= left - 1) {
      const from = traitWords(begin / blockSize, 31 - Math.clz32(left & -left));
      for (let word = 0; word < wordsPerBlock; word += 1) found[word]! |= words[from + word]!;
    }
    for (let word = 0; word < wordsPerBlock; word += 1) passing[word]! &= found[word]!;
  };
}

/** Is accepted by a choice that a filter offers; null of a number that is not offered. */
export function isOfferedChoice(
  { offeredBits }: Blocks,
  name: OfferedName,
  value: number,
): Condition | null {
  const nth = offeredChoice(name, value);
  if (nth === -1) return null;
  const words = offeredBits[name];
  return (passing, begin) => {
    const from = offeredWords(name, begin / blockSize, nth);
    for (let word = 0; word < wordsPerBlock; word += 1) passing[word]! &= words[from + word]!;
  };
}

/** The listing is one of these, by the bits of their ids. */
function isAmong(ids: Int32Array, members: Uint8Array): Condition {
  return (passing, begin) => {
    for (let word = 0; word < wordsPerBlock; word += 1) {
      if (passing[word] === 0) continue;
      const first = begin + word * wordSize;
      const end = Math.min(first + wordSize, ids.length);
      let has = 0;
      for (let slot = first; slot < end; slot += 1) {
        const id = ids[slot]!;
        // Beyond the end there are no bits.
        const bit = ((members[id >>> 3] ?? 0) >>> (id & 7)) & 1;
        has = (has >>> 1) | (bit << 31);
      }
      passing[word]! &= has >>> (first + wordSize - end);
    }
  };
}

/** The ids of all of these sets of bits. */
export function isInAll(ids: Int32Array, sets: readonly Uint8Array[]): Condition {
  const each = sets.map((members) => isAmong(ids, members));
  return (passing, begin) => {
    for (const keep of each) keep(passing, begin);
  };
}

/** The listing is one of those in these slots. */
export function isInAnySet(slots: Int32Array, count: number): Condition {
  const words = createBits(slots, count);
  return (passing, begin) => {
    const from = begin / wordSize;
    for (let word = 0; word < wordsPerBlock; word += 1) passing[word]! &= words[from + word]!;
  };
}

/** The listing is none of these few. */
export function isOutside(
  { columns, findSlot }: Pick<IndexedListings, 'columns' | 'findSlot'>,
  without: readonly number[],
): Condition {
  const slots = Int32Array.from(without, findSlot).filter((slot) => slot !== -1);
  const words = createBits(slots, columns.count);
  return (passing, begin) => {
    const from = begin / wordSize;
    for (let word = 0; word < wordsPerBlock; word += 1) passing[word]! &= ~words[from + word]!;
  };
}

/** The bits of some slots, of as many blocks as `count` slots have. */
function createBits(slots: Int32Array, count: number): Int32Array {
  const words = new Int32Array(Math.ceil(count / blockSize) * wordsPerBlock);
  for (const slot of slots) words[Math.floor(slot / wordSize)]! |= 1 << (slot % wordSize);
  return words;
}
