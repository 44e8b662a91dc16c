import { pixelsAtZoom, toLat, toLng, toX, toY } from '#geometry/mercator.ts';
import type { MapMark } from './map-mark.ts';

/** So much of two marks may lie over each other, in pixels. */
const shared = 4;

/** Half the size of a mark, in pixels: that of its class in radar-map.module.css. */
export function pinReach({
  isCluster,
  count,
  text,
}: Pick<MapMark, 'isCluster' | 'count' | 'text'>) {
  if (!isCluster) return { x: 10 + text.length * 3.6, y: 13 };
  const half = count < 10 ? 18 : count < 100 ? 22 : 26;
  return { x: half, y: half };
}

interface Spot {
  x: number;
  y: number;
  mark: MapMark;
  reach: { x: number; y: number };
}

/**
 * Joins marks that would lie over each other at this zoom, until none does: every room stays counted
 * once. `cluster` makes the mark of so many rooms around a place.
 */
export function joinMarks(
  marks: readonly MapMark[],
  zoom: number,
  cluster: (place: { lat: number; lng: number }, count: number) => MapMark,
): MapMark[] {
  const scale = pixelsAtZoom(zoom);
  const spots: Spot[] = marks.map((mark) => ({
    x: toX(mark.lng) * scale,
    y: toY(mark.lat) * scale,
    mark,
    reach: pinReach(mark),
  }));
  const across = (one: Spot, other: Spot) => {
    const apart = other.x - one.x;
    return apart - Math.round(apart / scale) * scale;
  };
  const collide = (one: Spot, other: Spot) =>
    Math.abs(across(one, other)) < one.reach.x + other.reach.x - shared &&
    Math.abs(one.y - other.y) < one.reach.y + other.reach.y - shared;
  const done: Spot[] = [];
  for (let spot = spots.pop(); spot; spot = spots.pop()) {
    const now = spot;
    const at = done.findIndex((other) => collide(now, other));
    const [other] = at === -1 ? [] : done.splice(at, 1);
    if (!other) {
      done.push(now);
      continue;
    }
    const count = now.mark.count + other.mark.count;
    const share = other.mark.count / count;
    const x = now.x + across(now, other) * share;
    const y = now.y + (other.y - now.y) * share;
    const mark = cluster(
      { lat: toLat(y / scale), lng: toLng(x / scale - Math.floor(x / scale)) },
      count,
    );
    // It is larger than before, so it is compared with all once more.
    spots.push({ x, y, mark, reach: pinReach(mark) });
  }
  // From north to south, as one reads and goes through them by key.
  return done.toSorted((one, other) => one.y - other.y || one.x - other.x).map(({ mark }) => mark);
}
