import type { Sql } from '#platform/database/sql.ts';
import { hashToken } from '#platform/keys/random-token.ts';

/**
 * The secrets of a sign-in, which the server checks when the browser returns from the sign-in
 * service.
 */
export interface AttemptSecrets {
  state: string;
  nonce: string;
  codeVerifier: string;
}

export const attemptSeconds = 600;

/** Stores a pending sign-in for {@link attemptSeconds}, bound to one browser. */
export async function saveAttempt(
  sql: Sql,
  { state, nonce, codeVerifier }: AttemptSecrets,
  browser: string,
): Promise<void> {
  await sql`
    insert into sign_in_attempts (state_hash, browser_hash, code_verifier, nonce, expires_at)
    values (${hashToken(state)}, ${hashToken(browser)}, ${codeVerifier}, ${nonce},
      now() + ${attemptSeconds} * interval '1 second')`;
}

/**
 * Reads and deletes a pending sign-in, so that it works only once, even for simultaneous requests.
 */
export async function takeAttempt(
  sql: Sql,
  state: string,
): Promise<(AttemptSecrets & { browserHash: string }) | null> {
  const [row] = await sql<{ browserHash: string; codeVerifier: string; nonce: string }[]>`
    delete from sign_in_attempts where state_hash = ${hashToken(state)} and expires_at > now()
    returning browser_hash as "browserHash", code_verifier as "codeVerifier", nonce`;
  return row ? { state, ...row } : null;
}
