import type { Fragment, Sql } from '#platform/database/sql.ts';

/**
 * SQL: the session `s` has not ended: not signed out, used within 7 days, begun within 30. The
 * database's clock alone decides, so that API processes need not agree on the time.
 */
export function isAlive(sql: Sql): Fragment {
  return sql`s.revoked_at is null
    and s.last_used_at > now() - interval '7 days'
    and s.created_at > now() - interval '30 days'`;
}

/** Answers those of these sessions that have not ended. */
export async function filterActiveSessions(sql: Sql, ids: string[]): Promise<string[]> {
  const active = await sql<{ id: string }[]>`
    select s.id from sessions s where s.id = any(${ids}::uuid[]) and ${isAlive(sql)}`;
  return active.map(({ id }) => id);
}
