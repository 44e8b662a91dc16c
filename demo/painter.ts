import { limits } from '#contract/limits.ts';
import type { MediaStore } from '#platform/storage/storage.ts';
import { demoImages } from './demo-images.ts';
import { createDrawWorker } from './draw-worker.ts';

/** Leaves the server enough of the machine to answer requests meanwhile. */
const maxConcurrent = 2;

export interface DemoPainter {
  /** Draws the covers of the first page in the format most browsers ask for. */
  drawFirstPage(): Promise<void>;
  /** Draws all files that are still missing, covers of the newest listings first, until aborted. */
  drawRest(signal: AbortSignal): Promise<void>;
  /** Draws the file with this media key, if it belongs to the demo and is missing. */
  drawForKey(key: string): Promise<void>;
  /** Ends the process that draws. */
  close(): Promise<void>;
}

/** Draws the demo's images into `store`, each file once even if several callers ask for it. */
export function createDemoPainter(store: MediaStore): DemoPainter {
  const images = demoImages();
  const keys = new Set(images.flatMap(({ files }) => files.map(({ key }) => key)));
  const worker = createDrawWorker();
  const running = new Map<string, Promise<void>>();

  async function drawMissing(key: string): Promise<void> {
    if (!(await store.has(key))) await store.put(key, await worker.draw(key));
  }

  async function draw(key: string): Promise<void> {
    if (!keys.has(key)) return;
    const drawing = running.get(key) ?? drawMissing(key).finally(() => running.delete(key));
    running.set(key, drawing);
    await drawing;
  }

  return {
    async drawFirstPage() {
      const covers = images.slice(0, limits.page.size);
      await drawAll(
        covers.flatMap(({ files }) => files.slice(0, 1).map(({ key }) => key)),
        draw,
      );
    },
    drawRest: (signal) => drawAll([...keys], draw, signal),
    drawForKey: draw,
    close: () => worker.close(),
  };
}

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
