import { europePeople } from './people-europe.ts';
import { newYork1People } from './people-new-york-1.ts';
import { newYork2People } from './people-new-york-2.ts';
import type { PersonSketch } from './person-sketch.ts';

export type { PersonSketch };

/** Every demo person; the first four are the administrator, an owner, a seeker and a newcomer. */
export const people: readonly PersonSketch[] = [
  ...newYork1People,
  ...newYork2People,
  ...europePeople,
];
