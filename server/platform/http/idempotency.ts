import { createHash } from 'node:crypto';
import type { Context } from 'hono';
import type { EndpointId } from '#contract/endpoints.ts';
import { limits } from '#contract/limits.ts';
import { fragment, transaction, type Pool, type Sql } from '../database/sql.ts';
import { ProblemError } from './problem.ts';
import type { Viewer } from './endpoint.ts';

interface CreatingRequest {
  c: Context;
  viewer: Viewer;
  params: object | undefined;
  body: object;
}

/** Creates a row in a transaction and answers its id; repeated with the same key, answers the first id. */
export type Idempotent = (
  call: EndpointId,
  request: CreatingRequest,
  create: (sql: Sql) => Promise<number>,
) => Promise<number>;

const isExpired = fragment`
  idempotency_keys.created_at < now() - make_interval(hours => ${limits.idempotency.hours})`;

/**
 * Calls with an Idempotency-Key create one row however often they are sent. The key is stored in
 * the same transaction as the row, and a repeated request waits for that transaction. A refused
 * call leaves no key behind, so it may be tried again. `create` must run all its queries on the
 * `sql` it gets: fifty waiting requests hold every connection of the pool.
 */
export function createIdempotent(pool: Pool): Idempotent {
  return (call, { c, viewer, params, body }, create) => {
    const key = idempotencyKey(c);
    if (key === null) return transaction(pool, create);
    const { user_id } = viewer;
    const request_hash = hashOf(call, params, body);
    return transaction(pool, async (sql) => {
      const claimed = await sql`
        insert into idempotency_keys ${sql({ user_id, key, request_hash })}
        on conflict (user_id, key) do update
          set request_hash = excluded.request_hash, made_id = null, created_at = now()
          where ${isExpired}`;
      if (claimed.count === 0) return findCreated(sql, { user_id, key, request_hash });
      const id = await create(sql);
      await sql`
        update idempotency_keys set made_id = ${id} where user_id = ${user_id} and key = ${key}`;
      return id;
    });
  };
}

/** The id that an earlier request created with this key; throws `key_reused` if that one differed. */
async function findCreated(
  sql: Sql,
  { user_id, key, request_hash }: { user_id: number; key: string; request_hash: string },
): Promise<number> {
  const [known] = await sql<{ request_hash: string; made_id: number | null }[]>`
    select request_hash, made_id from idempotency_keys
    where user_id = ${user_id} and key = ${key}`;
  if (known?.request_hash === request_hash && known.made_id !== null) return known.made_id;
  throw new ProblemError('key_reused', {
    detail: 'This Idempotency-Key came with another request before',
  });
}

/** Deletes keys older than the hours that the contract promises; answers how many. */
export async function deleteExpiredKeys(sql: Sql): Promise<number> {
  const deleted = await sql`delete from idempotency_keys where ${isExpired}`;
  return deleted.count;
}

function idempotencyKey(c: Context): string | null {
  const key = c.req.header('Idempotency-Key');
  if (key === undefined) return null;
  if (/^[\x21-\x7e]+$/.test(key) && key.length <= limits.idempotency.keyLength) return key;
  throw new ProblemError('malformed_request', {
    detail: `An Idempotency-Key has 1 to ${limits.idempotency.keyLength} visible characters`,
  });
}

/** A hash of the request that does not depend on the order of its fields. */
function hashOf(call: EndpointId, params: object = {}, body: object): string {
  const sorted = (value: object) => Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  const request = JSON.stringify([call, sorted(params), sorted(body)]);
  return createHash('sha256').update(request).digest('base64url');
}
