/**
 * The slots of a block as bits, 32 in each word: an answer about a million listings is 31,250 words,
 * and what two conditions accept is one operation for 32 listings.
 */
export type Mask = Int32Array<ArrayBuffer>;

/** Slots of a block: few enough that its listings stay in the processor's first cache. */
export const blockSize = 1024;
export const wordSize = 32;
export const wordsPerBlock = blockSize / wordSize;

/** A mask of no slot. */
export const createMask = (): Mask => new Int32Array(wordsPerBlock);

/** Sets the bits of the first `count` slots only. */
export function fillMask(mask: Mask, count: number): void {
  for (let word = 0; word < wordsPerBlock; word += 1) {
    mask[word] = firstBits(count - word * wordSize);
  }
}

/** A word with so many bits, at most all. */
export function firstBits(count: number): number {
  if (count >= wordSize) return -1;
  return count <= 0 ? 0 : (1 << count) - 1;
}

/** How many bits of a word are set. */
export function bitCount(bits: number): number {
  const pairs = bits - ((bits >>> 1) & 0x5555_5555);
  const fours = (pairs & 0x3333_3333) + ((pairs >>> 2) & 0x3333_3333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f_0f0f, 0x0101_0101) >>> 24;
}

/** The position of the lowest bit of a word that has one. */
export const lowestBit = (bits: number): number => 31 - Math.clz32(bits & -bits);

/** How many slots are in a mask. */
export function countBits(mask: Mask): number {
  let count = 0;
  for (let word = 0; word < wordsPerBlock; word += 1) count += bitCount(mask[word]!);
  return count;
}

/** How many slots of a mask are also in these words of a longer array. */
export function countCommon(mask: Mask, words: Int32Array, from: number): number {
  let count = 0;
  for (let word = 0; word < wordsPerBlock; word += 1) {
    count += bitCount(mask[word]! & words[from + word]!);
  }
  return count;
}

/** Writes the slots of a mask, in their order, of the block that begins at `begin`; returns how many. */
export function slotsIn(mask: Mask, begin: number, slots: Int32Array): number {
  let count = 0;
  for (let word = 0; word < wordsPerBlock; word += 1) {
    const first = begin + word * wordSize;
    for (let bits = mask[word]!; bits !== 0; bits &= bits - 1) {
      slots[count] = first + lowestBit(bits);
      count += 1;
    }
  }
  return count;
}
