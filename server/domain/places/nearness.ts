import { kilometersBetween, type Coordinates } from '#geometry/distance.ts';
import { readZoneCountries, type PlaceTable } from './gazetteer/place-table.ts';

/** What is known about where a person looks. */
export interface Vicinity {
  /** The middle of their search or area. */
  near?: Coordinates | undefined;
  /** The time zone of their browser, such as `Europe/Berlin`. */
  timeZone?: string | undefined;
}

const fitNear = 2;
const nearKm = 60;
const fitTimeZone = 1.2;
const fitCountry = 0.8;

/** Rates places by how near they are to where a person looks. */
export function createNearness(table: PlaceTable) {
  const zoneCountries = readZoneCountries(table);

  const isInCountry = (place: number, { timeZone }: Vicinity): boolean =>
    timeZone !== undefined && zoneCountries.get(timeZone) === table.country(place);

  /** What is added to the score of a place: a power of ten of its population. */
  function rateNearness(place: number, vicinity: Vicinity): number {
    const { near, timeZone } = vicinity;
    let score = 0;
    if (near) {
      const km = kilometersBetween(near, table.coordinates(place));
      score += fitNear * Math.exp(-km / nearKm);
    }
    if (timeZone !== undefined) {
      if (table.timeZone(place) === timeZone) score += fitTimeZone;
      else if (isInCountry(place, vicinity)) score += fitCountry;
    }
    return score;
  }

  return { rateNearness, isInCountry };
}
