import { chineseVariants } from '#platform/chinese-variants.ts';
import { foldIndic, isIndic } from './fold-indic.ts';

/** Letters of Latin without a decomposition, as PostgreSQL's unaccent writes them. */
const letters = new Map([
  ...Object.entries({
    ß: 'ss',
    æ: 'ae',
    œ: 'oe',
    ø: 'o',
    đ: 'd',
    ð: 'd',
    ł: 'l',
    þ: 'th',
    ı: 'i',
    ħ: 'h',
    ŋ: 'n',
    ς: 'σ',
    // Forms of Arabic and Persian letters that people write for each other.
    ٱ: 'ا',
    ة: 'ه',
    ۀ: 'ه',
    ہ: 'ه',
    ھ: 'ه',
    ۃ: 'ه',
    ى: 'ي',
    ی: 'ي',
    ې: 'ي',
    ک: 'ك',
  }),
  ...chineseVariants,
]);
const replaced = new RegExp(`[${[...letters.keys()].join('')}]`, 'gu');
/**
 * Marks that one text has and another leaves out: accents, the vowels of Hebrew and Arabic with the
 * signs above letters, tatweel, and the nukta of Indian scripts. All other marks are spelling.
 */
const optional =
  /[\u0300-\u036F\u0591-\u05BD\u05BF\u05C1\u05C2\u05C4\u05C5\u05C7\u0610-\u061A\u0640\u064B-\u065F\u0670\u06D6-\u06ED\u093C\u09BC\u0A3C\u0ABC]/gu;
/** Each has its katakana at the same distance. */
const hiragana = /[\u3041-\u3096\u309D\u309E]/gu;
const toKatakana = (letter: string) => String.fromCodePoint(letter.codePointAt(0)! + 0x60);

/** A word of small letters, without what people spell in one way or another. */
function foldLetters(word: string): string {
  if (/^[a-z\d]*$/.test(word)) return word;
  return word
    .normalize('NFD')
    .replaceAll(optional, '')
    .normalize('NFC')
    .replaceAll(replaced, (letter) => letters.get(letter) ?? letter)
    .replaceAll(hiragana, toKatakana)
    .replaceAll(/[^\P{Nd}0-9]/gu, readDigit);
}

const isDigit = (code: number) => /^\p{Nd}$/u.test(String.fromCodePoint(code));
/** A digit of any script as that of ASCII: Unicode has the ten of each one after the other, zero first. */
function readDigit(digit: string): string {
  const code = digit.codePointAt(0)!;
  let zero = code;
  while (isDigit(zero - 1)) zero -= 1;
  return String((code - zero) % 10);
}

/** "the", also with "and", "in" or "to" before it. Too little would be left of a shorter word. */
const article = /^(?:[وف]?[بك]?ال|لل)(?=\p{L}{3})/u;
/** How a word is looked for. */
export function foldWord(word: string): string {
  const folded = foldLetters(word);
  return isIndic(folded) ? foldIndic(folded) : folded.replace(article, '');
}

/** Two letters for one, in languages that have it. */
const umlauts = new Map(Object.entries({ ä: 'ae', ö: 'oe', ü: 'ue', å: 'aa', ø: 'oe' }));

/**
 * "and", "in", "to" and the like, which Arabic and Hebrew write as one word with what follows. Many
 * words begin with the same letters, so texts have the word with and without them.
 */
const prefix = /^(?:[وبل]|[הובלמש])(?=\p{L}{3})/u;
const maxPrefixes = 2;

/** All spellings by which a word is found. */
export function variantsFor(word: string): string[] {
  if (/^[a-z\d]+$/.test(word)) return listVariants(word);
  const folded = foldLetters(word);
  // The search for the beginning of a word may end inside the cluster that is folded.
  if (isIndic(folded)) return [folded, foldIndic(folded)];
  const variants = listVariants(folded);
  // "kueche" finds Küche, and "küche" finds Kueche.
  if (/[äöüåø]/u.test(word)) {
    variants.push(
      foldLetters(word.replaceAll(/[äöüåø]/gu, (letter) => umlauts.get(letter) ?? letter)),
    );
  }
  if (/^[\u0590-\u06FF]/u.test(folded)) {
    variants.push(folded.replace(article, ''));
    let rest = folded;
    for (let nth = 0; nth < maxPrefixes && prefix.test(rest); nth += 1) {
      rest = rest.slice(1);
      variants.push(rest);
    }
  }
  return variants.filter((variant) => variant !== '');
}

/** A folded word, and with one letter where it may have two for an umlaut. */
const listVariants = (folded: string) =>
  /[aou]e|aa/.test(folded)
    ? [folded, folded.replaceAll(/([aou])e|aa/g, (_, letter = 'a') => letter)]
    : [folded];
