import type { ListingMap } from '#contract/listings/listing-map.ts';
import { toGridBox, isWhollyIn, canReach, shownArea } from '../index/search-area.ts';
import { MapCells } from './map-cells.ts';
import { blockSize, createMask } from '../index/masks.ts';
import { currencyAtIndex } from '#domain/money/public.ts';
import {
  isOffered,
  selectFromBlock,
  indexConditions,
  type DatedSearch,
} from '../index/select-listings.ts';
import type { MapQuery } from './sql-map.ts';

/**
 * The clusters and single listings of a search in a box. Blocks elsewhere are passed over; what holds
 * for a whole block is not asked of each of its listings; and without filters, a block in one square
 * is added by its sums.
 */
export function mapListings(
  search: DatedSearch & { query: MapQuery },
): Pick<ListingMap, 'total' | 'clusters' | 'listings'> {
  const { table, query, today } = search;
  const { columns, blocks } = table;
  const { ids, rent, currency, count } = columns;
  const area = shownArea(query);
  const tests = indexConditions(search);
  const selection = { area, conditions: [isOffered(table, today), ...tests] };
  const cells = new MapCells(toGridBox(query.box), query.zoom);
  const found = createMask();
  for (let begin = 0, block = 0; begin < count; begin += blockSize, block += 1) {
    if (!canReach(area, blocks, block)) continue;
    const isWhole = tests.length === 0 && blocks.firstUntil[block]! >= today;
    if (isWhole && isWhollyIn(area, blocks, block) && cells.addBlock(blocks, block)) continue;
    if (selectFromBlock(table, selection, begin, found)) cells.addMask(table, found, block);
  }
  return cells.answer((slot) => ({
    id: ids[slot]!,
    rent: rent[slot]!,
    currency: currencyAtIndex(currency[slot]!),
  }));
}
