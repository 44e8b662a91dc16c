import type { Context, MiddlewareHandler } from 'hono';
import { RateLimiterDrizzle, RateLimiterMemory, type RateLimiterRes } from 'rate-limiter-flexible';
import { endpoints } from '#contract/endpoints.ts';
import type { Database } from '../database/database.ts';
import { rateLimits } from '../database/schema/rate-limits.ts';
import { ProblemError } from './problem.ts';
import { networkOf, visitorAddress } from './visitor-address.ts';

/** Calls allowed within a number of seconds, before 429. */
const allowances = {
  /** Counted in memory: guards a process against one loud visitor, costs reads no query. */
  read: { points: 3000, duration: 60 },
  /** In memory too: nothing worth more is lost when a measurement is. */
  vitals: { points: 30, duration: 60 },
  /** Handed on to a service of others. */
  addresses: { points: 120, duration: 60 },
  write: { points: 120, duration: 60 },
  /** Cards on other sites, apart: what a partner's visitors load takes nothing from our own pages. */
  embed: { points: 600, duration: 60 },
  signIn: { points: 60, duration: 300 },
};

interface Options {
  database: Database;
  trustedProxies: number;
  /** Multiplies every allowance; load tests raise it. */
  factor: number;
}

/** Limits reads, writes, measurements and sign-in attempts, each by visitor address. */
export function rateLimit({ database, trustedProxies, factor }: Options): MiddlewareHandler {
  const scaled = ({ points, duration }: (typeof allowances)['read']) => ({
    points: points * factor,
    duration,
  });
  const shared = (name: string, allowance: (typeof allowances)['read']) =>
    new RateLimiterDrizzle({
      storeClient: database.orm,
      schema: rateLimits,
      keyPrefix: name,
      ...scaled(allowance),
      // What one address floods beyond its allowance must not become a flood of queries.
      inMemoryBlockOnConsumed: allowance.points * factor + 1,
    });
  const limiters = {
    read: new RateLimiterMemory(scaled(allowances.read)),
    vitals: new RateLimiterMemory(scaled(allowances.vitals)),
    addresses: new RateLimiterMemory(scaled(allowances.addresses)),
    embed: new RateLimiterMemory(scaled(allowances.embed)),
    write: shared('write', allowances.write),
    signIn: shared('sign-in', allowances.signIn),
  };

  return async (c, next) => {
    try {
      await limiters[kindOf(c)].consume(networkOf(visitorAddress(c, trustedProxies)));
    } catch (refusal) {
      if (refusal instanceof Error) throw refusal;
      const { msBeforeNext } = refusal as RateLimiterRes;
      const seconds = Math.max(1, Math.ceil(msBeforeNext / 1000));
      throw new ProblemError('rate_limited', {
        detail: `That was a lot in a short time. Try again in ${seconds} seconds`,
        retryAfterSeconds: seconds,
      });
    }
    await next();
  };
}

function kindOf(c: Context): keyof typeof allowances {
  const isSignIn = c.req.path.startsWith('/auth/google');
  if (isSignIn) return 'signIn';
  if (c.req.path === endpoints.sendVitals.path) return 'vitals';
  if (c.req.path === endpoints.searchAddresses.path) return 'addresses';
  if (isEmbedded(c.req.path)) return 'embed';
  return c.req.method === 'GET' || c.req.method === 'HEAD' ? 'read' : 'write';
}

/** What other sites load of us: cards, their frames and how to frame them. */
export const isEmbedded = (path: string) => /^\/((api\/)?embed\/|oembed$)/.test(path);
