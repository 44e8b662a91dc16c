import { searchArea } from './search-area.ts';
import { blockSize, createMask, slotsIn } from './masks.ts';
import {
  isOffered,
  selectFromBlock,
  indexConditions,
  type DatedSearch,
} from './select-listings.ts';

/** The ids of a search, in no order; null once there are more than `most`. */
export function findIds(search: DatedSearch, most: number): number[] | null {
  const { table, query, today } = search;
  const { ids, count } = table.columns;
  const conditions = [isOffered(table, today), ...indexConditions(search)];
  const selection = { area: searchArea(query), conditions };
  const [passing, slots] = [createMask(), new Int32Array(blockSize)];
  const found: number[] = [];
  for (let begin = 0; begin < count; begin += blockSize) {
    if (!selectFromBlock(table, selection, begin, passing)) continue;
    const passed = slotsIn(passing, begin, slots);
    if (found.length + passed > most) return null;
    for (let nth = 0; nth < passed; nth += 1) found.push(ids[slots[nth]!]!);
  }
  return found;
}
