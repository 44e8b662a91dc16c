import type { Sql } from '#platform/database/sql.ts';
import type { Session } from '#contract/users/user.ts';
import type { Viewer } from '#platform/http/viewer.ts';
import { hashToken, randomToken } from '#platform/keys/random-token.ts';
import { isAlive } from './session-life.ts';

/** Starts a session on `device`. Only the hash of its refresh token is stored. */
export async function startSession(
  sql: Sql,
  userId: number,
  device: string,
): Promise<{ session_id: string; refresh_token: string }> {
  const refresh_token = randomToken();
  const row = await sql.one<{ session_id: string }>`
    with session as (
      insert into sessions (user_id, device) values (${userId}, ${device}) returning id
    )
    insert into refresh_tokens (token_hash, session_id)
    select ${hashToken(refresh_token)}, id from session
    returning session_id`;
  return { session_id: row.session_id, refresh_token };
}

/** Ends a session of this user; false when it does not exist or has already ended. */
export async function endSession(sql: Sql, userId: number, sessionId: string): Promise<boolean> {
  const ended = await sql`
    update sessions s set revoked_at = now()
    where s.id = ${sessionId} and s.user_id = ${userId} and ${isAlive}`;
  return ended.count > 0;
}

/** Ends all sessions of the viewer except the one of this request. */
export async function endOtherSessions(sql: Sql, viewer: Viewer): Promise<void> {
  await sql`
    update sessions s set revoked_at = now()
    where s.user_id = ${viewer.user_id} and s.id <> ${viewer.session_id} and ${isAlive}`;
}

/** The sessions of the viewer, last used first. */
export async function listSessions(sql: Sql, viewer: Viewer): Promise<Session[]> {
  const rows = await sql<Pick<Session, 'id' | 'device' | 'created_at' | 'last_used_at'>[]>`
    select s.id, s.device, s.created_at, s.last_used_at from sessions s
    where s.user_id = ${viewer.user_id} and ${isAlive}
    order by s.last_used_at desc, s.id`;
  return rows.map(({ id, device, created_at, last_used_at }) => ({
    id,
    device,
    created_at: new Date(created_at).toISOString(),
    last_used_at: new Date(last_used_at).toISOString(),
    is_current: id === viewer.session_id,
  }));
}

/** Deletes ended sessions and unfinished sign-ins; returns how many of each. */
export async function expireSessions(sql: Sql): Promise<{ sessions: number; attempts: number }> {
  const sessions = await sql`delete from sessions s where not (${isAlive})`;
  const attempts = await sql`delete from sign_in_attempts where expires_at < now()`;
  await sql`delete from local_sign_ins where expires_at < now()`;
  return { sessions: sessions.count, attempts: attempts.count };
}
