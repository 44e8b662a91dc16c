import { brotliDecompressSync } from 'node:zlib';
import { isNamedAt, landExtent, landLevels, levelFor, villageLevel } from '#geometry/land.ts';
import { isShore, readLandTile, type LandShapes } from '#geometry/land-tile.ts';
import { kmInWorld, pixelsAtZoom, toX, toY, type LatLng } from '#geometry/mercator.ts';
import type { LandPack } from './land-pack.ts';

/** A part of the earth as a small canvas. */
export interface StillMap {
  width: number;
  height: number;
  /** Red, green, blue and full opacity of each pixel, row by row. */
  pixels: Uint8Array;
  /** Larger towns first; pixels from the upper left. */
  towns: { name: string; left: number; top: number; size: number }[];
}

export interface StillView {
  center: LatLng;
  zoom: number;
  width: number;
  height: number;
  /** What is shown is somewhere in this circle. */
  km: number;
}

/** As on the map in the browser by day (src/map/radar-map.module.css); the lowest byte is red. */
const colors = {
  water: 0xff_e0_dd_c9,
  land: 0xff_e7_f1_f6,
  shore: 0xff_c8_c4_a9,
  river: 0xff_ce_c8_a9,
  ring: 0xff_5a_6b_0c,
};
/** How much of the ring's color what it surrounds has. */
const filling = 0.16;

/**
 * Draws water, land, rivers and a circle. Every edge is sharp: who shows it draws it at twice its
 * size and makes it smaller.
 */
export function drawStillMap(pack: LandPack, view: StillView): StillMap {
  const { width, height, center, zoom, km } = view;
  const canvas = createCanvas(width, height, colors.water);
  const towns: StillMap['towns'] = [];
  for (const { shapes, left, top, unit, frame } of tilesOf(pack, view)) {
    const place = (points: number[]) =>
      points.map((value, at) => (at % 2 === 0 ? left : top) + value * unit);
    canvas.fill(shapes.rings.map(place), frame, colors.land);
    for (const ring of shapes.rings) {
      const placed = place(ring);
      for (let at = 0; at < ring.length; at += 2) {
        if (isShore(ring, at)) canvas.line(placed, at, frame, colors.shore);
      }
    }
    for (const line of shapes.lines) {
      const placed = place(line);
      for (let at = 0; at + 2 < line.length; at += 2) {
        canvas.line(placed, at, frame, colors.river);
      }
    }
    for (const { name, x, y, size } of shapes.towns) {
      const [across, down] = [left + x * unit, top + y * unit];
      if (isIn(frame, across, down)) towns.push({ name, left: across, top: down, size });
    }
  }
  towns.push(...findVillages(pack, view));
  canvas.circle(width / 2, height / 2, kmInWorld(center.lat, km) * pixelsAtZoom(zoom), colors.ring);
  return {
    width,
    height,
    pixels: canvas.pixels,
    towns: towns.toSorted((one, other) => other.size - one.size),
  };
}

interface Frame {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const isIn = ({ left, top, right, bottom }: Frame, x: number, y: number) =>
  x >= left && x < right && y >= top && y < bottom;

interface PlacedTile {
  shapes: LandShapes;
  left: number;
  top: number;
  /** Pixels of a step. */
  unit: number;
  frame: Frame;
}

/** The tiles of a view, each or its part of a coarser one. */
function* tilesOf(
  pack: LandPack,
  { center, zoom, width, height }: StillView,
): Generator<PlacedTile> {
  const level = levelFor(zoom);
  const side = pixelsAtZoom(zoom) / 2 ** level;
  const west = toX(center.lng) * 2 ** level - width / side / 2;
  const north = toY(center.lat) * 2 ** level - height / side / 2;
  for (let y = Math.max(0, Math.floor(north)); y < north + height / side; y += 1) {
    for (let x = Math.floor(west); x < west + width / side; x += 1) {
      const [left, top] = [(x - west) * side, (y - north) * side];
      const frame = {
        left: Math.max(0, Math.round(left)),
        top: Math.max(0, Math.round(top)),
        right: Math.min(width, Math.round(left + side)),
        bottom: Math.min(height, Math.round(top + side)),
      };
      for (let up = 0; level - up >= 2; up += 3) {
        const [factor, count] = [2 ** up, 2 ** (level - up)];
        const column = Math.floor(x / factor);
        const row = Math.floor(y / factor);
        const tile = pack.tile(level - up, ((column % count) + count) % count, row);
        if (!tile) continue;
        yield {
          shapes: readLandTile(brotliDecompressSync(tile)),
          left: left - (x - column * factor) * side,
          top: top - (y - row * factor) * side,
          unit: (side * factor) / landExtent,
          frame,
        };
        break;
      }
    }
  }
}

/** The villages of a view, as the map in the browser names them. */
function findVillages(pack: LandPack, view: StillView): StillMap['towns'] {
  const { center, zoom, width, height } = view;
  const level = landLevels.at(-1)!.zoom;
  if (levelFor(zoom) !== level) return [];
  const side = pixelsAtZoom(zoom) / 2 ** level;
  const west = toX(center.lng) * 2 ** level - width / side / 2;
  const north = toY(center.lat) * 2 ** level - height / side / 2;
  const frame = { left: 0, top: 0, right: width, bottom: height };
  const found: StillMap['towns'] = [];
  for (let row = Math.max(0, Math.floor(north)); row < north + height / side; row += 1) {
    for (let column = Math.floor(west); column < west + width / side; column += 1) {
      const count = 2 ** level;
      const tile = pack.tile(villageLevel, ((column % count) + count) % count, row);
      const { towns } = tile ? readLandTile(brotliDecompressSync(tile)) : { towns: [] };
      for (const { name, x, y, size } of towns) {
        const left = (column - west + x / landExtent) * side;
        const top = (row - north + y / landExtent) * side;
        if (isNamedAt(zoom, size) && isIn(frame, left, top)) found.push({ name, left, top, size });
      }
    }
  }
  return found;
}

function createCanvas(width: number, height: number, ground: number) {
  const pixels = new Uint32Array(width * height).fill(ground);
  return {
    pixels: new Uint8Array(pixels.buffer),
    /** Fills what an odd number of rings surrounds, within the frame. */
    fill(rings: number[][], frame: Frame, color: number): void {
      const crossings = Array.from({ length: frame.bottom - frame.top }, (): number[] => []);
      for (const ring of rings) {
        for (let at = 0; at < ring.length; at += 2) {
          const next = (at + 2) % ring.length;
          const [x, y, toX, toY] = [ring[at]!, ring[at + 1]!, ring[next]!, ring[next + 1]!];
          const [above, below] = [Math.min(y, toY), Math.max(y, toY)];
          const last = Math.min(frame.bottom, Math.ceil(below - 0.5));
          for (let row = Math.max(frame.top, Math.ceil(above - 0.5)); row < last; row += 1) {
            crossings[row - frame.top]!.push(x + ((row + 0.5 - y) / (toY - y)) * (toX - x));
          }
        }
      }
      for (const [row, found] of crossings.entries()) {
        found.sort((one, other) => one - other);
        for (let nth = 0; nth + 1 < found.length; nth += 2) {
          const end = Math.min(frame.right, Math.round(found[nth + 1]!));
          const begin = Math.max(frame.left, Math.round(found[nth]!));
          const from = (row + frame.top) * width;
          if (begin < end) pixels.fill(color, from + begin, from + end);
        }
      }
    },
    /** Draws from the point at this index to the next one, two pixels wide. */
    line(points: number[], at: number, frame: Frame, color: number): void {
      const next = (at + 2) % points.length;
      const [x, y, toX, toY] = [points[at]!, points[at + 1]!, points[next]!, points[next + 1]!];
      const outside =
        Math.max(x, toX) < frame.left ||
        Math.min(x, toX) > frame.right ||
        Math.max(y, toY) < frame.top ||
        Math.min(y, toY) > frame.bottom;
      if (outside) return;
      const steps = Math.max(1, Math.ceil(Math.hypot(toX - x, toY - y)));
      for (let step = 0; step <= steps; step += 1) {
        const [across, down] = [x + ((toX - x) * step) / steps, y + ((toY - y) * step) / steps];
        for (const [right, below] of [
          [0, 0],
          [1, 0],
          [0, 1],
          [1, 1],
        ] as const) {
          // oxfmt-ignore
          const [column, row] = [Math.floor(across) + right, Math.floor(down) + below];
          if (isIn(frame, column, row)) pixels[row * width + column] = color;
        }
      }
    },
    /** A circle with a light filling. */
    circle(x: number, y: number, radius: number, color: number): void {
      const line = 2;
      const reach = radius + line;
      const bottom = Math.min(height, Math.ceil(y + reach));
      const right = Math.min(width, Math.ceil(x + reach));
      for (let row = Math.max(0, Math.floor(y - reach)); row < bottom; row += 1) {
        for (let column = Math.max(0, Math.floor(x - reach)); column < right; column += 1) {
          const away = Math.hypot(column + 0.5 - x, row + 0.5 - y);
          if (away > reach) continue;
          const at = row * width + column;
          pixels[at] = away < radius - line ? mixed(pixels[at]!, color) : color;
        }
      }
    },
  };
}

/** A color with some of another one. */
function mixed(under: number, over: number): number {
  const part = (shift: number) => {
    const [low, high] = [(under >>> shift) & 255, (over >>> shift) & 255];
    return Math.round(low + (high - low) * filling) << shift;
  };
  return (0xff_00_00_00 | part(16) | part(8) | part(0)) >>> 0;
}
