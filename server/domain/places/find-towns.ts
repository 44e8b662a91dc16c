import { languages, type Language } from '#contract/languages.ts';
import { isSamePlace, placeParts } from '#contract/places/place-parts.ts';
import { fragment, type Fragment, type Sql } from '#platform/database/sql.ts';
import type { FoundPlace } from './geocoding/found-place.ts';
import { morePlaces, otherNames, shortRegions } from './gazetteer/other-names.ts';
import { englishCountry, townNamesIn, translatePlace } from './gazetteer/place-names.ts';

type Found = FoundPlace & { population: number; isMeant?: boolean };

const suggestions = 8;
/** Fewer letters would find every town whose other name begins with them. */
const otherNameLength = 3;

/**
 * Finds towns whose name, or another well-known name, begins with `text`, largest first. A region
 * may follow, after a comma ("Springfield, Illinois") or not ("Brooklyn NY"). When nothing is found
 * that way, umlauts may be written with an e ("Koeln"). Answers in a language, where it has names of
 * its own.
 */
export async function findTowns(
  sql: Sql,
  text: string,
  language: Language = 'en',
): Promise<FoundPlace[]> {
  const found = await findInEnglish(sql, text, language);
  return found.map((place) => translatePlace(place, language));
}

/**
 * Finds the town that a whole text names, as somebody chose it: "Múnich, Bavaria, Alemania" is found
 * by readers of every language. Answers in theirs; empty when no language has a town of that name.
 */
export async function findTownNamed(
  sql: Sql,
  text: string,
  language: Language = 'en',
): Promise<FoundPlace[]> {
  for (const written of new Set([language, ...languages])) {
    const towns = await findInEnglish(sql, text, written);
    const town = towns.find((place) => {
      const { name, detail } = translatePlace(place, written);
      return isSamePlace(detail === '' ? name : `${name}, ${detail}`, text);
    });
    if (town) return [translatePlace(town, language)];
  }
  return [];
}

async function findInEnglish(sql: Sql, text: string, language: Language): Promise<FoundPlace[]> {
  const [name = '', ...regions] = placeParts(text);
  const typed = regions.find((part) => part !== '') ?? '';
  const country = englishCountry(regions.at(-1) ?? '', language);
  const region = typed === regions.at(-1) && country !== null ? country : typed;
  for (const spelling of new Set([name, withoutE(name)])) {
    const found = await findNamed(sql, spelling, { region, language });
    if (found.length > 0) return found;
    const words = spelling.split(/\s+/);
    for (const count of [1, 2].filter((behind) => behind < words.length)) {
      const inRegion = await findNamed(sql, words.slice(0, -count).join(' '), {
        region: words.slice(-count).join(' '),
        onlyThere: true,
        language,
      });
      if (inRegion.length > 0) return inRegion;
    }
  }
  return [];
}

const withoutE = (name: string) => name.replaceAll(/([aou])e/gi, '$1');

/** Towns of this name; those in the region first, or only those. */
async function findNamed(
  sql: Sql,
  name: string,
  {
    region,
    onlyThere = false,
    language,
  }: { region: string; onlyThere?: boolean; language: Language },
): Promise<FoundPlace[]> {
  if (name === '') return [];
  const wanted = shortRegions[fold(region)] ?? region;
  const others = [...otherNames, ...townNamesIn(language)].filter(
    // Where the name is the same, the gazetteer finds it.
    ({ names, name: own }) => fold(own) !== fold(name) && isBeginning(name, names),
  );
  const lookups = [
    sql<Found[]>`${townsNamed(name, wanted, onlyThere)}`,
    ...others.map(async (other) => {
      const isMeant = other.names.some((known) => fold(known) === fold(name));
      const towns = await sql<Found[]>`${townsNamed(other.name, other.within, true)}`;
      return towns
        .slice(0, 1)
        .filter(({ detail }) => !onlyThere || isIn(detail, wanted))
        .map((town) => ({ ...town, isMeant }));
    }),
  ];
  const found = (await Promise.all(lookups)).flat();
  const more = morePlaces.filter(
    (place) =>
      isBeginning(name, [place.name, ...(place.names ?? [])]) &&
      (!onlyThere || fold(place.detail).includes(fold(wanted))),
  );
  const seen = new Set<string>();
  return [...found, ...more]
    .toSorted((one, two) => rank(two, wanted) - rank(one, wanted))
    .filter((place) => {
      const key = `${place.name}/${place.detail}`;
      return !seen.has(key) && seen.add(key);
    })
    .slice(0, suggestions)
    .map(({ name, detail, latitude, longitude }) => ({ name, detail, latitude, longitude }));
}

const beyondAnyTown = 1e9;
const rank = ({ detail, population, isMeant = false }: Found, region: string) =>
  population + (isMeant || (region !== '' && isIn(detail, region)) ? beyondAnyTown : 0);

const isIn = (detail: string, region: string) => ` ${fold(detail)}`.includes(` ${fold(region)}`);

/** SQL: towns by the beginning of their name; those in the region first, or only those. */
export function townsNamed(name: string, region: string, onlyThere: boolean): Fragment {
  const there = fragment`search_text(' ' || detail) like search_text(${`% ${escapeLike(region)}%`})`;
  return fragment`
    select name, detail, latitude, longitude, population from places
    where key like search_text(${escapeLike(name)}) || '%'
      ${onlyThere ? fragment`and ${there}` : fragment``}
    order by ${region === '' ? fragment`` : fragment`${there} desc,`} population desc, id
    limit ${suggestions}`;
}

const isBeginning = (typed: string, names: readonly string[]) =>
  names.some(
    (name) =>
      fold(name) === fold(typed) ||
      (typed.length >= otherNameLength && fold(name).startsWith(fold(typed))),
  );

/** Without case, accents and signs, so that "Bed Stuy" is "bed-stuy". */
const fold = (text: string) =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ø', 'o')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

const escapeLike = (value: string) => value.replaceAll(/[\\%_]/g, String.raw`\$&`);
