import type { Box } from '#contract/listings/box.ts';
import type { PricedQuery } from '#domain/listings/public.ts';
import type { Blocks } from './blocks.ts';
import { circleOf, isInside, thousandths, type Circle } from './circle.ts';
import { fullTurn, nowhere } from './grid.ts';
import type { ListingColumns } from './listing-columns.ts';

/** A box in thousandths of a degree: `width` from `west` to the east. */
export interface GridBox {
  south: number;
  north: number;
  west: number;
  width: number;
}

/** A box of a search on the grid. A width of a whole turn or more has every longitude. */
export function gridBoxOf([west, south, east, north]: Box): GridBox {
  const from = thousandths(west);
  const width = thousandths(east) - from;
  return {
    south: thousandths(south),
    north: thousandths(north),
    west: from,
    width: width < 0 ? width + fullTurn : width,
  };
}

/** Where a search looks: in a box, in a circle, where both are, or everywhere. */
export interface Area {
  box: GridBox | null;
  circle: Circle | null;
}

/** The area of a search; a box takes the place of the circle. */
export function areaOf(query: PricedQuery): Area {
  if (query.box) return { box: gridBoxOf(query.box), circle: null };
  return { box: null, circle: circleOf(query) };
}

/** What of a search a map shows: within its box, and where there is a circle, within that too. */
export const shownAreaOf = (query: PricedQuery): Area => ({
  box: query.box ? gridBoxOf(query.box) : null,
  circle: circleOf(query),
});

/** May a listing of this block be in the area? */
export function mayReach({ box, circle }: Area, blocks: Blocks, block: number): boolean {
  const [south, north] = [blocks.south[block]!, blocks.north[block]!];
  if (box !== null) {
    if (north < box.south || south > box.north) return false;
    if (!meets(blocks, block, box.west, box.west + box.width)) return false;
  }
  if (circle === null) return true;
  const first = Math.max(0, south - circle.south);
  const last = Math.min(circle.west.length - 1, north - circle.south);
  return first <= last && meets(blocks, block, circle.widest.west, circle.widest.east);
}

/** Is a longitude of the block between these? */
function meets(blocks: Blocks, block: number, from: number, until: number): boolean {
  const [west, east] = [blocks.west[block]!, blocks.east[block]!];
  return turns.some((turn) => east + turn >= from && west + turn <= until);
}

/** The date line is both -180 and 180 degrees, so each is looked at a whole turn away too. */
const turns = [0, fullTurn, -fullTurn];

/** Are all listings of this block that say where they are in the area? */
export function isWhollyIn({ box, circle }: Area, blocks: Blocks, block: number): boolean {
  const [south, north] = [blocks.south[block]!, blocks.north[block]!];
  const [west, east] = [blocks.west[block]!, blocks.east[block]!];
  const areBetween = (from: number, until: number) =>
    turns.some((turn) => west + turn >= from && east + turn <= until);
  if (box !== null) {
    if (south < box.south || north > box.north) return false;
    if (!areBetween(box.west, box.west + box.width)) return false;
  }
  if (circle === null) return true;
  if (south < circle.south || north - circle.south >= circle.west.length) return false;
  for (let row = south - circle.south; row <= north - circle.south; row += 1) {
    const from = circle.west[row]!;
    if (!areBetween(from, from + circle.width[row]!)) return false;
  }
  return true;
}

/** Keeps those of the first `count` slots whose listing is in the area; returns how many. */
export function keepInside(
  { box, circle }: Area,
  { latitude, longitude }: ListingColumns,
  slots: Int32Array,
  count: number,
): number {
  let [kept, left] = [0, count];
  if (box !== null) {
    const { south, north, west, width } = box;
    for (let nth = 0; nth < count; nth += 1) {
      const slot = slots[nth]!;
      const row = latitude[slot]!;
      let east = longitude[slot]! - west;
      if (east < 0) east += fullTurn;
      if (east >= fullTurn) east -= fullTurn;
      slots[kept] = slot;
      // As in conditions.ts; from nowhere, one of the first two differences goes around.
      kept += 1 - (((row - south) | (north - row) | (width - east)) >>> 31);
    }
    left = kept;
  }
  if (circle === null) return left;
  kept = 0;
  for (let nth = 0; nth < left; nth += 1) {
    const slot = slots[nth]!;
    const row = latitude[slot]!;
    slots[kept] = slot;
    if (row !== nowhere && isInside(circle, row, longitude[slot]!)) kept += 1;
  }
  return kept;
}
