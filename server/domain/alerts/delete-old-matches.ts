import { retention } from '#contract/retention.ts';
import { interval } from '#platform/database/term.ts';
import type { Sql } from '#platform/database/sql.ts';

/** What was found half a year ago is not news, whatever becomes of it. */
export async function deleteOldMatches(sql: Sql): Promise<void> {
  await sql`delete from search_matches where created_at < now() - ${interval(retention.searchMatch)}`;
}
