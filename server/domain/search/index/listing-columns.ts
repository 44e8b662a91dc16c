import { countFilterNames, type CountFilterName } from '#contract/search/filters.ts';
import type { UserAnswers } from '#fit/answers.ts';
import { currencyIndex } from '#domain/money/public.ts';
import { createIdSlots } from '#platform/live-index/id-slots.ts';
import type { Rows } from '#platform/live-index/index-source.ts';
import { byCountFilter, countFilters } from '../filters/counts.ts';
import { createBlocks, type Blocks } from './blocks.ts';
import { nowhere, orderOfNowhere, placeOrder, sortedPositions } from './grid.ts';
import { wordsPerUser, type AnswerPacking } from '#domain/matching/public.ts';
import { usedBytes, fillColumns, type StoredColumns } from '#platform/live-index/snapshot.ts';

/** An active listing, as the index stores it. */
export interface ListingRow {
  id: number;
  /** A month in all. */
  rent: number;
  /** A code of ISO 4217. */
  currency: string;
  counts: Record<CountFilterName, number | null>;
  /** Day number since 1970. */
  availableDay: number | null;
  untilDay: number | null;
  /** The last day on which searches offer it. */
  offeredDay: number;
  /** In months. */
  minStay: number | null;
  maxStay: number | null;
  /** The bits of `listing_traits()` in the database. */
  traits: number;
  /** In thousandths of a degree, as everyone may see it. */
  latitude: number | null;
  longitude: number | null;
  /** Everyone who lives there and whom others may find. */
  household: readonly ({ id: number } & UserAnswers)[];
}

/** Typed arrays by slot; slots 0 to `count` - 1 are in use. Replaced when they grow. */
export interface ListingColumns {
  count: number;
  ids: Int32Array<ArrayBuffer>;
  rent: Int32Array<ArrayBuffer>;
  /** The position in the list of currencies. */
  currency: Uint8Array<ArrayBuffer>;
  /** Numbers that filters compare; `unknown` of `countFilters` means "not stated". */
  counts: Record<CountFilterName, Uint8Array<ArrayBuffer>>;
  /** {@link anyDay} means "not stated". */
  availableDay: Int32Array<ArrayBuffer>;
  /** {@link noEnd} means "not stated". */
  untilDay: Int32Array<ArrayBuffer>;
  offeredDay: Int32Array<ArrayBuffer>;
  /** 0 means "not stated". */
  minStay: Uint8Array<ArrayBuffer>;
  /** {@link anyStay} means "not stated". */
  maxStay: Uint8Array<ArrayBuffer>;
  traits: Int32Array<ArrayBuffer>;
  /** {@link nowhere} means "not stated". */
  latitude: Int32Array<ArrayBuffer>;
  longitude: Int32Array<ArrayBuffer>;
  /** The household: so many of the members, from there on. */
  householdAt: Int32Array<ArrayBuffer>;
  householdSize: Uint8Array<ArrayBuffer>;
  members: Members;
}

/** The users of all households, side by side for each listing. */
export interface Members {
  count: number;
  ids: Int32Array<ArrayBuffer>;
  /** {@link wordsPerUser} words per user. */
  answers: Uint32Array<ArrayBuffer>;
}

/** A column of numbers by slot. */
export type Column = Int32Array | Uint8Array;

export interface ListingTable extends Rows<ListingRow> {
  readonly columns: ListingColumns;
  /** What is known of each block of slots, as it is now. */
  readonly blocks: Blocks;
  /** The slot of a listing, or -1. */
  findSlot(id: number): number;
  bytes(): number;
}

/** Farther than any date, and so near that the difference of both is a number of 32 bits. */
export const anyDay = -100_000_000;
export const noEnd = 100_000_000;
export const anyStay = 255;
const growth = 1.25;
const firstCapacity = 1024;
/** One of so many may be out of place. */
const maxMisplaced = 20;

/** The table of a snapshot; null when its sizes are others. */
export function restoreListingTable(
  packing: AnswerPacking,
  stored: StoredColumns,
): ListingTable | null {
  const [count = 0, memberCount = 0] = stored.counts;
  const columns = emptyColumns(count, emptyMembers(memberCount));
  columns.count = count;
  columns.members.count = memberCount;
  const arrays = [...columnArrays(columns), ...memberArrays(columns.members)];
  return fillColumns(arrays, stored) ? createListingTable(packing, columns) : null;
}

/** An empty table, or one of these columns. */
export function createListingTable(packing: AnswerPacking, from?: ListingColumns): ListingTable {
  let columns = from ?? emptyColumns(firstCapacity, emptyMembers(firstCapacity));
  let blocks = createBlocks(columns.ids.length);
  /** Slots whose listing came, went or moved since the last order by place. */
  let misplaced = 0;
  let slots = createIdSlots(columns.count);
  for (let slot = 0; slot < columns.count; slot += 1) slots.set(columns.ids[slot] ?? 0, slot);
  /** Members that no listing has any more. */
  let unused = 0;

  function put(row: ListingRow): void {
    const known = slots.find(row.id);
    const slot = known === -1 ? columns.count : known;
    if (slot === columns.ids.length) {
      columns = resized(columns, Math.ceil(slot * growth));
      blocks = createBlocks(columns.ids.length);
    }
    if (known === -1) {
      columns.count += 1;
      slots.set(row.id, slot);
      columns.householdSize[slot] = 0;
    }
    writeFacts(columns, slot, row);
    blocks.change(slot);
    misplaced += 1;
    writeHousehold(slot, row.household);
  }

  /** Writes it over the old household where there is room, otherwise at the end. */
  function writeHousehold(slot: number, household: ListingRow['household']): void {
    const before = columns.householdSize[slot] ?? 0;
    const size = household.length;
    if (size > before) {
      unused += before;
      columns.householdSize[slot] = 0;
      makeRoom(size);
      columns.householdAt[slot] = columns.members.count;
      columns.members.count += size;
    } else {
      unused += before - size;
    }
    columns.householdSize[slot] = size;
    const at = columns.householdAt[slot] ?? 0;
    const { ids, answers } = columns.members;
    for (const [position, member] of household.entries()) {
      ids[at + position] = member.id;
      packing.write(answers, at + position, member);
    }
  }

  /** Makes room at the end: by leaving out the unused ones when they are many, or by growing. */
  function makeRoom(size: number): void {
    const { members } = columns;
    const needed = members.count + size;
    if (needed <= members.ids.length) return;
    const isSparse = unused > members.count / 2;
    const capacity = isSparse ? members.ids.length + size : Math.ceil(needed * growth);
    compact(capacity);
  }

  /** Copies the households next to each other, in the order of the listings. */
  function compact(capacity: number): void {
    const [old, kept] = [columns.members, emptyMembers(capacity)];
    for (let slot = 0; slot < columns.count; slot += 1) {
      const size = columns.householdSize[slot] ?? 0;
      const at = columns.householdAt[slot] ?? 0;
      kept.ids.set(old.ids.subarray(at, at + size), kept.count);
      kept.answers.set(
        old.answers.subarray(at * wordsPerUser, (at + size) * wordsPerUser),
        kept.count * wordsPerUser,
      );
      columns.householdAt[slot] = kept.count;
      kept.count += size;
    }
    columns.members = kept;
    unused = 0;
  }

  function remove(id: number): void {
    const slot = slots.find(id);
    if (slot === -1) return;
    slots.remove(id);
    unused += columns.householdSize[slot] ?? 0;
    columns.count -= 1;
    const last = columns.count;
    blocks.change(last);
    if (slot === last) return;
    for (const array of columnArrays(columns)) array[slot] = array[last] ?? 0;
    slots.set(columns.ids[slot] ?? 0, slot);
    blocks.change(slot);
    misplaced += 1;
  }

  /**
   * Sorts the listings by place, so that those of a block are near each other, and those of an area
   * in few blocks. Without it every answer is the same, only later.
   */
  function arrange(): void {
    if (misplaced <= columns.count / maxMisplaced) return;
    const { count, latitude, longitude } = columns;
    const keys = new Uint32Array(count);
    for (let slot = 0; slot < count; slot += 1) {
      const row = latitude[slot]!;
      keys[slot] = row === nowhere ? orderOfNowhere : placeOrder(row, longitude[slot]!);
    }
    const order = sortedPositions(keys);
    const arranged = emptyColumns(columns.ids.length, columns.members);
    arranged.count = count;
    const targets = columnArrays(arranged);
    for (const [position, source] of columnArrays(columns).entries()) {
      const target = targets[position]!;
      for (let slot = 0; slot < count; slot += 1) target[slot] = source[order[slot]!]!;
    }
    columns = arranged;
    slots = createIdSlots(count);
    for (let slot = 0; slot < count; slot += 1) slots.set(columns.ids[slot]!, slot);
    blocks = createBlocks(columns.ids.length);
    misplaced = 0;
    compact(columns.members.ids.length);
  }

  return {
    get columns() {
      return columns;
    },
    get blocks() {
      return blocks.of(columns);
    },
    put,
    remove,
    arrange,
    stored() {
      arrange();
      compact(columns.members.ids.length);
      const { count, members } = columns;
      return {
        counts: [count, members.count],
        columns: [
          ...columnArrays(columns).map((array) => usedBytes(array, count)),
          usedBytes(members.ids, members.count),
          usedBytes(members.answers, members.count * wordsPerUser),
        ],
      };
    },
    findSlot: (id) => slots.find(id),
    bytes: () =>
      [...columnArrays(columns), ...memberArrays(columns.members)].reduce(
        (sum, array) => sum + array.byteLength,
        slots.bytes() + blocks.bytes(),
      ),
  };
}

function emptyColumns(capacity: number, members: Members): ListingColumns {
  return {
    count: 0,
    ids: new Int32Array(capacity),
    rent: new Int32Array(capacity),
    currency: new Uint8Array(capacity),
    counts: byCountFilter(() => new Uint8Array(capacity)),
    availableDay: new Int32Array(capacity),
    untilDay: new Int32Array(capacity),
    offeredDay: new Int32Array(capacity),
    minStay: new Uint8Array(capacity),
    maxStay: new Uint8Array(capacity),
    traits: new Int32Array(capacity),
    latitude: new Int32Array(capacity),
    longitude: new Int32Array(capacity),
    householdAt: new Int32Array(capacity),
    householdSize: new Uint8Array(capacity),
    members,
  };
}

const emptyMembers = (capacity: number): Members => ({
  count: 0,
  ids: new Int32Array(capacity),
  answers: new Uint32Array(capacity * wordsPerUser),
});

/** Every array by slot, in a fixed order. */
const columnArrays = (columns: ListingColumns) => [
  columns.ids,
  columns.rent,
  columns.currency,
  ...countFilterNames.map((name) => columns.counts[name]),
  columns.availableDay,
  columns.untilDay,
  columns.offeredDay,
  columns.minStay,
  columns.maxStay,
  columns.traits,
  columns.latitude,
  columns.longitude,
  columns.householdAt,
  columns.householdSize,
];

const memberArrays = ({ ids, answers }: Members) => [ids, answers] as const;

function resized(old: ListingColumns, capacity: number): ListingColumns {
  const columns = emptyColumns(capacity, old.members);
  columns.count = old.count;
  const targets = columnArrays(columns);
  for (const [position, array] of columnArrays(old).entries()) targets[position]?.set(array);
  return columns;
}

function writeFacts(columns: ListingColumns, slot: number, row: ListingRow): void {
  const { latitude, longitude } = row;
  const isSomewhere = latitude !== null && longitude !== null;
  columns.ids[slot] = row.id;
  columns.rent[slot] = row.rent;
  columns.currency[slot] = currencyIndex(row.currency);
  for (const name of countFilterNames) {
    columns.counts[name][slot] = row.counts[name] ?? countFilters[name].unknown;
  }
  columns.availableDay[slot] = row.availableDay ?? anyDay;
  columns.untilDay[slot] = row.untilDay ?? noEnd;
  columns.offeredDay[slot] = row.offeredDay;
  columns.minStay[slot] = row.minStay ?? 0;
  columns.maxStay[slot] = row.maxStay ?? anyStay;
  columns.traits[slot] = row.traits;
  columns.latitude[slot] = isSomewhere ? latitude : nowhere;
  columns.longitude[slot] = isSomewhere ? longitude : 0;
}
