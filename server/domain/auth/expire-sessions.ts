import type { Sql } from '#platform/database/sql.ts';
import { isAlive } from './session-life.ts';

/** Deletes ended sessions and unfinished sign-ins; returns how many of each. */
export async function expireSessions(sql: Sql): Promise<{ sessions: number; attempts: number }> {
  const sessions = await sql`delete from sessions s where not (${isAlive})`;
  const attempts = await sql`delete from sign_in_attempts where expires_at < now()`;
  await sql`delete from local_sign_ins where expires_at < now()`;
  return { sessions: sessions.count, attempts: attempts.count };
}
