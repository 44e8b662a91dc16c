import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { prepareQueues } from '../jobs/job-store.ts';
import { projectRoot } from '../project-root.ts';
import { DatabaseUnsuitable } from './check-database.ts';
import type { Target } from './hosts.ts';
import { openPool } from './open-pool.ts';
import { begunName, runMigration, takeTurn, type SqlFile } from './run-migration.ts';
import { transaction, type Sql, type Transactions } from './sql.ts';

/**
 * The key of the advisory lock with which processes that start at once take turns. Any constant
 * works.
 */
const migrationLock = 7_305_101;

export interface SchemaSource {
  /** The folder with the steps of an older database. */
  migrations: string;
  /** The folder with the schema after all steps; without it, a new database takes the steps too. */
  schema?: string;
  /** The version of the program, recorded with each migration. */
  version: string;
}

/** What this program has. */
export async function ownSchema(): Promise<Required<SchemaSource>> {
  const { version } = JSON.parse(
    await readFile(path.join(projectRoot, 'package.json'), 'utf8'),
  ) as { version: string };
  return {
    migrations: path.join(import.meta.dirname, 'migrations'),
    schema: path.join(import.meta.dirname, 'schema'),
    version,
  };
}

/**
 * Brings the schema up to date. A new database gets the whole schema in one transaction; an older
 * one every file of `migrations/` that has not run in it, in the order of their names (see
 * `runMigration`). Throws when one fails, and DatabaseUnsuitable, before anything is written, for a
 * database that a newer program has updated.
 */
export async function migrateDatabase(target: Target, source?: SchemaSource): Promise<void> {
  const { migrations, schema, version } = source ?? (await ownSchema());
  const pool = openPool(target);
  try {
    await takeTurn(pool, migrationLock);
    const files = await readFiles(migrations);
    await refuseNewer(pool, files, version);
    // Before the schema, whose triggers queue jobs.
    await prepareQueues(pool);
    if (schema !== undefined && (await isNew(pool))) {
      await createSchema(pool, await readFiles(schema), { files, version });
      return;
    }
    const done = await readDone(pool, files);
    for (const file of files) {
      if (!done.has(file.name)) await runMigration(pool, file, { version, done });
    }
  } finally {
    await pool.end();
  }
}

async function readFiles(folder: string): Promise<SqlFile[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).toSorted();
  return Promise.all(
    names.map(async (name) => ({ name, text: await readFile(path.join(folder, name), 'utf8') })),
  );
}

async function refuseNewer(sql: Sql, files: SqlFile[], version: string): Promise<void> {
  if (!(await hasTable(sql, 'public.schema_migrations'))) return;
  const fileNames = files.flatMap(({ name }) => [name, begunName(name)]);
  // By JSON, because older databases lack the column.
  const newer = await sql<{ name: string; version: string | null }[]>`
    select name, to_jsonb(m)->>'version' as version from schema_migrations m
    where not name = any(${fileNames}::text[]) order by name`;
  if (newer.length === 0) return;
  const versions = newer.flatMap((row) => row.version ?? []).toSorted(compareVersions);
  const fitting = versions.at(-1);
  const names = newer.map(({ name }) => name).join(', ');
  throw new DatabaseUnsuitable(
    fitting !== undefined && compareVersions(fitting, version) > 0
      ? `The database is newer than this RoomieRadar: version ${fitting} has updated it, and this is ${version}. Run version ${fitting}, or restore a backup from before the update.`
      : `The database is newer than this RoomieRadar, ${version}, which does not know its migrations: ${names}. Run the version that has them, or restore a backup from before the update.`,
  );
}

/** Negative when `one` is older: by numbers, part by part. */
function compareVersions(one: string, other: string): number {
  return one.localeCompare(other, 'en', { numeric: true });
}

async function hasTable(sql: Sql, name: string): Promise<boolean> {
  const [row] = await sql<{ exists: boolean }[]>`select to_regclass(${name}) is not null as exists`;
  return row?.exists ?? false;
}

/** True when no migration has run, and nobody else keeps tables here either. */
async function isNew(sql: Sql): Promise<boolean> {
  const [row] = await sql<{ is_new: boolean }[]>`
    select to_regclass('drizzle.__drizzle_migrations') is null and not exists (
      select from pg_class
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')) as is_new`;
  return row?.is_new ?? false;
}

async function createSchema(
  pool: Transactions,
  schema: SqlFile[],
  { files, version }: { files: SqlFile[]; version: string },
): Promise<void> {
  await transaction(pool, async (sql) => {
    for (const { text } of schema) await sql.unsafe(text);
    await createList(sql);
    const names = files.map(({ name }) => name);
    await sql`
      insert into schema_migrations (name, version)
      select name, ${version}::text from unnest(${names}::text[]) name`;
  });
}

/** The migrations that have run, each with the version of the program that ran it. */
async function createList(sql: Sql): Promise<void> {
  await sql`create table schema_migrations (
    name text primary key, applied_at timestamptz not null default now(), version text)`;
}

async function readDone(pool: Sql & Transactions, files: SqlFile[]): Promise<Set<string>> {
  if (await hasTable(pool, 'public.schema_migrations')) {
    const [{ has_version }] = await pool<[{ has_version: boolean }]>`
      select exists (select from pg_attribute where attrelid = 'public.schema_migrations'::regclass
        and attname = 'version' and not attisdropped) as has_version`;
    // Null for what ran before there was this column. Only the owner may alter a table, even in vain.
    if (!has_version)
      await pool`alter table schema_migrations add column if not exists version text`;
  } else {
    await takeOverFromDrizzle(pool, files);
  }
  const rows = await pool<{ name: string }[]>`select name from schema_migrations`;
  return new Set(rows.map(({ name }) => name));
}

/**
 * Imports the list of finished migrations from Drizzle, which kept it until version 0.1, by hash.
 */
async function takeOverFromDrizzle(pool: Transactions, files: SqlFile[]): Promise<void> {
  await transaction(pool, async (sql) => {
    await createList(sql);
    if (!(await hasTable(sql, 'drizzle.__drizzle_migrations'))) return;
    const rows = await sql<{ hash: string }[]>`select hash from drizzle.__drizzle_migrations`;
    const hashes = new Set(rows.map(({ hash }) => hash));
    for (const { name, text } of files) {
      const hash = createHash('sha256').update(text).digest('hex');
      if (hashes.has(hash)) await sql`insert into schema_migrations (name) values (${name})`;
    }
  });
}
