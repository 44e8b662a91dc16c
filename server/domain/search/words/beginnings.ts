import { setImmediate } from 'node:timers/promises';

/** Beginnings of words that many listings share, sorted. A beginning is a number: its position. */
export interface Beginnings {
  readonly texts: readonly string[];
  /** The longest one that a word begins with; -1 without any. */
  findLongest(word: string): number;
  /** A beginning and all longer ones that begin with it; null of a text that is not among them. */
  findRange(text: string): { from: number; end: number } | null;
}

/** Numbers of beginnings are stored in 16 bits. */
const maxBeginnings = 65_000;
/** So many listings are counted in a few milliseconds, in which no request is answered. */
const countedAtOnce = 200;

export function createBeginnings(texts: readonly string[]): Beginnings {
  const sorted = [...texts].sort();
  const numbers = new Map(sorted.map((text, number) => [text, number]));
  const longest = Math.max(0, ...sorted.map(({ length }) => length));
  return {
    texts: sorted,
    findLongest(word) {
      for (let length = Math.min(word.length, longest); length > 0; length -= 1) {
        const number = numbers.get(word.slice(0, length));
        if (number !== undefined) return number;
      }
      return -1;
    },
    findRange(text) {
      const from = numbers.get(text);
      if (from === undefined) return null;
      let [low, end] = [from, sorted.length];
      while (end - low > 1) {
        const middle = (low + end) >>> 1;
        if (sorted[middle]!.startsWith(text)) low = middle;
        else end = middle;
      }
      return { from, end };
    },
  };
}

/**
 * The beginnings that at least `least` of these listings have a word with, the shorter ones first.
 * Counts one letter more in each pass, because a longer beginning is never more frequent.
 */
export async function listCommonBeginnings(
  listings: readonly (readonly string[])[],
  least: number,
): Promise<string[]> {
  const common: string[] = [];
  let candidates = listings;
  for (let length = 1; candidates.length > 0 && common.length < maxBeginnings; length += 1) {
    const counts = new Map<string, number>();
    for (const [nth, words] of candidates.entries()) {
      for (const text of new Set(words.map((word) => word.slice(0, length)))) {
        counts.set(text, (counts.get(text) ?? 0) + 1);
      }
      if (nth % countedAtOnce === 0) await setImmediate();
    }
    const isCommon = (text: string) => (counts.get(text) ?? 0) >= least;
    common.push(...[...counts.keys()].filter(isCommon));
    candidates = candidates
      .map((words) =>
        words.filter((word) => word.length > length && isCommon(word.slice(0, length))),
      )
      .filter((words) => words.length > 0);
  }
  return common.slice(0, maxBeginnings);
}
