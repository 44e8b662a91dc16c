import type { ListingMap } from '#contract/listings/listing-map.ts';
import type { GridBox } from '../index/search-area.ts';
import type { Blocks, Bounds } from '../index/blocks.ts';
import type { IndexedListings } from '../index/conditions.ts';
import { cellsAcross, cellShift, fullTurn, mapX, mapY } from '../index/grid.ts';
import { bitCount, lowestBit, wordSize, wordsPerBlock, type Mask } from '../index/masks.ts';

/** The fewest bytes of JSON that hold a map: so many entries are at most 12 KB. */
const maxEntries = 250;
const maxCells = 16_384;

/** A listing that is alone in its square. */
export interface SingleListing {
  id: number;
  rent: number;
  currency: string;
}

/** Where listings are, by slot. */
interface Places {
  latitude: Int32Array;
  longitude: Int32Array;
}

/**
 * Squares of the whole map, the same for every box: a listing moves to no other cluster when the map
 * is panned. All sums are of rounded coordinates, so no answer tells more than these.
 */
export class MapCells {
  private shift: number;
  private readonly box: GridBox;
  private readonly left: number;
  private top = 0;
  private across = 0;
  private down = 0;
  private counts = new Int32Array(0);
  private norths = new Float64Array(0);
  private easts = new Float64Array(0);
  /** The slot of a listing in each square: of its only one, where it has one. */
  private lasts = new Int32Array(0);
  total = 0;

  constructor(box: GridBox, zoom: number) {
    this.box = box;
    this.shift = cellShift(zoom);
    this.left = mapX(normal(box.west));
    this.measure();
    while (this.across * this.down > maxCells) {
      this.shift += 1;
      this.measure();
    }
    const cells = this.across * this.down;
    this.counts = new Int32Array(cells);
    this.norths = new Float64Array(cells);
    this.easts = new Float64Array(cells);
    this.lasts = new Int32Array(cells);
  }

  private measure(): void {
    const { box, left, shift } = this;
    const width = Math.min(1, box.width / fullTurn) * 2 ** 30;
    this.top = mapY(box.north) >> shift;
    this.down = (mapY(box.south) >> shift) - this.top + 1;
    const begin = left - ((left >> shift) << shift);
    // One more, because both edges are inside.
    const across = Math.floor((begin + width + 1) / 2 ** shift) + 1;
    this.across = Math.min(cellsAcross(shift), across);
  }

  /** The square that all listings of a group of slots lie in; -1 when there is none. */
  private only(groups: Bounds, nth: number): number {
    const [west, east] = [groups.west[nth]!, groups.east[nth]!];
    // Nor where some are around the earth from the others.
    if (east - west > fullTurn / 2 || (west < this.box.west && east >= this.box.west)) return -1;
    const { shift } = this;
    const [x, y] = [mapX(west) >> shift, mapY(groups.south[nth]!) >> shift];
    if (mapX(east) >> shift !== x || mapY(groups.north[nth]!) >> shift !== y) return -1;
    const mask = cellsAcross(shift) - 1;
    const column = (x - (this.left >> shift)) & mask;
    // A group may lie beyond the box, where there are no squares.
    if (column >= this.across || y < this.top || y >= this.top + this.down) return -1;
    return (y - this.top) * this.across + column;
  }

  /** What a longitude is to be raised by, to be counted from the box's west. */
  private eastOf(column: number): number {
    return column < this.box.west ? fullTurn - this.box.west : -this.box.west;
  }

  /** Adds all listings of a block; false if they lie in several squares, or are too few for sums. */
  addBlock(blocks: Blocks, block: number): boolean {
    const count = blocks.located[block]!;
    // The only one in a square must be known by its slot.
    if (count < 2) return false;
    const cell = this.only(blocks, block);
    if (cell === -1) return false;
    this.counts[cell]! += count;
    this.norths[cell]! += blocks.latitudes[block]!;
    this.easts[cell]! += blocks.longitudes[block]! + count * this.eastOf(blocks.west[block]!);
    this.total += count;
    return true;
  }

  /** Adds these listings of a block. */
  addMask(
    { columns, blocks }: Pick<IndexedListings, 'columns' | 'blocks'>,
    found: Mask,
    block: number,
  ): void {
    const { words } = blocks;
    const whole = this.only(blocks, block);
    for (let nth = 0; nth < wordsPerBlock; nth += 1) {
      const bits = found[nth]!;
      if (bits === 0) continue;
      const word = block * wordsPerBlock + nth;
      const cell = whole === -1 ? this.only(words, word) : whole;
      if (cell === -1) this.addEach(columns, word * wordSize, bits);
      else this.addTo(cell, this.eastOf(words.west[word]!), columns, word * wordSize, bits);
    }
  }

  /** Adds these of the 32 listings from a slot on, which all lie in one square. */
  private addTo(
    cell: number,
    eastOf: number,
    { latitude, longitude }: Places,
    first: number,
    bits: number,
  ): void {
    let [north, east] = [0, 0];
    for (let left = bits; left !== 0; left &= left - 1) {
      const slot = first + lowestBit(left);
      north += latitude[slot]!;
      east += longitude[slot]!;
    }
    const count = bitCount(bits);
    this.counts[cell]! += count;
    this.norths[cell]! += north;
    this.easts[cell]! += east + count * eastOf;
    this.lasts[cell] = first + lowestBit(bits);
    this.total += count;
  }

  /** Adds these of the 32 listings from a slot on, wherever they are. */
  addEach({ latitude, longitude }: Places, first: number, bits: number): void {
    const { shift, top, across, counts, norths, easts, lasts, left: begin } = this;
    const { west } = this.box;
    const firstColumn = begin >> shift;
    const mask = cellsAcross(shift) - 1;
    for (let left = bits; left !== 0; left &= left - 1) {
      const slot = first + lowestBit(left);
      const row = latitude[slot]!;
      const column = longitude[slot]!;
      const x = ((mapX(column) >> shift) - firstColumn) & mask;
      const cell = ((mapY(row) >> shift) - top) * across + x;
      let east = column - west;
      if (east < 0) east += fullTurn;
      counts[cell]! += 1;
      norths[cell]! += row;
      easts[cell]! += east;
      lasts[cell] = slot;
      this.total += 1;
    }
  }

  /** The clusters and single listings, row by row; `read` tells what is in a slot. */
  answer(
    read: (slot: number) => SingleListing,
  ): Pick<ListingMap, 'total' | 'clusters' | 'listings'> {
    while (this.used() > maxEntries) this.halve();
    const clusters: ListingMap['clusters'] = [];
    const listings: ListingMap['listings'] = [];
    for (const [cell, count] of this.counts.entries()) {
      if (count === 0) continue;
      const latitude = Math.round(this.norths[cell]! / count) / 1000;
      const east = this.box.west + Math.round(this.easts[cell]! / count);
      const longitude = normal(east) / 1000;
      if (count > 1) clusters.push([latitude, longitude, count]);
      else {
        const { id, rent, currency } = read(this.lasts[cell]!);
        listings.push([id, latitude, longitude, rent, currency]);
      }
    }
    return { total: this.total, clusters, listings };
  }

  private used(): number {
    let used = 0;
    for (const count of this.counts) used += Number(count > 0);
    return used;
  }

  /** Joins four squares into one. */
  private halve(): void {
    const { shift, top, left, across, down, counts, norths, easts, lasts } = this;
    this.shift += 1;
    this.measure();
    const cells = this.across * this.down;
    this.counts = new Int32Array(cells);
    this.norths = new Float64Array(cells);
    this.easts = new Float64Array(cells);
    this.lasts = new Int32Array(cells);
    const [first, mask] = [left >> shift, cellsAcross(shift) - 1];
    const [widerFirst, widerMask] = [left >> this.shift, cellsAcross(this.shift) - 1];
    for (let y = 0; y < down; y += 1) {
      for (let x = 0; x < across; x += 1) {
        const from = y * across + x;
        if (counts[from] === 0) continue;
        const widerX = ((((first + x) & mask) >> 1) - widerFirst) & widerMask;
        const to = (((top + y) >> 1) - this.top) * this.across + widerX;
        this.counts[to]! += counts[from]!;
        this.norths[to]! += norths[from]!;
        this.easts[to]! += easts[from]!;
        this.lasts[to] = lasts[from]!;
      }
    }
  }
}

/** A longitude from -180 to 180 degrees. */
function normal(longitude: number): number {
  if (longitude > fullTurn / 2) return longitude - fullTurn;
  return longitude;
}
