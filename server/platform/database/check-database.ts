import type { Log } from '../log.ts';
import { openPool } from './open-pool.ts';
import type { Sql, Transactions } from './sql.ts';

/** The database answers, but this server cannot work with it as it is set up. */
export class DatabaseUnsuitable extends Error {
  override name = 'DatabaseUnsuitable';
}

/** Below the 30 seconds that `tokens.ts` tolerates, because this measurement is not exact. */
const toleratedMs = 20_000;

/**
 * Finds problems at start that would otherwise show only later. Throws when a pooler gives each transaction another
 * session: notifications would never arrive, and prepared statements would be missing. Warns when
 * this machine's clock differs from the database's: other processes would refuse its tokens.
 */
export async function checkDatabase(
  url: string,
  log: Pick<Log, 'warn'>,
  now = Date.now,
): Promise<void> {
  const [one, other] = [openPool(url), openPool(url)];
  try {
    if (await shareSessions(one, other)) {
      throw new DatabaseUnsuitable(
        'The pooler of DATABASE_URL gives each transaction another session. Set it to session mode (pool_mode = session in PgBouncer), or name PostgreSQL itself.',
      );
    }
    const aheadSeconds = Math.round((await clockAheadMs(one, now)) / 1000);
    if (Math.abs(aheadSeconds) * 1000 > toleratedMs) {
      log.warn(
        { aheadSeconds },
        'The clock of this machine differs from that of the database: other processes may refuse its sign-ins. Synchronize the clocks.',
      );
    }
  } finally {
    await Promise.all([one.end(), other.end()]);
  }
}

/** True behind a pooler in transaction mode: a direct connection keeps a session of its own. */
async function shareSessions(one: Sql, other: Transactions): Promise<boolean> {
  const before = await readBackendPid(one);
  return other.begin(async (tx) => {
    const meanwhile = await readBackendPid(tx);
    return meanwhile === before || (await readBackendPid(one)) !== before;
  });
}

async function readBackendPid(sql: Sql): Promise<number> {
  const [row] = await sql<{ pid: number }[]>`select pg_backend_pid() as pid`;
  return row?.pid ?? 0;
}

async function clockAheadMs(sql: Sql, now: () => number): Promise<number> {
  const askedAtMs = now();
  const [row] = await sql<{ ms: number }[]>`
    select (extract(epoch from clock_timestamp()) * 1000)::float8 as ms`;
  return (askedAtMs + now()) / 2 - (row?.ms ?? 0);
}
