import { decodeProtectedHeader, jwtVerify, SignJWT } from 'jose';
import type { Sql } from '#platform/database/sql.ts';
import { limits } from '#contract/limits.ts';
import type { Viewer } from '#platform/http/viewer.ts';
import { createSigningKeys } from '#platform/keys/signing-keys.ts';

/** The claims of a valid token. The caller must check in the database that they are still true. */
export type TokenHolder = Pick<Viewer, 'user_id' | 'session_id'>;
/** The user that a token is issued to. */
export type TokenSubject = Pick<Viewer, 'user_id' | 'session_id' | 'is_admin'>;

export interface AccessTokens {
  /** A JWT that is valid for {@link limits.accessTokenSeconds}. */
  issue(viewer: TokenSubject): Promise<string>;
  /** Null for anything that is not a valid token of ours; throws only when the database is away. */
  verify(token: string): Promise<TokenHolder | null>;
}

const algorithm = 'HS256';
const tokenType = 'at+jwt';
const audience = 'roomieradar-api';
const maxTokenBytes = 4096;
/**
 * The longest validity that we accept. jose would accept an `exp` in milliseconds, far in the
 * future.
 */
const maxLifeSeconds = 15 * 60;
const clockSkewSeconds = 30;
const uuidPattern = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** Access tokens of the site at `publicUrl`. `now` is the time that all processes share. */
export function createAccessTokens({
  sql,
  publicUrl,
  now = Date.now,
}: {
  sql: Sql;
  publicUrl: string;
  now?: () => number;
}): AccessTokens {
  const keys = createSigningKeys(sql);
  return {
    async issue(viewer) {
      const { kid, key } = await keys.newest();
      const issuedAt = Math.floor(now() / 1000);
      return new SignJWT({ sid: viewer.session_id, is_admin: viewer.is_admin })
        .setProtectedHeader({ alg: algorithm, typ: tokenType, kid })
        .setSubject(String(viewer.user_id))
        .setIssuer(publicUrl)
        .setAudience(audience)
        .setIssuedAt(issuedAt)
        .setExpirationTime(issuedAt + limits.accessTokenSeconds)
        .sign(key);
    },
    async verify(token) {
      const kid = readKeyName(token);
      const key = kid === null ? null : await keys.byKid(kid);
      if (!key) return null;
      try {
        const { payload } = await jwtVerify(token, key, {
          algorithms: [algorithm],
          typ: tokenType,
          issuer: publicUrl,
          audience,
          maxTokenAge: maxLifeSeconds,
          clockTolerance: clockSkewSeconds,
          currentDate: new Date(now()),
        });
        return readHolder(payload);
      } catch {
        // Not only JOSE errors: a key that does not match the algorithm causes a TypeError.
        return null;
      }
    },
  };
}

function readKeyName(token: string): string | null {
  if (token.length > maxTokenBytes) return null;
  try {
    const { alg, kid } = decodeProtectedHeader(token);
    return alg === algorithm && typeof kid === 'string' ? kid : null;
  } catch {
    return null;
  }
}

function readHolder(payload: Record<string, unknown>): TokenHolder | null {
  const { sub, sid, iat, exp } = payload;
  if (typeof iat !== 'number' || typeof exp !== 'number' || exp - iat > maxLifeSeconds) return null;
  if (typeof sub !== 'string' || !/^[1-9]\d{0,9}$/.test(sub)) return null;
  if (typeof sid !== 'string' || !uuidPattern.test(sid)) return null;
  const user_id = Number(sub);
  return user_id <= limits.id.max ? { user_id, session_id: sid } : null;
}
