import type { Context } from 'hono';
import { isProfileStated, type Profile } from '#contract/users/user.ts';
import { fragment, type Sql } from '#platform/database/sql.ts';
import { batchReads } from '#platform/database/batch-reads.ts';
import type { RecognizeViewer, Viewer } from '#platform/http/viewer.ts';
import type { IdentityKeys } from '#platform/keys/identity-keys.ts';
import { isAlive } from './session-life.ts';
import type { AccessTokens, TokenHolder } from './tokens.ts';

/** Whose token a request has, if it has a valid one; the session may have ended. Asks no database. */
export async function readToken(
  accessTokens: Pick<AccessTokens, 'verify'>,
  c: Context,
): Promise<TokenHolder | null> {
  const token = bearerToken(c);
  return token === null ? null : accessTokens.verify(token);
}

/** The token of an `Authorization: Bearer` header, or null. */
function bearerToken(c: Context): string | null {
  return /^Bearer ([\w.~+/-]+=*)$/i.exec(c.req.header('Authorization') ?? '')?.[1] ?? null;
}

/** SQL condition: is the user `u` of the session `s` signed in? */
const isSignedIn = fragment`${isAlive} and u.suspended_at is null`;

/**
 * SQL: the row `u` of users, if the holder of this token is signed in. For calls that read more of
 * the user in the same statement, instead of asking for the viewer first.
 */
export const signedInUser = ({ user_id: userId, session_id: sessionId }: TokenHolder) =>
  fragment`(select u.* from users u join sessions s on s.user_id = u.id
    where u.id = ${userId} and s.id = ${sessionId}::uuid and ${isSignedIn})`;

/**
 * Finds the user of a bearer token in the database, so that signing out, deleting an account and
 * losing a role take effect at once. A request looks up its user only once, and simultaneous
 * requests share a query.
 */
export function createRecognizeViewer({
  sql,
  identityKeys,
  accessTokens,
}: {
  sql: Sql;
  identityKeys: Pick<IdentityKeys, 'keyOf'>;
  accessTokens: AccessTokens;
}): RecognizeViewer {
  const findViewer = batchReads<string, Viewer>(async (sessionIds) => {
    type Row = Pick<Viewer, 'user_id' | 'session_id' | 'is_admin'> &
      Pick<Profile, 'first_name' | 'birth_date'> & {
        issuer: string;
        subject: string;
      };
    const rows = await sql<Row[]>`
      select u.id as user_id, s.id as session_id, u.is_admin,
        u.first_name, u.birth_date::text, u.issuer, u.subject
      from sessions s join users u on u.id = s.user_id
      where s.id = any(${sessionIds}::uuid[]) and ${isSignedIn}`;
    return new Map(
      rows.map(({ user_id, session_id, is_admin, issuer, subject, ...profile }) => [
        session_id,
        {
          user_id,
          session_id,
          is_admin,
          has_profile: isProfileStated(profile),
          identity_key: identityKeys.keyOf({ issuer, subject }),
        },
      ]),
    );
  });
  const answers = new WeakMap<Context, Promise<Viewer | null>>();

  async function recognize(c: Context): Promise<Viewer | null> {
    const holder = await readToken(accessTokens, c);
    if (!holder) return null;
    const viewer = await findViewer(holder.session_id);
    if (viewer?.user_id !== holder.user_id) return null;
    c.set('userId', viewer.user_id);
    return viewer;
  }

  return (c) => {
    const known = answers.get(c);
    if (known) return known;
    const answer = recognize(c);
    answers.set(c, answer);
    return answer;
  };
}
