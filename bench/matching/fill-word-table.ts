import { setImmediate } from 'node:timers/promises';
import { listCommonBeginnings } from '#domain/search/words/beginnings.ts';
import { createWordTable, type WordTable } from '#domain/search/words/word-table.ts';
import { createRandom } from './random-searches.ts';

/** Different words of all listings, of which the nth most frequent is n times as rare as the first. */
const vocabularySize = 50_000;
const wordsPerListing = 60;
const sampleSize = 5000;
const minInSample = 20;

/**
 * The words of `count` listings with 60 different words each, as texts of a few sentences have. The
 * listings of the bench have a third of that.
 */
export async function fillWordTable(count: number): Promise<WordTable> {
  const random = createRandom(1);
  const vocabulary = Array.from({ length: vocabularySize }, () => makeWord(random));
  function drawWords(): string[] {
    const words = new Set<string>();
    while (words.size < wordsPerListing) {
      const rank = Math.floor(vocabularySize ** random());
      words.add(vocabulary[rank - 1] ?? '');
    }
    return [...words];
  }
  const sample = Array.from({ length: sampleSize }, drawWords);
  const table = createWordTable({
    beginnings: await listCommonBeginnings(sample, minInSample),
    day: 0,
  });
  for (let id = 1; id <= count; id += 1) {
    table.put({ id, words: drawWords() });
    if (id % 1000 === 0) await setImmediate();
  }
  table.arrange?.();
  return table;
}

const letters = 'eeeeaaaiiioootttnnnrrrsssllcdumphgbfvwky';

function makeWord(random: () => number): string {
  const length = 3 + Math.floor(random() * 7);
  return Array.from({ length }, () => letters[Math.floor(random() * letters.length)]).join('');
}
