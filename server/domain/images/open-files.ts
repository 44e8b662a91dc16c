import { randomBytes } from 'node:crypto';
import type { Pool } from '#platform/database/sql.ts';
import type { Log } from '#platform/log.ts';
import type { Settings } from '#platform/settings.ts';
import { loadServerKeys } from '#platform/keys/server-keys.ts';
import { localStorage } from '#platform/storage/local-storage.ts';
import type { SignedUploads } from '#platform/storage/signed-uploads.ts';
import type { Storage } from '#platform/storage/storage.ts';
import { createPictures, type Pictures } from './images.ts';
import { createPictureWorker } from './image-worker.ts';
import { pictureUploads } from './picture-uploads.ts';
import { sweepFiles } from './sweep-files.ts';

/** Everything about files: where they are, and how pictures get there. */
export interface Files {
  storage: Storage;
  pictures: Pictures;
  /** What comes to signed addresses of ours; null where the storage takes uploads itself. */
  uploads: SignedUploads | null;
  /** Deletes what nobody needs any more; a job calls it. */
  sweep(): ReturnType<typeof sweepFiles>;
  close(): Promise<void>;
}

type Chosen = Pick<Settings, 'dataDir' | 'publicUrl' | 's3'>;

/** Opens the storage of the settings; rejects when it does not answer. The database must be there. */
export async function openFiles({
  settings,
  sql,
  log,
}: {
  settings: Chosen;
  sql: Pool;
  log: Log;
}): Promise<Files> {
  const { storage, uploads } = await openStorage(settings, sql);
  await storage.check();
  const worker = createPictureWorker();
  return {
    storage,
    pictures: createPictures({ sql, storage, worker, log }),
    uploads,
    sweep: () => sweepFiles({ sql, storage, now: new Date() }),
    close: () => worker.close(),
  };
}

async function openStorage({ dataDir, publicUrl, s3 }: Chosen, sql: Pool) {
  if (s3) {
    // Megabytes of code that a local folder never needs.
    const { s3Storage } = await import('#platform/storage/s3-storage.ts');
    return { storage: s3Storage(s3), uploads: null };
  }
  const makeSecret = () => randomBytes(32).toString('base64url');
  const [{ secret }] = await loadServerKeys(sql, 'upload', makeSecret);
  const storage = localStorage({ dataDir, publicUrl, secret });
  return { storage, uploads: pictureUploads(sql, storage.quarantine, secret) };
}
