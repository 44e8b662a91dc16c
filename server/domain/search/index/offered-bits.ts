import { offeredChoices } from '#contract/listings/offered-choices.ts';
import { daysPerMonth } from '#fit/listing-fit.ts';
import { wordsPerBlock } from './masks.ts';

/** What the choices of the filters ask of a listing, by slot. */
export interface OfferedFacts {
  bedrooms: Uint8Array;
  roommates: Uint8Array;
  availableDay: Int32Array;
  untilDay: Int32Array;
  minStay: Uint8Array;
  maxStay: Uint8Array;
}

const { bedrooms, max_roommates: roommates, stay_months: stays } = offeredChoices;

/** The filters of numbers that a listing passes for one choice alone, whatever else is asked. */
export type OfferedFilter = 'bedrooms' | 'max_roommates' | 'stay_months';

const begins: Record<OfferedFilter, number> = {
  bedrooms: 0,
  max_roommates: bedrooms.length,
  stay_months: bedrooms.length + roommates.length,
};
/** A bit for each choice that the filters offer. */
export const offeredCount = bedrooms.length + roommates.length + stays.length;

/** The position of a choice among the bits; -1 of a number that is not offered. */
export function offeredBit(filter: OfferedFilter, value: number): number {
  const nth = (offeredChoices[filter] as readonly number[]).indexOf(value);
  return nth === -1 ? -1 : begins[filter] + nth;
}

/** Where the words of a choice begin in `offeredBits`, for a block. */
export const offeredWords = (block: number, bit: number): number =>
  (block * offeredCount + bit) * wordsPerBlock;

/** Writes which of the slots from `first` until `end`, at most 32, pass each choice. */
export function writeOffered(
  target: Int32Array,
  facts: OfferedFacts,
  { block, word, first, end }: { block: number; word: number; first: number; end: number },
): void {
  const found = new Int32Array(offeredCount);
  for (let slot = first; slot < end; slot += 1) {
    const bit = 1 << (slot - first);
    const days = facts.untilDay[slot]! - facts.availableDay[slot]!;
    let nth = 0;
    for (const least of bedrooms) {
      if (facts.bedrooms[slot]! >= least) found[nth]! |= bit;
      nth += 1;
    }
    for (const most of roommates) {
      if (facts.roommates[slot]! <= most) found[nth]! |= bit;
      nth += 1;
    }
    for (const months of stays) {
      const isTaken = facts.minStay[slot]! <= months && months <= facts.maxStay[slot]!;
      if (isTaken && days >= months * daysPerMonth) found[nth]! |= bit;
      nth += 1;
    }
  }
  for (let bit = 0; bit < offeredCount; bit += 1) {
    target[offeredWords(block, bit) + word] = found[bit]!;
  }
}
