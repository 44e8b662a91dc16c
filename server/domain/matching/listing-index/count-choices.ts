import type { ListingChoice, ListingChoices } from '#contract/listings/listing-map.ts';
import { offeredChoices as offered } from '#contract/listings/offered-choices.ts';
import { roomForTrait, roomForTraits } from '#domain/listings/public.ts';
import { amenities, houseRules, roomTypes } from '#contract/vocabulary.ts';
import { areaOf, isWhollyIn, keepInside, mayReach } from './area.ts';
import { blockSize } from './blocks.ts';
import {
  atLeast,
  atMost,
  conditionsOf,
  hasAll,
  hasAny,
  isAmong,
  suits,
  type Condition,
} from './conditions.ts';
import type { Column, ListingTable } from './listing-columns.ts';
import { fillSlots, type Asked } from './select-listings.ts';
import { traitBits, traitNames } from './traits.ts';

/**
 * How many listings each choice of a filter finds, in one pass over the index. An amenity or a rule
 * comes on top of the search. A choice of the other filters takes the place of what the search has
 * for that filter, so it counts what all filters but that one accept.
 */
export function countChoices(
  { columns, blocks }: Pick<ListingTable, 'columns' | 'blocks'>,
  { query, today, members }: Asked,
): Pick<ListingChoices, 'total' | 'choices'> {
  const {
    room_type: types,
    room_for: people,
    bedrooms,
    max_roommates: roommates,
    stay_months: stay,
    ...rest
  } = query;
  const shared = conditionsOf(columns, rest);
  if (members) shared.push(isAmong(columns.ids, members));
  const isCurrent = atLeast(columns.offeredDay, today);
  const staying = (months: number) => suits(columns, { ...rest, stay_months: months });
  const replaced: Record<Replaced, Condition | null> = {
    room_type: types?.length ? hasAny(columns.traits, traitBits(types)) : null,
    room_for: people === undefined ? null : hasAll(columns.traits, roomForBits(people)),
    bedrooms: bedrooms === undefined ? null : atLeast(columns.bedrooms, bedrooms),
    max_roommates: roommates === undefined ? null : atMost(columns.roommates, roommates),
    stay_months: stay === undefined ? null : staying(stay),
  };
  const area = areaOf(query);
  const marked = createMarks(replaced);
  const stays = offered.stay_months.map(staying);
  const traitCounts = createTraitCounts();
  const roomTypeCounts = createTraitCounts();
  const [byBedrooms, byRoommates] = [new Int32Array(256), new Int32Array(256)];
  const byRoomFor = new Int32Array(1 << roomForTraits.length);
  const byStay = stays.map(() => 0);
  const slots = new Int32Array(blockSize);
  let total = 0;
  for (let begin = 0, block = 0; begin < columns.count; begin += blockSize, block += 1) {
    if (!mayReach(area, blocks, block)) continue;
    let count = fillSlots(slots, begin, columns.count);
    const isInside = isWhollyIn(area, blocks, block) && blocks.located[block] === count;
    if (!isInside) count = keepInside(area, columns, slots, count);
    if (blocks.firstUntil[block]! < today) count = isCurrent(slots, count);
    for (const condition of shared) count = condition(slots, count);
    if (count === 0) continue;
    marked.read(slots, count, begin);
    const all = marked.passing(null);
    total += all.count;
    traitCounts.add(columns.traits, all);
    roomTypeCounts.add(columns.traits, marked.passing('room_type'));
    countRoomFor(columns.traits, marked.passing('room_for'), byRoomFor);
    countValues(columns.bedrooms, marked.passing('bedrooms'), byBedrooms);
    countValues(columns.roommates, marked.passing('max_roommates'), byRoommates);
    const { slots: stayed, count: size } = marked.passing('stay_months');
    for (const [nth, keep] of stays.entries()) {
      slots.set(stayed);
      byStay[nth]! += keep(slots, size);
    }
  }
  const listed = (
    filter: ListingChoice['filter'],
    values: readonly (string | number)[],
    totals: readonly number[],
  ) => values.map((value, nth) => ({ filter, value: String(value), total: totals[nth] ?? 0 }));
  return {
    total,
    choices: [
      ...listed('room_type', roomTypes, roomTypes.map(roomTypeCounts.of)),
      ...listed('amenities', amenities, amenities.map(traitCounts.of)),
      ...listed('house_rules', houseRules, houseRules.map(traitCounts.of)),
      ...listed(
        'room_for',
        offered.room_for,
        roomForTraits.map((_, nth) => sum(byRoomFor.filter((__, bits) => (bits >>> nth) & 1))),
      ),
      ...listed(
        'bedrooms',
        offered.bedrooms,
        offered.bedrooms.map((least) => sum(byBedrooms.subarray(least))),
      ),
      ...listed(
        'max_roommates',
        offered.max_roommates,
        offered.max_roommates.map((most) => sum(byRoommates.subarray(0, most + 1))),
      ),
      ...listed('stay_months', offered.stay_months, byStay),
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

/** Some slots of a block: the first `count`. */
interface Slots {
  slots: Int32Array;
  count: number;
}

/** Which of the slots of a block pass all of these filters, or all but one. */
function createMarks(filters: Record<Replaced, Condition | null>) {
  const [from, kept, passed] = [0, 0, 0].map(() => new Int32Array(blockSize)) as Three;
  /** A bit for each filter that refuses the slot at this place of the block. */
  const refusals = new Uint8Array(blockSize);
  let [count, begin] = [0, 0];
  return {
    read(slots: Int32Array, size: number, first: number): void {
      from.set(slots);
      [count, begin] = [size, first];
      refusals.fill(0);
      for (const [nth, name] of replacedNames.entries()) {
        const keep = filters[name];
        if (keep === null) continue;
        for (let at = 0; at < count; at += 1) refusals[from[at]! - begin]! |= 1 << nth;
        kept.set(from);
        const left = keep(kept, count);
        for (let at = 0; at < left; at += 1) refusals[kept[at]! - begin]! &= ~(1 << nth);
      }
    },
    /** The slots that all filters accept but this one; overwritten by the next. */
    passing(but: Replaced | null): Slots {
      const asked = but === null ? -1 : ~(1 << replacedNames.indexOf(but));
      let left = 0;
      for (let at = 0; at < count; at += 1) {
        const slot = from[at]!;
        passed[left] = slot;
        left += Number((refusals[slot - begin]! & asked) === 0);
      }
      return { slots: passed, count: left };
    },
  };
}
type Three = [Int32Array, Int32Array, Int32Array];

/** So many bits are counted at once. */
const halfBits = 11;

/** Counts listings by their traits. Half of the bits is one number: two steps for each listing. */
function createTraitCounts() {
  const halves = [new Int32Array(1 << halfBits), new Int32Array(1 << halfBits)] as const;
  const mask = (1 << halfBits) - 1;
  return {
    add(column: Int32Array, { slots, count }: Slots): void {
      const [low, high] = halves;
      for (let nth = 0; nth < count; nth += 1) {
        const bits = column[slots[nth]!]!;
        low[bits & mask]! += 1;
        high[(bits >>> halfBits) & mask]! += 1;
      }
    },
    of(trait: (typeof traitNames)[number]): number {
      const bit = traitNames.indexOf(trait);
      const half = halves[bit < halfBits ? 0 : 1];
      return sum(half.filter((_, bits) => (bits >>> (bit % halfBits)) & 1));
    },
  };
}

const roomForBits = (people: number) => traitBits(roomForTrait(people));
const forTwo = traitNames.indexOf('for_two');

/** Counts listings by the bits of how many they have room for, which are the last traits. */
function countRoomFor(column: Int32Array, { slots, count }: Slots, found: Int32Array): void {
  for (let nth = 0; nth < count; nth += 1) found[column[slots[nth]!]! >>> forTwo]! += 1;
}

function countValues(column: Column, { slots, count }: Slots, found: Int32Array): void {
  for (let nth = 0; nth < count; nth += 1) found[column[slots[nth]!]!]! += 1;
}

const sum = (counts: Int32Array) => counts.reduce((before, count) => before + count, 0);
