import {
  countFilterNames,
  searchParameters,
  type CountFilterName,
} from '#contract/search/filters.ts';
import { daysPerMonth } from '#fit/listing-fit.ts';
import { countFilters } from '../filters/counts.ts';
import { wordsPerBlock } from './masks.ts';

/** What the choices of the filters ask of a listing, by slot. */
export interface OfferedFacts {
  counts: Record<CountFilterName, Uint8Array>;
  availableDay: Int32Array;
  untilDay: Int32Array;
  minStay: Uint8Array;
  maxStay: Uint8Array;
}

/** Parameters whose choices accept a listing whatever else a search asks. */
export type OfferedName = CountFilterName | 'stay_months';
const offeredNames: readonly OfferedName[] = [...countFilterNames, 'stay_months'];

const listChoices = (name: OfferedName): readonly number[] => searchParameters[name].choices;

/** For each choice of a parameter, a bit for each listing that it accepts. */
export type OfferedBits = Record<OfferedName, Int32Array>;

/** The bits of so many blocks. */
export const createOfferedBits = (blocks: number): OfferedBits =>
  byName((name) => new Int32Array(offeredWords(name, blocks, 0)));

function byName<Value>(valueFor: (name: OfferedName) => Value): Record<OfferedName, Value> {
  const entries = offeredNames.map((name) => [name, valueFor(name)]);
  return Object.fromEntries(entries) as Record<OfferedName, Value>;
}

/** The position of a number among the choices; -1 of one that is not offered. */
export const offeredChoice = (name: OfferedName, value: number): number =>
  listChoices(name).indexOf(value);

/** Where the words of a choice begin, for a block. */
export const offeredWords = (name: OfferedName, block: number, nth: number): number =>
  (block * listChoices(name).length + nth) * wordsPerBlock;

/** Writes which of the slots from `first` until `end`, at most 32, each choice accepts. */
export function writeOffered(
  target: OfferedBits,
  facts: OfferedFacts,
  { block, word, first, end }: { block: number; word: number; first: number; end: number },
): void {
  for (const name of countFilterNames) {
    const counts = facts.counts[name];
    const isLeast = countFilters[name].accepts === 'at least';
    for (const [nth, value] of listChoices(name).entries()) {
      let bits = 0;
      for (let slot = first; slot < end; slot += 1) {
        const isAccepted = isLeast ? counts[slot]! >= value : counts[slot]! <= value;
        if (isAccepted) bits |= 1 << (slot - first);
      }
      target[name][offeredWords(name, block, nth) + word] = bits;
    }
  }
  const { availableDay, untilDay, minStay, maxStay } = facts;
  for (const [nth, months] of listChoices('stay_months').entries()) {
    let bits = 0;
    for (let slot = first; slot < end; slot += 1) {
      const isTaken = minStay[slot]! <= months && months <= maxStay[slot]!;
      const isLong = untilDay[slot]! - availableDay[slot]! >= months * daysPerMonth;
      if (isTaken && isLong) bits |= 1 << (slot - first);
    }
    target.stay_months[offeredWords('stay_months', block, nth) + word] = bits;
  }
}
