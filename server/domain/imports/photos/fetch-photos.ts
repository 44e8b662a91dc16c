import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { limits } from '#contract/limits.ts';
import type { Images } from '#domain/images/public.ts';
import type { Pool } from '#platform/database/sql.ts';
import type { AddressGuard } from '#platform/http/public-address.ts';
import { ProblemError } from '#platform/http/problem.ts';
import type { Job } from '#platform/jobs/job-store.ts';
import { createJobWorker, type JobEnd, type JobWorker } from '#platform/jobs/job-worker.ts';
import { isOutage } from '#platform/jobs/skipped-items.ts';
import type { Log } from '#platform/log.ts';
import { makeScratch } from '#platform/storage/files.ts';
import { FetchRefused, fetchFile } from '../runs/fetch-file.ts';
import {
  finishOrWait,
  forgetPhoto,
  keepPhoto,
  nextPhoto,
  refusePhoto,
  type ListedPhoto,
  type PhotoJob,
} from './photo-queue.ts';

interface Options {
  sql: Pool;
  log: Log;
  images: Pick<Images, 'addFetched' | 'deleteImage'>;
  guard: AddressGuard;
  onListingsChanged: () => void;
}

/** Then the photos of another import have their turn. */
const photosInTurn = 20;
const fetchLimits = { answerMs: 10_000, totalMs: 30_000, bytes: limits.imageBytes };
/** The pauses after a failure that may pass. */
const pausesSeconds = [30, 5 * 60];

/**
 * Fetches the photos that imported listings name, one at a time and like files of users: through the
 * guard of addresses, and decoded in the image process. Any number of processes may do so.
 */
export function createPhotoFetcher(options: Options): JobWorker {
  const { sql, log, onListingsChanged } = options;

  async function work({ data }: Job<PhotoJob>, stopping: AbortSignal): Promise<JobEnd> {
    let count = 0;
    try {
      while (count < photosInTurn && !stopping.aborted) {
        const photo = await nextPhoto(sql, data.run_id);
        if (!photo) break;
        await takePhoto(photo, options, stopping);
        count += 1;
      }
    } finally {
      if (count > 0) onListingsChanged();
    }
    if (stopping.aborted) return { again: 0 };
    const again = await finishOrWait(sql, data.run_id);
    return again === null || (await isStopped(sql, data.run_id)) ? undefined : { again };
  }

  return createJobWorker({ sql, log, queue: 'import_photos', work });
}

async function isStopped(sql: Pool, runId: number): Promise<boolean> {
  const rows = await sql`
    select from import_runs where id = ${runId} and photos_status = 'fetching'`;
  return rows.length === 0;
}

async function takePhoto(
  photo: ListedPhoto,
  { sql, log, images, guard }: Pick<Options, 'sql' | 'log' | 'images' | 'guard'>,
  stopping: AbortSignal,
): Promise<void> {
  const { listing_id: listingId, image_id: imageId, position } = photo;
  if (photo.status === 'dropped') {
    if (imageId !== null) await images.deleteImage(listingId, imageId);
    return forgetPhoto(sql, photo);
  }
  const folder = await makeScratch('image');
  try {
    const file = path.join(folder, 'input');
    const { bytes, close } = await fetchFile(photo.address, guard, {
      ...fetchLimits,
      signal: stopping,
    });
    await pipeline(bytes, createWriteStream(file)).finally(close);
    await images.addFetched(listingId, file, {
      position,
      keep: (tx, id) => keepPhoto(tx, photo, id),
    });
  } catch (error) {
    if (isOutage(error)) throw error;
    // What stopping broke off is no attempt.
    if (stopping.aborted) return;
    if (!(error instanceof ProblemError)) {
      log.warn({ err: error, listing: listingId }, 'A photo of an import could not be added');
    }
    const pause = isPassing(error) ? pausesSeconds[photo.tries] : undefined;
    await refusePhoto(sql, photo, {
      reason: (error as Error).message,
      againSeconds: pause ?? null,
    });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** May the same photo succeed later? What we did not foresee, such as a crash of a decoder, may. */
function isPassing(error: unknown): boolean {
  if (error instanceof FetchRefused) return error.isPassing;
  return !(error instanceof ProblemError) || error.code === 'unavailable';
}
