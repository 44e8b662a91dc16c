import { searchParameters, type CountedName } from '#contract/search/filters.ts';
import type { ListingChoices } from '#contract/listings/listing-map.ts';
import { searchFilters } from '../filters/all.ts';
import type { CountedChoices, SearchFilter } from '../filters/filter.ts';
import { searchArea } from '../index/search-area.ts';
import type { Condition } from '../index/conditions.ts';
import { blockSize, countBits, createMask, wordsPerBlock, type Mask } from '../index/masks.ts';
import {
  isOffered,
  selectFromBlock,
  indexConditions,
  type DatedSearch,
} from '../index/select-listings.ts';

/**
 * How many listings each choice of a filter finds, in one pass over the index. Some choices come on
 * top of the search. The others take the place of what the search has for that parameter, so they
 * count what all filters but that one accept.
 */
export function countChoices(search: DatedSearch): Pick<ListingChoices, 'total' | 'choices'> {
  const { table, query, today } = search;
  const { columns } = table;
  // Without the parameters that a choice replaces; each is tested by itself.
  const rest = { ...query };
  for (const { name, isAdded } of counted) if (!isAdded) delete rest[name];
  const remainingSearch = { ...search, query: rest };
  const tests = counted.map(({ name, isAdded, filter }) =>
    isAdded || query[name] === undefined
      ? null
      : filter.test({ ...search, query: { ...rest, [name]: query[name] } }),
  );
  const conditions = [isOffered(table, today), ...indexConditions(remainingSearch)];
  const selection = { area: searchArea(query), conditions };
  const masks = createFilterMasks(tests);
  const counters = counted.map(({ count }) => count(remainingSearch));
  const selected = createMask();
  let total = 0;
  for (let begin = 0; begin < columns.count; begin += blockSize) {
    if (!selectFromBlock(table, selection, begin, selected)) continue;
    if (countBits(selected) === 0) continue;
    masks.read(selected, begin);
    total += countBits(masks.all);
    for (const [nth, counter] of counters.entries()) counter.add(masks.allBut(nth), begin);
  }
  return {
    total,
    choices: counted.flatMap(({ name, choices }, position) => {
      const totals = counters[position]!.totals();
      return choices.map((value, nth) => ({
        filter: name,
        value: String(value),
        total: totals[nth] ?? 0,
      }));
    }),
  };
}

interface CountedParameter extends CountedChoices {
  name: CountedName;
  choices: readonly (string | number)[];
  filter: SearchFilter;
}

/** Every parameter whose choices are counted. */
const counted: CountedParameter[] = Object.values(searchFilters).flatMap((filter) =>
  Object.entries(filter.choices ?? {}).map(([name, choices]) => ({
    ...choices,
    name: name as CountedName,
    choices: searchParameters[name as CountedName].choices,
    filter,
  })),
);

/** Which of the slots of a block pass all of these tests, or all but one. */
function createFilterMasks(tests: readonly (Condition | null)[]) {
  const [all, once, twice] = [createMask(), createMask(), createMask()];
  const refused = tests.map(createMask);
  const allButOne = tests.map(createMask);
  return {
    /** The slots that pass all tests. */
    all,
    read(slots: Mask, begin: number): void {
      once.fill(0);
      twice.fill(0);
      for (const [nth, test] of tests.entries()) {
        if (test === null) continue;
        const own = refused[nth]!;
        own.set(slots);
        test(own, begin);
        for (let word = 0; word < wordsPerBlock; word += 1) {
          const bits = slots[word]! & ~own[word]!;
          own[word] = bits;
          twice[word]! |= once[word]! & bits;
          once[word]! |= bits;
        }
      }
      for (let word = 0; word < wordsPerBlock; word += 1) all[word] = slots[word]! & ~once[word]!;
      for (const [nth, test] of tests.entries()) {
        if (test === null) continue;
        const [own, target] = [refused[nth]!, allButOne[nth]!];
        for (let word = 0; word < wordsPerBlock; word += 1) {
          target[word] = all[word]! | (own[word]! & ~twice[word]!);
        }
      }
    },
    /** The slots that pass all tests but this one. */
    allBut: (nth: number): Mask => (tests[nth] ? allButOne[nth]! : all),
  };
}
