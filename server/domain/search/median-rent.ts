import { convertMoney } from '#contract/labels/convert-money.ts';
import type { PricedQuery } from './priced-query.ts';
import { searchArea } from './index/search-area.ts';
import { blockSize, createMask, lowestBit, wordSize } from './index/masks.ts';
import { currencyIndex } from '#domain/money/public.ts';
import {
  isOffered,
  selectFromBlock,
  indexConditions,
  type DatedSearch,
} from './index/select-listings.ts';

/** The middle of some rents, and of how many it is. */
export interface Median {
  median: number;
  count: number;
}

/**
 * The median rent of the listings that a search finds, in its currency; exact. Leaves out those in
 * currencies that cannot be compared.
 */
export function medianRent(search: DatedSearch): Median {
  const { table, query, today } = search;
  const { columns } = table;
  const area = searchArea(query);
  const tests = indexConditions(search);
  const selection = { area, conditions: [isOffered(table, today), ...tests] };
  const worth = worthByNumber(query.rents.worth);
  const found = createMask();
  const rents: number[] = [];
  for (let begin = 0; begin < columns.count; begin += blockSize) {
    if (!selectFromBlock(table, selection, begin, found)) {
      continue;
    }
    for (let nth = 0; nth < found.length; nth += 1) {
      for (let left = found[nth]!; left !== 0; left &= left - 1) {
        const slot = begin + nth * wordSize + lowestBit(left);
        const unit = worth.get(columns.currency[slot]!);
        if (unit !== undefined) rents.push(convertMoney(columns.rent[slot]!, unit));
      }
    }
  }
  return { median: median(rents), count: rents.length };
}

const worthByNumber = (worth: PricedQuery['rents']['worth']) =>
  new Map(Object.entries(worth).map(([code, unit]) => [currencyIndex(code), unit]));

/** Half of the amounts are at most this one; of two in the middle, their mean. 0 without any. */
function median(amounts: number[]): number {
  if (amounts.length === 0) return 0;
  const sorted = Int32Array.from(amounts).sort();
  const half = sorted.length >> 1;
  const upper = sorted[half]!;
  return sorted.length % 2 === 1 ? upper : Math.round((sorted[half - 1]! + upper) / 2);
}
