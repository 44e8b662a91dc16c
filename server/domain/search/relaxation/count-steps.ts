import type { Condition } from '../index/conditions.ts';
import type { ListingColumns } from '../index/listing-columns.ts';
import { countOf, lowestBit, wordSize, wordsPerBlock, type Mask } from '../index/masks.ts';
import { currencyNumbers } from '#domain/money/public.ts';

/**
 * Adds to the count of each step how many of these slots it finds; the mask is of the block that
 * begins with the slot `begin`, and may be overwritten.
 */
export type StepCounter = (slots: Mask, begin: number, counts: number[]) => void;

/** One step, which finds them all. */
export const countEach: StepCounter = (slots, _, counts) => {
  counts[0]! += countOf(slots);
};

/** Each step finds all that the smaller ones do, so the largest goes first. */
export function countNested(steps: readonly Condition[]): StepCounter {
  return (slots, begin, counts) => {
    for (let nth = steps.length - 1; nth >= 0; nth -= 1) {
      steps[nth]!(slots, begin);
      counts[nth]! += countOf(slots);
    }
  };
}

/** Each step has a higher rent than the one before, by the number of a currency. */
export function countRents(
  { rent, currency }: Pick<ListingColumns, 'rent' | 'currency'>,
  highest: readonly Int32Array[],
): StepCounter {
  const { length } = highest;
  const limits = new Int32Array(currencyNumbers * length);
  for (const [nth, amounts] of highest.entries()) {
    for (const [of, amount] of amounts.entries()) limits[of * length + nth] = amount;
  }
  /** By the number of steps that a rent is too high for. */
  const first = new Int32Array(length + 1);
  return (slots, begin, counts) => {
    first.fill(0);
    for (let word = 0; word < wordsPerBlock; word += 1) {
      for (let left = slots[word]!; left !== 0; left &= left - 1) {
        const slot = begin + word * wordSize + lowestBit(left);
        const amount = rent[slot]!;
        const from = currency[slot]! * length;
        let beyond = 0;
        // Without a branch, because a processor cannot foresee which rents pass.
        for (let nth = 0; nth < length; nth += 1) beyond += (limits[from + nth]! - amount) >>> 31;
        first[beyond]! += 1;
      }
    }
    let found = 0;
    for (let nth = 0; nth < length; nth += 1) {
      found += first[nth]!;
      counts[nth]! += found;
    }
  };
}

/** What a search asks of dates, and the later days of its steps; as day numbers since 1970. */
interface Dates {
  from: number;
  later: readonly number[];
  /** How many days a listing must be available. */
  days: number;
  /** How many months the owner must let it for. */
  stay: number | undefined;
}

/**
 * A step for each later day, one for any day, and where the search says how long, one for any stay.
 * A later day loses listings that end soon, so each is asked of all.
 */
export function countDates(
  { availableDay, untilDay, minStay, maxStay }: ListingColumns,
  { from, later, days, stay }: Dates,
): StepCounter {
  const { length } = later;
  const last = Math.max(...later) - from;
  /** By days after `from`: how many steps begin before that day, and how many until then. */
  const before = Uint8Array.from({ length: last + 2 }, (_, day) => stepsUntil(day - 1));
  const until = Uint8Array.from({ length: last + 2 }, (_, day) => stepsUntil(day));
  function stepsUntil(day: number): number {
    return later.filter((start) => start - from <= day).length;
  }
  /** How many are available for the steps from one on, and until before another. */
  const spans = new Int32Array((length + 1) * (length + 1));
  return (slots, begin, counts) => {
    spans.fill(0);
    let [onAnyDay, forAnyStay] = [0, 0];
    for (let word = 0; word < wordsPerBlock; word += 1) {
      for (let left = slots[word]!; left !== 0; left &= left - 1) {
        const slot = begin + word * wordSize + lowestBit(left);
        const [available, end] = [availableDay[slot]!, untilDay[slot]!];
        forAnyStay += ~((from - available) | (end - 1 - from)) >>> 31;
        // Below zero where it is let for other stays, or not for so many days. No branch, because a
        // processor cannot foresee which ones are.
        const outside =
          stay === undefined
            ? 0
            : (stay - minStay[slot]!) | (maxStay[slot]! - stay) | (end - available - days);
        const isIn = ~outside >>> 31;
        onAnyDay += isIn;
        const first = before[Math.max(0, Math.min(available - from, last + 1))]!;
        const beyond = until[Math.max(0, Math.min(end - days - from, last + 1))]!;
        spans[first * (length + 1) + beyond]! += isIn;
      }
    }
    for (let first = 0; first < length; first += 1) {
      for (let beyond = first + 1; beyond <= length; beyond += 1) {
        const count = spans[first * (length + 1) + beyond]!;
        for (let step = first; step < beyond; step += 1) counts[step]! += count;
      }
    }
    counts[length]! += onAnyDay;
    if (stay !== undefined) counts[length + 1]! += forAnyStay;
  };
}
