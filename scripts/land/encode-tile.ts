import { landExtent } from '#geometry/land.ts';
import type { Tile } from './cut-tiles.ts';

/** By level: what is left out. The middle one is on the screen only from far. */
const details: Record<number, Detail> = {
  2: { tolerance: 2, minArea: 60, riverLength: Infinity },
  5: { tolerance: 2.4, minArea: 90, riverLength: 160 },
  8: { tolerance: 1.8, minArea: 40, riverLength: 20 },
};

interface Detail {
  /** How far a shore may be from the real one, in steps. */
  tolerance: number;
  /** Smaller islands and lakes are left out, in square steps. */
  minArea: number;
  /** Shorter parts of rivers are left out, in steps. */
  riverLength: number;
}

/** A town with its place in steps of the tile, and how large it is, from 0 to 9. */
export interface Town {
  name: string;
  x: number;
  y: number;
  size: number;
}

/**
 * A tile as bytes: the number of rings, each with the number of its points and their differences;
 * then the same of lines, and the towns. Null for one that is all land or all water, which coarser tiles show too.
 */
export function encodeTile(tile: Tile, towns: Town[], isFine: boolean): Uint8Array | null {
  const { tolerance, minArea, riverLength } = details[tile.zoom]!;
  const rings = tile.rings
    .filter((ring) => ringArea(ring) >= minArea)
    .map((ring) => wholeSteps(simplify(ring, tolerance)))
    .filter((ring) => ring.length >= 6);
  const lines = tile.lines
    .map((line) => wholeSteps(simplify(line, tolerance)))
    .filter((line) => line.length >= 4 && lineLength(line) >= riverLength);
  const isPlain = lines.length + towns.length === 0 && rings.every(isWholeTile);
  if (isPlain && (isFine || rings.length === 0)) return null;
  const bytes: number[] = [];
  for (const shapes of [rings, lines]) {
    writeNumber(bytes, shapes.length);
    for (const shape of shapes) {
      writeNumber(bytes, shape.length / 2);
      for (let at = 0; at < shape.length; at += 1) {
        const difference = shape[at]! - (at < 2 ? 0 : shape[at - 2]!);
        // Zigzag: small numbers of either sign take one byte.
        writeNumber(bytes, difference < 0 ? -2 * difference - 1 : 2 * difference);
      }
    }
  }
  writeNumber(bytes, towns.length);
  for (const { name, x, y, size } of towns) {
    const text = new TextEncoder().encode(name);
    for (const value of [x, y, size, text.length]) writeNumber(bytes, value);
    bytes.push(...text);
  }
  return Uint8Array.from(bytes);
}

function writeNumber(bytes: number[], value: number): void {
  let left = value;
  for (; left >= 128; left = Math.floor(left / 128)) bytes.push((left % 128) + 128);
  bytes.push(left);
}

const isWholeTile = (ring: number[]) =>
  ring.every((value) => value <= 0 || value >= landExtent) && ring.length <= 10;

function ringArea(ring: Float64Array): number {
  let twice = 0;
  for (let at = 0; at < ring.length; at += 2) {
    const next = (at + 2) % ring.length;
    twice += ring[at]! * ring[next + 1]! - ring[next]! * ring[at + 1]!;
  }
  return Math.abs(twice) / 2;
}

function lineLength(line: number[]): number {
  let length = 0;
  for (let at = 2; at < line.length; at += 2) {
    length += Math.hypot(line[at]! - line[at - 2]!, line[at + 1]! - line[at - 1]!);
  }
  return length;
}

/** Rounds, and leaves out points that are the same as the one before. */
function wholeSteps(points: Float64Array): number[] {
  const found: number[] = [];
  for (let at = 0; at < points.length; at += 2) {
    const [x, y] = [Math.round(points[at]!), Math.round(points[at + 1]!)];
    if (found.length > 0 && found.at(-2) === x && found.at(-1) === y) continue;
    found.push(x, y);
  }
  return found;
}

/** Leaves out points that are near the line between their neighbors (Douglas and Peucker). */
function simplify(points: Float64Array, tolerance: number): Float64Array {
  const count = points.length / 2;
  if (count < 3) return points;
  const kept = new Uint8Array(count);
  kept[0] = 1;
  kept[count - 1] = 1;
  const open: [number, number][] = [[0, count - 1]];
  for (let range = open.pop(); range; range = open.pop()) {
    const [from, to] = range;
    let [farthest, distance] = [-1, tolerance];
    for (let at = from + 1; at < to; at += 1) {
      const away = distanceTo(points, at, from, to);
      if (away > distance) [farthest, distance] = [at, away];
    }
    if (farthest === -1) continue;
    kept[farthest] = 1;
    open.push([from, farthest], [farthest, to]);
  }
  const found: number[] = [];
  for (let at = 0; at < count; at += 1) {
    if (kept[at] === 1) found.push(points[2 * at]!, points[2 * at + 1]!);
  }
  return Float64Array.from(found);
}

function distanceTo(points: Float64Array, at: number, from: number, to: number): number {
  const [x, y] = [points[2 * at]!, points[2 * at + 1]!];
  const [ax, ay] = [points[2 * from]!, points[2 * from + 1]!];
  const [dx, dy] = [points[2 * to]! - ax, points[2 * to + 1]! - ay];
  const length = dx * dx + dy * dy;
  const share =
    length === 0 ? 0 : Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / length));
  return Math.hypot(x - ax - share * dx, y - ay - share * dy);
}
