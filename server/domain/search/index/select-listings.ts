import type { PricedQuery } from '../sql/rents.ts';
import { keepInside, mayReach, type Area } from './area.ts';
import { atLeast, conditionsOf, isInAll, type Condition, type Searched } from './conditions.ts';
import { blockSize, fillMask, type Mask } from './masks.ts';

/** What to select. */
export interface Asked {
  query: PricedQuery;
  /** Listings that are offered until a day before this one are not searchable. A day number since 1970. */
  today: number;
  /** For each word of the search, the bits of the ids that have it. */
  members: readonly Uint8Array[];
}

/** All conditions of a search but where it looks and how long listings are offered. */
export function selectionOf(table: Searched, { query, members }: Omit<Asked, 'today'>) {
  const conditions = conditionsOf(table, query);
  if (members.length > 0) conditions.push(isInAll(table.columns.ids, members));
  return conditions;
}

/** A listing can still be found. Asked of blocks only that have one that cannot. */
export function isOffered({ columns, blocks }: Searched, today: number): Condition {
  const isCurrent = atLeast(columns.offeredDay, today);
  return (passing, begin) => {
    if (blocks.firstUntil[begin / blockSize]! < today) isCurrent(passing, begin);
  };
}

/**
 * Fills the mask of the block that begins with the slot `begin` with those slots that are in the area
 * and pass all conditions; false when the area is elsewhere.
 */
export function chooseFromBlock(
  table: Searched,
  { area, conditions }: { area: Area; conditions: readonly Condition[] },
  begin: number,
  chosen: Mask,
): boolean {
  if (!mayReach(area, table.blocks, begin / blockSize)) return false;
  fillMask(chosen, table.columns.count - begin);
  keepInside(area, table, chosen, begin);
  for (const keep of conditions) keep(chosen, begin);
  return true;
}
