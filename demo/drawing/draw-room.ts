import { type Canvas, finishImage, inDaylight, openCanvas } from './canvas.ts';
import { drawBalcony } from './rooms/balcony.ts';
import { drawBathroom } from './rooms/bathroom.ts';
import { drawBedroom } from './rooms/bedroom.ts';
import { drawFacade } from './rooms/facade.ts';
import { drawKitchen } from './rooms/kitchen.ts';
import { drawLiving } from './rooms/living.ts';

/** Every kind of demo image of a home. */
export const roomKinds = ['bedroom', 'living', 'kitchen', 'bathroom', 'balcony', 'facade'] as const;
export type RoomKind = (typeof roomKinds)[number];

const drawFunctions: Record<RoomKind, (canvas: Canvas) => string> = {
  bedroom: drawBedroom,
  living: drawLiving,
  kitchen: drawKitchen,
  bathroom: drawBathroom,
  balcony: drawBalcony,
  facade: drawFacade,
};

/** Draws a home as SVG text, 1600 by 1200; the same seed and kind give the same picture. */
export function drawRoom(seed: number, kind: RoomKind): string {
  const canvas = openRoom(seed, kind);
  return finishImage(canvas, 1600, 1200, drawFunctions[kind](canvas));
}

/** The colour of the room's walls, #rrggbb: the placeholder shown until the image has loaded. */
export function roomColour(seed: number, kind: RoomKind): string {
  const { palette, daylight } = openRoom(seed, kind);
  return inDaylight(palette.wall, daylight);
}

const openRoom = (seed: number, kind: RoomKind): Canvas =>
  openCanvas(Math.imul(seed, 31) + roomKinds.indexOf(kind));
