import { kilometersBetween } from '#geometry/distance.ts';
import { languages, type Language } from '#contract/languages.ts';
import type { Vicinity } from '#domain/places/nearness.ts';
import { findLines, fromPlanes, readPackParts } from '#domain/places/gazetteer/gazetteer-pack.ts';
import type { PlaceTable } from '#domain/places/gazetteer/place-table.ts';

/** How the towns of a set are drawn: by how many people live there, or each as likely. */
export type Draw = 'by population' | 'evenly';

/** A text that somebody types, and what is known of them. */
export interface Typed {
  text: string;
  language?: Language;
  vicinity?: Vicinity;
  /** What a text names besides the town, which others of that name may have, too. */
  shares?: 'region' | 'country';
}

/** A town with what its spellings are made from. */
export interface Town {
  place: number;
  name: string;
  detail: string;
  region: string;
  /** NY, NSW; null where the region has none that people write. */
  regionCode: string | null;
  country: string;
  /** The name of the country in each language. */
  countries: string[];
  /** A town much larger and so near that this may be a part of it. */
  around: string | null;
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
  const findAround = createAround(table);
  const countryNames = languages.map(
    (language) => new Intl.DisplayNames(language, { type: 'region' }),
  );
  return drawn.map((place) => {
    const { name, detail } = table.label(place, 'en');
    const code = table.countries[table.country(place)]!;
    const shown = languages.map((language) => ({
      text: table.label(place, language).name,
      language,
    }));
    return {
      place,
      name,
      detail,
      region: table.regions[table.region(place)]![1],
      regionCode:
        table.regions[table.region(place)]!.slice(2).find((other) => /^[A-Z]{2,3}$/.test(other)) ??
        null,
      countries: countryNames.map((names) => names.of(code) ?? code),
      around: findAround(place),
      country: detail.split(', ').at(-1) ?? '',
      keys: keys.get(place) ?? [],
      shown,
      ...table.coordinates(place),
      timeZone: table.timeZone(place),
    };
  });
}

const largeTown = 50_000;
const aroundKm = 10;
const timesLarger = 10;

function createAround(table: PlaceTable): (place: number) => string | null {
  const towns: { place: number; latitude: number; longitude: number }[] = [];
  for (let place = 0; table.population(place) >= largeTown; place += 1) {
    towns.push({ place, ...table.coordinates(place) });
  }
  return (place) => {
    const point = table.coordinates(place);
    const least = table.population(place) * timesLarger;
    const town = towns.find(
      (large) =>
        Math.abs(large.latitude - point.latitude) < 0.1 &&
        table.population(large.place) >= least &&
        kilometersBetween(large, point) < aroundKm,
    );
    return town ? table.label(town.place, 'en').name : null;
  };
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
