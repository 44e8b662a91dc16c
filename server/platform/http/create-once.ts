import { createHash } from 'node:crypto';
import { and, eq, lt, sql } from 'drizzle-orm';
import type { Context } from 'hono';
import type { EndpointId } from '#contract/endpoints.ts';
import { limits } from '#contract/limits.ts';
import type { Database, Transaction } from '../database/database.ts';
import { idempotencyKeys } from '../database/schema/idempotency-keys.ts';
import type { Viewer } from './viewer-identity.ts';
import { ProblemError } from './problem.ts';

interface CreatingCall {
  c: Context;
  viewer: Viewer;
  params: object | undefined;
  body: object;
}

/** Makes something in a transaction and answers its id; made before with the same key, only the id. */
export type CreateOnce = (
  call: EndpointId,
  request: CreatingCall,
  create: (transaction: Transaction) => Promise<number>,
) => Promise<number>;

const rememberedFor = sql`make_interval(hours => ${limits.idempotency.hours})`;

/**
 * Creating calls with an Idempotency-Key make one thing however often they are sent: the key is
 * stored in one transaction with the thing, and whoever comes with it meanwhile waits for that. A
 * refused call leaves no key behind, so it may be tried again. Everything `create` asks of the
 * database must go through its transaction: fifty who wait hold every connection there is.
 */
export function createOnce({ orm }: Pick<Database, 'orm'>): CreateOnce {
  return (call, { c, viewer, params, body }, create) => {
    const key = idempotencyKey(c);
    return orm.transaction(async (transaction) => {
      if (key === null) return create(transaction);
      const row = { user_id: viewer.user_id, key, request_hash: hashOf(call, params, body) };
      const isOurs = and(eq(idempotencyKeys.user_id, row.user_id), eq(idempotencyKeys.key, key));
      const claimed = await transaction
        .insert(idempotencyKeys)
        .values(row)
        .onConflictDoUpdate({
          target: [idempotencyKeys.user_id, idempotencyKeys.key],
          set: { request_hash: row.request_hash, made_id: null, created_at: sql`now()` },
          setWhere: lt(idempotencyKeys.created_at, sql`now() - ${rememberedFor}`),
        })
        .returning({ key: idempotencyKeys.key });
      if (claimed.length === 0) {
        const [known] = await transaction.select().from(idempotencyKeys).where(isOurs);
        if (known?.request_hash !== row.request_hash || known.made_id === null) {
          throw new ProblemError('key_reused', {
            detail: 'This Idempotency-Key came with another request before',
          });
        }
        return known.made_id;
      }
      const id = await create(transaction);
      await transaction.update(idempotencyKeys).set({ made_id: id }).where(isOurs);
      return id;
    });
  };
}

/** Forgets keys that nobody may rely on any more; answers how many. */
export async function forgetOldKeys({ orm }: Pick<Database, 'orm'>): Promise<number> {
  const gone = await orm
    .delete(idempotencyKeys)
    .where(lt(idempotencyKeys.created_at, sql`now() - ${rememberedFor}`));
  return gone.count;
}

function idempotencyKey(c: Context): string | null {
  const key = c.req.header('Idempotency-Key');
  if (key === undefined) return null;
  if (/^[\x21-\x7e]+$/.test(key) && key.length <= limits.idempotency.keyLength) return key;
  throw new ProblemError('malformed_request', {
    detail: `An Idempotency-Key has 1 to ${limits.idempotency.keyLength} visible characters`,
  });
}

/** The same for the same values, in whatever order they came. */
function hashOf(call: EndpointId, params: object = {}, body: object): string {
  const sorted = (value: object) => Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  const request = JSON.stringify([call, sorted(params), sorted(body)]);
  return createHash('sha256').update(request).digest('base64url');
}
