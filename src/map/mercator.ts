import {
  kmInWorld,
  pixelsAtZoom,
  toLat,
  toLng,
  toX,
  toY,
  worldPixels,
  type LatLng,
} from '#geometry/mercator.ts';
import type { MapView } from '#machines/map.machine.ts';

/** The size of the map on the screen, in CSS pixels. */
export interface MapSize {
  width: number;
  height: number;
}

export const zoomRange = { min: 1, max: 16 };

/** A view with its middle there. */
export const viewAt = ({ lat, lng }: LatLng, zoom: number): MapView => ({
  x: toX(lng),
  y: toY(lat),
  zoom,
});

/** A view on the earth: around the date line it goes on, at the poles it ends. */
export const onEarth = ({ x, y, zoom }: MapView): MapView => ({
  x: x - Math.floor(x),
  y: Math.max(0.01, Math.min(0.99, y)),
  zoom: Math.max(zoomRange.min, Math.min(zoomRange.max, zoom)),
});

/** Pixels from the middle of the map to a point, the short way around the earth. */
export function centerOffset(view: MapView, { lat, lng }: LatLng): { left: number; top: number } {
  const scale = pixelsAtZoom(view.zoom);
  let across = toX(lng) - view.x;
  across -= Math.round(across);
  return { left: across * scale, top: (toY(lat) - view.y) * scale };
}

/** Zooms so that what is at a point stays there; the point is in pixels from the middle. */
export function zoomAround(view: MapView, by: number, left = 0, top = 0): MapView {
  const zoom = Math.max(zoomRange.min, Math.min(zoomRange.max, view.zoom + by));
  const shift = 1 / pixelsAtZoom(view.zoom) - 1 / pixelsAtZoom(zoom);
  return onEarth({ x: view.x + left * shift, y: view.y + top * shift, zoom });
}

/** A view on the way from one to another: one point of the screen stays where it is. */
export function viewBetween(from: MapView, to: MapView, share: number): MapView {
  const zoom = from.zoom + (to.zoom - from.zoom) * share;
  const way =
    from.zoom === to.zoom
      ? share
      : (1 - 2 ** (from.zoom - zoom)) / (1 - 2 ** (from.zoom - to.zoom));
  let across = to.x - from.x;
  across -= Math.round(across);
  return onEarth({ x: from.x + across * way, y: from.y + (to.y - from.y) * way, zoom });
}

/** Moves the map under a pointer that went so many pixels. */
export function pan(view: MapView, right: number, down: number): MapView {
  const scale = pixelsAtZoom(view.zoom);
  return onEarth({ ...view, x: view.x - right / scale, y: view.y - down / scale });
}

/** What is shown, as `west,south,east,north`; `more` is the share that is added on each side. */
export function boxInView(view: MapView, { width, height }: MapSize, more = 0): string {
  const scale = pixelsAtZoom(view.zoom);
  const [acrossHalf, downHalf] = [
    (width / scale / 2) * (1 + 2 * more),
    (height / scale / 2) * (1 + 2 * more),
  ];
  const south = toLat(Math.min(1, view.y + downHalf));
  const north = toLat(Math.max(0, view.y - downHalf));
  const isWhole = acrossHalf >= 0.5;
  const west = isWhole ? -180 : aroundEarth(toLng(view.x - acrossHalf));
  const east = isWhole ? 180 : aroundEarth(toLng(view.x + acrossHalf));
  return [west, south, east, north].map(round).join(',');
}

const aroundEarth = (lng: number) => (lng < -180 ? lng + 360 : lng > 180 ? lng - 360 : lng);
const round = (degrees: number) => Math.round(degrees * 1000) / 1000;

/** The view that shows a box as large as possible; null for what is not one. */
export function frameBox(box: string, { width, height }: MapSize): MapView | null {
  const [west, south, east, north] = box.split(',').map(Number);
  if (west === undefined || south === undefined || east === undefined || north === undefined) {
    return null;
  }
  const across = Math.max(1e-6, toX(east) - toX(west) + (east < west ? 1 : 0));
  const down = Math.max(1e-6, toY(south) - toY(north));
  const zoom = Math.log2(Math.min(width / across, height / down) / worldPixels);
  // A little less, so that the box it shows is the same one again.
  return onEarth({ x: toX(west) + across / 2, y: toY(north) + down / 2, zoom: zoom - 0.001 });
}

/** The view in which a circle of this radius has so many pixels from its middle. */
export const frameRadius = (center: LatLng, km: number, pixels: number): MapView =>
  onEarth(viewAt(center, Math.log2(pixels / (worldPixels * kmInWorld(center.lat, km)))));

/** The view in which a circle of this radius fills the smaller side. */
export function frameCircle(center: LatLng, radiusKm: number, size: MapSize): MapView {
  return frameRadius(center, radiusKm, Math.min(size.width, size.height) * 0.46);
}

/** No closer, so that one point alone shows where it is. */
const closestFit = 12;
/** Room for marks at the edges, in pixels on each side. */
const edge = 40;

/** The view that shows all of these points, the shorter way around the earth. */
export function framePoints(points: readonly LatLng[], size: MapSize): MapView {
  const xs = points.map(({ lng }) => toX(lng)).toSorted((one, other) => one - other);
  const ys = points.map(({ lat }) => toY(lat));
  // The widest gap between neighbors is what is not shown.
  const gaps = xs.map((x, nth) => (nth === 0 ? x + 1 - xs.at(-1)! : x - xs[nth - 1]!));
  const across = 1 - Math.max(...gaps);
  const west = xs[gaps.indexOf(Math.max(...gaps))]!;
  const [north, south] = [Math.min(...ys), Math.max(...ys)];
  const zoom = Math.log2(
    Math.min(
      Math.max(1, size.width - 2 * edge) / Math.max(1e-9, across),
      Math.max(1, size.height - 2 * edge) / Math.max(1e-9, south - north),
    ) / worldPixels,
  );
  return onEarth({
    x: west + across / 2,
    y: (north + south) / 2,
    zoom: Math.min(closestFit, zoom),
  });
}
