import { plainText } from '../reading/plain-text.ts';

/**
 * A text as words are looked for in it: small letters without accents, in Arabic without vowel signs
 * and with one form of alef.
 */
export const foldWords = (cell: string): string =>
  plainText(cell)
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[_\s]+/g, ' ')
    .replaceAll('ة', 'ه')
    .trim();

/** Abbreviations that a slash would cut. */
const abbreviations: [RegExp, string][] = [
  [/\ba\/c\b/g, 'air conditioning'],
  [/\bw\/d\b/g, 'washer'],
];

/** The phrases of a list in a cell: "Wifi, Washer", `["Wifi"]`, "WLAN; Balkon | Garten". */
export function splitPhrases(cell: string): string[] {
  const text = foldWords(cell.replace(/[\r\n]+/g, ','));
  return abbreviations
    .reduce((whole, [pattern, word]) => whole.replace(pattern, word), text)
    .split(/[,;،؛、|•·/{}[\]"]+|(?<=\p{L})\. |\b(?:but|aber|pero|mas|mais)\b/u)
    .map((phrase) => phrase.replace(/^[\s*✓✔–-]+/, '').trim())
    .filter((phrase) => phrase !== '');
}

/** Whole words of one language a line; joined into one pattern of words. */
export const matchAny = (...lines: string[]): RegExp => new RegExp(lines.join('|'), 'u');
