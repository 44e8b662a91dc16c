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
