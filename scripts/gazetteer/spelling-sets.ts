import { kilometersBetween } from '#geometry/distance.ts';
import type { PlaceSearch } from '#domain/places/find-places.ts';
import { foldName } from '#domain/places/gazetteer/fold-name.ts';
import type { FoundPlace } from '#domain/places/geocoding/found-place.ts';
import type { PlaceTable } from '#domain/places/gazetteer/place-table.ts';
import type { Town, Typed } from './draw-towns.ts';
import { writings, type Writing } from './writings.ts';

/** Counts of one kind of spelling. */
export interface Result {
  spellings: number;
  first: number;
  amongThree: number;
  /** Texts that name another town as well, which nothing typed or known tells from it. */
  shared: number;
  /** Those whose other town is larger, and those with three larger ones: what no order by size finds. */
  behindLarger: number;
  behindThree: number;
  milliseconds: number[];
  /** Some that were further back than by larger towns of that name. */
  missed: string[];
}

const maxMissed = 60;

/** Searches all texts of one kind for these towns. */
export function measureWriting(
  { search, table }: { search: PlaceSearch; table: PlaceTable },
  towns: readonly Town[],
  writing: Writing,
  random: () => number,
): Result {
  const result = emptyResult();
  for (const town of towns) {
    const isTown = (place: Pick<FoundPlace, 'name' | 'latitude' | 'longitude'>) =>
      kilometersBetween(town, place) < (place.name === town.name ? sameNameKm : samePlaceKm);
    for (const typed of writings[writing](town, random) as Typed[]) {
      const { text, language = 'en', vicinity } = typed;
      const startedAt = performance.now();
      const suggestions = search.find(text, language, vicinity);
      result.milliseconds.push(performance.now() - startedAt);
      const rivals = listRivals(table, town, typed).filter(
        (place) => !isTown({ ...table.label(place, 'en'), ...table.coordinates(place) }),
      );
      // Places are numbered by size, the largest first.
      const larger = rivals.filter((place) => place < town.place).length;
      const at = suggestions.findIndex(isTown);
      const isAmongThree = at >= 0 && at < 3;
      result.spellings += 1;
      result.shared += Number(rivals.length > 0);
      result.behindLarger += Number(larger > 0);
      result.behindThree += Number(larger >= 3);
      result.first += Number(at === 0);
      result.amongThree += Number(isAmongThree);
      const isMissed = isAmongThree ? at > larger : larger < 3;
      if (isMissed && result.missed.length < maxMissed) {
        const before = suggestions.slice(0, 2).map(({ name, detail }) => `${name}, ${detail}`);
        result.missed.push(
          `${at + 1} ${text} (${town.name}, ${town.detail}): ${before.join('; ')}`,
        );
      }
    }
  }
  return result;
}

const emptyResult = (): Result => ({
  spellings: 0,
  first: 0,
  amongThree: 0,
  shared: 0,
  behindLarger: 0,
  behindThree: 0,
  milliseconds: [],
  missed: [],
});

/** All results as one. */
export function sumResults(results: readonly Result[]): Result {
  const sum = emptyResult();
  for (const name of countNames) {
    for (const result of results) sum[name] += result[name];
  }
  return {
    ...sum,
    milliseconds: results.flatMap(({ milliseconds }) => milliseconds),
    missed: results.flatMap(({ missed }) => missed),
  };
}
const countNames = ['spellings', 'first', 'amongThree', 'shared', 'behindLarger', 'behindThree'] as const; // oxfmt-ignore

/** Places that nothing of what is typed and known tells from the town. */
function listRivals(table: PlaceTable, town: Town, { text, shares, vicinity }: Typed): number[] {
  return table.names
    .findExact(foldName(shares ? town.name : text))
    .map(({ place }) => place)
    .filter((place) => {
      if (shares === 'region') return table.region(place) === table.region(town.place);
      const isInCountry = table.country(place) === table.country(town.place);
      if (shares === 'country' && !isInCountry) return false;
      return vicinity?.timeZone === undefined || table.timeZone(place) === town.timeZone;
    });
}

/** GeoNames has some towns twice, as a town and as its middle. */
const samePlaceKm = 2;
const sameNameKm = 30;
