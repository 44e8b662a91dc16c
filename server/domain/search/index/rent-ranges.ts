import { hasRentLimit, type PricedQuery } from '../sql/rents.ts';
import { boundsOf, currencyIndex, currencyNumbers } from '#domain/money/public.ts';

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
