import type { Box } from '#contract/listings/box.ts';
import type { PricedQuery } from '../priced-query.ts';
import type { Bounds } from './blocks.ts';
import { searchCircle, isInside, thousandths, type Circle } from './circle.ts';
import type { IndexedListings } from './conditions.ts';
import { fullTurn } from './grid.ts';
import type { ListingColumns } from './listing-columns.ts';
import { blockSize, lowestBit, wordSize, wordsPerBlock, type Mask } from './masks.ts';

/** A box in thousandths of a degree: `width` from `west` to the east. */
export interface GridBox {
  south: number;
  north: number;
  west: number;
  width: number;
}

/** A box of a search on the grid. A width of a whole turn or more has every longitude. */
export function toGridBox([west, south, east, north]: Box): GridBox {
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
export function searchArea(query: PricedQuery): Area {
  if (query.box) return { box: toGridBox(query.box), circle: null };
  return { box: null, circle: searchCircle(query) };
}

/** What of a search a map shows: within its box, and where there is a circle, within that too. */
export const shownArea = (query: PricedQuery): Area => ({
  box: query.box ? toGridBox(query.box) : null,
  circle: searchCircle(query),
});

/** May a listing of this group of slots, which a block or a word has, be in the area? */
export function canReach({ box, circle }: Area, groups: Bounds, nth: number): boolean {
  const [south, north] = [groups.south[nth]!, groups.north[nth]!];
  if (box !== null) {
    if (north < box.south || south > box.north) return false;
    if (!meets(groups, nth, box.west, box.west + box.width)) return false;
  }
  if (circle === null) return true;
  const first = Math.max(0, south - circle.south);
  const last = Math.min(circle.west.length - 1, north - circle.south);
  return first <= last && meets(groups, nth, circle.widest.west, circle.widest.east);
}

/** Is a longitude of the group between these? */
function meets(groups: Bounds, nth: number, from: number, until: number): boolean {
  const [west, east] = [groups.west[nth]!, groups.east[nth]!];
  return turns.some((turn) => east + turn >= from && west + turn <= until);
}

/** The date line is both -180 and 180 degrees, so each is looked at a whole turn away too. */
const turns = [0, fullTurn, -fullTurn];

/** Are all listings of this group that say where they are in the area? */
export function isWhollyIn({ box, circle }: Area, groups: Bounds, nth: number): boolean {
  const [south, north] = [groups.south[nth]!, groups.north[nth]!];
  const [west, east] = [groups.west[nth]!, groups.east[nth]!];
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

/** Takes those slots out of a mask whose listing is not in the area; see `Condition`. */
export function keepInside(
  area: Area,
  { columns, blocks }: Pick<IndexedListings, 'columns' | 'blocks'>,
  passing: Mask,
  begin: number,
): void {
  if (area.box === null && area.circle === null) return;
  const block = begin / blockSize;
  if (!canReach(area, blocks, block)) {
    passing.fill(0);
    return;
  }
  const { words, locatedBits } = blocks;
  const isWhole = isWhollyIn(area, blocks, block);
  for (let nth = 0; nth < wordsPerBlock; nth += 1) {
    const word = block * wordsPerBlock + nth;
    const left = passing[nth]! & locatedBits[word]!;
    passing[nth] = left;
    if (isWhole || left === 0) continue;
    if (!canReach(area, words, word)) passing[nth] = 0;
    else if (!isWhollyIn(area, words, word)) {
      passing[nth] = createAreaTest(area, columns, word * wordSize, left);
    }
  }
}

/** Tests which of these slots, whose listings have coordinates, are in the area. */
function createAreaTest(
  { box, circle }: Area,
  { latitude, longitude }: Pick<ListingColumns, 'latitude' | 'longitude'>,
  first: number,
  slots: number,
): number {
  let found = slots;
  for (let left = slots; left !== 0; left &= left - 1) {
    const nth = lowestBit(left);
    const [row, column] = [latitude[first + nth]!, longitude[first + nth]!];
    const isIn =
      (box === null || isInBox(box, row, column)) &&
      (circle === null || isInside(circle, row, column));
    if (!isIn) found &= ~(1 << nth);
  }
  return found;
}

function isInBox({ south, north, west, width }: GridBox, row: number, column: number): boolean {
  let east = column - west;
  if (east < 0) east += fullTurn;
  if (east >= fullTurn) east -= fullTurn;
  return row >= south && row <= north && east <= width;
}
