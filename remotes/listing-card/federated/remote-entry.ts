import { addHost, listReactShares, loadReacts, type ShareScope } from './host-reacts.ts';
import { mount } from './mount.ts';
import { loadElement } from './own-link.ts';
import { createListingCard } from './react-card.ts';

// The container that federation hosts load: `init` and `get` are what they call. It is written by
// hand, because a built one brings the federation runtime, and waits for what it shares: in a host
// whose own chunks wait for the remote, both would wait forever.

/** Called by each host with the packages it shares; of these, only React is used. */
export function init(shared: ShareScope): void {
  addHost(shared);
}

/** Returns the factory of an exposed module, as hosts expect it. */
export async function get(name: string): Promise<() => object> {
  if (name === './mount') return () => ({ mount });
  if (name !== './ListingCard') throw new Error(`RoomieRadar has no module ${name}`);
  const shares = listReactShares();
  const element = loadElement();
  const ListingCard = createListingCard(await loadReacts(shares), element);
  return () => ({ __esModule: true, default: ListingCard });
}
