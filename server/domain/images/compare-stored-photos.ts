import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { integer, type Sql } from '#platform/database/sql.ts';
import { createAttempts } from '#platform/jobs/skipped-items.ts';
import { makeScratch } from '#platform/storage/files.ts';
import type { MediaStore } from '#platform/storage/storage.ts';
import type { ImageWorker } from './image-worker.ts';
import { insertLook } from './same-photos.ts';

/** Looked at in one run: each takes some hundredths of a second of the image process. */
const maxAtOnce = 200;

interface Deps {
  sql: Sql;
  media: Pick<MediaStore, 'get'>;
  worker: Pick<ImageWorker, 'draw'>;
}

/**
 * Hashes photos that were stored before perceptual hashing existed, some in each run and the newest
 * first. Passes over files that are missing.
 * Ends early when aborted: on a busy machine a run takes a minute.
 */
export function createStoredPhotoComparison({
  sql,
  media,
  worker,
}: Deps): (signal: AbortSignal) => Promise<void> {
  let before = 2_147_483_647;
  return async (signal) => {
    const images = await sql<{ id: number; key: string }[]>`
      select i.id, i.key from listing_images i
      where i.id < ${before} and not exists (select from photo_looks p where p.image_id = i.id)
      order by i.id desc limit ${integer(maxAtOnce)}`;
    before = images.at(-1)?.id ?? 2_147_483_647;
    const attempts = createAttempts('images');
    for (const { id, key } of images) {
      if (signal.aborted) return;
      await attempts.attempt(id, () => compare(id, key));
    }
    attempts.report();
  };

  async function compare(id: number, key: string): Promise<void> {
    const file = await media.get(key);
    if (file === null) return;
    const folder = await makeScratch('image');
    const [input, output] = [path.join(folder, 'input'), path.join(folder, 'look')];
    try {
      await writeFile(input, file);
      await worker.draw({ purpose: 'look', input, output });
      const look = await readFile(output);
      await insertLook(sql, id, look);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }
}
