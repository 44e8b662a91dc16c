import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';

/**
 * The visitor's IP address. X-Forwarded-For is believed only for as many entries, counted from
 * the right, as there are proxies of our own; anything left of them a visitor may have made up.
 */
export function visitorAddress(c: Context, trustedProxies: number): string {
  if (trustedProxies > 0) {
    const hops = (c.req.header('X-Forwarded-For') ?? '').split(',').map((hop) => hop.trim());
    const address = hops[hops.length - trustedProxies];
    if (address) return address;
  }
  try {
    return getConnInfo(c).remote.address ?? 'unknown';
  } catch {
    return 'in-process'; // app.request() in tests and page rendering has no connection
  }
}
