import type { DatabaseClock } from '#platform/database/database-clock.ts';
import type { Pool, Sql } from '#platform/database/sql.ts';
import { limits } from '#contract/limits.ts';
import type { LandPack } from '#domain/places/public.ts';
import type { Log } from '#platform/log.ts';
import type { Settings } from '#platform/settings.ts';
import { randomToken } from '#platform/keys/random-token.ts';
import { loadServerKeys } from '#platform/keys/server-keys.ts';
import { removeOldScratch } from '#platform/storage/files.ts';
import { localStorage, uploadPath } from '#platform/storage/local-storage.ts';
import type { QuarantineFolder } from '#platform/storage/quarantine-folder.ts';
import type { SignedUploads } from '#platform/storage/signed-uploads.ts';
import type { Storage } from '#platform/storage/storage.ts';
import { createImages, type Images } from './images.ts';
import { createImageWorker } from './image-worker.ts';
import { createPreviews, type Previews } from './preview/previews.ts';
import { createStoredPhotoHashing } from './hash-stored-photos.ts';
import { comparePhotos } from './same-photos.ts';
import { sweepFiles } from './sweep-files.ts';

/** The storage of files, and the images in it. */
export interface Files {
  storage: Storage;
  images: Images;
  previews: Previews;
  /** Receives uploads at our signed addresses; null when the S3 service receives them. */
  uploads: SignedUploads | null;
  /** Deletes unused files; a job calls it. */
  sweep(signal: AbortSignal): ReturnType<typeof sweepFiles>;
  /** Deletes temporary folders that killed servers left on this machine. */
  deleteScratch(): Promise<number>;
  /** Hashes and compares photos that were stored before we did; a job calls it. */
  hashPhotos(signal: AbortSignal): Promise<void>;
  /** Compares photos that were not compared yet; a job calls it. */
  comparePhotos(signal: AbortSignal): Promise<void>;
  close(): Promise<void>;
}

/** No image takes so long. */
const scratchMs = 24 * 60 * 60_000;

type Chosen = Pick<Settings, 'dataDir' | 'publicUrl' | 's3'>;

/** Opens the storage in the settings; rejects when it does not answer. Requires the database. */
export async function openFiles({
  settings,
  sql,
  clock,
  log,
  land,
}: {
  settings: Chosen;
  sql: Pool;
  clock: Pick<DatabaseClock, 'now'>;
  log: Log;
  land: LandPack;
}): Promise<Files> {
  const { storage, uploads } = await openStorage(settings, sql, clock);
  await storage.check();
  const worker = createImageWorker();
  return {
    storage,
    images: createImages({ sql, storage, worker, log }),
    previews: createPreviews({ sql, media: storage.media, worker, log, land }),
    uploads,
    sweep(signal) {
      // Files have the time of the machine that wrote them, rows that of the database: nothing is old
      // by only one of the two clocks.
      const now = new Date(Math.min(Date.now(), clock.now()));
      return sweepFiles({ sql, storage, now, signal });
    },
    deleteScratch: () => removeOldScratch(new Date(Date.now() - scratchMs)),
    hashPhotos: createStoredPhotoHashing({ sql, storage, worker }),
    comparePhotos: (signal) => comparePhotos(sql, signal),
    close: () => worker.close(),
  };
}

async function openStorage(
  { dataDir, publicUrl, s3 }: Chosen,
  sql: Pool,
  { now }: Pick<DatabaseClock, 'now'>,
) {
  if (s3) {
    // Loaded late: megabytes of code that the local folder does not need.
    const { s3Storage } = await import('#platform/storage/s3-storage.ts');
    return { storage: s3Storage(s3, { now }), uploads: null };
  }
  const [{ secret }] = await loadServerKeys(sql, 'upload', randomToken);
  const storage = localStorage({ dataDir, publicUrl, secret });
  return { storage, uploads: { ...imageUploads(sql, storage.quarantine, secret), now } };
}

/** Receives raw images in the local folder; refuses one that is already registered. */
function imageUploads(
  sql: Sql,
  quarantine: QuarantineFolder,
  secret: string,
): Omit<SignedUploads, 'now'> {
  return {
    path: uploadPath,
    secret,
    atMost: limits.imageBytes,
    async find(key) {
      const [upload] = await sql<{ is_used: boolean }[]>`
        select registered_at is not null as is_used from uploads where key = ${key}`;
      if (!upload) return null;
      return {
        isHere: upload.is_used,
        receive: (bytes, size) => quarantine.receive(key, bytes, size),
      };
    },
  };
}
