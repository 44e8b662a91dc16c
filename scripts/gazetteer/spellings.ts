import { foldName } from '#domain/places/gazetteer/fold-name.ts';

/** Words of folded names, and what people write instead. */
const abbreviations: Readonly<Record<string, readonly string[]>> = {
  saint: ['st'],
  st: ['saint', 'sankt', 'sint'],
  sainte: ['ste', 'st'],
  ste: ['sainte'],
  sankt: ['st'],
  sint: ['st'],
  santa: ['sta'],
  santo: ['sto'],
  mount: ['mt'],
  mt: ['mount'],
  fort: ['ft'],
  ft: ['fort'],
  point: ['pt'],
  port: ['pt'],
  pt: ['point', 'port'],
  puerto: ['pto'],
  ciudad: ['cd'],
  general: ['gral', 'gen'],
  north: ['n'],
  south: ['s'],
  east: ['e'],
  west: ['w'],
  heights: ['hts'],
  springs: ['spgs'],
  upon: ['on'],
};
/** Parts of names that people shorten or leave out. */
const phrases: readonly (readonly [phrase: string, written: string])[] = [
  [' im breisgau', ' ibr'],
  [' ob der tauber', ' odt'],
  [' an der ', ' '],
  [' an der ', ' ad '],
  [' am ', ' '],
  [' and ', ' '],
  [' under ', ' u '],
];

/** Countries whose letters with two dots or a ring are also written with two letters. */
const digraphs: Readonly<Record<string, readonly (readonly [letter: RegExp, written: string])[]>> =
  {
    german: [
      [/ä/g, 'ae'],
      [/ö/g, 'oe'],
      [/ü/g, 'ue'],
    ],
    nordic: [
      [/[äæ]/g, 'ae'],
      [/[öø]/g, 'oe'],
      [/å/g, 'aa'],
    ],
  };
const digraphsIn = new Map([
  ...['DE', 'AT', 'CH', 'LI', 'LU', 'IT'].map((country) => [country, 'german'] as const),
  ...['DK', 'NO', 'SE', 'FI', 'IS', 'FO'].map((country) => [country, 'nordic'] as const),
]);

/** The folded spellings of a name: abbreviated and written out, and umlauts with an e. */
export function findSpellings(name: string, country: string): Set<string> {
  const written = [name, withDigraphs(name.toLowerCase(), country)];
  const spellings = new Set(written.map(foldName));
  // Those added below are not expanded again.
  for (const spelling of Array.from(spellings)) {
    const words = spelling.split(' ');
    if (words.length < 2) continue;
    for (const [nth, word] of words.entries()) {
      for (const other of abbreviations[word] ?? []) {
        spellings.add(words.with(nth, other).join(' '));
      }
    }
    for (const [phrase, other] of phrases) {
      if (spelling.includes(phrase)) spellings.add(spelling.replace(phrase, other));
    }
  }
  spellings.delete('');
  return spellings;
}

/** Both names of a town that has two: "Donostia / San Sebastián". */
export const splitNames = (name: string): string[] =>
  name.includes('/') ? [name, ...name.split('/')] : [name];

function withDigraphs(name: string, country: string): string {
  const pairs = digraphs[digraphsIn.get(country) ?? ''] ?? [];
  return pairs.reduce((text, [letter, written]) => text.replace(letter, written), name);
}
