import { analyse } from 'chardet';
import { importEncodings, type ImportEncoding } from '#contract/imports/import-reading.ts';
import { brokenMark, decodeBytes } from './encodings.ts';
import { ImportRefused, type OpenBytes } from './row-file.ts';

/** An encoding that a file may have, and how it reads some words of the file. */
export interface EncodingGuess {
  encoding: ImportEncoding;
  words: string[];
}

/** A file is not UTF-8, and nobody has said what else it is. */
export class EncodingNotKnown extends ImportRefused {
  override name = 'EncodingNotKnown';
  readonly guesses: EncodingGuess[];

  constructor(guesses: EncodingGuess[]) {
    const choices = guesses.map(
      ({ encoding, words }) => `${encoding} (${words.map((word) => `"${word}"`).join(', ')})`,
    );
    super(`The file is not UTF-8. Choose how it is encoded: ${choices.join(', ')}.`);
    this.guesses = guesses;
  }
}

const wordsCompared = 300;
const wordsShown = 4;
const guessesShown = 6;
const longestWord = 400;
const lettersShown = 24;
/** The most broken words in an encoding that a file may have all the same. */
const brokenShare = 0.2;

/**
 * The likely encodings of a file that is not UTF-8, best first. They are only guesses: no detector is
 * sure of short texts, so somebody who knows the words has to choose.
 */
export async function guessEncodings(
  open: OpenBytes,
  before: ImportEncoding | undefined,
): Promise<EncodingGuess[]> {
  const words = await collectWords(open);
  const detected = analyse(Buffer.concat(words.flatMap((word) => [word, Buffer.from(' ')]))).map(
    ({ name }) => aliases.get(name.toLowerCase()) ?? name.toLowerCase(),
  );
  const rank = (encoding: ImportEncoding) => {
    const at = detected.indexOf(encoding);
    return at < 0 ? detected.length : at;
  };
  const ranked = importEncodings
    .filter((encoding) => !encoding.startsWith('utf'))
    .map((encoding) => {
      const texts = words.map((word) => decodeBytes(word, encoding));
      const broken = texts.filter((text) => text.includes(brokenMark)).length;
      return { encoding, texts, broken, odd: texts.filter(isOdd).length };
    })
    .filter(({ broken }) => broken <= words.length * brokenShare)
    .sort((a, b) => a.odd - b.odd || rank(a.encoding) - rank(b.encoding));
  ranked.sort((a, b) => Number(b.encoding === before) - Number(a.encoding === before));
  const shown = indexesToShow(words);
  const seen = new Set<string>();
  const guesses: EncodingGuess[] = [];
  for (const { encoding, texts } of ranked) {
    const all = texts.join(' ');
    if (guesses.length >= guessesShown || seen.has(all)) continue;
    seen.add(all);
    guesses.push({ encoding, words: shown.map((at) => shorten(texts[at] ?? '')) });
  }
  return guesses;
}

/** Names of the detector whose letters an encoding of ours has too. */
const aliases = new Map(
  Object.entries<ImportEncoding>({
    'iso-8859-1': 'windows-1252',
    'iso-8859-7': 'windows-1253',
    'iso-8859-8': 'windows-1255',
    'iso-8859-9': 'windows-1254',
    'koi8-r': 'koi8-u',
  }),
);

/** The first different words with bytes outside ASCII. */
async function collectWords(open: OpenBytes): Promise<Buffer[]> {
  const words = new Map<string, Buffer>();
  let held = '';
  for await (const chunk of open()) {
    const read = held + Buffer.from(chunk).toString('latin1');
    // The last word may go on in the next chunk.
    held = /[\x40-\xff]{0,400}$/.exec(read)?.[0] ?? '';
    const text = read.slice(0, read.length - held.length);
    // Second bytes of Shift_JIS, GB18030 and Big5 are letters of ASCII too, but hardly below 0x40.
    for (const [word] of text.matchAll(/[\x40-\xff]*[\x80-\xff][\x40-\xff]*/g)) {
      if (word.length <= longestWord) words.set(word, Buffer.from(word, 'latin1'));
      if (words.size >= wordsCompared) return [...words.values()];
    }
  }
  if (/[\x80-\xff]/.test(held)) words.set(held, Buffer.from(held, 'latin1'));
  return [...words.values()];
}

/** A word without separators around it, as far as it can be shown. */
const shorten = (word: string) => {
  const inner = word.replaceAll(brokenMark, '\ufffd').replace(/^[@[-`{-~]+|[@[-`{-~]+$/g, '');
  return Array.from(inner).slice(0, lettersShown).join('');
};

/** Positions of the words that together have most of the different bytes. */
function indexesToShow(words: Buffer[]): number[] {
  const shown: number[] = [];
  const seen = new Set<number>();
  const news = (word: Buffer) =>
    new Set(word.filter((byte) => byte >= 0x80 && !seen.has(byte))).size;
  while (shown.length < wordsShown) {
    const [best] = words
      .map((word, at) => ({ at, word, count: news(word) }))
      .filter(({ at, count }) => count > 0 && !shown.includes(at))
      .sort((a, b) => b.count - a.count || b.word.length - a.word.length);
    if (!best) break;
    shown.push(best.at);
    for (const byte of best.word) seen.add(byte);
  }
  return shown;
}

const scripts = ['Latin', 'Cyrillic', 'Greek', 'Hebrew', 'Arabic', 'Thai', 'Hangul', 'Han'].map(
  (script) => new RegExp(`\\p{Script=${script}}`, 'u'),
);
/** What stands in real texts beside letters, digits and ASCII. */
const usual = /[\p{L}\p{M}\p{N}\0-\x7f‘’‚“”„«»‹›–—…•·´°²³€£¥§¿¡\u00a0\u3000-\u303f\uff00-\uffef]/gu;

/** Whether a word has signs, a mixture of scripts, or capitals that hardly any word has. */
function isOdd(word: string): boolean {
  if (word.includes(brokenMark) || word.replace(usual, '') !== '') return true;
  if (scripts.filter((script) => script.test(word)).length > 1) return true;
  return /\p{Ll}\p{Lu}|\p{Lu}{2}\p{Ll}/u.test(word);
}
