import type { Sql } from '#platform/database/sql.ts';
import type { DatabaseClock } from '#platform/database/database-clock.ts';
import { createAttempts } from '#platform/jobs/skipped-items.ts';
import type { MediaStore, Storage } from '#platform/storage/storage.ts';
import { buildsFolder } from './kept-builds.ts';

/** Kept whatever their age: a site that is rarely updated. */
const lastBuilds = 5;
/** Kept whatever their number: a site that is updated each day. Of when a process last had it. */
const keptDays = 30;
/** A folder younger than this may belong to a row that is just being written. */
const orphanMs = 24 * 60 * 60_000;

interface Deps {
  sql: Sql;
  /** Of the database: the machine's may be ahead. */
  clock: Pick<DatabaseClock, 'now'>;
  storage: Pick<Storage, 'check'> & {
    media: Pick<MediaStore, 'listFolders' | 'isOlder' | 'deleteFolder'>;
  };
  signal?: AbortSignal;
}

/**
 * Deletes builds that no page can still have open, and folders without a row. Scripts that partners
 * pinned stay for good. A folder that cannot be deleted keeps no other one.
 */
export async function deleteOldBuilds({ sql, clock, storage, signal }: Deps): Promise<void> {
  await sql`
    delete from client_builds b
    where part <> 'embed' and used_at < now() - make_interval(days => ${keptDays})
      and (select count(*) from client_builds newer
        where newer.part = b.part and newer.used_at > b.used_at) >= ${lastBuilds}`;
  const rows = await sql<{ folder: string }[]>`select folder from client_builds`;
  const folders = new Set(rows.map(({ folder }) => folder));
  // Files have the time of the machine that wrote them: nothing is old by only one of the two clocks.
  const oldest = new Date(Math.min(Date.now(), clock.now()) - orphanMs);
  const { media } = storage;
  const { attempt, report } = createAttempts<string>('folders', storage);
  for await (const folder of media.listFolders(buildsFolder)) {
    if (signal?.aborted) return;
    if (folders.has(folder)) continue;
    await attempt(folder, async () => {
      if (await media.isOlder(folder, oldest)) await media.deleteFolder(folder);
    });
  }
  report();
}
