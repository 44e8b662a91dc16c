import { nowhere } from './grid.ts';

/** Where listings are and how long they can be found, by slot. */
interface Facts {
  count: number;
  latitude: Int32Array;
  longitude: Int32Array;
  offeredDay: Int32Array;
}

/** So many slots are a block: few enough that its listings stay in the processor's first cache. */
export const blockSize = 1024;

/**
 * What is known of all listings of a block at once: where they are, in thousandths of a degree, and
 * the sums of that. A search passes over blocks that are elsewhere, and one without filters takes
 * those that lie in one square of the map as a whole.
 */
export interface Blocks {
  south: Int32Array;
  north: Int32Array;
  west: Int32Array;
  east: Int32Array;
  /** How many listings say where they are. */
  located: Int32Array;
  latitudes: Float64Array;
  longitudes: Float64Array;
  /** The first day on which one of them can no longer be found. */
  firstUntil: Int32Array;
}

const least = -2_147_483_648;
const most = 2_147_483_647;

/** Blocks that are summed up when they are next asked for, not at each change. */
export function createBlocks(capacity: number) {
  const count = Math.ceil(capacity / blockSize);
  const blocks: Blocks = {
    south: new Int32Array(count),
    north: new Int32Array(count),
    west: new Int32Array(count),
    east: new Int32Array(count),
    located: new Int32Array(count),
    latitudes: new Float64Array(count),
    longitudes: new Float64Array(count),
    firstUntil: new Int32Array(count),
  };
  const isStale = new Uint8Array(count).fill(1);
  let stale = Array.from({ length: count }, (_, block) => block);
  return {
    /** A listing came to this slot, or left it. */
    change(slot: number): void {
      const block = Math.floor(slot / blockSize);
      if (isStale[block] === 1) return;
      isStale[block] = 1;
      stale.push(block);
    },
    /** The blocks as these columns are now. */
    of(columns: Facts): Blocks {
      for (const block of stale) {
        sumUp(blocks, columns, block);
        isStale[block] = 0;
      }
      if (stale.length > 0) stale = [];
      return blocks;
    },
  };
}

function sumUp(blocks: Blocks, { count, latitude, longitude, offeredDay }: Facts, block: number) {
  let [south, north, west, east, firstUntil] = [most, least, most, least, most];
  let [located, latitudes, longitudes] = [0, 0, 0];
  const end = Math.min(count, (block + 1) * blockSize);
  for (let slot = block * blockSize; slot < end; slot += 1) {
    firstUntil = Math.min(firstUntil, offeredDay[slot]!);
    const row = latitude[slot]!;
    if (row === nowhere) continue;
    const column = longitude[slot]!;
    located += 1;
    latitudes += row;
    longitudes += column;
    south = Math.min(south, row);
    north = Math.max(north, row);
    west = Math.min(west, column);
    east = Math.max(east, column);
  }
  blocks.south[block] = south;
  blocks.north[block] = north;
  blocks.west[block] = west;
  blocks.east[block] = east;
  blocks.located[block] = located;
  blocks.latitudes[block] = latitudes;
  blocks.longitudes[block] = longitudes;
  blocks.firstUntil[block] = firstUntil;
}
