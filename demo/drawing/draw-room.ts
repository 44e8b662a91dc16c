import { drawBalcony } from './rooms/balcony.ts';
import { drawBathroom } from './rooms/bathroom.ts';
import { drawBedroom } from './rooms/bedroom.ts';
import { drawFacade } from './rooms/facade.ts';
import { drawKitchen } from './rooms/kitchen.ts';
import { drawLiving } from './rooms/living.ts';
import { closeScene, inDaylight, openScene, type Scene } from './scene.ts';

/** Every kind of picture there is of a home. */
export const roomKinds = ['bedroom', 'living', 'kitchen', 'bathroom', 'balcony', 'facade'] as const;
export type RoomKind = (typeof roomKinds)[number];

const drawers: Record<RoomKind, (s: Scene) => string> = {
  bedroom: drawBedroom,
  living: drawLiving,
  kitchen: drawKitchen,
  bathroom: drawBathroom,
  balcony: drawBalcony,
  facade: drawFacade,
};

/** Draws a home as SVG text, 1600 by 1200; the same seed and kind give the same picture. */
export function drawRoom(seed: number, kind: RoomKind): string {
  const s = openRoom(seed, kind);
  return closeScene(s, 1600, 1200, drawers[kind](s));
}

/** The colour of its walls at that hour, #rrggbb: what stands there until the picture does. */
export function roomColour(seed: number, kind: RoomKind): string {
  const { palette, daylight } = openRoom(seed, kind);
  return inDaylight(palette.wall, daylight);
}

const openRoom = (seed: number, kind: RoomKind): Scene =>
  openScene(Math.imul(seed, 31) + roomKinds.indexOf(kind));
