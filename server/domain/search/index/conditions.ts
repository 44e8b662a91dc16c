import { daysOfStay, roomForTrait } from '../sql/conditions.ts';
import { hasRentLimit, type PricedQuery } from '../sql/rents.ts';
import { daysOf } from '#fit/listing-fit.ts';
import { traitWords, type Blocks } from './blocks.ts';
import type { Column, ListingColumns, ListingTable } from './listing-columns.ts';
import { blockSize, createMask, wordSize, wordsPerBlock, type Mask } from './masks.ts';
import { offeredBit, offeredWords } from './offered-bits.ts';
import { rentRanges } from './rent-ranges.ts';
import { traitBits } from './traits.ts';

/**
 * Takes those slots out of a mask whose listing does not pass; the mask is of the block that begins
 * with the slot `begin`. Each is a loop over one or two columns, which the engine compiles well, and
 * passes over words without slots. Loops have no branch for a listing, because a processor cannot
 * foresee which ones pass: the highest bit of a difference below zero is shifted through the word.
 * They repeat each other: a function called for each slot would cost more than its comparison.
 */
export type Condition = (passing: Mask, begin: number) => void;

/** What conditions read. */
export type Searched = Pick<ListingTable, 'columns' | 'blocks' | 'slotOf'>;

/** The conditions of a search, except where it looks and for which words. The quick ones come first. */
export function conditionsOf(table: Searched, query: PricedQuery): Condition[] {
  const { columns, blocks } = table;
  const { bedrooms, max_roommates: roommates, stay_months: stay } = query;
  const wanted = traitBits([
    ...(query.amenities ?? []),
    ...(query.house_rules ?? []),
    ...roomForTrait(query.room_for),
  ]);
  const either = traitBits(query.room_type ?? []);
  const found: Condition[] = [];
  if (query.without?.length) found.push(isNoneOf(table, query.without));
  if (wanted !== 0) found.push(hasAll(blocks, wanted));
  if (either !== 0) found.push(hasAny(blocks, either));
  if (bedrooms !== undefined) found.push(hasBedrooms(table, bedrooms));
  if (roommates !== undefined) found.push(hasRoommates(table, roommates));
  if (hasRentLimit(query)) found.push(withinRents(columns, query));
  if (query.available_from !== undefined || stay !== undefined) found.push(suits(table, query));
  return found;
}

/** The rent is in the range of its currency. Without a rent in the search it is, if it is known. */
export function withinRents(columns: ListingColumns, query: PricedQuery): Condition {
  const { lowest, highest } = rentRanges(query);
  // Whatever cannot be compared is beyond either limit, so the highest alone is enough.
  return query.min_rent === undefined
    ? costsAtMost(columns, highest)
    : costsBetween(columns, lowest, highest);
}

/** By the number of a currency. */
function costsAtMost({ rent, currency }: ListingColumns, highest: Int32Array): Condition {
  return (passing, begin) => {
    for (let word = 0; word < wordsPerBlock; word += 1) {
      if (passing[word] === 0) continue;
      const first = begin + word * wordSize;
      const end = Math.min(first + wordSize, rent.length);
      let refused = 0;
      for (let slot = first; slot < end; slot += 1) {
        const outside = highest[currency[slot]!]! - rent[slot]!;
        refused = (refused >>> 1) | (outside & highestBit);
      }
      passing[word]! &= ~(refused >>> (first + wordSize - end));
    }
  };
}

function costsBetween(
  { rent, currency }: ListingColumns,
  lowest: Int32Array,
  highest: Int32Array,
): Condition {
  return (passing, begin) => {
    for (let word = 0; word < wordsPerBlock; word += 1) {
      if (passing[word] === 0) continue;
      const first = begin + word * wordSize;
      const end = Math.min(first + wordSize, rent.length);
      let refused = 0;
      for (let slot = first; slot < end; slot += 1) {
        const [amount, of] = [rent[slot]!, currency[slot]!];
        const outside = (amount - lowest[of]!) | (highest[of]! - amount);
        refused = (refused >>> 1) | (outside & highestBit);
      }
      passing[word]! &= ~(refused >>> (first + wordSize - end));
    }
  };
}

/** Where a difference below zero has a bit. */
const highestBit = 1 << 31;

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

function atMost(column: Column, value: number): Condition {
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

export function hasAll({ traitBits: words }: Blocks, wanted: number): Condition {
  return (passing, begin) => {
    for (let left = wanted; left !== 0; left &= left - 1) {
      const from = traitWords(begin / blockSize, 31 - Math.clz32(left & -left));
      for (let word = 0; word < wordsPerBlock; word += 1) passing[word]! &= words[from + word]!;
    }
  };
}

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

/** Has at least so many bedrooms. */
export const hasBedrooms = ({ columns, blocks }: Searched, least: number): Condition =>
  offered(blocks, offeredBit('bedrooms', least)) ?? atLeast(columns.bedrooms, least);

/** Has at most so many roommates. */
export const hasRoommates = ({ columns, blocks }: Searched, most: number): Condition =>
  offered(blocks, offeredBit('max_roommates', most)) ?? atMost(columns.roommates, most);

/** Is accepted by a choice that a filter offers; null of a number that is not offered. */
function offered({ offeredBits: words }: Blocks, bit: number): Condition | null {
  if (bit === -1) return null;
  return (passing, begin) => {
    const from = offeredWords(begin / blockSize, bit);
    for (let word = 0; word < wordsPerBlock; word += 1) passing[word]! &= words[from + word]!;
  };
}

type Times = Pick<PricedQuery, 'available_from' | 'stay_months'>;

/** Available from the day of the search, and for as long as it asks. */
export function suits({ columns, blocks }: Searched, query: Times): Condition {
  const { available_from: from, stay_months: stay } = query;
  if (from === undefined && stay !== undefined) {
    const isOffered = offered(blocks, offeredBit('stay_months', stay));
    if (isOffered) return isOffered;
  }
  const isFree =
    from === undefined
      ? isFreeFor(columns, daysOfStay(query))
      : isFreeFrom(columns, daysOf(from), daysOfStay(query));
  if (stay === undefined) return isFree;
  const takesStay = takes(columns, stay);
  return (passing, begin) => {
    takesStay(passing, begin);
    isFree(passing, begin);
  };
}

/** The owner lets it for so many months. */
function takes({ minStay, maxStay }: ListingColumns, months: number): Condition {
  const [isLongEnough, isShortEnough] = [atMost(minStay, months), atLeast(maxStay, months)];
  return (passing, begin) => {
    isLongEnough(passing, begin);
    isShortEnough(passing, begin);
  };
}

/** Available from a day, and from then on for so many days. */
function isFreeFrom(
  { availableDay, untilDay }: ListingColumns,
  day: number,
  days: number,
): Condition {
  return (passing, begin) => {
    // Whole numbers, which the engine cannot know of a quotient.
    const [from, until] = [day | 0, (day + days) | 0];
    for (let word = 0; word < wordsPerBlock; word += 1) {
      if (passing[word] === 0) continue;
      const first = begin + word * wordSize;
      const end = Math.min(first + wordSize, availableDay.length);
      let refused = 0;
      for (let slot = first; slot < end; slot += 1) {
        const outside = (from - availableDay[slot]!) | (untilDay[slot]! - until);
        refused = (refused >>> 1) | (outside & highestBit);
      }
      passing[word]! &= ~(refused >>> (first + wordSize - end));
    }
  };
}

/** Available for so many days, from whichever day on. */
function isFreeFor({ availableDay, untilDay }: ListingColumns, days: number): Condition {
  if (days === 0) return () => undefined;
  return (passing, begin) => {
    const needed = days | 0;
    for (let word = 0; word < wordsPerBlock; word += 1) {
      if (passing[word] === 0) continue;
      const first = begin + word * wordSize;
      const end = Math.min(first + wordSize, availableDay.length);
      let refused = 0;
      for (let slot = first; slot < end; slot += 1) {
        const left = untilDay[slot]! - availableDay[slot]! - needed;
        refused = (refused >>> 1) | (left & highestBit);
      }
      passing[word]! &= ~(refused >>> (first + wordSize - end));
    }
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
export function isInOneOf(slots: Int32Array, count: number): Condition {
  const words = bitsOf(slots, count);
  return (passing, begin) => {
    const from = begin / wordSize;
    for (let word = 0; word < wordsPerBlock; word += 1) passing[word]! &= words[from + word]!;
  };
}

/** The listing is none of these few. */
export function isNoneOf(
  { columns, slotOf }: Pick<Searched, 'columns' | 'slotOf'>,
  without: readonly number[],
): Condition {
  const slots = Int32Array.from(without, slotOf).filter((slot) => slot !== -1);
  const words = bitsOf(slots, columns.count);
  return (passing, begin) => {
    const from = begin / wordSize;
    for (let word = 0; word < wordsPerBlock; word += 1) passing[word]! &= ~words[from + word]!;
  };
}

/** The bits of some slots, of as many blocks as `count` slots have. */
function bitsOf(slots: Int32Array, count: number): Int32Array {
  const words = new Int32Array(Math.ceil(count / blockSize) * wordsPerBlock);
  for (const slot of slots) words[Math.floor(slot / wordSize)]! |= 1 << (slot % wordSize);
  return words;
}
