import { retention } from '#contract/retention.ts';
import { interval } from '../database/term.ts';
import { createHash } from 'node:crypto';
import type { Context } from 'hono';
import type { EndpointId } from '#contract/endpoints.gen.ts';
import { limits } from '#contract/limits.ts';
import { fragment, transaction, type Pool, type Sql } from '../database/sql.ts';
import { ProblemError } from './problem.ts';
import type { Viewer } from './viewer.ts';

interface CreatingRequest {
  call: EndpointId;
  c: Context;
  viewer: Viewer;
  params: object | undefined;
  body: object;
}

const isExpired = fragment`
  idempotency_keys.created_at < now() - ${interval(retention.repeatedRequest)}`;

/**
 * Creates a row in a transaction and returns its id. A call with an Idempotency-Key creates one row,
 * however often it is sent, and returns its id again. The transaction of the row also stores the key,
 * and a repeated request waits for that transaction. A refused call stores no key, so it can be tried
 * again. `create` must run all its queries on the `sql` it gets, because waiting requests can hold all
 * other connections of the pool.
 */
export async function createOnce(
  pool: Pool,
  { call, c, viewer, params, body }: CreatingRequest,
  create: (sql: Sql) => Promise<number>,
): Promise<number> {
  const key = idempotencyKey(c);
  if (key === null) return transaction(pool, create);
  const { user_id } = viewer;
  const request_hash = hashRequest(call, params, body);
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
}

/**
 * Returns the id that an earlier request created with this key; throws `key_reused` if that request
 * differed.
 */
async function findCreated(
  sql: Sql,
  { user_id, key, request_hash }: { user_id: number; key: string; request_hash: string },
): Promise<number> {
  const [known] = await sql<{ request_hash: string; made_id: number | null }[]>`
    select request_hash, made_id from idempotency_keys
    where user_id = ${user_id} and key = ${key}`;
  if (known?.request_hash === request_hash && known.made_id !== null) return known.made_id;
  throw new ProblemError('key_reused', {
    detail: 'An earlier request with other content used this Idempotency-Key',
  });
}

/** Deletes keys that are older than the contract's limit; returns how many. */
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
function hashRequest(call: EndpointId, params: object = {}, body: object): string {
  const sorted = (value: object) => Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  const request = JSON.stringify([call, sorted(params), sorted(body)]);
  return createHash('sha256').update(request).digest('base64url');
}
