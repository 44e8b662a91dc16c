import { landExtent } from './land.ts';

/** A town on a tile, in steps of the tile. */
export interface Town {
  name: string;
  x: number;
  y: number;
  /** 0 is a village, 9 the largest cities. */
  size: number;
}

/** What is on a tile. Points are one list of x, y, x, y, in steps of the tile. */
export interface LandShapes {
  /** Land and the lakes in it: what an odd number of rings surrounds is land. */
  rings: number[][];
  /** Rivers. */
  lines: number[][];
  towns: Town[];
}

/** Reads what scripts/land/encode-tile.ts wrote. */
export function readLandTile(bytes: Uint8Array): LandShapes {
  let at = 0;
  const read = () => {
    let [value, factor] = [0, 1];
    for (; ; factor *= 128) {
      const byte = bytes[at++] ?? 0;
      value += (byte & 127) * factor;
      if (byte < 128) return value;
    }
  };
  const signed = () => {
    const value = read();
    return value % 2 ? -(value + 1) / 2 : value / 2;
  };
  const readShapes = () =>
    Array.from({ length: read() }, () => {
      let [x, y] = [0, 0];
      const points: number[] = [];
      for (let left = read(); left > 0; left -= 1) {
        x += signed();
        y += signed();
        points.push(x, y);
      }
      return points;
    });
  const [rings, lines] = [readShapes(), readShapes()];
  const text = new TextDecoder();
  const towns = Array.from({ length: read() }, () => {
    const [x, y, size, length] = [read(), read(), read(), read()] as const;
    at += length;
    return { x, y, size, name: text.decode(bytes.subarray(at - length, at)) };
  });
  return { rings, lines, towns };
}

const isBeyond = (value: number | undefined) =>
  value !== undefined && (value < 0 || value > landExtent);

/** Is the part of a ring that begins at this point shore? Where the tile only ends, it is not. */
export function isShore(ring: readonly number[], from: number): boolean {
  const to = (from + 2) % ring.length;
  const isEdge = (at: number) => isBeyond(ring[at]) || isBeyond(ring[at + 1]);
  return !(isEdge(from) && isEdge(to));
}
