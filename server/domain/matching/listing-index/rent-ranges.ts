import { currencies } from '#contract/currencies.ts';
import { hasRentLimit, type PricedQuery } from '#domain/listings/public.ts';
import { boundsOf } from '#domain/money/public.ts';

const indexes = new Map(currencies.map((code, index) => [code, index]));

/** The number that stands for a currency in the index. One that is not known is like no other. */
export const currencyIndex = (code: string): number => indexes.get(code) ?? unknown;
const unknown = 255;
/** How many such numbers there are. */
export const currencyNumbers = unknown + 1;

/** The code of a currency in the index; XXX, which is none, for one that is not known. */
export const currencyAtIndex = (index: number): string => currencies[index] ?? 'XXX';

/** Which rents a search finds, by the number of their currency. */
export function rentRanges(query: PricedQuery): { lowest: Int32Array; highest: Int32Array } {
  const isLimited = hasRentLimit(query);
  // No rent is as high, and none is below nothing: what cannot be compared is beyond either limit.
  const lowest = new Int32Array(currencyNumbers).fill(isLimited ? 2_147_483_647 : 0);
  const highest = new Int32Array(currencyNumbers).fill(isLimited ? -1 : 2_147_483_647);
  if (!isLimited) return { lowest, highest };
  for (const { code, low, high } of boundsOf(query.rents, query.min_rent, query.max_rent)) {
    lowest[currencyIndex(code)] = low;
    highest[currencyIndex(code)] = high;
  }
  return { lowest, highest };
}
