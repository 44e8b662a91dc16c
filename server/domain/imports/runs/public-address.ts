import { lookup as lookUp } from 'node:dns';
import type { LookupFunction } from 'node:net';
import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** The name leads to a network that is none of the asker's business, or nowhere. */
export class AddressRefused extends Error {
  override name = 'AddressRefused';
}

/** Global unicast; everything else is set aside for networks of one's own, or for nobody. */
const globalIpv6 = ipaddr.parseCIDR('2000::/3');

/** Whether this IP address is one of the public internet; one mapped into IPv6 counts as itself. */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.process(address);
  if (parsed.range() !== 'unicast') return false;
  return parsed.kind() === 'ipv4' || parsed.match(globalIpv6);
}

const isLoopback = (address: string) =>
  ipaddr.isValid(address) && ipaddr.process(address).range() === 'loopback';

/**
 * Who may be connected to: a check for addresses written as numbers, and a look-up that answers
 * only what passes it. Node connects to the very address a look-up answers, so a name cannot
 * change its mind in between.
 */
export function addressGuard({ allowLoopback }: { allowLoopback: boolean }) {
  const isAllowed = (address: string) =>
    isPublicAddress(address) || (allowLoopback && isLoopback(address));

  const lookup: LookupFunction = (hostname, options, callback) => {
    lookUp(hostname, { ...options, all: true }, (error, addresses) => {
      if (error) return callback(error, '');
      // One that is not public is reason enough: nobody serves files from both.
      const isRefused =
        addresses.length === 0 || !addresses.every(({ address }) => isAllowed(address));
      if (isRefused) return callback(new AddressRefused(hostname), '');
      const [first] = addresses;
      if (options.all) return callback(null, addresses);
      callback(null, first?.address ?? '', first?.family);
    });
  };

  return {
    lookup,
    /** Throws {@link AddressRefused} for a host written as a number that may not be asked. */
    requireHost(hostname: string): void {
      const host = hostname.replace(/^\[|\]$/g, '');
      if (isIP(host) !== 0 && !isAllowed(host)) throw new AddressRefused(host);
    },
  };
}

export type AddressGuard = ReturnType<typeof addressGuard>;
