import { createHmac } from 'node:crypto';
import type { Context, MiddlewareHandler } from 'hono';
import { getCookie } from 'hono/cookie';
import { readPositionHeader } from '#contract/read-position.ts';
import type { Database } from '../database/database.ts';
import { beyondAll, type ReadPools, type Replicas } from '../database/replicas/replicas.ts';
import type { Sql } from '../database/sql.ts';
import { isSameSecret } from '../keys/is-same-secret.ts';
import { randomToken } from '../keys/random-token.ts';
import { loadServerKeys } from '../keys/server-keys.ts';
import { positionCookie as cookieName } from './answer-cache.ts';
import { isRead } from './cross-origin.ts';

/**
 * Reads of what everyone may see. With replicas they leave the primary, and whoever wrote something
 * still reads it: each write answers with its position in PostgreSQL's log, and the next requests
 * bring it along, in a header or, for pages, in a cookie.
 */
export interface PublicReads {
  /**
   * Runs a read where everything is that this visitor has written or seen. `replayed` is how far the
   * chosen server is known to have replayed the log.
   */
  read<T>(c: Context, work: (from: ReadPools, replayed: bigint) => Promise<T>): Promise<T>;
  /** The position that a request brings along, or null. */
  readVersion(c: Context): bigint | null;
  /** A token for a position. It is signed, so that nobody sends all their reads to the primary. */
  tokenFor(position: bigint): string;
  /** Adds the position to the answer of each write; null where nobody needs it. */
  answerPosition: MiddlewareHandler | null;
}

/** Longer than any replica that is still asked may be behind. */
const cookieSeconds = 120;

export async function createPublicReads({
  database,
  replicas,
  secureCookies,
}: {
  database: Pick<Database, 'sql' | 'hot' | 'searches'>;
  /** Null without replicas: then everything is read from the primary, and there are no tokens. */
  replicas: Replicas | null;
  secureCookies: boolean;
}): Promise<PublicReads> {
  if (!replicas) return withoutReplicas(database);
  const { sql } = database;
  const [{ secret }] = await loadServerKeys(sql, 'read-position', randomToken);
  // A replica may lack what the last migrations made.
  const startedAt = await readPosition(sql);
  const tokenFor = (position: bigint) => `${position.toString(16)}.${sign(secret, position)}`;

  function readVersion(c: Context): bigint | null {
    const [header, cookie] = [c.req.header(readPositionHeader), getCookie(c, cookieName)].map(
      (token) => (token === undefined ? null : readToken(secret, token)),
    );
    if (header === null || header === undefined) return cookie ?? null;
    return cookie === null || cookie === undefined || cookie < header ? header : cookie;
  }

  return {
    readVersion: readVersion,
    tokenFor,
    read(c, work) {
      const position = readVersion(c);
      return replicas.read(position !== null && position > startedAt ? position : startedAt, work);
    },
    async answerPosition(c, next) {
      await next();
      if (isRead(c.req.method) || c.res.status >= 400) return;
      // What is stored is not refused because of this: then the next reads go to the primary.
      const token = tokenFor(await readPosition(sql).catch(() => beyondAll));
      c.res.headers.set(readPositionHeader, token);
      const secure = secureCookies ? '; Secure' : '';
      c.res.headers.append(
        'Set-Cookie',
        `${cookieName}=${token}; Max-Age=${cookieSeconds}; Path=/; HttpOnly; SameSite=Lax${secure}`,
      );
    },
  };
}

const withoutReplicas = (database: ReadPools): PublicReads => ({
  read: (_, work) => work(database, beyondAll),
  readVersion: () => null,
  tokenFor: () => '',
  answerPosition: null,
});

/** Everything committed so far is before this position. */
async function readPosition(sql: Sql): Promise<bigint> {
  const [row] = await sql<{ position: string }[]>`
    select (pg_current_wal_insert_lsn() - '0/0')::text as position`;
  return BigInt(row?.position ?? 0);
}

const sign = (secret: string, position: bigint) =>
  createHmac('sha256', secret).update(`${position}`).digest('base64url').slice(0, 22);

function readToken(secret: string, token: string): bigint | null {
  const [, text = '', signature = ''] = /^([\da-f]{1,16})\.([\w-]{22})$/.exec(token) ?? [];
  if (text === '') return null;
  const position = BigInt(`0x${text}`);
  return isSameSecret(sign(secret, position), signature) ? position : null;
}
