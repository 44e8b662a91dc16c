import type { Sql } from '#platform/database/sql.ts';
import type { Session } from '#contract/users/user.ts';
import type { Viewer } from '#platform/http/endpoint.ts';
import { hashToken, randomToken } from '#platform/keys/random-token.ts';
import { isAlive } from './session-life.ts';

/** Begins a session on `device`; the refresh token is known to nobody but its receiver. */
export async function startSession(
  sql: Sql,
  userId: number,
  device: string,
): Promise<{ session_id: string; refresh_token: string }> {
  const refresh_token = randomToken();
  const [row] = await sql<{ session_id: string }[]>`
    with session as (
      insert into sessions (user_id, device) values (${userId}, ${device}) returning id
    )
    insert into refresh_tokens (token_hash, session_id)
    select ${hashToken(refresh_token)}, id from session
    returning session_id`;
  if (!row) throw new Error('An insert returns its row');
  return { session_id: row.session_id, refresh_token };
}

/** Ends a session of this person; false when they have none of that id, or it ended before. */
export async function endSession(sql: Sql, userId: number, sessionId: string): Promise<boolean> {
  const ended = await sql`
    update sessions s set revoked_at = now()
    where s.id = ${sessionId} and s.user_id = ${userId} and ${isAlive(sql)}`;
  return ended.count > 0;
}

/** Ends every session of the viewer but the one they ask with. */
export async function endOtherSessions(sql: Sql, viewer: Viewer): Promise<void> {
  await sql`
    update sessions s set revoked_at = now()
    where s.user_id = ${viewer.user_id} and s.id <> ${viewer.session_id} and ${isAlive(sql)}`;
}

/** Where the viewer is signed in, last used first. */
export async function listSessions(sql: Sql, viewer: Viewer): Promise<Session[]> {
  const rows = await sql<Pick<Session, 'id' | 'device' | 'created_at' | 'last_used_at'>[]>`
    select s.id, s.device, s.created_at, s.last_used_at from sessions s
    where s.user_id = ${viewer.user_id} and ${isAlive(sql)}
    order by s.last_used_at desc, s.id`;
  return rows.map(({ id, device, created_at, last_used_at }) => ({
    id,
    device,
    created_at: new Date(created_at).toISOString(),
    last_used_at: new Date(last_used_at).toISOString(),
    is_current: id === viewer.session_id,
  }));
}
