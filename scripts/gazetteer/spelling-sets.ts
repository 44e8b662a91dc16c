import { kilometersBetween } from '#geometry/distance.ts';
import { languages, type Language } from '#contract/languages.ts';
import type { PlaceSearch, Vicinity } from '#domain/places/find-places.ts';
import { foldName } from '#domain/places/gazetteer/fold-name.ts';
import type { FoundPlace } from '#domain/places/geocoding/found-place.ts';
import { findLines, fromPlanes, readPackParts } from '#domain/places/gazetteer/gazetteer-pack.ts';
import type { PlaceTable } from '#domain/places/gazetteer/place-table.ts';

/** How the towns of a set are drawn: by how many people live there, or each as likely. */
export type Draw = 'by population' | 'evenly';

/** Counts of one kind of spelling. */
export interface Result {
  spellings: number;
  first: number;
  amongThree: number;
  /** Texts that are the name of a town elsewhere as well: no order puts both first. */
  shared: number;
  /** Those whose other town is larger, and those with three larger ones: what no order by size finds. */
  behindLarger: number;
  behindThree: number;
  milliseconds: number[];
  /** Some that were not among the first three. */
  missed: string[];
}

interface Typed {
  text: string;
  language?: Language;
  vicinity?: Vicinity;
}

/** Ways of writing a town; each makes some texts of its names. */
type WriteTown = (town: Town, random: () => number) => Typed[];

interface Town {
  place: number;
  name: string;
  detail: string;
  region: string;
  country: string;
  /** The folded spellings of the gazetteer. */
  keys: string[];
  /** Those that it is shown by, in any language. */
  shown: Typed[];
  latitude: number;
  longitude: number;
  timeZone: string;
}

/** The same numbers for the same seed (mulberry32). */
export function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Draws towns of the gazetteer, with all their spellings. */
export async function drawTowns(
  table: PlaceTable,
  { draw, count, random }: { draw: Draw; count: number; random: () => number },
): Promise<Town[]> {
  const sums = new Float64Array(table.count);
  let people = 0;
  for (let place = 0; place < table.count; place += 1) {
    people += draw === 'evenly' ? 1 : table.population(place);
    sums[place] = people;
  }
  const drawn = Array.from({ length: count }, () => {
    const at = random() * people;
    let [low, high] = [0, table.count - 1];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (sums[middle]! > at) high = middle;
      else low = middle + 1;
    }
    return low;
  });
  const keys = await readKeys(new Set(drawn));
  return drawn.map((place) => {
    const { name, detail } = table.label(place, 'en');
    const shown = languages.map((language) => ({
      text: table.label(place, language).name,
      language,
    }));
    return {
      place,
      name,
      detail,
      region: table.regions[table.region(place)]![1],
      country: detail.split(', ').at(-1) ?? '',
      keys: keys.get(place) ?? [],
      shown,
      ...table.coordinates(place),
      timeZone: table.timeZone(place),
    };
  });
}

async function readKeys(places: ReadonlySet<number>): Promise<Map<number, string[]>> {
  const parts = await readPackParts(['keys', 'key-counts', 'key-places']);
  const counts = fromPlanes(parts['key-counts'], 0, parts['key-counts'].length / 2, 2);
  const starts = findLines(parts.keys, counts.length);
  const count = parts['key-places'].length / 3;
  const keyPlaces = fromPlanes(parts['key-places'], 0, count, 3);
  const keys = new Map<number, string[]>();
  let at = 0;
  for (const [key, length] of counts.entries()) {
    for (const end = at + length; at < end; at += 1) {
      const place = Math.floor(keyPlaces[at]! / 4);
      if (!places.has(place)) continue;
      const text = parts.keys.toString('utf8', starts[key], starts[key + 1]! - 1);
      keys.set(place, [...(keys.get(place) ?? []), text]);
    }
  }
  return keys;
}

const nearDegrees = 0.35;
const leastMistyped = 8;

/** A text with one letter left out, doubled, swapped or replaced. */
function mistype(text: string, random: () => number): string {
  const letters = Array.from(text);
  const at = 1 + Math.floor(random() * (letters.length - 2));
  const kind = Math.floor(random() * 4);
  if (kind === 0) letters.splice(at, 1);
  else if (kind === 1) letters.splice(at, 0, letters[at]!);
  else if (kind === 2) [letters[at], letters[at + 1]] = [letters[at + 1]!, letters[at]!];
  else letters[at] = 'abcdefghijklmnopqrstuvwxyz'[Math.floor(random() * 26)]!;
  return letters.join('');
}

const bare = ({ keys, shown }: Town): Typed[] => [...shown, ...keys.map((text) => ({ text }))];
const isLatin = (text: string) => /^[\p{Script=Latin}\s'’.-]+$/u.test(text);

/** The kinds of spellings that are measured. */
export const writings = {
  'the name alone': ({ name }) => [{ text: name }],
  'every spelling alone': bare,
  'every spelling, time zone known': (town) =>
    bare(town).map((typed) => ({ ...typed, vicinity: { timeZone: town.timeZone } })),
  'every spelling, by somebody near': (town, random) => {
    const near = {
      latitude: town.latitude + (random() * 2 - 1) * nearDegrees,
      longitude: town.longitude + (random() * 2 - 1) * nearDegrees,
    };
    return bare(town).map((typed) => ({
      ...typed,
      vicinity: { near, timeZone: town.timeZone },
    }));
  },
  'name, region': ({ name, region }) => (region ? [{ text: `${name}, ${region}` }] : []),
  'name region country': ({ name, region, country }) => [{ text: `${name} ${region} ${country}` }],
  'as it was chosen': ({ name, detail }) => [{ text: `${name}, ${detail}` }],
  'other signs and case': ({ name }) => [
    { text: name.toUpperCase() },
    { text: name.replaceAll(/[\s-]+/g, '-') },
    { text: name.replaceAll(/[-'’.,]/g, ' ') },
    { text: name.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase() },
  ],
  'spaces left out': ({ name }) =>
    name.includes(' ') ? [{ text: name.replaceAll(' ', '').toLowerCase() }] : [],
  'one letter wrong': ({ name }, random) =>
    isLatin(name) && name.length >= leastMistyped ? [{ text: mistype(name, random) }] : [],
} as const satisfies Record<string, WriteTown>;
export type Writing = keyof typeof writings;

const mostMissed = 20;

/** Searches all texts of one kind for these towns. */
export function measureWriting(
  { search, table }: { search: PlaceSearch; table: PlaceTable },
  towns: readonly Town[],
  writing: Writing,
  random: () => number,
): Result {
  const result: Result = {
    spellings: 0,
    first: 0,
    amongThree: 0,
    shared: 0,
    behindLarger: 0,
    behindThree: 0,
    milliseconds: [],
    missed: [],
  };
  for (const town of towns) {
    for (const typed of writings[writing](town, random) as Typed[]) {
      const { text, language = 'en', vicinity } = typed;
      const startedAt = performance.now();
      const suggestions = search.find(text, language, vicinity);
      result.milliseconds.push(performance.now() - startedAt);
      const isTown = (place: Pick<FoundPlace, 'name' | 'latitude' | 'longitude'>) =>
        kilometersBetween(town, place) < (place.name === town.name ? sameNameKm : samePlaceKm);
      const others = table.names
        .findExact(foldName(text))
        .filter(
          ({ place }) => !isTown({ ...table.label(place, 'en'), ...table.coordinates(place) }),
        );
      // Places are numbered by size, the largest first.
      const larger = others.filter(({ place }) => place < town.place).length;
      if (others.length > 0) result.shared += 1;
      if (larger > 0) result.behindLarger += 1;
      if (larger >= 3) result.behindThree += 1;
      const at = suggestions.findIndex(isTown);
      result.spellings += 1;
      if (at === 0) result.first += 1;
      if (at >= 0 && at < 3) result.amongThree += 1;
      else if (result.missed.length < mostMissed) {
        result.missed.push(
          `${text} (${town.name}, ${town.detail}): ${suggestions[0]?.name ?? '-'}`,
        );
      }
    }
  }
  return result;
}

/** GeoNames has some towns twice, as a town and as its middle. */
const samePlaceKm = 2;
const sameNameKm = 30;
