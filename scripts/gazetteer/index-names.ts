import type { Language } from '#contract/languages.ts';
import { NameKind } from '#domain/places/gazetteer/gazetteer-pack.ts';
import { findSpellings, splitNames } from './spellings.ts';
import type { SourcePlace } from './read-geonames.ts';

/** All folded names, sorted by their bytes, and the places that have each. */
export interface NameIndex {
  keys: string[];
  /** How many places have each key. */
  counts: number[];
  /** place * 4 + kind, of all keys one after the other. */
  keyPlaces: number[];
}

/** Longer alternates are descriptions. */
const longestAlternate = 80;

/** Indexes the spellings of all names of these places. */
export function indexNames(
  places: readonly SourcePlace[],
  shownNames: readonly (readonly [Language, Map<SourcePlace, string>])[],
): NameIndex {
  const index = new Map<string, Map<number, NameKind>>();
  for (const [nth, place] of places.entries()) {
    const add = (name: string, kind: NameKind) => {
      for (const key of findSpellings(name, place.country)) {
        const named = index.get(key) ?? new Map<number, NameKind>();
        index.set(key, named);
        if ((named.get(nth) ?? Number.POSITIVE_INFINITY) > kind) named.set(nth, kind);
      }
    };
    // Among the alternates, what follows a slash may be a river: "Frankfurt/Main".
    for (const name of [place.name, ...place.ownNames].flatMap(splitNames)) add(name, NameKind.own);
    for (const [, names] of shownNames) {
      const shown = names.get(place);
      for (const name of shown === undefined ? [] : splitNames(shown)) add(name, NameKind.shown);
    }
    for (const name of place.alternates) {
      if (name.length <= longestAlternate) add(name, NameKind.alternate);
    }
  }
  const keys = [...index.keys()]
    .map((key) => Buffer.from(key))
    .sort(Buffer.compare)
    .map((key) => key.toString());
  const named = keys.map((key) => [...index.get(key)!].toSorted(([one], [other]) => one - other));
  return {
    keys,
    counts: named.map(({ length }) => length),
    keyPlaces: named.flatMap((entries) => entries.map(([place, kind]) => place * 4 + kind)),
  };
}
