import { searchParameters, type CountedNumberName } from '#contract/search/filters.ts';
import { traitWords } from '../index/blocks.ts';
import type { IndexedListings } from '../index/conditions.ts';
import { blockSize, countCommon, type Mask } from '../index/masks.ts';
import { offeredWords, type OfferedName } from '../index/offered-bits.ts';
import { traitNumber, type Trait } from '../index/trait-bits.ts';

/** Counts how many listings each choice of a parameter finds. */
export interface ChoiceCounter {
  /** Adds listings of the block that begins with the slot `begin`. */
  add(passing: Mask, begin: number): void;
  /** In the order of the choices. */
  totals(): number[];
}

/** Counts the listings with each trait. */
export const countTraits = ({ blocks }: IndexedListings, traits: readonly Trait[]): ChoiceCounter =>
  countBits(blocks.traitBits, traits, (block, nth) => traitWords(block, traitNumber(traits[nth]!)));

/** Counts the listings that each offered number accepts. */
export const countOffered = (
  { blocks }: IndexedListings,
  name: OfferedName & CountedNumberName,
): ChoiceCounter =>
  countBits(blocks.offeredBits[name], searchParameters[name].choices, (block, nth) =>
    offeredWords(name, block, nth),
  );

/** Counts listings by bits that the blocks hold for each choice, 32 at a time. */
function countBits(
  bits: Int32Array,
  choices: readonly unknown[],
  wordsOf: (block: number, nth: number) => number,
): ChoiceCounter {
  const totals = choices.map(() => 0);
  return {
    add(passing, begin) {
      const block = begin / blockSize;
      for (let nth = 0; nth < totals.length; nth += 1) {
        totals[nth]! += countCommon(passing, bits, wordsOf(block, nth));
      }
    },
    totals: () => totals,
  };
}
