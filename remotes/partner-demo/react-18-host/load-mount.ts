import type { mount } from 'roomieradar/mount';

const roomieRadar = import.meta.env['VITE_ROOMIERADAR'];
const patienceMs = 5000;

type Mount = typeof mount;

let loading: Promise<Mount> | undefined;

/**
 * Loads the function that adds a card to an element; rejects when that takes more than five
 * seconds.
 */
export function loadMount(): Promise<Mount> {
  loading ??= Promise.race([load(), failLate()]);
  return loading;
}

async function load(): Promise<Mount> {
  const { createInstance } = await import('@module-federation/runtime');
  const federation = createInstance({
    name: 'harbor_hackers',
    remotes: [{ name: 'roomieradar', entry: `${roomieRadar}/embed/v1/mf-manifest.json` }],
  });
  const remote = await federation.loadRemote<{ mount: Mount }>('roomieradar/mount');
  if (typeof remote?.mount !== 'function')
    throw new Error('The module of RoomieRadar has no mount function');
  return remote.mount;
}

const failLate = () =>
  new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error('RoomieRadar did not answer in time')), patienceMs);
  });
