/** A word as it is written, or a part of one. */
export interface Piece {
  word: string;
  link: Link;
}

/**
 * What is between a piece and the one before. `joined`: a hyphen or an apostrophe, or nothing between
 * a digit and a letter. `unspaced`: nothing, in a script without spaces. `number`: a space beside a
 * number, which some people leave out.
 */
type Link = 'apart' | 'joined' | 'unspaced' | 'number';

/** What belongs to a word. Modifiers that are apostrophes of a kind separate, as apostrophes do. */
const run = /(?:(?![\u02B0-\u02FF\uA78C])[\p{L}\p{M}\p{N}])+/gu;
/** Hyphens, apostrophes and points between two parts of one word. */
const joiner =
  /^[-\u2010-\u2013\u058A\u05BE'\u2018\u2019`\u02B0-\u02FF\uA78C\u05F3\u05F4\u00B7\u30FB]$/u;
/** Joiners and signs that nobody sees are spelled in one text and left out in another. */
const unseen = /\p{Default_Ignorable_Code_Point}/gu;
/** Persian and Urdu write it between two parts of a word, where others write a space. */
const nonJoiner = /(?<=\p{scx=Arab})\u200C(?=\p{scx=Arab})/gu;
/** Scripts without spaces between words. */
const unspaced =
  /[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{sc=Thai}\p{sc=Laoo}\p{sc=Khmr}\p{sc=Mymr}]+/gu;
/** What Japanese puts before a word out of politeness, which many leave out. */
const honorific = /^([おご])(\p{sc=Han}.*)$/u;
const segmenter = new Intl.Segmenter('en', { granularity: 'word' });

/** So many pieces are joined at most, because each piece is stored with those behind it. */
const longestChain = 8;

/** The pieces of a text; with `areNumbersApart`, "2Zimmer" is "2" and "Zimmer". */
export function splitPieces(text: string, areNumbersApart: boolean): Piece[] {
  const normal = normalize(text);
  const pieces: Piece[] = [];
  let end = 0;
  let wasNumber = false;
  for (const { 0: written, index } of normal.matchAll(run)) {
    const isNumber = /^\p{N}+$/u.test(written);
    const link = end === 0 ? 'apart' : linkOver(normal.slice(end, index), isNumber !== wasNumber);
    addRun(pieces, { written, link, areNumbersApart });
    end = index + written.length;
    wasNumber = isNumber;
  }
  return pieces;
}

function normalize(text: string): string {
  const normal = text.normalize('NFKC').toLowerCase();
  const visible = normal.includes('\u200C') ? normal.replaceAll(nonJoiner, '-') : normal;
  return visible.replaceAll(unseen, '');
}

function linkOver(gap: string, isBesideNumber: boolean): Link {
  if (gap === ' ') return isBesideNumber ? 'number' : 'apart';
  return joiner.test(gap) ? 'joined' : 'apart';
}

interface Run {
  written: string;
  link: Link;
  areNumbersApart: boolean;
}

function addRun(pieces: Piece[], { written, link, areNumbersApart }: Run): void {
  const add = (text: string, first: Link) => {
    const parts = areNumbersApart && /\p{N}/u.test(text) ? text.match(numberOrNot) : null;
    for (const [nth, word] of (parts ?? [text]).entries()) {
      pieces.push({ word, link: nth === 0 ? first : 'joined' });
    }
  };
  if (!/[\u0E00-\u{3FFFF}]/u.test(written)) return add(written, link);
  let end = 0;
  for (const { 0: inner, index } of written.matchAll(unspaced)) {
    if (index > end) add(written.slice(end, index), end === 0 ? link : 'apart');
    for (const { segment, index: at } of segmenter.segment(inner)) {
      const [prefix = '', word = segment] = honorific.exec(segment)?.slice(1) ?? [];
      const first = at > 0 ? 'unspaced' : index === 0 ? link : 'apart';
      if (prefix) pieces.push({ word: prefix, link: first });
      pieces.push({ word, link: prefix ? 'unspaced' : first });
    }
    end = index + inner.length;
  }
  if (end < written.length) add(written.slice(end), end === 0 ? link : 'apart');
}
const numberOrNot = /\p{N}[\p{N}\p{M}]*|\P{N}+/gu;

/** A piece with those behind it that others write as one word with it. */
export function joinOn(pieces: readonly Piece[], nth: number): string {
  let { word } = pieces[nth]!;
  let hasNumber = false;
  for (let at = nth + 1; at < pieces.length && at < nth + longestChain; at += 1) {
    const { link, word: next } = pieces[at]!;
    if (link === 'apart' || (link === 'number' && hasNumber)) break;
    hasNumber ||= link === 'number';
    // A dictionary splits a text and a part of it differently, but most words are two pieces at most.
    if (link === 'unspaced' && at > nth + 1 && !areHiragana(word, next)) break;
    word += next;
  }
  return word;
}

/** What a piece of a search is together with those before it, if others write them as one word. */
export function joinBack(pieces: readonly Piece[], nth: number): string[] {
  const joined: string[] = [];
  let { word } = pieces[nth]!;
  for (let at = nth; at > 0 && at > nth - longestChain + 1; at -= 1) {
    const { word: before } = pieces[at - 1]!;
    const { link } = pieces[at]!;
    if (link !== 'joined' && !(link === 'unspaced' && areHiragana(before, word))) break;
    word = before + word;
    joined.push(word);
  }
  return joined.length > 2 ? [joined[0]!, word] : joined;
}

/** No dictionary knows words that are usually written in katakana: it splits each letter off. */
const areHiragana = (one: string, other: string) => hiragana.test(one) && hiragana.test(other);
const hiragana = /^[\p{sc=Hira}ー]+$/u;
