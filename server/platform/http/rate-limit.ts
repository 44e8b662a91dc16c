import type { Context, MiddlewareHandler } from 'hono';
import { RateLimiterMemory, RateLimiterPostgres, type RateLimiterRes } from 'rate-limiter-flexible';
import { fragment, type Sql } from '../database/sql.ts';
import { ProblemError } from './problem.ts';
import { visitorNetwork } from './visitor-network.ts';

export interface RateLimit {
  /** Requests that one address may send within the seconds that follow its first request. */
  requests: number;
  seconds: number;
  /** `memory` counts only in this process and costs no query. */
  countedIn: 'memory' | 'database';
}

interface Options<Name extends string> {
  sql: Sql;
  trustedProxies: number;
  /** Multiplies every limit; load tests raise it. */
  factor: number;
  limits: Record<Name, RateLimit>;
  /** The limit that a request counts for. */
  chooseLimit(c: Context): Name;
}

export interface RequestLimits<Name extends string> {
  /** Answers 429 (`rate_limited`) beyond the limit. */
  limit: MiddlewareHandler;
  /** Counts a request of a visitor’s network; rejects beyond the limit. */
  count(name: Name, network: string): Promise<unknown>;
}

/** Limits requests by visitor address. */
export function rateLimits<Name extends string>(options: Options<Name>): RequestLimits<Name> {
  const { sql, trustedProxies, factor, limits, chooseLimit } = options;
  const limiters = new Map(
    Object.entries<RateLimit>(limits).map(([name, limit]) => [
      name,
      createLimiter(sql, name, { ...limit, requests: limit.requests * factor }),
    ]),
  );

  const count = async (name: Name, network: string) => limiters.get(name)?.consume(network);

  const limit: MiddlewareHandler = async (c, next) => {
    try {
      await count(chooseLimit(c), visitorNetwork(c, trustedProxies));
    } catch (refusal) {
      if (refusal instanceof Error) throw refusal;
      const { msBeforeNext } = refusal as RateLimiterRes;
      throw new ProblemError('rate_limited', {
        detail: 'Too many requests in a short time. Wait a moment, then try again.',
        retryAfterSeconds: Math.max(1, Math.ceil(msBeforeNext / 1000)),
      });
    }
    await next();
  };
  return { limit, count };
}

/** Counts under keys that begin with `name`; with a transaction's `sql`, as part of it. */
export function createLimiter(sql: Sql, name: string, { requests, seconds, countedIn }: RateLimit) {
  const limit = { keyPrefix: name, points: requests, duration: seconds };
  if (countedIn === 'memory') return new RateLimiterMemory(limit);
  return new SharedLimiter(sql, {
    ...limit,
    storeClient: sql,
    storeType: 'client',
    tableName: 'rate_limits',
    tableCreated: true,
    // The hourly job does this; the limiter's timer would outlive the pool.
    clearExpiredByTimeout: false,
    // Requests beyond the limit must not each cost a query.
    inMemoryBlockOnConsumed: requests + 1,
  });
}

/** SQL: milliseconds since 1970, by the clock of the database. */
const nowMs = fragment`(extract(epoch from clock_timestamp()) * 1000)::bigint`;

/**
 * The limiter of the library with times of the database: by its own it stores those of the process,
 * and one whose clock is ahead would lock everybody out for as long as it is. A window that ends
 * later than it can, because a process of before wrote it, ends one window from now.
 */
class SharedLimiter extends RateLimiterPostgres {
  private readonly sql: Sql;

  constructor(sql: Sql, options: ConstructorParameters<typeof RateLimiterPostgres>[0]) {
    super(options);
    this.sql = sql;
  }

  /** What the library calls for each change; it compares `expire` with the clock of the process. */
  async _upsert(key: string, points: number, windowMs: number, isForced = false) {
    const [row] = await this.sql<{ points: number; left_ms: number }[]>`
      insert into rate_limits as kept (key, points, expire)
      values (${key}, ${points}, ${nowMs} + ${Math.ceil(windowMs)}::bigint)
      on conflict (key) do update set
        points = case when ${isForced}::boolean or kept.expire <= ${nowMs} then excluded.points
          else kept.points + excluded.points end,
        expire = case when ${isForced}::boolean or kept.expire <= ${nowMs} then excluded.expire
          else least(kept.expire, excluded.expire) end
      returning points, (expire - ${nowMs})::float8 as left_ms`;
    if (!row) throw new Error('An upsert returns its row');
    return { rows: [{ points: row.points, expire: Date.now() + Math.max(row.left_ms, 1) }] };
  }
}

/** Deletes the counts of windows that have ended; returns how many. */
export async function deleteExpiredLimits(sql: Sql): Promise<number> {
  const deleted = await sql`delete from rate_limits where expire < ${nowMs}`;
  return deleted.count;
}
