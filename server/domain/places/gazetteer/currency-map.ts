import { openOnce } from '#platform/open-once.ts';
import { countryCurrency } from './country-currencies.ts';
import { coordinateUnit, fromPlanes, readPackParts } from './gazetteer-pack.ts';

export interface Spot {
  latitude?: number | null | undefined;
  longitude?: number | null | undefined;
}

/** A spot that is known. */
interface Point {
  latitude: number;
  longitude: number;
}

/** The currency of the country of a spot; null without a spot, and where nobody pays. */
export type CurrencyAt = (spot: Spot) => string | null;

/** Coordinates and countries of all places. */
export interface PointTable {
  count: number;
  /** ISO 3166 codes; `countryIndex` points at them. */
  countries: string[];
  countryIndex: Uint8Array;
  latitudes: Float32Array;
  longitudes: Float32Array;
}

/** Reads the parts `countries` and `points` of the pack. */
export function readPoints(countries: Buffer, points: Buffer): PointTable {
  const count = points.length / 7;
  const degrees = (start: number, offset: number) => {
    const coordinates = new Float32Array(fromPlanes(points, start, count, 3));
    for (let at = 0; at < count; at += 1) {
      coordinates[at] = coordinates[at]! * coordinateUnit - offset;
    }
    return coordinates;
  };
  return {
    count,
    countries: countries.toString().trimEnd().split('\n'),
    countryIndex: new Uint8Array(points.subarray(0, count)),
    latitudes: degrees(count, 90),
    longitudes: degrees(count * 4, 180),
  };
}

/** Reads only where places are and in which country, 3 MB, once in a process. */
const openPoints = openOnce(async () => {
  const { countries, points } = await readPackParts(['countries', 'points']);
  const table = readPoints(countries, points);
  return { table, findNearest: createNearestPlace(table) };
});

/** Tells currencies by the country of the nearest place. */
export const openCurrencies = openOnce(async (): Promise<CurrencyAt> => {
  const { table, findNearest } = await openPoints();
  return (spot) => {
    const place = findNearest(spot);
    return place === null ? null : countryCurrency(table.countries[table.countryIndex[place]!]!);
  };
});

/** Farther from every place there is the sea, ice or a desert. */
const inhabitedDegrees = 1;

/** Tells whether a place is near a spot. */
export const openInhabited = openOnce(async (): Promise<(spot: Point) => boolean> => {
  const { table, findNearest } = await openPoints();
  return (spot) => {
    const place = findNearest(spot);
    if (place === null) return false;
    const [latitude, longitude] = [table.latitudes[place]!, table.longitudes[place]!];
    const distance = Math.hypot(latitude - spot.latitude, longitude - spot.longitude);
    return distance < inhabitedDegrees;
  };
});

const rows = 180;
const columns = 360;

/**
 * Finds the place that is nearest to a spot on a grid of degrees; null without a spot. Degrees are not
 * meters, which matters only where two places are about equally near.
 */
export function createNearestPlace(points: PointTable): (spot: Spot) => number | null {
  const { count, latitudes, longitudes } = points;
  const cellIndex = (latitude: number, longitude: number) =>
    rowIndex(latitude) * columns + columnIndex(longitude);
  const starts = new Uint32Array(rows * columns + 1);
  for (let place = 0; place < count; place += 1) {
    starts[cellIndex(latitudes[place]!, longitudes[place]!) + 1]! += 1;
  }
  for (let cell = 0; cell < rows * columns; cell += 1) starts[cell + 1]! += starts[cell]!;
  const next = starts.slice();
  const byCell = new Uint32Array(count);
  for (let place = 0; place < count; place += 1) {
    const cell = cellIndex(latitudes[place]!, longitudes[place]!);
    byCell[next[cell]!] = place;
    next[cell]! += 1;
  }

  function nearestPlace(latitude: number, longitude: number): number {
    const [row, column] = [rowIndex(latitude), columnIndex(longitude)];
    let nearest = 0;
    let least = Number.POSITIVE_INFINITY;
    // Places of a ring are at least as many degrees away as there are rings within it.
    for (let ring = 0; ring <= columns && least > (ring - 1) ** 2; ring += 1) {
      for (let y = Math.max(0, row - ring); y <= Math.min(rows - 1, row + ring); y += 1) {
        const step = y === row - ring || y === row + ring ? 1 : Math.max(1, ring * 2);
        for (let x = column - ring; x <= column + ring; x += step) {
          if (x < 0 || x >= columns) continue;
          const cell = y * columns + x;
          for (let at = starts[cell]!; at < starts[cell + 1]!; at += 1) {
            const place = byCell[at]!;
            const distance =
              (latitudes[place]! - latitude) ** 2 + (longitudes[place]! - longitude) ** 2;
            if (distance < least) [nearest, least] = [place, distance];
          }
        }
      }
    }
    return nearest;
  }

  return ({ latitude, longitude }) =>
    latitude == null || longitude == null ? null : nearestPlace(latitude, longitude);
}

const clamp = (value: number, most: number) => Math.max(0, Math.min(most, Math.floor(value)));
const rowIndex = (latitude: number) => clamp(latitude + 90, rows - 1);
const columnIndex = (longitude: number) => clamp(longitude + 180, columns - 1);
