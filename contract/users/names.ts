/**
 * What people may call themselves. Names reach mails and other people's screens, so they are one
 * line of letters of any script, and never read like the service itself.
 */

/** Letters with their marks, spaces, hyphens, apostrophes and dots. */
const nameCharacter = String.raw`\p{L}\p{M} \-‐‑'’ʼʻ‘.·・`;
/** Invisible letters, such as the Hangul filler. */
const invisible = /\p{Default_Ignorable_Code_Point}/gu;
const others = new RegExp(`[^${nameCharacter}]`, 'gu');
/** More marks on one letter than any script needs cover the lines around them. */
const piledMarks = /(\p{M}{4})\p{M}+/gu;

/** Is it one line of letters, without anything invisible? Says nothing about its length. */
export function isPlainName(name: string): boolean {
  return (
    /\p{L}/u.test(name) &&
    ![others, invisible, piledMarks].some((pattern) => name.search(pattern) >= 0)
  );
}

/** Letters that look like one of ours in the words below, by what they look like. */
const lookalikes: Record<string, string> = {
  a: 'аαɑᴀ',
  c: 'сϲᴄ',
  d: 'ԁᴅɗ',
  e: 'еεҽєᴇ',
  f: 'ғꜰ',
  // An l, a dotless i and a capital i are the same to the eye.
  i: 'lіιıɪӏɩ',
  m: 'мᴍ',
  n: 'пηɴո',
  o: 'оοօᴏөσ',
  p: 'рρᴘ',
  r: 'гʀɾᴦ',
  s: 'ѕꜱʂ',
  t: 'тτᴛ',
  u: 'υսᴜц',
};
const looksLike = new Map(
  Object.entries(lookalikes).flatMap(([letter, others]) =>
    others.split('').map((other) => [other, letter] as const),
  ),
);

/** How a text looks at a glance: without case, marks and script. */
function skeleton(text: string): string {
  const letters = Array.from(text.normalize('NFKD').toLowerCase().replaceAll(/\p{M}/gu, ''));
  return letters
    .map((letter) => looksLike.get(letter) ?? letter)
    .join('')
    .replaceAll('rn', 'm');
}

const serviceName = skeleton('RoomieRadar');
const serviceWords = new Set(
  ['admin', 'administrator', 'moderator', 'official', 'staff', 'support', 'team'].map(skeleton),
);

/** Does it look like the service, or like someone who speaks for it, in any script? */
export function soundsLikeService(name: string): boolean {
  const looks = skeleton(name);
  return (
    looks.replaceAll(/[^\p{L}]/gu, '').includes(serviceName) ||
    looks.split(/[^\p{L}]+/u).some((word) => serviceWords.has(word))
  );
}

/** A name as it is stored: composed letters and single spaces. */
export const normalizeName = (name: string) =>
  name.normalize('NFC').replaceAll(/\s+/gu, ' ').trim();

/** The letters of a name from elsewhere, without everything else; empty when there are none. */
export function cleanName(name: string, maxLength: number): string {
  const plain = name
    .normalize('NFC')
    .replaceAll(invisible, '')
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .replaceAll(others, '')
    .replaceAll(piledMarks, '$1');
  // By code points: a cut through a surrogate pair would leave half a character.
  const kept = normalizeName(Array.from(normalizeName(plain)).slice(0, maxLength).join('')).slice(
    0,
    maxLength,
  );
  return isPlainName(kept) && !soundsLikeService(kept) ? kept : '';
}
