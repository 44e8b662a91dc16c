import type { Coordinates } from '#geometry/distance.ts';
import { languages, type Language } from '#contract/languages.ts';
import { getLocales } from '#get-locales';
import { createNearestPlace, readPoints, type PointTable, type Spot } from './currency-map.ts';
import { foldName } from './fold-name.ts';
import { findLines, fromPlanes, readPackParts, type PackFacts } from './gazetteer-pack.ts';
import { createNameIndex, type NameIndex } from './name-index.ts';

export interface Label {
  name: string;
  /** Town of a neighborhood, region and country; no region that repeats one of the others. */
  detail: string;
}

/** The opened gazetteer. A place is a number: its position by population, the largest first. */
export interface PlaceTable extends Pick<PointTable, 'count' | 'countries'> {
  names: NameIndex;
  /** The place that is nearest to a spot; null without a spot. */
  findNearest(spot: Spot): number | null;
  regions: PackFacts['regions'];
  coordinates(place: number): Coordinates;
  /** An estimate for neighborhoods and where GeoNames has none. */
  population(place: number): number;
  /** Indexes of `countries` and `regions`. */
  country(place: number): number;
  region(place: number): number;
  timeZone(place: number): string;
  /**
   * What a place is called in a language, as far as we know; with the town that it is beside, which tells
   * it from others of the same name and region. With `isWhole` also with a region that repeats the
   * town, as people have it who chose it before these were left out.
   */
  label(place: number, language: Language, beside?: number | null, isWhole?: boolean): Label;
}

/**
 * Opens the gazetteer: 36 MB outside the heap, of which the index of names is 20, and 5 MB in it. Reading
 * takes half a second, most of it in worker threads.
 */
export async function openPlaceTable(): Promise<PlaceTable> {
  const parts = await readPackParts([
    'facts',
    'countries',
    'points',
    'details',
    'names',
    'keys',
    'key-counts',
    'key-places',
  ]);
  const points = readPoints(parts.countries, parts.points);
  const { count, countries, countryIndex, latitudes, longitudes } = points;
  const facts = JSON.parse(parts.facts.toString()) as PackFacts;
  const { regions, timeZones } = facts;
  const populations = fromPlanes(parts.details, 0, count, 4);
  const regionIndex = new Uint16Array(fromPlanes(parts.details, count * 4, count, 2));
  const timeZoneIndex = new Uint16Array(fromPlanes(parts.details, count * 6, count, 2));
  const nameStarts = findLines(parts.names, count);
  const placeName = (place: number) =>
    parts.names.toString('utf8', nameStarts[place], nameStarts[place + 1]! - 1);
  const towns = new Map(facts.towns);
  const shown = new Map(
    languages.map((language) => [language, new Map(facts.shown[language] ?? [])]),
  );
  const countryNames = new Map(
    languages.map((language) => {
      const names = new Intl.DisplayNames(language, { type: 'region', fallback: 'code' });
      return [language, countries.map((code) => names.of(code) ?? code)];
    }),
  );

  return {
    count,
    countries,
    regions,
    names: createNameIndex(parts.keys, parts['key-counts'], parts['key-places']),
    findNearest: createNearestPlace(points),
    coordinates: (place) => ({
      latitude: roundCoordinate(latitudes[place]!),
      longitude: roundCoordinate(longitudes[place]!),
    }),
    population: (place) => populations[place]!,
    country: (place) => countryIndex[place]!,
    region: (place) => regionIndex[place]!,
    timeZone: (place) => timeZones[timeZoneIndex[place]!]!,
    label(place, language, beside = null, isWhole = false) {
      const name = placeName(place);
      const country = countryIndex[place]!;
      const inEnglish = countryNames.get('en')![country]!;
      const [, region] = regions[regionIndex[place]!]!;
      const town = beside === null ? towns.get(place) : placeName(beside);
      const isShown = region !== '' && (isWhole || tellsMore(region, [name, town]));
      const within = new Set([town, isShown ? region : undefined, inEnglish]);
      const parts = [...within].filter((part) => part !== undefined && part !== name) as string[];
      if (parts.at(-1) === inEnglish) parts.splice(-1, 1, countryNames.get(language)![country]!);
      return {
        name: shown.get(language)!.get(place) ?? name,
        detail: getLocales(language).format.formatList(parts),
      };
    },
  };
}

/**
 * Whether a region says more than the names beside it. One that has a name within its own does not:
 * nobody looks for "Berlin, State of Berlin, Germany".
 */
function tellsMore(region: string, names: readonly (string | undefined)[]): boolean {
  const words = ` ${foldName(region)} `;
  return !names.some((name) => name !== undefined && words.includes(` ${foldName(name)} `));
}

const roundCoordinate = (degrees: number) => Math.round(degrees * 10_000) / 10_000;

/** The country of each time zone: that of its largest town. */
export function readZoneCountries(table: PlaceTable): Map<string, number> {
  const countries = new Map<string, number>();
  for (let place = table.count - 1; place >= 0; place -= 1) {
    countries.set(table.timeZone(place), table.country(place));
  }
  return countries;
}
