import { randomBytes } from 'node:crypto';
import type { Hono } from 'hono';
import type { Sql } from 'postgres';
import type { Log } from '../log.ts';
import { uploadReceiver } from '../routes/upload-receiver.ts';
import type { Settings } from '../settings.ts';
import { loadServerKeys } from '../sign-in/server-keys.ts';
import { localStorage } from '../storage/local-storage.ts';
import type { Storage } from '../storage/storage.ts';
import { createPictures, type Pictures } from './pictures.ts';
import { createPictureWorker } from './picture-worker.ts';

/** Everything about files: where they are, and how pictures get there. */
export interface Files {
  storage: Storage;
  pictures: Pictures;
  /** Takes uploads where the storage does not do so itself. */
  receiver: Hono | null;
  close(): Promise<void>;
}

/** Opens the storage of the settings. Reads or makes a key, so the database must be there. */
export async function openFiles({
  settings: { dataDir, publicUrl },
  sql,
  log,
}: {
  settings: Pick<Settings, 'dataDir' | 'publicUrl'>;
  sql: Sql;
  log: Log;
}): Promise<Files> {
  const worker = createPictureWorker();
  const [{ secret }] = await loadServerKeys(sql, 'upload', () =>
    randomBytes(32).toString('base64url'),
  );
  const storage = localStorage({ dataDir, publicUrl, secret });
  await storage.check();
  return {
    storage,
    pictures: createPictures({ sql, storage, worker, log }),
    receiver: uploadReceiver({ sql, quarantine: storage.quarantine, secret }),
    close: () => worker.close(),
  };
}
