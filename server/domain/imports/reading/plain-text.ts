import { decodeHTMLStrict } from 'entities';

/** The digits of every script that counts by ten, each with its value. */
const digits = new Map(
  Intl.supportedValuesOf('numberingSystem').flatMap((system) => {
    const format = new Intl.NumberFormat(`en-u-nu-${system}`, { useGrouping: false });
    const all = Array.from(format.format(1234567890));
    return all.length === 10 ? all.map((digit, at) => [digit, String((at + 1) % 10)] as const) : [];
  }),
);
const invisible = /[\u200b-\u200f\u202a-\u202e\u2060-\u2069\u061c\ufeff]/g;

/**
 * A cell as it is compared: full-width letters and the digits of other scripts as those of ASCII, one
 * kind of minus and space, without marks of direction.
 */
export function plainText(cell: string): string {
  const text = decodeEntities(cell).replace(invisible, '');
  // Most cells are ASCII already.
  if (!/[^ -~]/.test(text)) return text.trim();
  return text
    .normalize('NFKC')
    .replace(/\p{Nd}/gu, (digit) => digits.get(digit) ?? digit)
    .replaceAll('\u066c', "'")
    .replaceAll('\u066b', '.')
    .replace(/[\u2212\u2010\u2011]/g, '-')
    .replace(/\s/g, ' ')
    .trim();
}

/** Decodes HTML entities twice: many feeds encode what was encoded before. */
export const decodeEntities = (text: string): string =>
  text.includes('&') ? decodeHTMLStrict(decodeHTMLStrict(text)) : text;

/** Forms of Arabic letters that writers mix. */
const arabicLetters = new Map(
  Object.entries({ أ: 'ا', إ: 'ا', آ: 'ا', ة: 'ه', ى: 'ي', ی: 'ي', ک: 'ك' }),
);
/**
 * Accents of Latin, Greek and Cyrillic without the ring, which makes another letter (år, mån), and
 * harakat of Arabic.
 */
const accents = /[\u0300-\u0309\u030B-\u036F\u064B-\u0652\u0670]/g;

/** A word as lists of words compare it: lower case, and without accents, which many people leave out. */
export function foldAccents(word: string): string {
  const lower = word.toLowerCase();
  // Most words are ASCII already.
  if (!/[^ -~]/.test(lower)) return lower;
  return lower
    .replaceAll(/[أإآةىیک]/g, (letter) => arabicLetters.get(letter) ?? letter)
    .normalize('NFKD')
    .replaceAll(accents, '')
    .normalize('NFC');
}
