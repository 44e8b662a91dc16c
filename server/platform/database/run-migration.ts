import { setTimeout as sleep } from 'node:timers/promises';
import { DatabaseUnsuitable } from './check-database.ts';
import type { OwnPool } from './open-pool.ts';
import { transaction, type Sql } from './sql.ts';

/** A file of `migrations/` or `schema/`. */
export interface SqlFile {
  name: string;
  text: string;
}

/**
 * What follows this line in a migration runs outside of its transaction, statement by statement:
 * indexes that are built concurrently, and whatever else must not keep the locks of the rest. After a
 * kill these statements run again from the first one, so each must allow that. Each ends with a
 * semicolon at the end of a line.
 */
const afterwardsMark = '\n--> afterwards\n';

/**
 * A lock that somebody waits for holds up all who come later, so nobody may wait for one as long as
 * the transactions of others take.
 */
const lockMs = 300;
const pauseMs = 700;
const longestWaitMs = 10 * 60_000;

/** The name of a migration whose transaction has run, in the list of those that ran. */
export const begunName = (name: string) => `${name} (begun)`;

/**
 * Runs a migration that is not in `done`, and records its name with the version of the program. Locks
 * of its transaction are waited for again and again, a short time each; throws DatabaseUnsuitable
 * when others hold them for ten minutes.
 */
export async function runMigration(
  pool: OwnPool,
  { name, text }: SqlFile,
  { version, done }: { version: string; done: ReadonlySet<string> },
): Promise<void> {
  const [atOnce = '', ...afterwards] = text.split(afterwardsMark);
  const recorded = afterwards.length > 0 ? begunName(name) : name;
  if (!done.has(recorded)) {
    await withShortLocks(pool, name, async (sql) => {
      await sql.unsafe(atOnce);
      await sql`insert into schema_migrations (name, version) values (${recorded}, ${version})`;
    });
  }
  if (afterwards.length === 0) return;
  for (const statement of afterwards.join('\n').split(/;[ \t]*$/m)) {
    if (statement.trim() !== '') await pool.unsafe(statement);
  }
  await pool`
    update schema_migrations set name = ${name}, applied_at = now() where name = ${recorded}`;
}

async function withShortLocks(
  pool: OwnPool,
  name: string,
  work: (sql: Sql) => Promise<void>,
): Promise<void> {
  const startedAt = performance.now();
  for (;;) {
    try {
      return await transaction(pool, async (sql) => {
        await sql.unsafe(`set local lock_timeout = ${lockMs}`);
        await work(sql);
      });
    } catch (error) {
      if (!isLockTimeout(error)) throw error;
      if (performance.now() - startedAt > longestWaitMs) {
        throw new DatabaseUnsuitable(
          `The migration ${name} has waited for ten minutes for tables that others use: look for long transactions in pg_stat_activity, such as a dump. Then start RoomieRadar again.`,
          { cause: error },
        );
      }
    }
    await sleep(pauseMs);
  }
}

const isLockTimeout = (error: unknown) => (error as { code?: unknown }).code === '55P03';

/**
 * Takes an advisory lock by asking again and again. Who waits for one inside of a statement has a
 * snapshot, and PostgreSQL builds no index concurrently before that is gone: both would wait for each
 * other.
 */
export async function takeTurn(sql: Sql, key: number): Promise<void> {
  for (;;) {
    const [row] = await sql<{ is_ours: boolean }[]>`
      select pg_try_advisory_lock(${key}) as is_ours`;
    if (row?.is_ours) return;
    await sleep(100);
  }
}
