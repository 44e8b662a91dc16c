import { foldWord, variantsFor } from './fold-word.ts';

/**
 * Raise it when a word is split or folded in another way: listings and saved searches are rewritten
 * then.
 */
const splitterVersion = 1;
const [icuMajor = 0, icuMinor = 0] = (process.versions.icu ?? '').split('.').map(Number);
/**
 * Grows with the splitter and with ICU, whose dictionaries split Thai, Chinese and Japanese. Of two
 * versions that run side by side, the newer one rewrites what the older one wrote, and never the
 * other way around.
 */
export const wordsVersion = splitterVersion * 100_000 + icuMajor * 100 + icuMinor;

/** PostgreSQL refuses lexemes of more than 2,046 bytes. */
const longestWord = 60;

/** What belongs to a word. Modifiers that are apostrophes of a kind separate, as apostrophes do. */
const run = /(?:(?![\u02B0-\u02FF\uA78C])[\p{L}\p{M}\p{N}])+/gu;
/** Joiners and signs that nobody sees are spelled in one text and left out in another. */
const unseen = /\p{Default_Ignorable_Code_Point}/gu;
/** Scripts without spaces between words. */
const unspaced =
  /[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{sc=Thai}\p{sc=Laoo}\p{sc=Khmr}\p{sc=Mymr}]+/gu;
const segmenter = new Intl.Segmenter('en', { granularity: 'word' });

/** The words by which a text is found: each as it is folded, and in its other spellings. */
export function splitText(text: string): Set<string> {
  const words = new Set<string>();
  const seen = new Set<string>();
  for (const part of splitRuns(text)) {
    for (const [nth, word] of part.entries()) {
      if (part.length === 1 && seen.has(word)) continue;
      seen.add(word);
      for (const variant of variantsFor(word)) words.add(cut(variant));
      // What is one word in the search can be two here, because a dictionary looks at the words around.
      const next = part[nth + 1];
      if (next !== undefined) words.add(cut(foldWord(word + next)));
    }
  }
  return words;
}

/** The words of a search, each of which is the beginning of a word of {@link splitText}. */
export function splitSearch(text: string): string[] {
  const parts = splitRuns(text);
  const words = parts.flatMap((part) => {
    // Particles of Japanese: a text is found without them.
    const contents = part.filter((word) => !/^\p{sc=Hira}$/u.test(word));
    return part.length > 1 && contents.length > 0 ? contents : part;
  });
  return [...new Set(words.map((word) => cut(foldWord(word))))].filter((word) => word !== '');
}

/** The words of a text, in groups of those between which nobody writes a space. */
function splitRuns(text: string): string[][] {
  const runs = text.normalize('NFKC').toLowerCase().replaceAll(unseen, '').match(run) ?? [];
  return runs.flatMap((written) => {
    const groups: string[][] = [];
    let end = 0;
    for (const { 0: inner, index } of written.matchAll(unspaced)) {
      if (index > end) groups.push([written.slice(end, index)]);
      groups.push(Array.from(segmenter.segment(inner), ({ segment }) => segment));
      end = index + inner.length;
    }
    if (end < written.length) groups.push([written.slice(end)]);
    return groups;
  });
}

const cut = (word: string) => Array.from(word).slice(0, longestWord).join('');
