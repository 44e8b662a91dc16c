import type { Context, MiddlewareHandler } from 'hono';
import type { Sql } from '../database/sql.ts';
import { ProblemError } from './problem.ts';
import { networkOf, visitorAddress } from './visitor-address.ts';

export interface RateLimit {
  /** Requests that one address may send in so many seconds from its first. */
  requests: number;
  seconds: number;
  /** Memory counts for this process alone and costs no query. */
  countedIn: 'memory' | 'database';
}

interface Options<Name extends string> {
  sql: Sql;
  trustedProxies: number;
  /** Multiplies every limit; load tests raise it. */
  factor: number;
  limits: Record<Name, RateLimit>;
  /** The limit that a request counts for. */
  limitOf(c: Context): Name;
}

/** The requests of one address since its first, until the window ends. */
interface Window {
  requests: number;
  endsAtMs: number;
}

/** Limits requests by visitor address; answers 429 (`rate_limited`) beyond the limit. */
export function rateLimit<Name extends string>(options: Options<Name>): MiddlewareHandler {
  const { sql, trustedProxies, factor, limits, limitOf } = options;
  const windows = createWindows();

  async function count(key: string, most: number, limit: RateLimit): Promise<Window> {
    const known = windows.find(key);
    if (limit.countedIn === 'database') {
      // An address that floods beyond its limit must not become a flood of queries.
      if (known && known.requests > most) return known;
      const counted = await countInDatabase(sql, key, limit.seconds);
      if (counted.requests > most) windows.set(key, counted);
      return counted;
    }
    const endsAtMs = known?.endsAtMs ?? Date.now() + limit.seconds * 1000;
    const window = { requests: (known?.requests ?? 0) + 1, endsAtMs };
    windows.set(key, window);
    return window;
  }

  return async (c, next) => {
    const name = limitOf(c);
    const most = limits[name].requests * factor;
    const key = `${name}:${networkOf(visitorAddress(c, trustedProxies))}`;
    const { requests, endsAtMs } = await count(key, most, limits[name]);
    if (requests > most) {
      throw new ProblemError('rate_limited', {
        detail: 'Too many requests in a short time. Wait a moment, then try again.',
        retryAfterSeconds: Math.max(1, Math.ceil((endsAtMs - Date.now()) / 1000)),
      });
    }
    await next();
  };
}

const sweepMs = 60_000;

/** Windows in memory; those that have ended are deleted every minute. */
function createWindows() {
  const windows = new Map<string, Window>();
  let sweepAtMs = Date.now() + sweepMs;
  return {
    find(key: string): Window | undefined {
      const window = windows.get(key);
      return window && window.endsAtMs > Date.now() ? window : undefined;
    },
    set(key: string, window: Window): void {
      const now = Date.now();
      if (now >= sweepAtMs) {
        for (const [each, { endsAtMs }] of windows) if (endsAtMs <= now) windows.delete(each);
        sweepAtMs = now + sweepMs;
      }
      windows.set(key, window);
    },
  };
}

/** Counts a request for all API processes together. */
async function countInDatabase(sql: Sql, key: string, seconds: number): Promise<Window> {
  const [row] = await sql<{ requests: number; left_ms: number }[]>`
    insert into rate_limits (key, points, expire)
    values (${key}, 1, now() + make_interval(secs => ${seconds}))
    on conflict (key) do update set
      points = case when rate_limits.expire <= now() then 1 else rate_limits.points + 1 end,
      expire = case when rate_limits.expire <= now() then excluded.expire
        else rate_limits.expire end
    returning points as requests, (extract(epoch from expire - now()) * 1000)::int as left_ms`;
  if (!row) throw new Error('An upsert returns its row');
  return { requests: row.requests, endsAtMs: Date.now() + row.left_ms };
}

/** Deletes the counts of windows that have ended; answers how many. */
export async function deleteExpiredLimits(sql: Sql): Promise<number> {
  const deleted = await sql`delete from rate_limits where expire < now()`;
  return deleted.count;
}
