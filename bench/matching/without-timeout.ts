import type { Pool, Sql } from '#platform/database/sql.ts';

/** Runs statements on one connection, as long as they take: the limits of requests are for requests. */
export const withoutTimeout = <T>(pool: Pool, work: (sql: Sql) => Promise<T>): Promise<T> =>
  pool.begin(async (sql) => {
    await sql`set local statement_timeout = 0`;
    await sql`set local idle_in_transaction_session_timeout = 0`;
    return work(sql);
  });
