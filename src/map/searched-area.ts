import type { Box } from '#contract/listings/box.ts';
import type { LatLng } from '#geometry/mercator.ts';
import type { MapView } from '#machines/map.machine.ts';
import type { KeptMap } from '#src/shared/storage/kept-maps.ts';
import { frameBox, frameCircle, type MapSize } from './mercator.ts';

/** Where a search looks; with neither, everywhere. */
export interface SearchedArea {
  /** The searched place, with its radius. */
  place: (LatLng & { km: number; name: string }) | null;
  /** The part of the map that is searched instead. */
  box: string | undefined;
}

const everywhere: MapView = { x: 0.5, y: 0.38, zoom: 2 };
export const wholeEarth: Box = [-180, -90, 180, 90];

/** The view that shows all of a searched area. */
export function fitView({ box, place }: SearchedArea, size: MapSize): MapView {
  if (box) return frameBox(box, size) ?? everywhere;
  return place ? frameCircle(place, place.km, size) : everywhere;
}

/** The view of the search, and the one that the map begins with: where the user left it. */
export function initialView(
  { box, place, kept }: SearchedArea & { kept: KeptMap | undefined },
  size: MapSize,
) {
  // Without a place, the map was fitted to what it found.
  const isFitted = kept && !kept.isLeft && !box && !place;
  const home = isFitted ? kept.view : fitView({ box, place }, size);
  return { home, first: kept?.isLeft ? kept.view : home };
}

/** The numbers of a box as in an address. */
export const asBox = (box: string) => box.split(',').map(Number) as Box;
