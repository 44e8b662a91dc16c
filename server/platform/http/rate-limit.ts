import type { Context, MiddlewareHandler } from 'hono';
import { RateLimiterMemory, type RateLimiterRes } from 'rate-limiter-flexible';
import type { Sql } from '../database/sql.ts';
import { ProblemError } from './problem.ts';
import { createSharedLimiter, type Left, type Limit, type Limiter } from './shared-limiter.ts';
import { visitorNetwork } from './visitor-network.ts';

export interface RateLimit extends Limit {
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
  /** Limits that answers tell in `RateLimit` headers, for developers of other sites. */
  announced?: readonly Name[];
}

export interface RequestLimits<Name extends string> {
  /** Answers 429 (`rate_limited`) beyond the limit. */
  limit: MiddlewareHandler;
  /** Counts a request of a visitor’s network, as a {@link Limiter} does. */
  count(name: Name, network: string): Promise<number>;
}

/** Limits requests by visitor address. */
export function rateLimits<Name extends string>(options: Options<Name>): RequestLimits<Name> {
  const { sql, trustedProxies, factor, limits, chooseLimit, announced = [] } = options;
  const limiters = new Map(
    Object.entries<RateLimit>(limits).map(([name, limit]) => [
      name,
      createLimiter(sql, name, { ...limit, requests: limit.requests * factor }),
    ]),
  );

  const count = async (name: Name, network: string) => limiters.get(name)?.count(network) ?? 0;

  const limit: MiddlewareHandler = async (c, next) => {
    const name = chooseLimit(c);
    const network = visitorNetwork(c, trustedProxies);
    const waitMs = await count(name, network);
    if (announced.includes(name)) {
      const { requests, seconds } = limits[name];
      const policy = { name, requests: requests * factor, seconds };
      const left = await limiters.get(name)?.left?.(network);
      Object.assign(c.get('answerHeaders'), rateLimitHeaders(policy, left ?? null));
    }
    if (waitMs > 0) {
      throw new ProblemError('rate_limited', {
        detail: 'Too many requests in a short time. Wait a moment, then try again.',
        retryAfterSeconds: Math.ceil(waitMs / 1000),
      });
    }
    await next();
  };
  return { limit, count };
}

interface Policy extends Limit {
  name: string;
}

/** A limit and what is left of it, as in draft-ietf-httpapi-ratelimit-headers-10. */
export function rateLimitHeaders(
  { name, requests, seconds }: Policy,
  left: Left | null,
): Record<string, string> {
  const remaining = left?.requests ?? requests;
  const resets = left ? Math.ceil(left.resetsMs / 1000) : seconds;
  return {
    'RateLimit-Policy': `"${name}";q=${requests};w=${seconds}`,
    RateLimit: `"${name}";r=${remaining};t=${resets}`,
  };
}

/** Counts under keys that begin with `name`; with a transaction's `sql`, as part of it. */
export function createLimiter(sql: Sql, name: string, { countedIn, ...limit }: RateLimit): Limiter {
  return countedIn === 'memory'
    ? createMemoryLimiter(limit)
    : createSharedLimiter(sql, name, limit);
}

function createMemoryLimiter({ requests, seconds }: Limit): Limiter {
  const limiter = new RateLimiterMemory({ points: requests, duration: seconds });
  return {
    count: (key, points) =>
      limiter.consume(key, points).then(
        () => 0,
        // The package asks the clock for what is left, which may have been set back meanwhile.
        ({ msBeforeNext }: RateLimiterRes) => Math.min(Math.max(msBeforeNext, 1), seconds * 1000),
      ),
    async exhaust(key) {
      await limiter.block(key, seconds);
    },
    async left(key) {
      const used = await limiter.get(key);
      if (!used) return null;
      return {
        requests: Math.max(used.remainingPoints, 0),
        resetsMs: Math.min(Math.max(used.msBeforeNext, 0), seconds * 1000),
      };
    },
  };
}
