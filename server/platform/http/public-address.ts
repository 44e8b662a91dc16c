import { lookup as systemLookup, type LookupAddress, type LookupAllOptions } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';

/** The host is not on the public internet, or does not exist. */
export class AddressRefused extends Error {
  override name = 'AddressRefused';
}

/** Global unicast; everything else is private or reserved. */
const globalIpv6 = ipaddr.parseCIDR('2000::/3');

/** Whether this is a public IP address; an IPv4 address mapped into IPv6 counts as IPv4. */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.process(address);
  if (parsed.range() !== 'unicast') return false;
  return parsed.kind() === 'ipv4' || parsed.match(globalIpv6);
}

const isLoopback = (address: string) =>
  ipaddr.isValid(address) && ipaddr.process(address).range() === 'loopback';

interface GuardOptions {
  allowLoopback: boolean;
  /** The look-up of the operating system, unless a test names the addresses. */
  resolveHost?: (
    hostname: string,
    options: LookupAllOptions,
    callback: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
  ) => void;
}

/**
 * Guards connections against private networks (SSRF): a check for IP addresses, and a DNS look-up
 * that answers only allowed ones. Node connects to the very address that the look-up answers, so a
 * name cannot resolve differently in between.
 */
export function addressGuard({ allowLoopback, resolveHost = systemLookup }: GuardOptions) {
  const isAllowed = (address: string) =>
    isPublicAddress(address) || (allowLoopback && isLoopback(address));

  const lookup: LookupFunction = (hostname, options, callback) => {
    resolveHost(hostname, { ...options, all: true }, (error, addresses) => {
      if (error) return callback(error, '');
      // One private address is enough to refuse: no real host has both.
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
    /** Throws {@link AddressRefused} for an IP address that is not allowed. */
    requireHost(hostname: string): void {
      const host = hostname.replace(/^\[|\]$/g, '');
      if (isIP(host) !== 0 && !isAllowed(host)) throw new AddressRefused(host);
    },
  };
}

export type AddressGuard = ReturnType<typeof addressGuard>;
