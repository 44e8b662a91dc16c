import { nowhere } from './grid.ts';

/** Where listings are, by slot. */
interface Places {
  latitude: Int32Array;
  longitude: Int32Array;
}

/** So many slots are a block: few enough that its listings stay in the processor's first cache. */
export const blockSize = 1024;

/**
 * Where the listings of each block are, in thousandths of a degree. A block may be said to be larger
 * than it is, never smaller: it only decides which blocks a search may pass over.
 */
export interface Blocks {
  south: Int32Array;
  north: Int32Array;
  west: Int32Array;
  east: Int32Array;
}

const least = -2_147_483_648;
const most = 2_147_483_647;

/** Blocks with room for so many slots, and no listing yet. */
function emptyBlocks(capacity: number): Blocks {
  const count = Math.ceil(capacity / blockSize);
  return {
    south: new Int32Array(count).fill(most),
    north: new Int32Array(count).fill(least),
    west: new Int32Array(count).fill(most),
    east: new Int32Array(count).fill(least),
  };
}

/** The blocks of these columns. */
export function blocksOf(columns: Places & { count: number }): Blocks {
  const blocks = emptyBlocks(columns.latitude.length);
  for (let slot = 0; slot < columns.count; slot += 1) widenBlock(blocks, columns, slot);
  return blocks;
}

/** Makes the block of a slot large enough for its listing. */
export function widenBlock(
  { south, north, west, east }: Blocks,
  { latitude, longitude }: Places,
  slot: number,
): void {
  const row = latitude[slot]!;
  const column = longitude[slot]!;
  if (row === nowhere) return;
  const block = Math.floor(slot / blockSize);
  if (row < south[block]!) south[block] = row;
  if (row > north[block]!) north[block] = row;
  if (column < west[block]!) west[block] = column;
  if (column > east[block]!) east[block] = column;
}
