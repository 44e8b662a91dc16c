import { origin } from './own-link.ts';
import type { HostReact } from './react-card.ts';

type Share = {
  get?: () => Promise<() => unknown> | (() => unknown);
  lib?: () => unknown;
  loaded?: boolean | number;
};
/** Packages of a host by name and version. */
export type ShareScope = Record<string, Record<string, Share> | undefined>;

/** With these the card is tested. */
const testedMajors = new Set([18, 19]);

/**
 * The packages of each host on the page. A page has one container for each address, however many
 * hosts load it, and a host does not say who it is when it asks for a module.
 */
const scopes = new Set<ShareScope>();

export function addHost(scope: ShareScope): void {
  scopes.add(scope);
}

/** The versions of React that the hosts share and that have hooks; throws when there is none. */
export function listReactShares(): Share[] {
  const versions = [...scopes].flatMap((scope) => Object.keys(scope['react'] ?? {}));
  const usable = versions.filter(hasHooks);
  if (usable.length === 0) {
    throw new Error(
      `ListingCard of RoomieRadar needs React 18 or 19. Your page shares: ${versions.join(', ') || 'none'}. Share it, or use ./mount instead, which needs no React. See ${origin}/partners`,
    );
  }
  for (const version of usable) {
    const major = Number.parseInt(version, 10);
    if (major > 0 && !testedMajors.has(major)) {
      console.warn(
        `ListingCard of RoomieRadar is tested with React 18 and 19; your page shares React ${version}.`,
      );
    }
  }
  return [...scopes].flatMap(({ react = {} }) => {
    const shares = Object.entries(react).filter(([version]) => hasHooks(version));
    const running = shares.filter(([, { lib, loaded }]) => lib ?? loaded);
    return (running.length > 0 ? running : shares.slice(0, 1)).map(([, share]) => share);
  });
}

/** Hooks came with 16.8. An experimental version, or one that a bundler does not know, begins with 0. */
function hasHooks(version: string): boolean {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return !(major > 0 && (major < 16 || (major === 16 && minor < 8)));
}

/** Loads these Reacts, which usually run already; rejects when none comes. */
export async function loadReacts(shares: readonly Share[]): Promise<HostReact[]> {
  const loaded = await Promise.allSettled(shares.map(loadReact));
  const reacts = loaded.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
  if (reacts.length === 0) await loadReact(shares[0]);
  return [...new Set(reacts)];
}

async function loadReact(share: Share | undefined): Promise<HostReact> {
  const factory = share?.lib ?? (await share?.get?.());
  const module = factory?.() as Partial<HostReact> & { default?: HostReact };
  // As a module of CommonJS or of ECMAScript, by the bundler of the host.
  const react = module?.createElement ? (module as HostReact) : module?.default;
  if (react) return react;
  throw new Error('ListingCard of RoomieRadar got no React from your page: use ./mount instead');
}
