import { landExtent, landLevels, landTilePath } from '#contract/land.ts';

/** A town on a tile, in steps of the tile. */
export interface Town {
  name: string;
  x: number;
  y: number;
  /** 0 is a village, 9 the largest cities. */
  size: number;
}

export interface LandTile {
  land: Path2D;
  shore: Path2D;
  rivers: Path2D;
  towns: Town[];
}

/** The tiles of the earth, as they are needed. */
export interface LandTiles {
  /** The tile, null where there is none, undefined while it comes. */
  get(zoom: number, x: number, y: number): LandTile | null | undefined;
}

const mostKept = 200;

/** Loads tiles; `onTile` is called after each. A tile that could not be loaded is tried again. */
export function createLandTiles(onTile: () => void): LandTiles {
  const tiles = new Map<string, LandTile | null | undefined>();

  async function load(path: string): Promise<void> {
    try {
      const response = await fetch(path);
      if (!response.ok) throw new Error(String(response.status));
      const bytes = response.status === 204 ? null : await response.arrayBuffer();
      tiles.set(path, bytes && decodeTile(new Uint8Array(bytes)));
      onTile();
    } catch {
      tiles.delete(path);
    }
  }

  return {
    get(zoom, x, y) {
      const path = landTilePath(zoom, x, y);
      if (!tiles.has(path)) {
        const [oldest] = tiles.keys();
        if (tiles.size >= mostKept && oldest !== undefined) tiles.delete(oldest);
        tiles.set(path, undefined);
        void load(path);
      }
      return tiles.get(path);
    },
  };
}

/** The level of tiles for a zoom of the map. */
export const levelFor = (zoom: number): number =>
  landLevels.findLast((level) => level.zoom <= Math.max(2, zoom - 0.5))?.zoom ?? 2;

/** Reads what scripts/land/encode-tile.ts wrote. */
function decodeTile(bytes: Uint8Array): LandTile {
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
  const tile: LandTile = {
    land: new Path2D(),
    shore: new Path2D(),
    rivers: new Path2D(),
    towns: [],
  };
  for (let rings = read(); rings > 0; rings -= 1) readRing(tile, read(), signed);
  for (let lines = read(); lines > 0; lines -= 1) {
    let [x, y] = [0, 0];
    for (let nth = 0, points = read(); nth < points; nth += 1) {
      x += signed();
      y += signed();
      if (nth === 0) tile.rivers.moveTo(x, y);
      else tile.rivers.lineTo(x, y);
    }
  }
  const text = new TextDecoder();
  for (let towns = read(); towns > 0; towns -= 1) {
    const [x, y, size, length] = [read(), read(), read(), read()];
    tile.towns.push({ x, y, size, name: text.decode(bytes.subarray(at, at + length)) });
    at += length;
  }
  return tile;
}

/** Land is filled; its shore is drawn, but not where the tile only ends. */
function readRing({ land, shore }: LandTile, points: number, signed: () => number): void {
  let [x, y, wasEdge, isFirst] = [0, 0, true, true];
  let begin: [number, number] = [0, 0];
  const isBeyond = (value: number) => value < 0 || value > landExtent;
  for (let nth = 0; nth < points; nth += 1) {
    x += signed();
    y += signed();
    const isEdge = isBeyond(x) || isBeyond(y);
    if (isFirst) {
      land.moveTo(x, y);
      begin = [x, y];
    } else land.lineTo(x, y);
    if (isFirst || (wasEdge && isEdge)) shore.moveTo(x, y);
    else shore.lineTo(x, y);
    [isFirst, wasEdge] = [false, isEdge];
  }
  land.closePath();
  if (!wasEdge) shore.lineTo(...begin);
}
