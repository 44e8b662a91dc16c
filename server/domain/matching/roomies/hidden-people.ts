import type { Sql } from '#platform/database/sql.ts';

/**
 * People who must not appear to this viewer, whichever of the two blocked the other. The one place
 * that lists, profiles, scores and previews ask.
 */
export async function peopleHiddenFrom(sql: Sql, viewerId: number): Promise<number[]> {
  const rows = await sql<{ id: number }[]>`
    select blocked_id as id from blocks where blocker_id = ${viewerId}
    union select blocker_id from blocks where blocked_id = ${viewerId}`;
  return rows.map(({ id }) => id);
}
