import { areaOf } from './area.ts';
import type { Searched } from './conditions.ts';
import { blockSize, createMask, slotsIn } from './masks.ts';
import { chooseFromBlock, isOffered, selectionOf, type Asked } from './select-listings.ts';

/** The ids of a search, in no order; null once there are more than `most`. */
export function findListings(table: Searched, asked: Asked, most: number): number[] | null {
  const { ids, count } = table.columns;
  const conditions = [isOffered(table, asked.today), ...selectionOf(table, asked)];
  const selection = { area: areaOf(asked.query), conditions };
  const [passing, slots] = [createMask(), new Int32Array(blockSize)];
  const found: number[] = [];
  for (let begin = 0; begin < count; begin += blockSize) {
    if (!chooseFromBlock(table, selection, begin, passing)) continue;
    const passed = slotsIn(passing, begin, slots);
    if (found.length + passed > most) return null;
    for (let nth = 0; nth < passed; nth += 1) found.push(ids[slots[nth]!]!);
  }
  return found;
}
