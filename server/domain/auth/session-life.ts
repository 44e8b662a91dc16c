import { retention } from '#contract/retention.ts';
import { interval } from '#platform/database/term.ts';
import { fragment, type Sql } from '#platform/database/sql.ts';

/**
 * SQL condition: the session `s` has not ended. It was not signed out, was used within 7 days, and
 * began within 30 days. Only the database's clock counts, so processes need not agree on the time.
 */
export const isAlive = fragment`s.revoked_at is null
  and s.last_used_at > now() - ${interval(retention.unusedSession)}
  and s.created_at > now() - ${interval(retention.session)}`;

/** Returns those of these sessions that have not ended. */
export async function filterActiveSessions(sql: Sql, ids: string[]): Promise<string[]> {
  const active = await sql<{ id: string }[]>`
    select s.id from sessions s where s.id = any(${ids}::uuid[]) and ${isAlive}`;
  return active.map(({ id }) => id);
}
