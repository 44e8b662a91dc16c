/** Latin letters that have no decomposition in Unicode. */
const latinLetters = new Map(
  Object.entries({
    ß: 'ss',
    æ: 'ae',
    œ: 'oe',
    ø: 'o',
    đ: 'd',
    ł: 'l',
    ı: 'i',
    þ: 'th',
    ð: 'd',
    ħ: 'h',
    ə: 'a',
    ŋ: 'n',
  }),
);
/** Forms of Arabic letters that keyboards and writers mix: Persian kaf and yeh, alefs, ta marbuta. */
const arabicLetters = new Map(
  Object.entries({
    آ: 'ا',
    أ: 'ا',
    إ: 'ا',
    ٱ: 'ا',
    ة: 'ه',
    ى: 'ي',
    ی: 'ي',
    ک: 'ك',
  }),
);
const letters = new Map([...latinLetters, ...arabicLetters]);
const lettersPattern = new RegExp(`[${[...letters.keys()].join('')}]`, 'gu');

/** Accents of Latin, Greek and Cyrillic, points of Hebrew, harakat and tatweel of Arabic. */
const accents = /[\u0300-\u036F\u0591-\u05C7\u0640\u064B-\u065F\u0670]/gu;
/** Apostrophes, dots and letters that only transliterations use, and marks without a width. */
const dropped = /[.'’‘`´ʹʻʼʽʾʿ·・\u00AD\u200B-\u200F\u2060]/gu;
const separators = /[^\p{L}\p{M}\p{N}]+/gu;

/**
 * A name as the gazetteer compares it: without case, accents, apostrophes and dots, with one space
 * for hyphens and all other signs. "St.-Étienne" is "st etienne" and "Washington, D.C." is
 * "washington dc". The names in gazetteer.pack are folded by this function, so pack it again after a
 * change.
 */
export const foldName = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(accents, '')
    // Hangul and kana are compared composed.
    .normalize('NFC')
    .toLowerCase()
    .replace(accents, '')
    .replace(lettersPattern, (letter) => letters.get(letter) ?? letter)
    .replace(dropped, '')
    .replace(separators, ' ')
    .trim();
