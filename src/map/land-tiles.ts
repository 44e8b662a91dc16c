import { landExtent, landTilePath } from '#geometry/land.ts';
import { isShore, readLandTile, type LandShapes, type Town } from '#geometry/land-tile.ts';
import { toX, toY } from '#geometry/mercator.ts';
import { largeTowns, type LargeTown } from '#contract/places/large-towns.ts';
import { townNames } from '#locales/towns.ts';

/** A town by its name in the reader's language. */
export interface NamedTown extends Town {
  /** As the gazetteer has it. */
  original: string;
}

export interface LandTile {
  land: Path2D;
  shore: Path2D;
  rivers: Path2D;
  towns: NamedTown[];
}

/** The tiles of the earth, as they are needed. */
export interface LandTiles {
  /** The tile of a level, null where there is none, undefined while it comes. */
  get(level: number, x: number, y: number): LandTile | null | undefined;
}

const maxKept = 200;

/** Loads tiles; `onTile` is called after each. A tile that could not be loaded is tried again. */
export function createLandTiles(onTile: () => void): LandTiles {
  const tiles = new Map<string, LandTile | null | undefined>();

  async function load(path: string, named: (town: Town) => NamedTown): Promise<void> {
    try {
      const response = await fetch(path);
      if (!response.ok) throw new Error(String(response.status));
      const bytes = response.status === 204 ? null : await response.arrayBuffer();
      tiles.set(path, bytes && toLandTile(readLandTile(new Uint8Array(bytes)), named));
      onTile();
    } catch {
      tiles.delete(path);
    }
  }

  return {
    get(level, x, y) {
      const path = landTilePath(level, x, y);
      if (!tiles.has(path)) {
        const [oldest] = tiles.keys();
        if (tiles.size >= maxKept && oldest !== undefined) tiles.delete(oldest);
        tiles.set(path, undefined);
        void load(path, (town) => ({
          ...town,
          name: translateTown(town, { level, x, y }, townNames),
          original: town.name,
        }));
      }
      return tiles.get(path);
    },
  };
}

/** Share of the world's width: beyond that, a town only has the name of a large one. */
const nearby = 1 / 180;

/** A town's name among those of a language, or that of the tile. */
export function translateTown(
  town: Town,
  tile: { level: number; x: number; y: number },
  names: Partial<Record<LargeTown, string>>,
): string {
  const name = names[town.name as LargeTown];
  if (!name) return town.name;
  const [latitude, longitude] = largeTowns[town.name as LargeTown];
  const across = (tile.x + town.x / landExtent) / 2 ** tile.level - toX(longitude);
  const down = (tile.y + town.y / landExtent) / 2 ** tile.level - toY(latitude);
  return Math.hypot(across, down) < nearby ? name : town.name;
}

/** The lines of a tile as paths that a canvas draws at once. */
function toLandTile(
  { rings, lines, towns }: LandShapes,
  named: (town: Town) => NamedTown,
): LandTile {
  const tile: LandTile = {
    land: new Path2D(),
    shore: new Path2D(),
    rivers: new Path2D(),
    towns: towns.map(named),
  };
  for (const ring of rings) {
    trace(tile.land, ring, () => true);
    tile.land.closePath();
    trace(tile.shore, [...ring, ...ring.slice(0, 2)], (from) => isShore(ring, from));
  }
  for (const line of lines) trace(tile.rivers, line, () => true);
  return tile;
}

/** Draws along points, but moves over those parts that are not to be drawn. */
function trace(path: Path2D, points: number[], isDrawn: (from: number) => boolean): void {
  for (let at = 0; at < points.length; at += 2) {
    const [x, y] = [points[at]!, points[at + 1]!];
    if (at === 0 || !isDrawn(at - 2)) path.moveTo(x, y);
    else path.lineTo(x, y);
  }
}
