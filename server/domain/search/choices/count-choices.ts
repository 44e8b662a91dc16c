import type { ListingChoice, ListingChoices } from '#contract/listings/listing-map.ts';
import { offeredChoices as offered } from '#contract/listings/offered-choices.ts';
import { roomForTrait, roomForTraits } from '../sql/conditions.ts';
import { amenities, houseRules, roomTypes } from '#contract/vocabulary.ts';
import { daysOf, daysPerMonth } from '#fit/listing-fit.ts';
import { areaOf } from '../index/area.ts';
import { traitWords } from '../index/blocks.ts';
import {
  hasAll,
  hasAny,
  hasBedrooms,
  hasRoommates,
  suits,
  type Condition,
  type Searched,
} from '../index/conditions.ts';
import {
  blockSize,
  countCommon,
  countOf,
  createMask,
  lowestBit,
  wordSize,
  wordsPerBlock,
  type Mask,
} from '../index/masks.ts';
import {
  offeredBit,
  offeredCount,
  offeredWords,
  type OfferedFilter,
} from '../index/offered-bits.ts';
import { chooseFromBlock, isOffered, selectionOf, type Asked } from '../index/select-listings.ts';
import { traitBits, traitNames } from '../index/traits.ts';

/**
 * How many listings each choice of a filter finds, in one pass over the index. An amenity or a rule
 * comes on top of the search. A choice of the other filters takes the place of what the search has
 * for that filter, so it counts what all filters but that one accept.
 */
export function countChoices(
  table: Searched,
  { query, today, members }: Asked,
): Pick<ListingChoices, 'total' | 'choices'> {
  const { columns, blocks } = table;
  const {
    room_type: types,
    room_for: people,
    bedrooms,
    max_roommates: roommates,
    stay_months: stay,
    ...rest
  } = query;
  const roomFor = people === undefined ? 0 : traitBits(roomForTrait(people));
  const filters: Record<Replaced, Condition | null> = {
    room_type: types?.length ? hasAny(blocks, traitBits(types)) : null,
    room_for: people === undefined ? null : hasAll(blocks, roomFor),
    bedrooms: bedrooms === undefined ? null : hasBedrooms(table, bedrooms),
    max_roommates: roommates === undefined ? null : hasRoommates(table, roommates),
    stay_months: stay === undefined ? null : suits(table, { ...rest, stay_months: stay }),
  };
  const shared = [isOffered(table, today), ...selectionOf(table, { query: rest, members })];
  const selection = { area: areaOf(query), conditions: shared };
  const marked = createMarks(filters);
  const traitCounts = traitNames.map(() => 0);
  const numbers = createOfferedCounts(table);
  const stays =
    rest.available_from === undefined ? null : createStayCounts(table, rest.available_from);
  const chosen = createMask();
  let total = 0;
  for (let begin = 0, block = 0; begin < columns.count; begin += blockSize, block += 1) {
    if (!chooseFromBlock(table, selection, begin, chosen)) continue;
    if (countOf(chosen) === 0) continue;
    marked.read(chosen, begin);
    const all = marked.passing(null);
    total += countOf(all);
    for (const [trait, { replaces }] of countedTraits.entries()) {
      const passing = replaces === null ? all : marked.passing(replaces);
      traitCounts[trait]! += countCommon(passing, blocks.traitBits, traitWords(block, trait));
    }
    numbers.add('bedrooms', marked.passing('bedrooms'), block);
    numbers.add('max_roommates', marked.passing('max_roommates'), block);
    if (stays) stays.add(marked.passing('stay_months'), begin);
    else numbers.add('stay_months', marked.passing('stay_months'), block);
  }
  const traitCount = (trait: (typeof traitNames)[number]) =>
    traitCounts[traitNames.indexOf(trait)]!;
  const listed = (
    filter: ListingChoice['filter'],
    values: readonly (string | number)[],
    totals: readonly number[],
  ) => values.map((value, nth) => ({ filter, value: String(value), total: totals[nth] ?? 0 }));
  return {
    total,
    choices: [
      ...listed('room_type', roomTypes, roomTypes.map(traitCount)),
      ...listed('amenities', amenities, amenities.map(traitCount)),
      ...listed('house_rules', houseRules, houseRules.map(traitCount)),
      ...listed('room_for', offered.room_for, roomForTraits.map(traitCount)),
      ...listed('bedrooms', offered.bedrooms, numbers.totals('bedrooms')),
      ...listed('max_roommates', offered.max_roommates, numbers.totals('max_roommates')),
      ...listed(
        'stay_months',
        offered.stay_months,
        stays?.totals() ?? numbers.totals('stay_months'),
      ),
    ],
  };
}

/** Filters with one value, or any of several: a choice takes the place of the others. */
const replacedNames = [
  'room_type',
  'room_for',
  'bedrooms',
  'max_roommates',
  'stay_months',
] as const;
type Replaced = (typeof replacedNames)[number];

/** For each trait, the filter whose place its choice takes; amenities and rules come on top. */
const countedTraits = traitNames.map((name): { replaces: Replaced | null } => {
  const has = (names: readonly string[]) => names.includes(name);
  return { replaces: has(roomTypes) ? 'room_type' : has(roomForTraits) ? 'room_for' : null };
});

/** Which of the slots of a block pass all of these filters, or all but one. */
function createMarks(filters: Record<Replaced, Condition | null>) {
  const [all, once, twice] = [createMask(), createMask(), createMask()];
  const refused = replacedNames.map(createMask);
  const butOne = replacedNames.map(createMask);
  return {
    read(slots: Mask, begin: number): void {
      once.fill(0);
      twice.fill(0);
      for (const [nth, name] of replacedNames.entries()) {
        const keep = filters[name];
        if (keep === null) continue;
        const own = refused[nth]!;
        own.set(slots);
        keep(own, begin);
        for (let word = 0; word < wordsPerBlock; word += 1) {
          const bits = slots[word]! & ~own[word]!;
          own[word] = bits;
          twice[word]! |= once[word]! & bits;
          once[word]! |= bits;
        }
      }
      for (let word = 0; word < wordsPerBlock; word += 1) all[word] = slots[word]! & ~once[word]!;
      for (const [nth, name] of replacedNames.entries()) {
        if (filters[name] === null) continue;
        const [own, target] = [refused[nth]!, butOne[nth]!];
        for (let word = 0; word < wordsPerBlock; word += 1) {
          target[word] = all[word]! | (own[word]! & ~twice[word]!);
        }
      }
    },
    /** The slots that all filters accept but this one. */
    passing: (but: Replaced | null): Mask =>
      but === null || filters[but] === null ? all : butOne[replacedNames.indexOf(but)]!,
  };
}

/** Counts listings by the offered numbers that accept them, 32 at a time. */
function createOfferedCounts({ blocks }: Searched) {
  const counts = new Int32Array(offeredCount);
  const bitsOf = (filter: OfferedFilter) =>
    offered[filter].map((value) => offeredBit(filter, value));
  const bits = {
    bedrooms: bitsOf('bedrooms'),
    max_roommates: bitsOf('max_roommates'),
    stay_months: bitsOf('stay_months'),
  };
  return {
    add(filter: OfferedFilter, passing: Mask, block: number): void {
      for (const bit of bits[filter]) {
        counts[bit]! += countCommon(passing, blocks.offeredBits, offeredWords(block, bit));
      }
    },
    totals: (filter: OfferedFilter): number[] => bits[filter].map((bit) => counts[bit]!),
  };
}

/**
 * Counts listings by the offered stays that suit them from a day on. What a listing asks of a stay has a least and a
 * most, so the offered ones that suit are neighbours: it counts where they begin and where they end.
 */
function createStayCounts({ columns }: Searched, from: string) {
  const { availableDay, untilDay, minStay, maxStay } = columns;
  const { stay_months: stays } = offered;
  const askedDay = daysOf(from);
  /** By months, how many of the offered stays are shorter, and how many are not longer. */
  const shorter = Int32Array.from({ length: 256 }, (_, months) =>
    countIf(stays, (n) => n < months),
  );
  const within = Int32Array.from({ length: 256 }, (_, months) =>
    countIf(stays, (n) => n <= months),
  );
  const begins = new Int32Array(stays.length + 1);
  const ends = new Int32Array(stays.length + 1);
  return {
    add(passing: Mask, begin: number): void {
      const day = askedDay | 0;
      for (let word = 0; word < wordsPerBlock; word += 1) {
        const first = begin + word * wordSize;
        for (let left = passing[word]!; left !== 0; left &= left - 1) {
          const slot = first + lowestBit(left);
          const days = untilDay[slot]! - Math.max(availableDay[slot]!, day);
          const months = Math.min(Math.max(0, days) / daysPerMonth, maxStay[slot]!) | 0;
          const least = shorter[minStay[slot]!]!;
          begins[least]! += 1;
          ends[Math.max(least, within[months]!)]! += 1;
        }
      }
    },
    /** For each offered stay, how many listings it suits. */
    totals: (): number[] =>
      stays.map((_, nth) => sum(begins.subarray(0, nth + 1)) - sum(ends.subarray(0, nth + 1))),
  };
}

const countIf = (values: readonly number[], passes: (value: number) => boolean) =>
  values.filter(passes).length;

const sum = (counts: Int32Array) => counts.reduce((before, count) => before + count, 0);
