import { type } from '../type.ts';
import { latitude, longitude } from '../primitives.ts';

/** West, south, east and north in degrees. West of more than east crosses the date line. */
export type Box = [west: number, south: number, east: number, north: number];

/** The middle of a box, in degrees. */
export function boxCenter([west, south, east, north]: Box): { lat: number; lng: number } {
  const width = east >= west ? east - west : east - west + 360;
  const lng = west + width / 2;
  return { lat: (south + north) / 2, lng: lng > 180 ? lng - 360 : lng };
}

/** Everyone sees listings on a grid of three decimals. */
const perDegree = 1000;
/** Far finer than the grid: hides that 40.713 * 1000 is not quite 40713. */
const rounding = 1e-6;
const down = (degrees: number) => Math.floor(degrees * perDegree + rounding) / perDegree;
const up = (degrees: number) => Math.ceil(degrees * perDegree - rounding) / perDegree;

/** An edge between two points of the grid would only seem to say more than they do. */
function readBox(text: string): number[] {
  const parts = text.split(',');
  if (!parts.every((part) => /^-?\d{1,3}(\.\d{1,20})?$/.test(part))) return [];
  return parts.map(Number).map((edge, nth) => (nth < 2 ? down(edge) : up(edge)));
}

/** A box as one text of four numbers, widened to the grid that listings are on. */
export const boxInQuery = type('string')
  .pipe(readBox)
  .to(
    type([longitude, latitude, longitude, latitude]).narrow(
      ([, south, , north], ctx) => south <= north || ctx.mustBe('west,south,east,north'),
    ),
  );
