import type { Sql } from '#platform/database/sql.ts';

/**
 * The oldest open transaction. All earlier ones are already visible, so a later read from this one
 * on misses nothing.
 */
export async function oldestTransaction(sql: Sql): Promise<bigint> {
  const [row] = await sql<{ xmin: string }[]>`
    select pg_snapshot_xmin(pg_current_snapshot())::text as xmin`;
  return BigInt(row?.xmin ?? 0);
}

/** Identifies the database, because transaction numbers have no meaning in another one. */
export async function databaseIdentity(sql: Sql): Promise<string> {
  const [row] = await sql<{ identity: string }[]>`
    select system_identifier || '/' || current_database() || '/' ||
      (select oid from pg_database where datname = current_database()) as identity
    from pg_control_system()`;
  return row?.identity ?? '';
}
