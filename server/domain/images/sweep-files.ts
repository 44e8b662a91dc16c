import type { Sql } from '#platform/database/sql.ts';
import { removeOldScratch } from '#platform/storage/files.ts';
import type { Storage } from '#platform/storage/storage.ts';
import { photoAddress } from './folders.ts';
import { registrationGraceMs } from './uploads.ts';

/** Nothing this old is still on its way into a row. */
const orphanMs = 24 * 60 * 60_000;
const batch = 500;

/**
 * Deletes raw files that can no longer be registered, folders of finished files that no row names,
 * folders that a killed server worked in, and uploads that are over; answers how many of each. Several processes may sweep at once: each
 * deletion asks for what is already certain, and finding it done is fine.
 */
export async function sweepFiles({
  sql,
  storage: { media, quarantine, mediaUrl },
  scratch,
  now,
}: {
  sql: Sql;
  storage: Storage;
  /** Where folders to work in are made; the system's for such by default. */
  scratch?: string;
  now: Date;
}): Promise<{ raw: number; folders: number; scratch: number; uploads: number }> {
  const ago = (ms: number) => new Date(now.getTime() - ms);
  const swept = { raw: 0, folders: 0, scratch: 0, uploads: 0 };
  // A file comes before its address expires, so this long after it came it is of no use.
  for await (const key of quarantine.list(ago(registrationGraceMs))) {
    if (await canStillRegister(sql, key, ago(registrationGraceMs))) continue;
    await quarantine.delete(key);
    swept.raw += 1;
  }
  for (const parent of ['listings', 'photos']) {
    for await (const folders of inBatches(media.listFolders(parent))) {
      for (const folder of await unnamed(sql, mediaUrl, folders)) {
        if (!(await media.isOlder(folder, ago(orphanMs)))) continue;
        await media.deleteFolder(folder);
        swept.folders += 1;
      }
    }
  }
  swept.scratch = await removeOldScratch(ago(orphanMs), scratch);
  const gone = await sql`delete from uploads where expires_at < ${ago(orphanMs).toISOString()}`;
  return { ...swept, uploads: gone.count };
}

async function canStillRegister(sql: Sql, key: string, expiredBefore: Date): Promise<boolean> {
  const rows = await sql`select 1 from uploads
    where key = ${key} and registered_at is null and expires_at > ${expiredBefore.toISOString()}`;
  return rows.length > 0;
}

/** Those of the folders that belong to no image of a room or person. */
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
