import type { ListingAdvice, SearchChange } from '#contract/listings/listing-map.ts';
import { searchArea, canReach } from '../index/search-area.ts';
import { searchFilters } from '../filters/all.ts';
import type { Condition, IndexedListings } from '../index/conditions.ts';
import {
  blockSize,
  countBits,
  createMask,
  fillMask,
  wordsPerBlock,
  type Mask,
} from '../index/masks.ts';
import type { Relaxation, RelaxationStep } from './relaxation.ts';
import { isOffered, type DatedSearch } from '../index/select-listings.ts';

const maxChanges = 5;

/**
 * The smallest changes of a search that find the most further listings. One pass over the index
 * finds the listings that all filters but one accept: those are what a change of that filter opens.
 */
export function adviseSearch(search: DatedSearch): Pick<ListingAdvice, 'total' | 'changes'> {
  const { table, query, today } = search;
  const always = [isOffered(table, today)];
  // No change of the search shows again what the user hid.
  const isNotHidden = searchFilters.without.test(search);
  if (isNotHidden) always.push(isNotHidden);
  const relaxations = findRelaxations(search);
  const areas = [searchArea(query)];
  for (const { steps } of relaxations) areas.push(...steps.flatMap(({ area }) => area ?? []));
  const { total, found } = countSteps(table, relaxations, {
    always,
    mayMatter: (block) => areas.some((area) => canReach(area, table.blocks, block)),
  });
  const options = relaxations.map(({ steps, widens }, position) =>
    steps.map((step, nth): Option => {
      const counted = found[position]?.[nth] ?? 0;
      const all = widens ? total + counted : counted;
      return { step, total: all, more: all - total };
    }),
  );
  return { total, changes: choose(options) };
}

/** The relaxations of all filters. The area and words come first, because they leave the fewest listings. */
const findRelaxations = (search: DatedSearch): Relaxation[] =>
  Object.values(searchFilters)
    .toReversed()
    .flatMap((filter) => filter.relaxations(search));

interface Option {
  step: RelaxationStep;
  total: number;
  more: number;
}

const worth = ({ step, more }: Option) => Math.log2(1 + more) / (0.5 + step.effort);

/** Those steps that open more than every smaller one of the same filter. */
function dropUselessSteps(steps: Option[]): Option[] {
  let most = 0;
  return steps
    .toSorted((one, other) => one.step.effort - other.step.effort)
    .filter(({ more }) => {
      const isMore = more > most;
      most = Math.max(most, more);
      return isMore;
    });
}

/**
 * The best step of each filter, then the others, until there are enough, and before them every wish
 * of a group that costs something: none of its members is passed over.
 */
function choose(options: Option[][]): SearchChange[] {
  const byWorth = (list: Option[]) => list.toSorted((one, other) => worth(other) - worth(one));
  const useful = options.map((steps) => byWorth(dropUselessSteps(steps)));
  const isWish = ([best]: Option[]) => best?.step.parameter === 'without_wishes';
  const wishes = byWorth(useful.filter(isWish).flat());
  const ordinary = useful.filter((steps) => !isWish(steps));
  const first = byWorth(ordinary.flatMap(([best]) => best ?? []));
  const others = byWorth(ordinary.flatMap(([, ...rest]) => rest));
  return [...wishes, ...[...first, ...others].slice(0, maxChanges)].map(
    ({ step, total, more }) => ({
      filter: step.parameter,
      value: step.value,
      ...(step.without !== undefined && { without: step.without }),
      total,
      more,
    }),
  );
}

interface Within {
  /** What no step relaxes. */
  always: readonly Condition[];
  /** May the search or a step find a listing of this block? */
  mayMatter(block: number): boolean;
}

/**
 * How many listings pass all filters, and for each step how many it finds: further ones, or of a
 * filter whose steps also lose some, all.
 */
function countSteps(
  { columns }: IndexedListings,
  relaxations: readonly Relaxation[],
  { always, mayMatter }: Within,
): { total: number; found: number[][] } {
  const counts = relaxations.map(({ steps }) => steps.map(() => 0));
  const [asked, kept] = [createMask(), createMask()];
  /** The slots that each filter refuses, and those that some and that several of them refuse. */
  const refused = relaxations.map(createMask);
  const [once, twice] = [createMask(), createMask()];
  let total = 0;
  for (let begin = 0, block = 0; begin < columns.count; begin += blockSize, block += 1) {
    if (!mayMatter(block)) continue;
    fillMask(asked, columns.count - begin);
    for (const keep of always) keep(asked, begin);
    once.fill(0);
    twice.fill(0);
    for (const [position, { test }] of relaxations.entries()) {
      // No single step opens a listing that two filters refuse, so it is skipped.
      for (let word = 0; word < wordsPerBlock; word += 1) kept[word] = asked[word]! & ~twice[word]!;
      refused[position]!.set(kept);
      test(kept, begin);
      refuse(refused[position]!, kept, once, twice);
    }
    for (let word = 0; word < wordsPerBlock; word += 1) asked[word]! &= ~once[word]!;
    total += countBits(asked);
    for (const [position, { count, widens }] of relaxations.entries()) {
      const own = refused[position]!;
      for (let word = 0; word < wordsPerBlock; word += 1) own[word]! &= ~twice[word]!;
      if (!widens) for (let word = 0; word < wordsPerBlock; word += 1) own[word]! |= asked[word]!;
      count(own, begin, counts[position]!);
    }
  }
  return { total, found: counts };
}

/** Leaves in `refused`, which has what was asked, what was not kept, and notes it in the others. */
function refuse(refused: Mask, kept: Mask, once: Mask, twice: Mask): void {
  for (let word = 0; word < wordsPerBlock; word += 1) {
    const bits = refused[word]! & ~kept[word]!;
    refused[word] = bits;
    twice[word]! |= once[word]! & bits;
    once[word]! |= bits;
  }
}
