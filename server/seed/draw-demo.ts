import { limits } from '#contract/limits.ts';
import type { MediaStore } from '../storage/storage.ts';
import { people } from './content/people.ts';
import { rooms } from './content/rooms.ts';
import { drawDemoPicture, faceSize, roomSize } from './demo-pictures.ts';
import { drawFace } from './drawing/draw-face.ts';
import { drawRoom } from './drawing/draw-room.ts';

/** As many as the machine has room for beside the server itself. */
const drawnAtOnce = 2;

/** The name of a room's picture: its files lie below it. */
export const roomPictureName = (room: number, position: number) => `room-${room}-${position}`;
/** The name of the portrait drawn from this seed. */
export const faceName = (faceSeed: number) => `face-${faceSeed}`;

export interface DemoPainter {
  /** Draws the covers of the first page, which are worth waiting for. */
  drawFirstPage(): Promise<void>;
  /** Draws whatever files the demo still lacks, newest rooms first, until told to stop. */
  drawRest(signal: AbortSignal): Promise<void>;
  /** Draws the picture that this media key belongs to, if it is one of the demo's and missing. */
  drawForKey(key: string): Promise<void>;
}

/** Draws the demo's pictures into `store`: each once, whoever asks first. */
export function createDemoPainter(store: MediaStore): DemoPainter {
  const pictures = new Map(allPictures(store));
  const underWay = new Map<string, Promise<void>>();

  async function draw(name: string): Promise<void> {
    const task = pictures.get(name);
    if (!task) return;
    const drawing = underWay.get(name) ?? task().finally(() => underWay.delete(name));
    underWay.set(name, drawing);
    await drawing;
  }

  return {
    drawFirstPage: () => inTurns(coverNames().slice(0, limits.page.size), draw),
    drawRest: (signal) => inTurns([...coverNames(), ...pictures.keys()], draw, signal),
    drawForKey: (key) => draw(/^demo\/([\w-]+)\//.exec(key)?.[1] ?? ''),
  };
}

type Task = () => Promise<void>;

function allPictures(store: MediaStore): [string, Task][] {
  const faces = people.flatMap(({ face_seed: seed }): [string, Task][] => {
    if (seed === null) return [];
    const name = faceName(seed);
    return [[name, () => drawDemoPicture(store, name, () => drawFace(seed), faceSize)]];
  });
  const inside = rooms.flatMap((room, index) =>
    room.pictures.map(({ seed, kind }, position): [string, Task] => {
      const name = roomPictureName(index, position);
      return [name, () => drawDemoPicture(store, name, () => drawRoom(seed, kind), roomSize)];
    }),
  );
  return [...faces, ...inside];
}

/** Covers, those of the newest rooms first. */
function coverNames(): string[] {
  const age = (room: number) => rooms[room]?.posted_days_ago ?? 0;
  return [...rooms.keys()]
    .sort((one, other) => age(one) - age(other))
    .map((room) => roomPictureName(room, 0));
}

async function inTurns(
  names: string[],
  draw: (name: string) => Promise<void>,
  signal?: AbortSignal,
): Promise<void> {
  const waiting = names.values();
  await Promise.all(
    Array.from({ length: drawnAtOnce }, async () => {
      for (const name of waiting) {
        if (signal?.aborted) return;
        await draw(name);
      }
    }),
  );
}
