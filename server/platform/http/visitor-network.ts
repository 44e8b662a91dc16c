import type { IncomingMessage } from 'node:http';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';
import ipaddr from 'ipaddr.js';

/** The network of requests without a connection: app.request() in tests and while pages are rendered. */
export const inProcess = 'in-process';

/**
 * Returns what a rate limit counts as one visitor, as {@link readNetwork} does for an address. Trusts
 * as many entries of X-Forwarded-For, from the right, as there are proxies of our own. A visitor can
 * forge all other entries.
 */
export function visitorNetwork(c: Context, trustedProxies: number): string {
  const forwarded = forwardedNetwork(c.req.header('X-Forwarded-For'), trustedProxies);
  if (forwarded !== null) return forwarded;
  try {
    return readNetwork(getConnInfo(c).remote.address) ?? 'unknown';
  } catch {
    return inProcess;
  }
}

/** The same for a request that Hono does not answer. */
export function readVisitorNetwork(request: IncomingMessage, trustedProxies: number): string {
  const header = request.headers['x-forwarded-for'];
  const forwarded = forwardedNetwork(header?.toString(), trustedProxies);
  return forwarded ?? readNetwork(request.socket.remoteAddress) ?? 'unknown';
}

/** Null where our proxies name no address: anything else would count each request apart. */
function forwardedNetwork(header = '', trustedProxies: number): string | null {
  if (trustedProxies === 0) return null;
  const hops = header.split(',');
  return readNetwork(hops[hops.length - trustedProxies]);
}

/**
 * The network of an address in any form that proxies write, with or without port, brackets, quotes and
 * zone: the IPv4 address, also when it is written inside an IPv6 address, or the /64 of an IPv6
 * address, which one household or server has to itself. Null when it is no address.
 *
 * @example
 * readNetwork('[2001:db8::1]:443') // '2001:db8:0:0'
 */
export function readNetwork(text = ''): string | null {
  const groups = addressPattern.exec(text)?.groups;
  const address = groups?.['inBrackets'] ?? groups?.['ipv4'] ?? groups?.['bare'];
  if (address === undefined) return null;
  // Quicker than parsing: most addresses have this form.
  const plain = ipv4Pattern.exec(address)?.[1];
  if (plain !== undefined && ipaddr.IPv4.isValidFourPartDecimal(plain)) return plain;
  if (!ipaddr.IPv6.isValid(address)) return null;
  const parsed = ipaddr.IPv6.parse(address);
  if (embeddingRanges.has(parsed.range())) return toIpv4(parsed);
  return parsed.parts
    .slice(0, 4)
    .map((part) => part.toString(16))
    .join(':');
}

const addressPattern =
  /^\s*"?(?:\[(?<inBrackets>[^\]]{2,60})\](?::\d{1,5})?|(?<ipv4>[\d.]{7,15})(?::\d{1,5})?|(?<bare>[\da-f:.]{2,45}(?:%\w{1,20})?))"?\s*$/i;
const ipv4Pattern = /^(?:::ffff:)?([\d.]+)$/i;

/** IPv6 addresses that stand for an IPv4 address: as sockets write it, and from a NAT64. */
const embeddingRanges = new Set(['ipv4Mapped', 'rfc6052']);

const toIpv4 = ({ parts }: ipaddr.IPv6) => {
  const [high = 0, low = 0] = parts.slice(6);
  return [high >> 8, high & 255, low >> 8, low & 255].join('.');
};
