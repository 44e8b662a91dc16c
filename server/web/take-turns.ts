import type { Context, MiddlewareHandler } from 'hono';
import type { ConcurrencyLimiter, Requester } from '#platform/http/concurrency-limiter.ts';
import { isRead } from '#platform/http/cross-origin.ts';
import { inProcess, visitorNetwork } from '#platform/http/visitor-network.ts';

/** Visitors without a token take turns with their network; null for what our own pages ask. */
export function findNetwork(c: Context, trustedProxies: number): Requester | null {
  const network = visitorNetwork(c, trustedProxies);
  return network === inProcess ? null : { network };
}

/** Lets a request wait for its turn among those of its network. */
export const takeTurns =
  (limiter: ConcurrencyLimiter, trustedProxies: number): MiddlewareHandler =>
  (c, next) =>
    limiter.run(findNetwork(c, trustedProxies), isRead(c.req.method) ? 'read' : 'write', next);
