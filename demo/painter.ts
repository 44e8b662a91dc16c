import { limits } from '#contract/limits.ts';
import type { MediaStore } from '#platform/storage/storage.ts';
import { listings, users } from './content.ts';
import { drawFace } from './drawing/draw-face.ts';
import { drawRoom } from './drawing/draw-room.ts';
import {
  demoFiles,
  listingImageName,
  listingImageSize,
  profilePhotoName,
  profilePhotoSize,
  type DemoFile,
} from './image-files.ts';

/** Leaves the server enough of the machine to answer requests meanwhile. */
const maxConcurrent = 2;

export interface DemoPainter {
  /** Draws the covers of the first page in the format most browsers ask for. */
  drawFirstPage(): Promise<void>;
  /** Draws all files that are still missing, covers of the newest listings first, until aborted. */
  drawRest(signal: AbortSignal): Promise<void>;
  /** Draws the file with this media key, if it belongs to the demo and is missing. */
  drawForKey(key: string): Promise<void>;
}

/** Draws the demo's images into `store`, each file once even if several callers ask for it. */
export function createDemoPainter(store: MediaStore): DemoPainter {
  const images = allImages();
  const tasks = new Map(
    images.flatMap(({ draw, files }) =>
      files.map(({ key, encode }): [string, () => Promise<void>] => [
        key,
        async () => {
          if (!(await store.has(key))) await store.put(key, await encode(draw()));
        },
      ]),
    ),
  );
  const running = new Map<string, Promise<void>>();

  async function draw(key: string): Promise<void> {
    const task = tasks.get(key);
    if (!task) return;
    const drawing = running.get(key) ?? task().finally(() => running.delete(key));
    running.set(key, drawing);
    await drawing;
  }

  return {
    async drawFirstPage() {
      const covers = images.slice(0, limits.page.size);
      const keys = covers.flatMap(({ files }) => files.slice(0, 1).map(({ key }) => key));
      await drawAll(keys, draw);
    },
    drawRest: (signal) => drawAll([...tasks.keys()], draw, signal),
    drawForKey: draw,
  };
}

interface DemoImage {
  draw(): string;
  files: DemoFile[];
}

/** Covers first, those of the newest listings before the others. */
function allImages(): DemoImage[] {
  const age = (index: number) => listings[index]?.posted_days_ago ?? 0;
  const newestFirst = [...listings.keys()].toSorted((one, other) => age(one) - age(other));
  const byListing = newestFirst.map(listingImages);
  return [
    ...byListing.flatMap((images) => images.slice(0, 1)),
    ...users.flatMap(({ face_seed: seed }) => (seed === null ? [] : [profilePhoto(seed)])),
    ...byListing.flatMap((images) => images.slice(1)),
  ];
}

const listingImages = (index: number): DemoImage[] =>
  (listings[index]?.images ?? []).map(({ seed, kind }, position) => ({
    draw: () => drawRoom(seed, kind),
    files: demoFiles(listingImageName(index, position), listingImageSize),
  }));

const profilePhoto = (seed: number): DemoImage => ({
  draw: () => drawFace(seed),
  files: demoFiles(profilePhotoName(seed), profilePhotoSize),
});

async function drawAll(
  keys: string[],
  draw: (key: string) => Promise<void>,
  signal?: AbortSignal,
): Promise<void> {
  const queue = keys.values();
  await Promise.all(
    Array.from({ length: maxConcurrent }, async () => {
      for (const key of queue) {
        if (signal?.aborted) return;
        await draw(key);
      }
    }),
  );
}
