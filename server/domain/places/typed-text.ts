import { NameKind } from './gazetteer/gazetteer-pack.ts';
import type { NamedPlace } from './gazetteer/name-index.ts';
import type { PlaceTable } from './gazetteer/place-table.ts';
import { isUsualWord } from './room-terms.ts';

/** Abbreviations that a folded text begins with, and what they may stand for besides names in the pack. */
const abbreviations = new Map(
  Object.entries<readonly string[]>({
    s: ['san', 'sao', 'santo'],
    mt: ['mountain'],
    mtn: ['mountain'],
  }),
);

/** Other ways to write a folded text: "san francisco" for "s francisco". */
export function writeOut(text: string): string[] {
  const [first = '', ...others] = text.split(' ');
  if (others.length === 0) return [];
  return (abbreviations.get(first) ?? []).map((word) => [word, ...others].join(' '));
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
