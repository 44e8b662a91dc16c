import type { Context, MiddlewareHandler } from 'hono';
import { RateLimiterMemory, RateLimiterPostgres, type RateLimiterRes } from 'rate-limiter-flexible';
import type { Sql } from '../database/sql.ts';
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
  return new RateLimiterPostgres({
    ...limit,
    storeClient: wrapClient(sql),
    storeType: 'client',
    tableName: 'rate_limits',
    tableCreated: true,
    // The hourly job does this; the limiter's timer would outlive the pool.
    clearExpiredByTimeout: false,
    // Requests beyond the limit must not each cost a query.
    inMemoryBlockOnConsumed: requests + 1,
  });
}

interface Query {
  text: string;
  values: (string | number | null)[];
}

/**
 * Wraps our pool as a node-postgres client, which the limiter expects. The library writes the SQL.
 */
const wrapClient = (sql: Sql) => ({
  query: async ({ text, values }: Query) => ({
    rows: await sql.unsafe(text, values),
  }),
});

/** Deletes the counts of windows that have ended; returns how many. */
export async function deleteExpiredLimits(sql: Sql): Promise<number> {
  const deleted = await sql`delete from rate_limits where expire < ${Date.now()}`;
  return deleted.count;
}
