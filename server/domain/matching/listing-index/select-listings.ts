import type { PricedQuery } from '#domain/listings/public.ts';
import { keepInside, mayReach, type Area } from './area.ts';
import { blockSize } from './blocks.ts';
import { atLeast, conditionsOf, isAmong, type Condition } from './conditions.ts';
import type { ListingTable } from './listing-columns.ts';

type Table = Pick<ListingTable, 'columns' | 'blocks'>;

/** All conditions of a search, ready for these columns; they must not change meanwhile. */
export interface Selection {
  area: Area;
  conditions: Condition[];
}

/** What to select. */
export interface Asked {
  query: PricedQuery;
  /** Listings that are offered until a day before this one are not searchable. A day number since 1970. */
  today: number;
  /** The bits of the ids with the words of the search; null without words. */
  members: Uint8Array | null;
}

/** The selection of a search in an area. */
export function selectionOf(
  { columns }: Table,
  area: Area,
  { query, today, members }: Asked,
): Selection {
  const conditions = [atLeast(columns.offeredDay, today), ...conditionsOf(columns, query)];
  if (members) conditions.push(isAmong(columns.ids, members));
  return { area, conditions };
}

/** Writes those of these slots that a search finds into `chosen`; returns how many. */
export function chooseFrom(
  { columns }: Table,
  selection: Selection,
  slots: Int32Array,
  chosen: Int32Array,
): number {
  chosen.set(slots);
  return keep(columns, selection, chosen, slots.length);
}

/** The same for the block that begins with the slot `begin`. */
export function chooseFromBlock(
  { columns, blocks }: Table,
  selection: Selection,
  begin: number,
  chosen: Int32Array,
): number {
  if (!mayReach(selection.area, blocks, begin / blockSize)) return 0;
  return keep(columns, selection, chosen, fillSlots(chosen, begin, columns.count));
}

/** Writes the slots of the block that begins at `begin`; returns how many. */
export function fillSlots(target: Int32Array, begin: number, end: number): number {
  const count = Math.min(blockSize, end - begin);
  for (let nth = 0; nth < count; nth += 1) target[nth] = begin + nth;
  return count;
}

function keep(
  columns: Table['columns'],
  { area, conditions }: Selection,
  chosen: Int32Array,
  count: number,
): number {
  let left = keepInside(area, columns, chosen, count);
  for (const condition of conditions) {
    if (left === 0) return 0;
    left = condition(chosen, left);
  }
  return left;
}
