import { berlin1Rooms } from './rooms-berlin-1.ts';
import { berlin2Rooms } from './rooms-berlin-2.ts';
import { brooklyn1Rooms } from './rooms-brooklyn-1.ts';
import { brooklyn2Rooms } from './rooms-brooklyn-2.ts';
import { brooklyn3Rooms } from './rooms-brooklyn-3.ts';
import { brooklyn4Rooms } from './rooms-brooklyn-4.ts';
import { harlemRooms } from './rooms-harlem.ts';
import { lisbon1Rooms } from './rooms-lisbon-1.ts';
import { lisbon2Rooms } from './rooms-lisbon-2.ts';
import { london1Rooms } from './rooms-london-1.ts';
import { london2Rooms } from './rooms-london-2.ts';
import { queens1Rooms } from './rooms-queens-1.ts';
import { queens2Rooms } from './rooms-queens-2.ts';
import type { RoomSketch } from './room-sketch.ts';

/** Every demo listing, city by city. */
export const rooms: readonly RoomSketch[] = [
  ...brooklyn1Rooms,
  ...brooklyn2Rooms,
  ...brooklyn3Rooms,
  ...brooklyn4Rooms,
  ...harlemRooms,
  ...queens1Rooms,
  ...queens2Rooms,
  ...berlin1Rooms,
  ...berlin2Rooms,
  ...london1Rooms,
  ...london2Rooms,
  ...lisbon1Rooms,
  ...lisbon2Rooms,
];
