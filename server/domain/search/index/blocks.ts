import { nowhere } from './grid.ts';
import { blockSize, wordSize, wordsPerBlock } from './masks.ts';
import {
  createOfferedBits,
  writeOffered,
  type OfferedBits,
  type OfferedFacts,
} from './offered-bits.ts';
import { indexedTraits } from './trait-bits.ts';

/** Where listings are, what they have and how long they can be found, by slot. */
interface Facts extends OfferedFacts {
  count: number;
  latitude: Int32Array;
  longitude: Int32Array;
  offeredDay: Int32Array;
  traits: Int32Array;
}

/** Where the listings of some groups of slots are, in thousandths of a degree. */
export interface Bounds {
  south: Int32Array;
  north: Int32Array;
  west: Int32Array;
  east: Int32Array;
}

/**
 * What is known of all listings of a block at once: where they are, and the sums of that. A search
 * passes over blocks that are elsewhere, and one without filters takes those that lie in one square
 * of the map as a whole.
 */
export interface Blocks extends Bounds {
  /** How many listings say where they are. */
  located: Int32Array;
  latitudes: Float64Array;
  longitudes: Float64Array;
  /** The first day on which one of them can no longer be found. */
  firstUntil: Int32Array;
  /** The same bounds for each 32 slots, as a word of a mask has. */
  words: Bounds;
  /** By these words, a bit for each listing that says where it is. */
  locatedBits: Int32Array;
  /** A bit for each listing that has a trait; see {@link traitWords}. */
  traitBits: Int32Array;
  offeredBits: OfferedBits;
}

/** Where the words of a trait begin in `traitBits`, for a block. */
export const traitWords = (block: number, trait: number): number =>
  (block * indexedTraits.length + trait) * wordsPerBlock;

const least = -2_147_483_648;
const most = 2_147_483_647;

/** Blocks that are summed up when they are next asked for, not at each change. */
export function createBlocks(capacity: number) {
  const count = Math.ceil(capacity / blockSize);
  const blocks: Blocks = {
    ...createBounds(count),
    located: new Int32Array(count),
    latitudes: new Float64Array(count),
    longitudes: new Float64Array(count),
    firstUntil: new Int32Array(count),
    words: createBounds(count * wordsPerBlock),
    locatedBits: new Int32Array(count * wordsPerBlock),
    traitBits: new Int32Array(traitWords(count, 0)),
    offeredBits: createOfferedBits(count),
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
    bytes: (): number =>
      countBytes(blocks) + countBytes(blocks.words) + countBytes(blocks.offeredBits),
  };
}

const createBounds = (count: number): Bounds => ({
  south: new Int32Array(count),
  north: new Int32Array(count),
  west: new Int32Array(count),
  east: new Int32Array(count),
});

const countBytes = (arrays: object): number =>
  Object.values(arrays).reduce<number>(
    (sum, array) => sum + (ArrayBuffer.isView(array) ? array.byteLength : 0),
    0,
  );

function sumUp(blocks: Blocks, columns: Facts, block: number): void {
  const { words } = blocks;
  const firstWord = block * wordsPerBlock;
  let [south, north, west, east, firstUntil] = [most, least, most, least, most];
  let [located, latitudes, longitudes] = [0, 0, 0];
  const { latitude, longitude, offeredDay } = columns;
  for (let word = firstWord; word < firstWord + wordsPerBlock; word += 1) {
    words.south[word] = most;
    words.north[word] = least;
    words.west[word] = most;
    words.east[word] = least;
    let bits = 0;
    const begin = word * wordSize;
    const end = Math.min(columns.count, begin + wordSize);
    for (let slot = begin; slot < end; slot += 1) {
      firstUntil = Math.min(firstUntil, offeredDay[slot]!);
      const row = latitude[slot]!;
      if (row === nowhere) continue;
      const column = longitude[slot]!;
      bits |= 1 << (slot - begin);
      located += 1;
      latitudes += row;
      longitudes += column;
      words.south[word] = Math.min(words.south[word]!, row);
      words.north[word] = Math.max(words.north[word]!, row);
      words.west[word] = Math.min(words.west[word]!, column);
      words.east[word] = Math.max(words.east[word]!, column);
    }
    blocks.locatedBits[word] = bits;
    south = Math.min(south, words.south[word]!);
    north = Math.max(north, words.north[word]!);
    west = Math.min(west, words.west[word]!);
    east = Math.max(east, words.east[word]!);
    turnTraits(blocks.traitBits, columns, block, word - firstWord);
    const slots = { block, word: word - firstWord, first: begin, end };
    writeOffered(blocks.offeredBits, columns, slots);
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

/** From the traits of each of 32 listings to the listings with each trait. */
function turnTraits(
  target: Int32Array,
  { count, traits }: Facts,
  block: number,
  word: number,
): void {
  const begin = block * blockSize + word * wordSize;
  const size = Math.min(wordSize, count - begin);
  for (let trait = 0; trait < indexedTraits.length; trait += 1) {
    let bits = 0;
    for (let nth = 0; nth < size; nth += 1) bits |= ((traits[begin + nth]! >>> trait) & 1) << nth;
    target[traitWords(block, trait) + word] = bits;
  }
}
