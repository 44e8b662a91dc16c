import { copyFile, mkdtemp, readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { startEmbeddedPostgres } from '#platform/database/embedded/start.ts';
import type { Target } from '#platform/database/hosts.ts';
import { migrateDatabase, ownSchema } from '#platform/database/migrate.ts';
import { openPool } from '#platform/database/open-pool.ts';
import { fillTables, lastUnchecked, writes } from '#tests/support/rows-before-migrations.ts';
import { removeFolder } from '../embedded-helpers.ts';

const rows = Number(process.env['MIGRATION_ROWS'] ?? 1_000_000);
/** How much longer a write may take than without the migration. */
const longestMs = 1000;

test(
  `no migration holds up a write of ${rows} rows for a second`,
  { timeout: 3_600_000 },
  async ({ onTestFinished }) => {
    const dataDir = await mkdtemp(path.join(tmpdir(), 'roomieradar-migrations-'));
    onTestFinished(() => removeFolder(dataDir));
    const database = await startEmbeddedPostgres({ dataDir, log: () => undefined, durable: false });
    onTestFinished(() => database.stop());
    const target = database.ownerConnection;
    // Only a superuser switches triggers off.
    const pool = openPool({ ...database.adminConnection, database: target.database });
    onTestFinished(() => pool.end());

    const { migrations: source } = await ownSchema();
    const migrations = await mkdtemp(path.join(tmpdir(), 'roomieradar-steps-'));
    onTestFinished(() => removeFolder(migrations));
    const names = (await readdir(source)).toSorted();
    const add = (name: string) => copyFile(path.join(source, name), path.join(migrations, name));
    for (const name of names.filter((each) => each <= lastUnchecked)) await add(name);
    const migrate = () => migrateDatabase(target, { migrations, version: '0.1.0' });
    await migrate();
    await fillTables(pool, rows);
    await pool.unsafe(
      'create table canary (n int); insert into canary values (0); grant all on canary to public',
    );

    const writers = startWriters(target);
    onTestFinished(() => writers.stop());
    await sleep(3000);
    const lines = [`without: ${describe(writers.takeLongest())}`];
    const tooLong: string[] = [];
    for (const name of names.filter((each) => each > lastUnchecked)) {
      await add(name);
      const startedAt = performance.now();
      await migrate();
      const ms = Math.round(performance.now() - startedAt);
      // What waited for the last lock has its turn.
      await sleep(500);
      const longest = writers.takeLongest();
      lines.push(`${name} (${ms} ms): ${describe(longest)}`);
      const stall = longest.get('canary') ?? 0;
      for (const [table, wait] of longest) {
        if (wait - stall > longestMs) tooLong.push(`${name}: ${table} ${Math.round(wait)} ms`);
      }
    }
    console.info(lines.join('\n'));
    expect(tooLong).toEqual([]);
  },
);

/** Starts somebody for each table who writes one row after another. */
function startWriters(target: Target) {
  const longest = new Map<string, number>();
  const ending = new AbortController();
  const write = async (table: string, statement: string) => {
    const pool = openPool(target);
    while (!ending.signal.aborted) {
      const row = 1 + Math.floor(Math.random() * rows);
      const startedAt = performance.now();
      await pool.unsafe(statement, [row]).catch(ignoreMissingTable);
      longest.set(table, Math.max(longest.get(table) ?? 0, performance.now() - startedAt));
      await sleep(5);
    }
    await pool.end();
  };
  const all = Promise.all(Object.entries(writes).map(([table, text]) => write(table, text)));
  // The test ends with it, and names it.
  all.catch(() => undefined);
  return {
    /** The longest wait for each table since the last call. */
    takeLongest() {
      const taken = new Map(longest);
      longest.clear();
      return taken;
    },
    async stop() {
      ending.abort();
      await all;
    },
  };
}

const describe = (longest: Map<string, number>) =>
  Array.from(longest, ([table, ms]) => `${table} ${Math.round(ms)}`).join(', ');

/** Some tables are made by the migrations that are measured. */
function ignoreMissingTable(error: unknown): void {
  if (!(error instanceof Error && 'code' in error && error.code === '42P01')) throw error;
}
