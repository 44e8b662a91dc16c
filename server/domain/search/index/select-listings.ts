import { testsBeside } from '../filters/all.ts';
import type { IndexSearch } from '../filters/filter.ts';
import { keepInside, canReach, type Area } from './search-area.ts';
import { atLeast, type Condition, type IndexedListings } from './conditions.ts';
import { blockSize, fillMask, type Mask } from './masks.ts';

/** A search in the index on a day. */
export interface DatedSearch extends IndexSearch {
  /** Listings that are offered until a day before this one are not searchable. A day number since 1970. */
  today: number;
}

/** The tests of a search but those of where it looks and of how long listings are offered. */
export const indexConditions = (search: IndexSearch): Condition[] => testsBeside(search, ['area']);

/** A listing can still be found. Asked of blocks only that have one that cannot. */
export function isOffered({ columns, blocks }: IndexedListings, today: number): Condition {
  const isCurrent = atLeast(columns.offeredDay, today);
  return (passing, begin) => {
    if (blocks.firstUntil[begin / blockSize]! < today) isCurrent(passing, begin);
  };
}

/**
 * Fills the mask of the block that begins with the slot `begin` with those slots that are in the area
 * and pass all conditions; false when the area is elsewhere.
 */
export function selectFromBlock(
  table: IndexedListings,
  { area, conditions }: { area: Area; conditions: readonly Condition[] },
  begin: number,
  selected: Mask,
): boolean {
  if (!canReach(area, table.blocks, begin / blockSize)) return false;
  fillMask(selected, table.columns.count - begin);
  keepInside(area, table, selected, begin);
  for (const keep of conditions) keep(selected, begin);
  return true;
}
