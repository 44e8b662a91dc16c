import { landExtent, levelFor } from '#contract/land.ts';
import { kmInWorld, scaleOf, toX, toY, type Place } from '#contract/mercator.ts';
import type { MapView } from '#machines/map.machine.ts';
import type { LandTile, LandTiles } from './land-tiles.ts';
import type { MapSize } from './mercator.ts';

/** Colors as the canvas takes them, of the theme that is on. */
export interface Palette {
  water: string;
  land: string;
  shore: string;
  river: string;
  ring: string;
  area: string;
  text: string;
  halo: string;
  font: string;
}

export interface Ring {
  center: Place;
  km: number;
  label?: string;
  /** Filled: somewhere in here. */
  isArea?: boolean;
}

/** A point with a name. */
export interface Spot {
  place: Place;
  text: string;
}

export interface Drawing {
  view: MapView;
  size: MapSize;
  palette: Palette;
  rings: readonly Ring[];
  /** Named even where the land has no name so small. */
  spot?: Spot | undefined;
  /** Where the user is. */
  here?: Place | undefined;
}

type Context = CanvasRenderingContext2D;

/** Draws water, land, rivers, rings and the names of towns; without tiles, only rings. */
export function drawMap(context: Context, tiles: LandTiles | null, drawing: Drawing): void {
  const { size, palette, spot, here } = drawing;
  context.clearRect(0, 0, size.width, size.height);
  const names: Name[] = [];
  if (tiles) {
    context.fillStyle = palette.water;
    context.fillRect(0, 0, size.width, size.height);
    for (const shown of tilesOf(drawing)) drawTile(context, tiles, drawing, shown, names);
  }
  for (const ring of drawing.rings) drawRing(context, drawing, ring);
  if (tiles && spot && !names.some(({ text }) => text.startsWith(spot.text))) {
    // Above its point, and before all others.
    const { left, top } = pixelsOf(drawing, spot.place);
    names.push({ text: spot.text, left, top: top - 12, size: 9 });
    drawDot(context, drawing, spot.place, 3, palette.text);
  }
  writeNames(context, drawing, names);
  if (here) drawDot(context, drawing, here, 7, palette.ring);
}

/** Pixels from the upper left of the picture, the short way around the earth. */
function pixelsOf({ view, size }: Drawing, { lat, lng }: Place): { left: number; top: number } {
  const scale = scaleOf(view.zoom);
  let across = toX(lng) - view.x;
  across -= Math.round(across);
  return {
    left: size.width / 2 + across * scale,
    top: size.height / 2 + (toY(lat) - view.y) * scale,
  };
}

function drawDot(
  context: Context,
  drawing: Drawing,
  place: Place,
  radius: number,
  color: string,
): void {
  const { left, top } = pixelsOf(drawing, place);
  context.beginPath();
  context.arc(left, top, radius, 0, 2 * Math.PI);
  context.fillStyle = color;
  context.fill();
  context.lineWidth = 2;
  context.strokeStyle = drawing.palette.halo;
  context.stroke();
}

interface ShownTile {
  zoom: number;
  x: number;
  y: number;
  left: number;
  top: number;
  side: number;
}

function tilesOf({ view, size }: Drawing): ShownTile[] {
  const zoom = levelFor(view.zoom);
  const count = 2 ** zoom;
  const side = scaleOf(view.zoom) / count;
  const [west, north] = [
    view.x * count - size.width / side / 2,
    view.y * count - size.height / side / 2,
  ];
  const found: ShownTile[] = [];
  for (
    let y = Math.max(0, Math.floor(north));
    y < Math.min(count, north + size.height / side);
    y += 1
  ) {
    for (let x = Math.floor(west); x < west + size.width / side; x += 1) {
      const column = ((x % count) + count) % count;
      found.push({ zoom, x: column, y, left: (x - west) * side, top: (y - north) * side, side });
    }
  }
  return found;
}

/** The tile itself, or while it comes or where there is none, its part of a coarser one. */
function drawTile(
  context: Context,
  tiles: LandTiles,
  drawing: Drawing,
  shown: ShownTile,
  names: Name[],
): void {
  let { zoom, x, y, left, top, side } = shown;
  let tile = tiles.get(zoom, x, y);
  while (!tile && zoom > 2) {
    const up = 3;
    const factor = 2 ** up;
    left -= (x % factor) * side;
    top -= (y % factor) * side;
    side *= factor;
    [zoom, x, y] = [zoom - up, Math.floor(x / factor), Math.floor(y / factor)];
    tile = tiles.get(zoom, x, y);
  }
  if (!tile) return;
  const { palette } = drawing;
  // Whole pixels, so that no seam shows between two tiles.
  const edge = (at: number) => Math.round(at);
  const [from, until] = [edge(shown.left), edge(shown.left + shown.side)];
  const [head, foot] = [edge(shown.top), edge(shown.top + shown.side)];
  context.save();
  context.beginPath();
  context.rect(from, head, until - from, foot - head);
  context.clip();
  context.translate(left, top);
  const unit = side / landExtent;
  context.scale(unit, unit);
  context.fillStyle = palette.land;
  context.fill(tile.land, 'evenodd');
  context.lineJoin = 'round';
  context.lineWidth = 1 / unit;
  context.strokeStyle = palette.shore;
  context.stroke(tile.shore);
  context.lineWidth = 1.6 / unit;
  context.strokeStyle = palette.river;
  context.stroke(tile.rivers);
  context.restore();
  names.push(...namesOf(tile, { left, top, unit }, shown));
}

interface Name {
  text: string;
  left: number;
  top: number;
  size: number;
}

function namesOf(
  { towns }: LandTile,
  { left, top, unit }: { left: number; top: number; unit: number },
  shown: ShownTile,
): Name[] {
  return towns
    .map(({ name, x, y, size }) => ({
      text: name,
      left: left + x * unit,
      top: top + y * unit,
      size,
    }))
    .filter((name) => name.left >= shown.left && name.left < shown.left + shown.side)
    .filter((name) => name.top >= shown.top && name.top < shown.top + shown.side);
}

/** The largest first, and none over another. */
function writeNames(context: Context, { palette, view }: Drawing, names: Name[]): void {
  const taken: { left: number; right: number; top: number }[] = [];
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.lineJoin = 'round';
  context.strokeStyle = palette.halo;
  context.fillStyle = palette.text;
  context.lineWidth = 3;
  for (const { text, left, top, size } of names.toSorted((one, other) => other.size - one.size)) {
    // Villages are named once there is room.
    if (size < 8.5 - view.zoom * 0.6) continue;
    context.font = fontOf(size > 5 ? 600 : 400, 11 + size * 0.5, palette);
    const half = context.measureText(text).width / 2 + 6;
    const isTaken = taken.some(
      (other) =>
        Math.abs(other.top - top) < 20 && other.left < left + half && other.right > left - half,
    );
    if (isTaken) continue;
    taken.push({ left: left - half, right: left + half, top });
    context.strokeText(text, left, top);
    context.fillText(text, left, top);
  }
}

function drawRing(context: Context, drawing: Drawing, ring: Ring): void {
  const { view, palette } = drawing;
  const { center, km, label, isArea } = ring;
  const { left, top } = pixelsOf(drawing, center);
  const radius = kmInWorld(center.lat, km) * scaleOf(view.zoom);
  context.beginPath();
  context.arc(left, top, radius, 0, 2 * Math.PI);
  context.lineWidth = isArea ? 2 : 1.25;
  context.strokeStyle = palette.ring;
  context.setLineDash(isArea ? [] : [3, 5]);
  context.stroke();
  context.setLineDash([]);
  if (isArea) {
    context.fillStyle = palette.area;
    context.fill();
  }
  if (!label) return;
  context.font = fontOf(500, 11, palette);
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.lineWidth = 3;
  context.strokeStyle = palette.halo;
  context.strokeText(label, left, top - radius);
  context.fillStyle = palette.ring;
  context.fillText(label, left, top - radius);
}

const fontOf = (weight: number, pixels: number, { font }: Palette) =>
  [weight, `${pixels}px`, font].join(' ');
