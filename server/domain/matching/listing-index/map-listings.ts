import type { ListingMap } from '#contract/listings/listing-map.ts';
import { gridBoxOf, isWhollyIn, keepInside, mayReach, shownAreaOf } from './area.ts';
import { blockSize } from './blocks.ts';
import { atLeast, conditionsOf, isAmong } from './conditions.ts';
import type { ListingTable } from './listing-columns.ts';
import { MapCells } from './map-cells.ts';
import { currencyAtIndex } from './rent-ranges.ts';
import { fillSlots, type Asked } from './select-listings.ts';
import type { MapQuery } from './sql-map.ts';

/**
 * The clusters and single listings of a search in a box. Blocks elsewhere are passed over; what holds
 * for a whole block is not asked of each of its listings; and without filters, a block in one square
 * is added by its sums.
 */
export function mapListings(
  table: Pick<ListingTable, 'columns' | 'blocks'>,
  { query, today, members }: Asked & { query: MapQuery },
): Pick<ListingMap, 'total' | 'clusters' | 'listings'> {
  const { columns, blocks } = table;
  const { ids, rent, currency, offeredDay, count } = columns;
  const area = shownAreaOf(query);
  const conditions = conditionsOf(columns, query);
  if (members) conditions.push(isAmong(ids, members));
  const isCurrent = atLeast(offeredDay, today);
  const cells = new MapCells(gridBoxOf(query.box), query.zoom);
  const slots = new Int32Array(blockSize);
  for (let begin = 0, block = 0; begin < count; begin += blockSize, block += 1) {
    if (!mayReach(area, blocks, block)) continue;
    const isInside = isWhollyIn(area, blocks, block);
    const areCurrent = blocks.firstUntil[block]! >= today;
    const square = cells.only(blocks, block);
    const isWhole = square !== null && isInside && areCurrent && conditions.length === 0;
    if (isWhole && cells.addBlock(square, blocks, block)) continue;
    let left = fillSlots(slots, begin, count);
    if (!isInside || blocks.located[block] !== left) left = keepInside(area, columns, slots, left);
    if (!areCurrent) left = isCurrent(slots, left);
    for (const condition of conditions) left = condition(slots, left);
    const found = { chosen: slots, count: left };
    if (square === null) cells.addAll(columns, found);
    else cells.addTo(square, columns, found);
  }
  return cells.answer((slot) => ({
    id: ids[slot]!,
    rent: rent[slot]!,
    currency: currencyAtIndex(currency[slot]!),
  }));
}
