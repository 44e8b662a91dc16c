import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { integer, type Sql } from '#platform/database/sql.ts';
import { createAttempts } from '#platform/jobs/skipped-items.ts';
import { makeScratch } from '#platform/storage/files.ts';
import type { MediaStore, Storage } from '#platform/storage/storage.ts';
import type { ImageWorker } from './image-worker.ts';
import { comparePhoto, insertLook } from './same-photos.ts';

/** Looked at in one run: each takes some hundredths of a second of the image process. */
const maxAtOnce = 200;
/** No image has a greater id. */
const aboveAll = 2_147_483_647;
/** Then other sweeps have their turn: a file that stalls takes its time. */
const longestRunMs = 5 * 60_000;

interface Deps {
  sql: Sql;
  storage: Pick<Storage, 'check'> & { media: Pick<MediaStore, 'get'> };
  worker: Pick<ImageWorker, 'draw'>;
}

/**
 * Hashes and compares photos that were stored before perceptual hashing existed, some in each run and the
 * newest first. Passes over files that are missing, that cannot be read and that are no images.
 * Ends early when aborted: on a busy machine a run takes a minute.
 */
export function createStoredPhotoHashing({
  sql,
  storage,
  worker,
}: Deps): (signal: AbortSignal) => Promise<void> {
  let before = aboveAll;
  return async (signal) => {
    const images = await sql<{ id: number; key: string }[]>`
      select i.id, i.key from listing_images i
      where i.id < ${before} and not exists (select from photo_looks p where p.image_id = i.id)
      order by i.id desc limit ${integer(maxAtOnce)}`;
    if (images.length === 0) before = aboveAll;
    const attempts = createAttempts('images', storage);
    const startedAt = performance.now();
    for (const { id, key } of images) {
      if (signal.aborted) return;
      if (performance.now() - startedAt > longestRunMs) break;
      // Even if it fails, the next run begins behind it.
      before = id;
      await attempts.attempt(id, () => hash(id, key));
    }
    attempts.report();
  };

  async function hash(id: number, key: string): Promise<void> {
    const file = await storage.media.get(key);
    if (file === null) return;
    const folder = await makeScratch('image');
    const [input, output] = [path.join(folder, 'input'), path.join(folder, 'look')];
    try {
      await writeFile(input, file);
      await worker.draw({ purpose: 'look', input, output });
      const look = await readFile(output);
      await insertLook(sql, id, look);
      await comparePhoto(sql, id);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }
}
