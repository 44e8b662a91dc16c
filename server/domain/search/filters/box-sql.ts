import type { Box } from '#contract/listings/box.ts';
import { fragment, type Fragment } from '#platform/database/sql.ts';

/** Meters, as in the function `earth_point` of the database. */
const earthRadius = 6_371_008.8;
/**
 * Half a step of the grid that `earth_point` rounds to: no listing lies where a rounding error could
 * decide.
 */
const halfStep = 0.0005;

/** A box as the numbers that points are compared with, in meters and directions. */
export interface BoxEdges {
  /** The corners of a cube around it, which an index can look up. */
  lower: number[];
  upper: number[];
  /** Heights above the equator. */
  bottom: number;
  top: number;
  /** Cosine and sine of the western and of the eastern edge. */
  west: [number, number];
  east: [number, number];
  /** On the right side of both edges; of a box of more than half the earth, of one of them. */
  needs: 'both' | 'either' | 'none';
}

/** The edges of a box, widened by a rounding error. */
export function boxEdges([west, south, east, north]: Box): BoxEdges {
  const [bottom, top] = [Math.max(-90, south - halfStep), Math.min(90, north + halfStep)];
  const width = east - west + (east < west ? 360 : 0);
  const [from, to] = [west - halfStep, west + width + halfStep];
  const all = to - from >= 360;
  return {
    ...cubeAround({ bottom, top, from, to }),
    bottom: earthRadius * sine(bottom),
    top: earthRadius * sine(top),
    west: [cosine(from), sine(from)],
    east: [cosine(to), sine(to)],
    needs: all ? 'none' : to - from <= 180 ? 'both' : 'either',
  };
}

/**
 * Within a box. As with a radius, the index of points finds candidates, then the exact edges decide;
 * both read only `earth_point`, which the indexes of the search hold.
 */
export function boxConditions(box: Box): Fragment[] {
  const { lower, upper, bottom, top, west, east, needs } = boxEdges(box);
  const x = fragment`cube_ll_coord(l.earth_point, 1)`;
  const y = fragment`cube_ll_coord(l.earth_point, 2)`;
  const z = fragment`cube_ll_coord(l.earth_point, 3)`;
  const found = [
    fragment`l.earth_point <@ cube(${lower}::float8[], ${upper}::float8[])`,
    fragment`${z} between ${bottom}::float8 - 1e-6 and ${top}::float8 + 1e-6`,
  ];
  if (needs === 'none') return found;
  const isEastOfWest = fragment`${y} * ${west[0]}::float8 >= ${x} * ${west[1]}::float8`;
  const isWestOfEast = fragment`${x} * ${east[1]}::float8 >= ${y} * ${east[0]}::float8`;
  const either = fragment`(${isEastOfWest} or ${isWestOfEast})`;
  found.push(needs === 'both' ? fragment`(${isEastOfWest} and ${isWestOfEast})` : either);
  return found;
}

/** The corners of the smallest cube around a part of the globe, in meters, and a meter more. */
function cubeAround(part: { bottom: number; top: number; from: number; to: number }) {
  const { bottom, top, from, to } = part;
  const widest = bottom <= 0 && top >= 0 ? 1 : Math.max(cosine(bottom), cosine(top));
  const narrowest = Math.min(cosine(bottom), cosine(top));
  const turns = [-270, -180, -90, 0, 90, 180, 270, 360, 450, 540];
  const directions = [from, to, ...turns.filter((turn) => turn > from && turn < to)];
  const span = (along: (degrees: number) => number) => {
    const reached = directions.flatMap((direction) =>
      [narrowest, widest].map((share) => share * along(direction) * earthRadius),
    );
    return { least: Math.min(...reached) - 1, most: Math.max(...reached) + 1 };
  };
  const [x, y] = [span(cosine), span(sine)];
  return {
    lower: [x.least, y.least, earthRadius * sine(bottom) - 1],
    upper: [x.most, y.most, earthRadius * sine(top) + 1],
  };
}

const sine = (degrees: number) => Math.sin((degrees * Math.PI) / 180);
const cosine = (degrees: number) => Math.cos((degrees * Math.PI) / 180);
