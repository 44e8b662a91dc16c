import { existsSync } from 'node:fs';
import { mkdir, readFile, realpath, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { migrateDatabase } from '../migrate.ts';
import { openPool } from '../open-pool.ts';
import type { Sql } from '../sql.ts';
import { chooseAccount, type Account } from './account.ts';
import { binariesIn } from './binaries.ts';
import { ADMIN_ROLE, APP_DATABASE } from './cluster.ts';
import { EmbeddedPostgresFailed } from './errors.ts';
import { dataLayout, makePrivateFolder, SOCKET_PORT } from './layout.ts';
import type { Connection, EmbeddedLog } from './options.ts';
import { claimFolder } from './owner.ts';
import { startPostmaster } from './postmaster.ts';
import { chooseEndpoint, serverArguments } from './settings.ts';
import { startEmbeddedPostgres } from './start.ts';

export interface UpgradeRequest {
  dataDir: string;
  /** The `bin` folder of the PostgreSQL version that made the database. */
  oldBinaries: string;
  /** Tables whose rows mean nothing on another server. */
  leaveEmpty: readonly string[];
  log: EmbeddedLog;
  signal: AbortSignal;
  /** Called before each table is copied. */
  onTable(name: string): void;
}

/**
 * Copies the database of a data folder into a cluster of the PostgreSQL version that RoomieRadar
 * brings, and puts it in the place of the old one, which is kept; returns where. Rejects with
 * DataFolderInUse, EmbeddedPostgresFailed or when `signal` aborts: the old database is untouched then,
 * except that its schema is up to date.
 */
export async function upgradeData(request: UpgradeRequest): Promise<{ keptAt: string }> {
  const { log } = request;
  const dataDir = await realpath(request.dataDir).catch(() => request.dataDir);
  const layout = dataLayout(dataDir);
  if (!existsSync(layout.cluster)) {
    throw new EmbeddedPostgresFailed(`There is no database in ${dataDir}.`);
  }
  const version = (await readFile(path.join(layout.cluster, 'PG_VERSION'), 'utf8')).trim();
  const keptAt = path.join(dataDir, `postgres-${version}.before-upgrade`);
  if (existsSync(keptAt)) {
    throw new EmbeddedPostgresFailed(`${keptAt} is there already. Move it away first.`);
  }
  // A data folder within the data folder: what runs on it is an ordinary first start.
  const newFolder = path.join(dataDir, 'postgres.upgrade');
  const release = await claimFolder(dataDir);
  try {
    await rm(newFolder, { recursive: true, force: true });
    await mkdir(newFolder);
    const created = await startEmbeddedPostgres({ dataDir: newFolder, log });
    try {
      await migrateDatabase(created.ownerConnection);
      await withOldServer(request, dataDir, async (old, account) => {
        await migrateDatabase(old);
        const exchange = path.join(newFolder, 'exchange');
        await makePrivateFolder(exchange, account);
        const to = { ...created.adminConnection, database: APP_DATABASE };
        await copyDatabase(old, to, exchange, request);
      });
    } finally {
      await created.stop();
    }
    // If this is cut off between two lines, the next start finishes it.
    await rename(dataLayout(newFolder).home, layout.upgraded);
    await rename(layout.home, keptAt);
    await rename(layout.upgraded, layout.home);
    return { keptAt };
  } finally {
    await rm(newFolder, { recursive: true, force: true });
    await release();
  }
}

async function withOldServer(
  { oldBinaries, log }: UpgradeRequest,
  dataDir: string,
  use: (admin: Connection, account: Account) => Promise<void>,
): Promise<void> {
  const layout = dataLayout(dataDir);
  const binaries = await binariesIn(oldBinaries);
  const account = await chooseAccount(binaries, dataDir, layout.cluster);
  await makePrivateFolder(layout.socketFolder, account);
  const endpoint = chooseEndpoint(layout, process.platform === 'win32' ? SOCKET_PORT : undefined);
  const server = await startPostmaster({
    account,
    binaries,
    serverArguments: serverArguments(layout, endpoint, true),
    log,
  });
  const { admin } = JSON.parse(await readFile(layout.passwords, 'utf8')) as { admin: string };
  const connection = { ...endpoint, user: ADMIN_ROLE, password: admin, database: APP_DATABASE };
  try {
    await use(connection, account);
  } finally {
    await server.stop();
  }
}

/** Both have the same schema; `to` keeps nothing of what its migrations wrote. */
async function copyDatabase(
  from: Connection,
  to: Connection,
  folder: string,
  { leaveEmpty, signal, onTable }: UpgradeRequest,
): Promise<void> {
  const source = openPool(from);
  const target = openPool(to);
  try {
    const tables = await readTables(source);
    // Rows arrive table by table: no trigger fires and no foreign key is checked on the way.
    await target`set session_replication_role = replica`;
    await target.unsafe(`truncate ${tables.map(qualified).join(', ')}`);
    for (const table of tables) {
      if (leaveEmpty.includes(table.name)) continue;
      signal.throwIfAborted();
      onTable(table.name);
      await copyTable(source, target, path.join(folder, `${table.schema}.${table.name}`), table);
    }
    await copySequences(source, target);
    await target`analyze`;
  } finally {
    await Promise.all([source.end(), target.end()]);
  }
}

/** Through a file that both servers can reach: an error of either is an error of the statement. */
async function copyTable(source: Sql, target: Sql, file: string, table: Table) {
  const { name } = table;
  const columns = `${qualified(table)} (${table.columns.map(quoted).join(', ')})`;
  const literal = `'${file.replaceAll("'", "''")}'`;
  const { count: expected } = await source.unsafe(`copy ${columns} to ${literal}`);
  const { count: found } = await target.unsafe(`copy ${columns} from ${literal}`);
  await rm(file);
  if (found === expected) return;
  throw new EmbeddedPostgresFailed(`${found} of ${expected} rows of ${name} were copied.`);
}

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;

interface Table {
  schema: string;
  name: string;
  columns: string[];
}

const qualified = ({ schema, name }: Table) => `${quoted(schema)}.${quoted(name)}`;

/** Tables of the app and of its jobs with the columns that can be written. */
function readTables(sql: Sql): Promise<Table[]> {
  return sql`
    select n.nspname as schema, c.relname as name,
      array_agg(a.attname::text order by a.attnum) as columns
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    join pg_attribute a on a.attrelid = c.oid
    where n.nspname in ('public', 'pgboss') and c.relkind = 'r'
      and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    group by n.nspname, c.relname order by n.nspname, c.relname`;
}

async function copySequences(source: Sql, target: Sql): Promise<void> {
  const sequences = await source<{ name: string; last: string | null }[]>`
    select sequencename as name, last_value as last from pg_sequences where schemaname = 'public'`;
  for (const { name, last } of sequences) {
    if (last === null) continue;
    await target`select setval(('public.' || quote_ident(${name}))::regclass, ${last}::bigint)`;
  }
}
