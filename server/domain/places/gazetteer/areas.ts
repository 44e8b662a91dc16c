import { kilometersBetween } from '#geometry/distance.ts';
import { languages } from '#contract/languages.ts';
import { foldName } from './fold-name.ts';
import type { PlaceTable } from './place-table.ts';
import { listRegionNames } from './region-names.ts';

/** What a text behind (or before) the name of a place may mean: countries, regions or large towns. */
export interface Area {
  countries: Set<number>;
  regions: Set<number>;
  /** The largest towns of that name. */
  towns: number[];
}

/** Whether a name is that of towns, and of no region or country. */
export const isTownOnly = ({ countries, regions }: Area): boolean =>
  countries.size + regions.size === 0;

/** Finds countries, regions and towns by folded text; null where nothing has that name. */
export type FindArea = (text: string) => Area | null;

/** What people call countries besides the names that `Intl.DisplayNames` has. */
const otherCountryNames = new Map(
  Object.entries<readonly string[]>({
    US: ['USA', 'America', 'United States of America'],
    GB: ['Great Britain', 'Britain'],
    AE: ['UAE'],
    NL: ['Holland'],
    CZ: ['Czech Republic'],
    CI: ['Ivory Coast'],
  }),
);
/** Fewer letters are only a whole name or code. */
const minBeginning = 3;
const maxTowns = 12;
const minTownPopulation = 15_000;

/** Indexes the names of countries, in all languages of the screens and their own, and of regions. */
export function createAreaIndex(table: PlaceTable): FindArea {
  const countries = new Map<string, Set<number>>();
  const regions = new Map<string, Set<number>>();
  const namesIn = createCountryNames();
  const words: NameFromWord[] = [];
  for (const [index, code] of table.countries.entries()) {
    for (const name of countryNames(code, namesIn)) {
      const key = foldName(name);
      addTo(countries, key, index);
      words.push(...fromEachWord(key).map((name) => ({ name, kind: 'countries' as const, index })));
    }
  }
  for (const [index, names] of table.regions.entries()) {
    const [name = '', ...others] = listRegionNames(names);
    for (const other of [name, ...others]) addTo(regions, foldName(other), index);
    const key = foldName(name);
    words.push(
      ...fromEachWord(key).map((from) => ({ name: from, kind: 'regions' as const, index })),
    );
  }
  words.sort((one, other) => (one.name < other.name ? -1 : 1));

  return (text) => {
    if (text === '') return null;
    const area: Area = {
      countries: new Set(countries.get(text)),
      regions: new Set(regions.get(text)),
      towns: findLargeTowns(table, text),
    };
    if (text.length >= minBeginning) {
      for (const { name, kind, index } of words.slice(findFirst(words, text))) {
        if (!name.startsWith(text)) break;
        area[kind].add(index);
      }
    }
    return area.countries.size + area.regions.size + area.towns.length > 0 ? area : null;
  };
}

/** The name of a country or region from one of its words on: "york" for "New York". */
interface NameFromWord {
  name: string;
  kind: 'countries' | 'regions';
  index: number;
}

const fromEachWord = (name: string): string[] => {
  const words = name.split(' ');
  return words.map((_, nth) => words.slice(nth).join(' '));
};

/** Where in sorted names those that begin with a text would be. */
function findFirst(words: readonly NameFromWord[], text: string): number {
  let [low, high] = [0, words.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (words[middle]!.name < text) low = middle + 1;
    else high = middle;
  }
  return low;
}

function findLargeTowns(table: PlaceTable, text: string): number[] {
  return table.names
    .findExact(text)
    .map(({ place }) => place)
    .filter((place) => table.population(place) >= minTownPopulation)
    .slice(0, maxTowns);
}

function countryNames(code: string, namesIn: (language: string) => Intl.DisplayNames[]) {
  const own = new Intl.Locale(`und-${code}`).maximize().language;
  const names = [...languages, own].flatMap((language) =>
    namesIn(language).map((written) => written.of(code)),
  );
  return new Set(
    [code, ...names, ...(otherCountryNames.get(code) ?? [])].filter((name) => name != null),
  );
}

/** The names of countries in a language, long and short; each is made once. */
function createCountryNames() {
  const made = new Map<string, Intl.DisplayNames[]>();
  return (language: string): Intl.DisplayNames[] => {
    const names =
      made.get(language) ??
      (['long', 'short'] as const).map(
        (style) => new Intl.DisplayNames(language, { type: 'region', fallback: 'code', style }),
      );
    made.set(language, names);
    return names;
  };
}

function addTo(map: Map<string, Set<number>>, key: string, index: number): void {
  const indexes = map.get(key);
  if (indexes) indexes.add(index);
  else map.set(key, new Set([index]));
}

/** Whether a place is in an area; a part of a town is nearby and smaller than the town, or the town itself. */
export function isWithin(table: PlaceTable, place: number, area: Area): boolean {
  if (area.countries.has(table.country(place)) || area.regions.has(table.region(place)))
    return true;
  const point = table.coordinates(place);
  return area.towns.some(
    (town) =>
      town <= place &&
      kilometersBetween(point, table.coordinates(town)) < townRadius(table.population(town)),
  );
}

/** Whether a place is in each of these areas. */
export const isWithinAll = (table: PlaceTable, place: number, areas: readonly Area[]): boolean =>
  areas.every((area) => isWithin(table, place, area));

/** About how far parts and suburbs of a town are from its middle: 27 km for a million people. */
export const townRadius = (population: number) => 5 + 22 * Math.sqrt(population / 1e6);
