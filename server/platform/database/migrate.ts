import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { prepareQueues } from '../jobs/job-store.ts';
import type { Target } from './hosts.ts';
import { openPool } from './open-pool.ts';
import { transaction, type Sql, type Transactions } from './sql.ts';

const migrationsFolder = path.join(import.meta.dirname, 'migrations');
/**
 * The key of the advisory lock with which processes that start at once take turns. Any constant
 * works.
 */
const migrationLock = 7_305_101;

/**
 * Brings the schema up to date: runs every file of `migrations/` that has not run in this database,
 * in the order of their names, each in its own transaction. Throws when one fails.
 */
export async function migrateDatabase(target: Target, folder = migrationsFolder): Promise<void> {
  const pool = openPool(target);
  try {
    await pool`select pg_advisory_lock(${migrationLock})`;
    // Before the migrations, whose triggers queue jobs.
    await prepareQueues(pool);
    const files = await readMigrations(folder);
    const done = await readDone(pool, files);
    for (const { name, text } of files) {
      if (done.has(name)) continue;
      await transaction(pool, async (sql) => {
        await sql.unsafe(text);
        await sql`insert into schema_migrations (name) values (${name})`;
      });
    }
  } finally {
    await pool.end();
  }
}

interface Migration {
  name: string;
  text: string;
}

async function readMigrations(folder: string): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).toSorted();
  return Promise.all(
    names.map(async (name) => ({ name, text: await readFile(path.join(folder, name), 'utf8') })),
  );
}

async function readDone(pool: Sql & Transactions, files: Migration[]): Promise<Set<string>> {
  const [known] = await pool<{ exists: boolean }[]>`
    select to_regclass('public.schema_migrations') is not null as exists`;
  if (!known?.exists) await takeOverFromDrizzle(pool, files);
  const rows = await pool<{ name: string }[]>`select name from schema_migrations`;
  return new Set(rows.map(({ name }) => name));
}

/**
 * Imports the list of finished migrations from Drizzle, which kept it until version 0.1, by hash.
 */
async function takeOverFromDrizzle(pool: Sql & Transactions, files: Migration[]): Promise<void> {
  await transaction(pool, async (sql) => {
    await sql`create table schema_migrations (
      name text primary key, applied_at timestamptz not null default now())`;
    const [old] = await sql<{ exists: boolean }[]>`
      select to_regclass('drizzle.__drizzle_migrations') is not null as exists`;
    if (!old?.exists) return;
    const rows = await sql<{ hash: string }[]>`select hash from drizzle.__drizzle_migrations`;
    const hashes = new Set(rows.map(({ hash }) => hash));
    for (const { name, text } of files) {
      const hash = createHash('sha256').update(text).digest('hex');
      if (hashes.has(hash)) await sql`insert into schema_migrations (name) values (${name})`;
    }
  });
}
