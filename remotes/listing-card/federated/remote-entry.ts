import { mount } from './mount.ts';
import { loadElement } from './own-link.ts';
import { createListingCard, type HostReact } from './react-card.ts';

// The container that federation hosts load: `init` and `get` are what they call. It is written by
// hand, because a built one brings the federation runtime, and waits for what it shares: in a host
// whose own chunks wait for the remote, both would wait forever.

type Share = {
  get?: () => Promise<() => unknown> | (() => unknown);
  lib?: () => unknown;
  loaded?: boolean | number;
};
/** Packages of the host by name and version. */
type ShareScope = Record<string, Record<string, Share> | undefined>;

let scope: ShareScope = {};

/** Called by the host with the packages it shares; of these, only React is used. */
export function init(shared: ShareScope): void {
  scope = shared;
}

/** Returns the factory of an exposed module, as hosts expect it. */
export async function get(name: string): Promise<() => object> {
  if (name === './mount') return () => ({ mount });
  if (name !== './ListingCard') throw new Error(`RoomieRadar has no module ${name}`);
  loadElement();
  const ListingCard = createListingCard(await findReact());
  return () => ({ __esModule: true, default: ListingCard });
}

/** The host's React: the one that runs already, or else the first that it shares. */
async function findReact(): Promise<HostReact> {
  const shares = Object.values(scope['react'] ?? {});
  const share = shares.find(({ lib, loaded }) => lib ?? loaded) ?? shares[0];
  const factory = share?.lib ?? (await share?.get?.());
  const module = factory?.() as Partial<HostReact> & { default?: HostReact };
  // As a module of CommonJS or of ECMAScript, by the bundler of the host.
  const react = module?.createElement ? (module as HostReact) : module?.default;
  if (react) return react;
  throw new Error('ListingCard of RoomieRadar needs your React: share it, or use ./mount instead');
}
