import { landExtent } from '#geometry/land.ts';
import type { Points } from './read-shores.ts';

export interface Tile {
  zoom: number;
  x: number;
  y: number;
  /** In steps of the tile, one coordinate after the other. */
  rings: Float64Array[];
  lines: Float64Array[];
}

interface World {
  zoom: number;
  shores: Points[];
  rivers: Points[];
  /** The tiles to make, as `x/y`; null makes all. */
  wanted: Set<string> | null;
}

/** A tile goes on for this many steps beyond its edge, so that no seam shows. */
const margin = 24;

/** Cuts the world into the tiles of a zoom, by halves, so that far shores are dropped early. */
export function cutTiles(
  { zoom, shores, rivers, wanted }: World,
  visit: (tile: Tile) => void,
): void {
  const size = landExtent * 2 ** zoom;
  const project = (points: Points) => {
    const found = new Float64Array(points.length);
    for (let at = 0; at < points.length; at += 2) {
      found[at] = (points[at]! / 360 + 0.5) * size;
      const latitude = Math.max(-85.06, Math.min(85.06, points[at + 1]!));
      found[at + 1] =
        (0.5 - Math.asinh(Math.tan((latitude * Math.PI) / 180)) / (2 * Math.PI)) * size;
    }
    return found;
  };
  const around = (each: Float64Array[]) =>
    each.flatMap((points) =>
      [0, size, -size].flatMap((turn) => {
        const moved =
          turn === 0 ? points : points.map((value, at) => (at % 2 ? value : value + turn));
        const [least, most] = coordinateRange(moved, 0);
        return least <= size + margin && most >= -margin ? [moved] : [];
      }),
    );
  const missing = wanted && countWanted(wanted, zoom);
  cut(around(shores.map(project)), around(rivers.map(project)), 0, 0, zoom);

  function cut(
    rings: Float64Array[],
    lines: Float64Array[],
    x: number,
    y: number,
    left: number,
  ): void {
    if (missing && !missing.has(`${left}/${x}/${y}`)) return;
    if (left === 0) {
      const offset = (points: Float64Array) =>
        points.map((value, at) => value - (at % 2 ? y : x) * landExtent);
      visit({ zoom, x, y, rings: rings.map(offset), lines: lines.map(offset) });
      return;
    }
    const half = landExtent * 2 ** (left - 1);
    for (const [dx, dy] of [
      [0, 0],
      [1, 0],
      [0, 1],
      [1, 1],
    ] as const) {
      // oxfmt-ignore
      const [nextX, nextY] = [2 * x + dx, 2 * y + dy];
      const [west, north] = [nextX * half, nextY * half];
      const within = (axis: 0 | 1, from: number) =>
        [axis, from - margin, from + half + margin] as const;
      const [across, down] = [within(0, west), within(1, north)];
      cut(
        clip(clip(rings, true, ...across), true, ...down),
        clip(clip(lines, false, ...across), false, ...down),
        nextX,
        nextY,
        left - 1,
      );
    }
  }
}

/** The tiles that contain a wanted one, at every zoom, as `zooms below/x/y`. */
function countWanted(wanted: Set<string>, zoom: number): Set<string> {
  const found = new Set<string>();
  for (const tile of wanted) {
    const [x = 0, y = 0] = tile.split('/').map(Number);
    for (let above = 0; above <= zoom; above += 1)
      found.add(`${above}/${x >> above}/${y >> above}`);
  }
  return found;
}

function coordinateRange(points: Float64Array, axis: 0 | 1): [number, number] {
  let [least, most] = [Infinity, -Infinity];
  for (let at = axis; at < points.length; at += 2) {
    if (points[at]! < least) least = points[at]!;
    if (points[at]! > most) most = points[at]!;
  }
  return [least, most];
}

/** Cuts off what is beyond two parallel lines. A ring stays one, along them. */
function clip(
  shapes: Float64Array[],
  isRing: boolean,
  axis: 0 | 1,
  from: number,
  to: number,
): Float64Array[] {
  const found: Float64Array[] = [];
  for (const points of shapes) {
    const [least, most] = coordinateRange(points, axis);
    if (most < from || least > to) continue;
    if (least >= from && most <= to) found.push(points);
    else if (isRing) {
      const ring = cutRing(cutRing(points, axis, from, 1), axis, to, -1);
      if (ring.length >= 6) found.push(ring);
    } else found.push(...cutLine(points, axis, from, to));
  }
  return found;
}

function cutRing(points: Float64Array, axis: 0 | 1, edge: number, side: 1 | -1): Float64Array {
  const found: number[] = [];
  const { length } = points;
  for (let at = 0; at < length; at += 2) {
    const before = at === 0 ? length - 2 : at - 2;
    const [here, there] = [points[at + axis]!, points[before + axis]!];
    const isIn = (here - edge) * side >= 0;
    if (isIn !== (there - edge) * side >= 0) {
      const share = (edge - there) / (here - there);
      const other = 1 - axis;
      const crossing =
        points[before + other]! + share * (points[at + other]! - points[before + other]!);
      if (axis === 0) found.push(edge, crossing);
      else found.push(crossing, edge);
    }
    if (isIn) found.push(points[at]!, points[at + 1]!);
  }
  return Float64Array.from(found);
}

/** Keeps each part of a line with a point inside, and one point beyond at both ends. */
function cutLine(points: Float64Array, axis: 0 | 1, from: number, to: number): Float64Array[] {
  const found: Float64Array[] = [];
  let part: number[] = [];
  const isIn = (at: number) => points[at + axis]! >= from && points[at + axis]! <= to;
  for (let at = 0; at < points.length; at += 2) {
    const isNear = isIn(at) || (at > 0 && isIn(at - 2)) || (at + 2 < points.length && isIn(at + 2));
    if (isNear) part.push(points[at]!, points[at + 1]!);
    else if (part.length > 0) {
      found.push(Float64Array.from(part));
      part = [];
    }
  }
  if (part.length >= 4) found.push(Float64Array.from(part));
  return found;
}
