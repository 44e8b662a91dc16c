import { chineseVariants } from '#platform/chinese-variants.ts';
import { NameKind } from './gazetteer/gazetteer-pack.ts';
import type { NamedPlace } from './gazetteer/name-index.ts';
import type { PlaceTable } from './gazetteer/place-table.ts';
import { isUsualWord } from './room-terms.ts';

/** Folded abbreviations, and what they may stand for besides the names in the pack. */
const abbreviations: readonly (readonly [short: string, long: readonly string[]])[] = [
  ['s', ['san', 'sao', 'santo', 'sur']],
  ['sn', ['san']],
  ['v n', ['vila nova']],
  ['vn', ['vila nova']],
  ['mt', ['mountain']],
  ['mtn', ['mountain']],
  ['gt', ['great']],
  ['gr', ['gross', 'grand']],
  ['kl', ['klein']],
  ['wr', ['wiener']],
  ['a d', ['an der', 'aan den', 'aan de']],
  ['ad', ['an der', 'aan den', 'aan de']],
  ['v d', ['vor der']],
  ['vd', ['vor der']],
  ['vdh', ['vor der hohe']],
  ['i d', ['in der']],
  ['ctr', ['center']],
  ['jct', ['junction']],
  ['vly', ['valley']],
  ['bch', ['beach']],
  ['lk', ['lake']],
  ['cty', ['city']],
  ['pk', ['park']],
  ['hls', ['hills']],
  ['fls', ['falls']],
  ['rpds', ['rapids']],
  ['grv', ['grove']],
  ['va', ['virginia']],
  ['н', ['нижнии']],
];
const maxWritten = 8;
/** What people call towns in one folded word, and no name in the pack. */
const everydayNames = new Map(
  Object.entries({
    kbh: 'kobenhavn',
    sthlm: 'stockholm',
    gbg: 'goteborg',
    hki: 'helsinki',
    rdam: 'rotterdam',
    ddorf: 'dusseldorf',
    bham: 'birmingham',
    mgladbach: 'monchengladbach',
    bsas: 'buenos aires',
    'ת א': 'תל אביב',
    กทม: 'กรุงเทพมหานคร',
    とうきょう: '東京',
    'greater london': 'london',
  }),
);
const isHan = (text: string) => /^\p{Script=Han}+$/u.test(text);
/** Traditional forms of simplified characters; of several, the first of the table. */
const traditional = new Map(
  [...chineseVariants].toReversed().map(([form, simple]) => [simple, form]),
);
const translate = (text: string, forms: ReadonlyMap<string, string>) =>
  Array.from(text, (letter) => forms.get(letter) ?? letter).join('');

/** Other ways to write a folded text: "san francisco" for "s francisco". */
export function writeOut(text: string): string[] {
  const everyday = everydayNames.get(text);
  if (everyday !== undefined) return [everyday];
  if (isHan(text)) {
    const forms = [traditional, chineseVariants].map((table) => translate(text, table));
    return [...new Set(forms)].filter((form) => form !== text);
  }
  const written = new Set([text]);
  for (const [short, longs] of abbreviations) {
    for (const before of written) {
      // A single letter at the end is the beginning of a word.
      const padded = short.length === 1 ? ` ${before}` : ` ${before} `;
      if (!padded.includes(` ${short} `) || before === short) continue;
      for (const long of longs) {
        if (written.size > maxWritten) break;
        written.add(padded.replace(` ${short} `, ` ${long} `).trim());
      }
    }
  }
  written.delete(text);
  return [...written];
}

/** Towns that are recognized beside words that nothing is known about. */
const surelyRecognized = { current: 50_000, otherwise: 500_000 };
/** A shorter name is rather a word or a code. */
const minRecognized = 3;

/** A text without its postal codes and numbers of houses; null where it has none. */
export function dropNumbers(text: string): string | null {
  const words = text.split(/[\s,;]+/).filter((word) => word !== '');
  const rest = words.filter((word) => !/\p{N}/u.test(word));
  const isShorter = rest.length < words.length && rest.join('').length >= minRecognized;
  return isShorter ? rest.join(' ') : null;
}

/** The towns that the longest beginning or end of a folded text names: "koln zollstock". */
export function recognizeTowns(table: PlaceTable, text: string): NamedPlace[] {
  const words = text.split(' ');
  for (let length = words.length - 1; length > 0; length -= 1) {
    const towns = [words.slice(0, length), words.slice(-length)]
      .map((part) => part.join(' '))
      .filter((name) => name.length >= minRecognized && !isUsualWord(name))
      .flatMap((name) => table.names.findExact(name))
      .filter(({ place, kind }) => {
        const { current, otherwise } = surelyRecognized;
        return table.population(place) >= (kind === NameKind.alternate ? otherwise : current);
      });
    if (towns.length > 0) return towns;
  }
  return [];
}
