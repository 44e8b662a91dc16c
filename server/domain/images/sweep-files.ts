import type { Sql } from '#platform/database/sql.ts';
import { createAttempts } from '#platform/jobs/skipped-items.ts';
import type { Storage } from '#platform/storage/storage.ts';
import { photoAddress } from './folders.ts';
import { registrationGraceMs } from './uploads.ts';

/** Files younger than this may belong to a row that is just being written. */
const orphanMs = 24 * 60 * 60_000;
const batch = 500;

/**
 * Deletes raw files that can no longer be registered, folders of finished files without a row, and
 * expired uploads; returns how many of each. Several processes may do this at once: each deletes only
 * what is certainly unused, and a file that is already deleted is no error. Goes on after files that
 * cannot be deleted, and rejects with their names in the end. Ends early when aborted: a large storage
 * has many names.
 */
export async function sweepFiles({
  sql,
  storage,
  now,
  signal,
}: {
  sql: Sql;
  storage: Storage;
  now: Date;
  signal?: AbortSignal;
}): Promise<{ raw: number; folders: number; uploads: number }> {
  const { media, quarantine, mediaUrl } = storage;
  const ago = (ms: number) => new Date(now.getTime() - ms);
  const { attempt, report } = createAttempts<string>('files', storage);
  const swept = { raw: 0, folders: 0, uploads: 0 };
  // A file arrives before its address expires, so after this time nobody can register it.
  for await (const key of quarantine.list(ago(registrationGraceMs))) {
    if (signal?.aborted) return swept;
    if (await canStillRegister(sql, key, ago(registrationGraceMs))) continue;
    await attempt(key, async () => {
      await quarantine.delete(key);
      swept.raw += 1;
    });
  }
  for (const parent of ['listings', 'photos']) {
    for await (const folders of inBatches(media.listFolders(parent))) {
      if (signal?.aborted) return swept;
      for (const folder of await unnamed(sql, mediaUrl, folders)) {
        await attempt(folder, async () => {
          if (!(await media.isOlder(folder, ago(orphanMs)))) return;
          await media.deleteFolder(folder);
          swept.folders += 1;
        });
      }
    }
  }
  const gone = await sql`delete from uploads where expires_at < ${ago(orphanMs).toISOString()}`;
  report();
  return { ...swept, uploads: gone.count };
}

async function canStillRegister(sql: Sql, key: string, expiredBefore: Date): Promise<boolean> {
  const rows = await sql`select 1 from uploads
    where key = ${key} and registered_at is null and expires_at > ${expiredBefore.toISOString()}`;
  return rows.length > 0;
}

/** Returns those of the folders that belong to no image of a listing or user. */
async function unnamed(sql: Sql, mediaUrl: string, folders: string[]): Promise<string[]> {
  const addresses = folders.map((folder) => photoAddress(mediaUrl, folder));
  const rows = await sql<{ folder: string }[]>`
    select folder from unnest(${folders}::text[], ${addresses}::text[]) as found (folder, address)
    where not exists (
        select from listing_images i where substring(i.key from '^[^/]+/[^/]+') = folder)
      and not exists (select from users u where u.profile_picture_url = address)`;
  return rows.map(({ folder }) => folder);
}

async function* inBatches(items: AsyncIterable<string>): AsyncIterable<string[]> {
  let waiting: string[] = [];
  for await (const item of items) {
    waiting.push(item);
    if (waiting.length < batch) continue;
    yield waiting;
    waiting = [];
  }
  if (waiting.length > 0) yield waiting;
}
