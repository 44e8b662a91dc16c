import type { IncomingMessage } from 'node:http';
import { isIPv6 } from 'node:net';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';
import ipaddr from 'ipaddr.js';

/**
 * Returns the visitor's IP address. Trusts as many entries of X-Forwarded-For, from the right, as
 * there are proxies of our own. A visitor can forge all other entries.
 */
export function visitorAddress(c: Context, trustedProxies: number): string {
  const forwarded = forwardedAddress(c.req.header('X-Forwarded-For'), trustedProxies);
  if (forwarded) return forwarded;
  try {
    return getConnInfo(c).remote.address ?? 'unknown';
  } catch {
    return 'in-process'; // app.request() in tests and page rendering has no connection
  }
}

/** The same for a request that Hono does not answer. */
export function readVisitorAddress(request: IncomingMessage, trustedProxies: number): string {
  const header = request.headers['x-forwarded-for'];
  const forwarded = forwardedAddress(header?.toString(), trustedProxies);
  return forwarded ?? request.socket.remoteAddress ?? 'unknown';
}

function forwardedAddress(header = '', trustedProxies: number): string | null {
  if (trustedProxies === 0) return null;
  const hops = header.split(',').map((hop) => hop.trim());
  return hops[hops.length - trustedProxies] || null;
}

/**
 * The network that a rate limit counts: the IPv4 address, or the /64 of an IPv6 address, which one
 * household or server has to itself.
 */
export function toNetwork(address: string): string {
  if (!isIPv6(address)) return address;
  // Quicker than parsing: every IPv4 address has this form where the server listens on IPv6.
  const mapped = /^::ffff:([\d.]+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  const network = ipaddr.IPv6.parse(address).parts.slice(0, 4);
  return network.map((part) => part.toString(16)).join(':');
}
