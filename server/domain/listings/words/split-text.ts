import { foldWord, variantsFor } from './fold-word.ts';
import { joinBack, joinOn, splitPieces } from './pieces.ts';

/**
 * Raise it when a word is split or folded in another way: listings and saved searches are rewritten
 * then.
 */
const splitterVersion = 3;
const [icuMajor = 0, icuMinor = 0] = (process.versions.icu ?? '').split('.').map(Number);
/**
 * Grows with the splitter and with ICU, whose dictionaries split Thai, Chinese and Japanese. Of two
 * versions that run side by side, the newer one rewrites what the older one wrote, and never the
 * other way around.
 */
export const wordsVersion = splitterVersion * 100_000 + icuMajor * 100 + icuMinor;

/** PostgreSQL refuses lexemes of more than 2,046 bytes. */
const longestWord = 60;

/**
 * The words by which a text is found: each as it is folded, and in its other spellings. Where people
 * write a word and the next one together or apart, both are one word here: its beginning finds the
 * first of them, "Wi-Fi" is "wifi" and "fi".
 */
export function splitText(text: string): Set<string> {
  const words = new Set<string>();
  const seen = new Set<string>();
  const add = (word: string) => {
    if (seen.has(word)) return;
    seen.add(word);
    for (const variant of variantsFor(word)) words.add(cut(variant));
  };
  const pieces = splitPieces(text, true);
  const hasLao = /\p{sc=Laoo}/u.test(text);
  for (const [nth, { word }] of pieces.entries()) {
    add(joinOn(pieces, nth));
    if (!hasLao) continue;
    for (const { index } of word.matchAll(laoSyllable)) add(word.slice(index));
  }
  return words;
}

/**
 * The words of a search: of each, its spellings, one of which begins a word of {@link splitText}.
 * "Wi-Fi" demands "wi", and "fi" or "wifi".
 */
export function splitSearch(text: string): string[][] {
  const pieces = splitPieces(text, false);
  // Particles of Japanese: a text is found without them.
  const isParticle = (nth: number) =>
    (pieces[nth]!.link === 'unspaced' || pieces[nth + 1]?.link === 'unspaced') &&
    /^\p{sc=Hira}$/u.test(pieces[nth]!.word);
  const all = [...pieces.keys()];
  const contents = all.filter((nth) => !isParticle(nth));
  const words = new Map<string, string[]>();
  for (const nth of contents.length > 0 ? contents : all) {
    const spellings = [pieces[nth]!.word, ...joinBack(pieces, nth)].map((word) =>
      cut(foldWord(word)),
    );
    const written = [...new Set(spellings)].filter((spelling) => spelling !== '');
    if (written.length > 0) words.set(written.join(' '), written);
  }
  return [...words.values()];
}

/** Where a syllable of Lao begins inside a word, whose parts are words too. */
const laoSyllable =
  /(?<=\p{sc=Laoo}{2})(?:[\u0EC0-\u0EC4]|(?<![\u0EC0-\u0EC4])[\u0E81-\u0EAE][\u0EB0-\u0EBD\u0EC8-\u0ECD\u0EAD\u0EA7])(?=\p{sc=Laoo})/gu;

const cut = (word: string) => Array.from(word).slice(0, longestWord).join('');
