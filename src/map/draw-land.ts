import { hasVillages, isNamedAt, landExtent, levelFor, villageLevel } from '#geometry/land.ts';
import { kmInWorld, pixelsAtZoom, toX, toY, type LatLng } from '#geometry/mercator.ts';
import type { MapView } from '#machines/map.machine.ts';
import { pinReach } from './join-marks.ts';
import type { LandTiles, NamedTown } from './land-tiles.ts';
import type { MapMark } from './map-mark.ts';
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
  center: LatLng;
  km: number;
  label?: string;
  /** Filled: somewhere in here. */
  isArea?: boolean;
}

/** A point with a name. */
export interface Spot {
  place: LatLng;
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
  here?: LatLng | undefined;
  /** How many pixels of the picture are beyond each edge of the map: no name is cut there. */
  beyond: { x: number; y: number };
  /** Buttons and texts over the picture. */
  covers?: readonly Box[] | undefined;
  /** What lies over the picture: no name is written below. */
  marks?: readonly MapMark[] | undefined;
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
    for (const shown of visibleTiles(drawing)) {
      drawTile(context, tiles, drawing, shown, names);
      if (!hasVillages(drawing.view.zoom)) continue;
      const { towns = [] } = tiles.get(villageLevel, shown.x, shown.y) ?? {};
      names.push(...placeNames(towns, drawing, { ...shown, unit: shown.side / landExtent }, shown));
    }
  }
  const free = createSpace(drawing);
  for (const ring of drawing.rings) drawRing(context, drawing, ring, free);
  if (tiles && spot && !names.some((name) => isOfSpot(name, spot, drawing))) {
    // Above its point, and before all others.
    const { left, top } = toPixels(drawing, spot.place);
    names.push({ text: spot.text, left, top: top - 12, size: 9 });
    free.take({ left: left - 5, right: left + 5, top: top - 5, bottom: top + 5 });
    drawDot(context, drawing, spot.place, 3, palette.text);
  }
  writeNames(context, drawing, names, free);
  if (here) drawDot(context, drawing, here, 7, palette.ring);
}

/** Pixels from the upper left of the picture, the short way around the earth. */
function toPixels({ view, size }: Drawing, { lat, lng }: LatLng): { left: number; top: number } {
  const scale = pixelsAtZoom(view.zoom);
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
  place: LatLng,
  radius: number,
  color: string,
): void {
  const { left, top } = toPixels(drawing, place);
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

function visibleTiles({ view, size }: Drawing): ShownTile[] {
  const zoom = levelFor(view.zoom);
  const count = 2 ** zoom;
  const side = pixelsAtZoom(view.zoom) / count;
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
  names.push(...placeNames(tile.towns, drawing, { left, top, unit }, shown));
}

interface Name {
  text: string;
  /** As the gazetteer has it, if the text is in another language. */
  original?: string;
  left: number;
  top: number;
  size: number;
}

/** How far beyond the picture a place may be whose name begins in it. */
const nameReach = 80;

/** The names of a tile that may be in the picture. */
function placeNames(
  towns: readonly NamedTown[],
  { view, size: drawn }: Drawing,
  { left, top, unit }: { left: number; top: number; unit: number },
  shown: ShownTile,
): Name[] {
  const isWithin = (at: number, from: number, side: number, length: number) =>
    at >= from && at < from + side && at > -nameReach && at < length + nameReach;
  return towns
    .filter(({ size }) => isNamedAt(view.zoom, size))
    .map(({ name, original, x, y, size }) => ({
      text: name,
      original,
      left: left + x * unit,
      top: top + y * unit,
      size,
    }))
    .filter((name) => isWithin(name.left, shown.left, shown.side, drawn.width))
    .filter((name) => isWithin(name.top, shown.top, shown.side, drawn.height));
}

/** Farther than the point of an address is off, and nearer than one town is to another. */
const samePointKm = 0.4;

/**
 * Whether the land names a spot already: an address may have the name in any language, so its point
 * tells, too.
 */
function isOfSpot({ text, original, left, top }: Name, spot: Spot, drawing: Drawing): boolean {
  if (text.startsWith(spot.text) || original?.startsWith(spot.text)) return true;
  const point = toPixels(drawing, spot.place);
  const reach = kmInWorld(spot.place.lat, samePointKm) * pixelsAtZoom(drawing.view.zoom);
  // From afar, towns lie on whole pixels.
  return Math.hypot(left - point.left, top - point.top) < Math.max(1, reach);
}

/** In pixels from the upper left of the picture. */
export interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

const overlap = (one: Box, other: Box): boolean =>
  one.left < other.right &&
  one.right > other.left &&
  one.top < other.bottom &&
  one.bottom > other.top;

/** The free area for town names. */
interface Space {
  /** What is on the map is there wholly; what is beyond comes into view as it is moved. */
  has(box: Box, isOnMap?: boolean): boolean;
  isOnMap(left: number, top: number): boolean;
  take(box: Box): void;
}

function createSpace(drawing: Drawing): Space {
  const { beyond, size } = drawing;
  const map: Box = {
    left: beyond.x,
    right: size.width - beyond.x,
    top: beyond.y,
    bottom: size.height - beyond.y,
  };
  const contains = (one: Box, other: Box) =>
    one.left <= other.left &&
    one.right >= other.right &&
    one.top <= other.top &&
    one.bottom >= other.bottom;
  const taken = (drawing.marks ?? []).map((mark): Box => {
    const { left, top } = toPixels(drawing, mark);
    const { x, y } = pinReach(mark);
    return { left: left - x, right: left + x, top: top - y, bottom: top + y };
  });
  taken.push(...(drawing.covers ?? []));
  return {
    has: (box, isOnMap = overlap(map, box)) =>
      (isOnMap ? contains(map, box) : !overlap(map, box)) &&
      !taken.some((other) => overlap(other, box)),
    isOnMap: (left, top) => overlap(map, { left, right: left, top, bottom: top }),
    take: (box) => taken.push(box),
  };
}

/**
 * Where a name may stand, in steps of half its size from its place: there, else beside what lies
 * there. Farther away, nobody would know whose name it is.
 */
const nudges: readonly (readonly [right: number, down: number])[] = [
  [0, 0],
  [0, -2],
  [0, 2],
  [0, -3.5],
  [0, 3.5],
  [0.6, -2],
  [-0.6, -2],
  [0.6, 2],
  [-0.6, 2],
  [1.5, 0],
  [-1.5, 0],
];

/** The largest first; none over another, nor below a mark. */
function writeNames(context: Context, { palette }: Drawing, names: Name[], space: Space): void {
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.lineJoin = 'round';
  context.strokeStyle = palette.halo;
  context.fillStyle = palette.text;
  context.lineWidth = 3;
  for (const { text, left, top, size } of names.toSorted((one, other) => other.size - one.size)) {
    const letters = 11 + size * 0.5;
    context.font = cssFont(size > 5 ? 600 : 400, letters, palette);
    const half = context.measureText(text).width / 2 + 6;
    const boxAt = ([right, down]: readonly [number, number]): Box => {
      const [across, below] = [left + right * half, top + (down * letters) / 2 + down * 3];
      return {
        left: across - half,
        right: across + half,
        top: below - letters / 2 - 3,
        bottom: below + letters / 2 + 3,
      };
    };
    const isOnMap = space.isOnMap(left, top);
    const box = nudges.map(boxAt).find((each) => space.has(each, isOnMap));
    if (!box) continue;
    space.take(box);
    const [across, below] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
    context.strokeText(text, across, below);
    context.fillText(text, across, below);
  }
}

function drawRing(context: Context, drawing: Drawing, ring: Ring, space: Space): void {
  const { view, palette } = drawing;
  const { center, km, label = '', isArea } = ring;
  const { left, top } = toPixels(drawing, center);
  const radius = kmInWorld(center.lat, km) * pixelsAtZoom(view.zoom);
  context.font = cssFont(500, 11, palette);
  const half = context.measureText(label).width / 2 + 4;
  const boxAt = (angle: number): Box => {
    const [across, below] = [left + radius * Math.sin(angle), top - radius * Math.cos(angle)];
    return { left: across - half, right: across + half, top: below - 9, bottom: below + 9 };
  };
  // At its top, else where no mark lies on it.
  const angle = label ? labelAngles.find((each) => space.has(boxAt(each))) : undefined;
  // The line leaves room for the words.
  const gap = angle === undefined ? 0 : Math.min(1, (half + 2) / radius);
  const start = (angle ?? 0) - Math.PI / 2;
  context.beginPath();
  context.arc(left, top, radius, start + gap, start + 2 * Math.PI - gap);
  context.lineWidth = isArea ? 2 : 1.25;
  context.strokeStyle = palette.ring;
  context.setLineDash(isArea ? [] : [3, 5]);
  context.stroke();
  context.setLineDash([]);
  if (isArea) {
    context.fillStyle = palette.area;
    context.fill();
  }
  if (angle === undefined) return;
  const box = boxAt(angle);
  space.take(box);
  const [across, below] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.lineWidth = 3;
  context.strokeStyle = palette.halo;
  context.strokeText(label, across, below);
  context.fillStyle = palette.ring;
  context.fillText(label, across, below);
}

const labelAngles = [0, 0.25, -0.25, 0.5, -0.5, 0.75, -0.75, 1].map((turn) => turn * Math.PI);

const cssFont = (weight: number, pixels: number, { font }: Palette) =>
  [weight, `${pixels}px`, font].join(' ');
