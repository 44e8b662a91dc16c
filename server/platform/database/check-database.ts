import { openPool } from './open-pool.ts';
import type { Sql, Transactions } from './sql.ts';

/** The database answers, but this server cannot work with it as it is set up. */
export class DatabaseUnsuitable extends Error {
  override name = 'DatabaseUnsuitable';
}

/**
 * Finds problems at start that would otherwise show only later. Throws when a pooler gives each
 * transaction another session: notifications would never arrive, and prepared statements would be
 * missing.
 */
export async function checkDatabase(url: string): Promise<void> {
  const [one, other] = [openPool(url), openPool(url)];
  try {
    if (await shareSessions(one, other)) {
      throw new DatabaseUnsuitable(
        'The pooler of DATABASE_URL gives each transaction another session. Set it to session mode (pool_mode = session in PgBouncer), or name PostgreSQL itself.',
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
