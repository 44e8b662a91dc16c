import type { Box } from '#contract/listings/box.ts';
import { fragment, type Fragment } from '#platform/database/sql.ts';

/** Meters, as in the function `earth_point` of the database. */
const earthRadius = 6_371_008.8;
/**
 * Half a step of the grid that `earth_point` rounds to: no listing lies where a rounding error could
 * decide.
 */
const halfStep = 0.0005;

/**
 * Within a box. As with a radius, the index of points finds candidates, then the exact edges decide;
 * both read only `earth_point`, which the indexes of the search hold.
 */
export function boxFilters([west, south, east, north]: Box): Fragment[] {
  const [bottom, top] = [Math.max(-90, south - halfStep), Math.min(90, north + halfStep)];
  const width = east - west + (east < west ? 360 : 0);
  const [from, to] = [west - halfStep, west + width + halfStep];
  const { lower, upper } = cubeAround({ bottom, top, from, to });
  const x = fragment`cube_ll_coord(l.earth_point, 1)`;
  const y = fragment`cube_ll_coord(l.earth_point, 2)`;
  const z = fragment`cube_ll_coord(l.earth_point, 3)`;
  const found = [
    fragment`l.earth_point <@ cube(${lower}::float8[], ${upper}::float8[])`,
    fragment`${z} between ${earthRadius * sine(bottom)}::float8 - 1e-6
      and ${earthRadius * sine(top)}::float8 + 1e-6`,
  ];
  if (to - from >= 360) return found;
  // On the right side of both edges; of a box of more than half the earth, of one of them.
  const isEastOfWest = fragment`${y} * ${cosine(from)}::float8 >= ${x} * ${sine(from)}::float8`;
  const isWestOfEast = fragment`${x} * ${sine(to)}::float8 >= ${y} * ${cosine(to)}::float8`;
  found.push(
    to - from <= 180
      ? fragment`(${isEastOfWest} and ${isWestOfEast})`
      : fragment`(${isEastOfWest} or ${isWestOfEast})`,
  );
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
