import { readFileSync } from 'node:fs';
import path from 'node:path';
import { languages, type Language } from '#contract/languages.ts';
import { largeTowns, type LargeTown } from '#contract/places/large-towns.ts';
import { getLocales } from '#get-locales';
import { kilometersBetween } from '#geometry/distance.ts';
import type { SourcePlace } from './read-geonames.ts';

/** `largeTowns` has whole degrees. */
const largeTownKm = 100;

/**
 * What towns are called in the languages of the screens other than English, by place. Most are from
 * the catalogs of Debian's libgeonames-common (GeoNames data, CC BY 4.0); the catalogs of our map win.
 */
export function readShownNames(folder: string, places: readonly SourcePlace[]) {
  const towns = new Map<LargeTown, SourcePlace>();
  for (const place of places.toSorted((one, other) => one.population - other.population)) {
    const spot = (largeTowns as Partial<Record<string, readonly [number, number]>>)[place.name];
    if (!spot) continue;
    const [latitude, longitude] = spot;
    if (kilometersBetween(place, { latitude, longitude }) < largeTownKm) {
      towns.set(place.name as LargeTown, place);
    }
  }
  const byId = new Map(places.map((place) => [place.id, place]));
  return languages
    .filter((language) => language !== 'en')
    .map((language) => {
      const file = path.join(folder, language, 'LC_MESSAGES/geonames.mo');
      const names = new Map<SourcePlace, string>();
      for (const [id, name] of readCatalog(file)) {
        const place = byId.get(Number(id));
        if (place) names.set(place, name);
      }
      const { townNames } = getLocales(language).towns;
      for (const [town, place] of towns) names.set(place, townNames[town] ?? place.name);
      return [language, names] as const satisfies [Language, Map<SourcePlace, string>];
    });
}

/** Reads the messages of a little-endian gettext catalog (.mo) by their keys. */
function readCatalog(file: string): [key: string, message: string][] {
  const catalog = readFileSync(file);
  const [count, keys, messages] = [8, 12, 16].map((at) => catalog.readUInt32LE(at)) as [
    number,
    number,
    number,
  ];
  const text = (table: number, nth: number) => {
    const at = catalog.readUInt32LE(table + nth * 8 + 4);
    return catalog.toString('utf8', at, at + catalog.readUInt32LE(table + nth * 8));
  };
  return Array.from({ length: count }, (_, nth) => [text(keys, nth), text(messages, nth)]);
}
