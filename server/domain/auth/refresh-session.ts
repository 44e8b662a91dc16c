import { transaction, type Pool } from '#platform/database/sql.ts';
import type { Log } from '#platform/log.ts';
import { hashToken, randomToken } from '#platform/keys/random-token.ts';
import { isAlive } from './session-life.ts';
import type { TokenSubject } from './tokens.ts';

export interface RefreshedSession {
  viewer: TokenSubject;
  refresh_token: string;
}

/**
 * Exchanges a refresh token for a new one; null when its session has ended or never existed. Until
 * a new token is used, the old one can be exchanged again, because an answer may get lost or two
 * tabs may refresh at once. Once one of the new tokens is used, all other tokens of the session are
 * invalid. Only a thief would use them, so using one ends the session.
 */
export function refreshSession(
  { sql, log }: { sql: Pool; log: Log },
  token: string,
): Promise<RefreshedSession | null> {
  const hash = hashToken(token);
  return transaction(sql, async (tx) => {
    // The row lock makes refreshes of one session run one after another.
    const [session] = await tx<{ id: string; user_id: number; is_admin: boolean }[]>`
      select s.id, s.user_id, u.is_admin
      from sessions s join users u on u.id = s.user_id
      where s.id = (select session_id from refresh_tokens where token_hash = ${hash})
        and ${isAlive} and u.suspended_at is null
      for update of s`;
    if (!session) return null;

    const [check] = await tx<{ is_reused: boolean }[]>`
      select exists (
        select from refresh_tokens successor
        where successor.replaces = ${hash} and successor.first_used_at is not null
      ) or exists (
        select from refresh_tokens own
        join refresh_tokens sibling on sibling.replaces = own.replaces
        where own.token_hash = ${hash} and sibling.token_hash <> ${hash}
          and sibling.first_used_at is not null
      ) as is_reused`;
    if (check?.is_reused) {
      await tx`update sessions set revoked_at = now() where id = ${session.id}`;
      log.warn(
        { session_id: session.id },
        'A replaced refresh token was used again, so its session was ended',
      );
      return null;
    }

    const successor = randomToken();
    await tx`
      update refresh_tokens set first_used_at = now()
      where token_hash = ${hash} and first_used_at is null`;
    await tx`
      insert into refresh_tokens (token_hash, session_id, replaces)
      values (${hashToken(successor)}, ${session.id}, ${hash})`;
    await tx`update sessions set last_used_at = now() where id = ${session.id}`;
    const { id: session_id, user_id, is_admin } = session;
    return { viewer: { user_id, session_id, is_admin }, refresh_token: successor };
  });
}
