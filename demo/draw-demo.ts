import { limits } from '#contract/limits.ts';
import type { MediaStore } from '#platform/storage/storage.ts';
import { people } from './content/people.ts';
import { rooms } from './content/rooms.ts';
import { demoFiles, faceSize, roomSize, type DemoFile } from './demo-pictures.ts';
import { drawFace } from './drawing/draw-face.ts';
import { drawRoom } from './drawing/draw-room.ts';

/** As many as the machine has room for beside the server itself. */
const drawnAtOnce = 2;

/** The name of a room's picture: its files lie below it. */
export const roomPictureName = (room: number, position: number) => `room-${room}-${position}`;
/** The name of the portrait drawn from this seed. */
export const faceName = (faceSeed: number) => `face-${faceSeed}`;

export interface DemoPainter {
  /** Draws the covers of the first page as most browsers ask for them: worth waiting for. */
  drawFirstPage(): Promise<void>;
  /** Draws whatever files the demo still lacks, covers of the newest rooms first, until told to stop. */
  drawRest(signal: AbortSignal): Promise<void>;
  /** Draws the file with this media key, if it is one of the demo's and missing. */
  drawForKey(key: string): Promise<void>;
}

/** Draws the demo's pictures into `store`: each file once, whoever asks first. */
export function createDemoPainter(store: MediaStore): DemoPainter {
  const pictures = allPictures();
  const tasks = new Map(
    pictures.flatMap(({ draw, files }) =>
      files.map(({ key, encode }): [string, () => Promise<void>] => [
        key,
        async () => {
          if (!(await store.has(key))) await store.put(key, await encode(draw()));
        },
      ]),
    ),
  );
  const underWay = new Map<string, Promise<void>>();

  async function draw(key: string): Promise<void> {
    const task = tasks.get(key);
    if (!task) return;
    const drawing = underWay.get(key) ?? task().finally(() => underWay.delete(key));
    underWay.set(key, drawing);
    await drawing;
  }

  return {
    async drawFirstPage() {
      const covers = pictures.slice(0, limits.page.size);
      const keys = covers.flatMap(({ files }) => files.slice(0, 1).map(({ key }) => key));
      await inTurns(keys, draw);
    },
    drawRest: (signal) => inTurns([...tasks.keys()], draw, signal),
    drawForKey: draw,
  };
}

interface Picture {
  draw(): string;
  files: DemoFile[];
}

/** Covers first, those of the newest rooms before the others. */
function allPictures(): Picture[] {
  const age = (room: number) => rooms[room]?.posted_days_ago ?? 0;
  const newestFirst = [...rooms.keys()].toSorted((one, other) => age(one) - age(other));
  const ofRooms = newestFirst.map(roomPictures);
  return [
    ...ofRooms.flatMap((pictures) => pictures.slice(0, 1)),
    ...people.flatMap(({ face_seed: seed }) => (seed === null ? [] : [facePicture(seed)])),
    ...ofRooms.flatMap((pictures) => pictures.slice(1)),
  ];
}

const roomPictures = (room: number): Picture[] =>
  (rooms[room]?.pictures ?? []).map(({ seed, kind }, position) => ({
    draw: () => drawRoom(seed, kind),
    files: demoFiles(roomPictureName(room, position), roomSize),
  }));

const facePicture = (seed: number): Picture => ({
  draw: () => drawFace(seed),
  files: demoFiles(faceName(seed), faceSize),
});

async function inTurns(
  keys: string[],
  draw: (key: string) => Promise<void>,
  signal?: AbortSignal,
): Promise<void> {
  const waiting = keys.values();
  await Promise.all(
    Array.from({ length: drawnAtOnce }, async () => {
      for (const key of waiting) {
        if (signal?.aborted) return;
        await draw(key);
      }
    }),
  );
}
