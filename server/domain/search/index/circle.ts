import { limits } from '#contract/limits.ts';
import type { ListingQuery } from '#contract/listings/listing.ts';

/**
 * A circle on the earth as rows of thousandths of a degree. Listings lie on that grid, so two
 * comparisons of whole numbers decide whether one is inside, and SQL decides the same: it measures
 * the chord between the same points.
 */
export interface Circle {
  /** The latitude of the first row. */
  south: number;
  /** The longitude where each row begins. */
  west: Int32Array;
  /** How far each row goes to the east; -1 when nothing of it is inside. */
  width: Int32Array;
  /** Where the widest row begins and ends. */
  widest: { west: number; east: number };
}

/** Meters, as in the function `earth_point` of the database. */
const earthRadius = 6_371_008.8;
const fullTurn = 360_000;
const quarterTurn = 90_000;

/** The circle of a search; null without one. */
export function searchCircle(query: ListingQuery): Circle | null {
  const { lat, lng, radius_km: radiusKm = limits.radiusKm.default } = query;
  if (lat === undefined || lng === undefined) return null;
  const [latitude, longitude] = [thousandths(lat), thousandths(lng)];
  /** Half the chord, relative to the radius of the earth. */
  const reach = (radiusKm * 1000) / earthRadius / 2;
  const rows = Math.ceil((degrees(2 * Math.asin(Math.min(1, reach))) + 0.001) * 1000);
  const south = Math.max(-quarterTurn, latitude - rows);
  const north = Math.min(quarterTurn, latitude + rows);
  const west = new Int32Array(north - south + 1);
  const width = new Int32Array(north - south + 1).fill(-1);
  const widest = { west: longitude, east: longitude };
  const [center, centerCosine] = [radians(latitude), Math.cos(radians(latitude))];
  for (let row = south; row <= north; row += 1) {
    const left = reach ** 2 - Math.sin((radians(row) - center) / 2) ** 2;
    if (left < 0) continue;
    const square = left / (centerCosine * Math.cos(radians(row)));
    const half = square >= 1 ? fullTurn / 2 : degrees(2 * Math.asin(Math.sqrt(square))) * 1000;
    const from = Math.ceil(longitude - half);
    west[row - south] = from;
    width[row - south] = Math.floor(longitude + half) - from;
    widest.west = Math.min(widest.west, from);
    widest.east = Math.max(widest.east, Math.floor(longitude + half));
  }
  return { south, west, width, widest };
}

/** Is this point of the grid inside? */
export function isInside(circle: Circle, latitude: number, longitude: number): boolean {
  const row = latitude - circle.south;
  if (row < 0 || row >= circle.west.length) return false;
  let east = longitude - circle.west[row]!;
  if (east < 0) east += fullTurn;
  if (east >= fullTurn) east -= fullTurn;
  return east <= circle.width[row]!;
}

/** Rounds degrees as `round(degrees::numeric, 3)` does: to 15 digits, then halves away from zero. */
export function thousandths(value: number): number {
  const size = Math.abs(value);
  if (size < 1e-6) return 0;
  return Math.sign(value) * Math.floor(Number(`${size.toPrecision(15)}e3`) + 0.5);
}

const radians = (inThousandths: number) => (inThousandths / 1000 / 180) * Math.PI;
const degrees = (inRadians: number) => (inRadians / Math.PI) * 180;
