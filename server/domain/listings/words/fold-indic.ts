/**
 * Blocks of Unicode with the same letters at the same places: Devanagari, Bengali, Gurmukhi,
 * Gujarati, Oriya, Telugu and Kannada.
 */
const blocks = [0x900, 0x980, 0xa00, 0xa80, 0xb00, 0xc00, 0xc80];
const virama = 0x4d;
const anusvara = 0x02;
/** The nasal of each row of consonants, and the first and last consonant of the row. */
const rows = [
  [0x19, 0x15, 0x18],
  [0x1e, 0x1a, 0x1d],
  [0x23, 0x1f, 0x22],
  [0x28, 0x24, 0x27],
  [0x2e, 0x2a, 0x2d],
] as const;

/** Signs for the same nasal as anusvara: chandrabindu and tippi. */
const nasals = new Map(
  Object.entries({
    '\u0901': '\u0902',
    '\u0981': '\u0982',
    '\u0A70': '\u0A02',
  }),
);
/** Letters of Malayalam without a vowel, which older texts write as the letter with a virama. */
const chillus = new Map(
  Object.entries({
    '\u0D7A': '\u0D23\u0D4D',
    '\u0D7B': '\u0D28\u0D4D',
    '\u0D7C': '\u0D30\u0D4D',
    '\u0D7D': '\u0D32\u0D4D',
    '\u0D7E': '\u0D33\u0D4D',
    '\u0D7F': '\u0D15\u0D4D',
  }),
);

const toText = (code: number) => String.fromCodePoint(code);
/** A nasal with a virama before a consonant of its row, which anusvara replaces: हिन्दी and हिंदी. */
const clusters = new RegExp(
  blocks
    .flatMap((block) =>
      rows.map(([nasal, first, last]) => {
        const consonants = `[${toText(block + first)}-${toText(block + last)}]`;
        return `${toText(block + nasal)}${toText(block + virama)}(?=${consonants})`;
      }),
    )
    .join('|'),
  'gu',
);
const blockSize = 0x80;

/** Is it a word of a script of India that has spellings to fold? */
export const isIndic = (word: string): boolean => /[\u0900-\u0D7F]/u.test(word);

/** A word with one spelling of each nasal. */
export const foldIndic = (word: string): string =>
  word
    .replaceAll(/[\u0901\u0981\u0A70]/gu, (sign) => nasals.get(sign) ?? sign)
    // A conjunct with a chillu is written with a virama of its own, or without one.
    .replaceAll(/([\u0D7A-\u0D7F])\u0D4D?/gu, (_, letter: string) => chillus.get(letter) ?? letter)
    .replaceAll(clusters, (cluster) => {
      const code = cluster.codePointAt(0)!;
      return toText(code - (code % blockSize) + anusvara);
    });
