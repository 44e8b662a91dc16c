import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { openPool } from '../../open-pool.ts';
import type { Connection } from '../options.ts';
import { copyTree, type CopyOptions } from './copy-tree.ts';

/** Folders whose content PostgreSQL makes anew at each start, or which belong to the running server. */
const emptyFolders = new Set([
  'pg_dynshmem',
  'pg_notify',
  'pg_replslot',
  'pg_serial',
  'pg_snapshots',
  'pg_stat_tmp',
  'pg_subtrans',
  'pg_wal',
]);
const serversOwn = new Set(['postmaster.pid', 'postmaster.opts']);
const segmentName = /^[0-9A-F]{24}$/;

/**
 * Copies the cluster of a running server to `target`, as a server that starts there will find it:
 * with every transaction that was committed before the call. `admin` may be any superuser.
 * (PostgreSQL manual, 25.3.2: low-level base backup.)
 */
export async function backUpCluster(
  admin: Connection,
  cluster: string,
  target: string,
  options: Pick<CopyOptions, 'signal' | 'onFile'>,
): Promise<void> {
  // Start and stop must be calls of one session, so: one connection that is never replaced.
  const sql = openPool(admin);
  try {
    // The slot keeps the server from recycling log that the copy needs. It ends with the session.
    await sql`select pg_create_physical_replication_slot('backup_' || pg_backend_pid(), true, true)`;
    const [start] = await sql<[{ lsn: string }]>`
      select pg_backup_start('roomieradar', fast => true) as lsn`;
    await copyTree(cluster, target, { ...options, skip: isLeftOut });
    const [end] = await sql<[{ lsn: string; label: string; first: string; last: string }]>`
      with stopped as materialized (select * from pg_backup_stop(wait_for_archive => false))
      select lsn, labelfile as label,
        pg_walfile_name(${start.lsn}::text::pg_lsn) as first, pg_walfile_name(lsn) as last
      from stopped`;
    await copyTree(path.join(cluster, 'pg_wal'), path.join(target, 'pg_wal'), {
      ...options,
      skip: (name) => !segmentName.test(name) || name < end.first || name > end.last,
    });
    await mkdir(path.join(target, 'pg_wal/archive_status'), { recursive: true, mode: 0o700 });
    await writeFile(path.join(target, 'backup_label'), end.label, { mode: 0o600, flush: true });
  } finally {
    await sql.end();
  }
}

function isLeftOut(relative: string): boolean {
  const [first = '', ...rest] = relative.split(path.sep);
  if (rest.length > 0 && emptyFolders.has(first)) return true;
  return serversOwn.has(relative) || path.basename(relative).startsWith('pgsql_tmp');
}
