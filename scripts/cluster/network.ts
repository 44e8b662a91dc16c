import { execFile } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { promisify } from 'node:util';

const run = promisify(execFile);
const ip = async (...args: string[]) => {
  await run('ip', args);
};

/** Machines that are none: each has an address of its own, and where possible a network of its own. */
export interface Network {
  /** Whether each machine has its own network, which can be cut. */
  isSeparated: boolean;
  /** Where what they share listens: the load balancer and the image store. */
  sharedAddress: string;
  machineAddress(machine: string): string;
  /** The command line that runs this one on the machine. */
  on(machine: string, command: readonly string[]): string[];
  /** Takes the machine's cable out, or puts it back. */
  setConnected(machine: string, isConnected: boolean): Promise<void>;
  /** The command that takes it out. */
  cutCommand(machine: string): string;
  close(): Promise<void>;
}

/**
 * Connects machines: as network namespaces at one bridge where Linux lets us (as root), else as
 * addresses of the loopback device, which cannot be cut.
 */
export async function openNetwork(machines: readonly string[]): Promise<Network> {
  return (await openNamespaces(machines)) ?? loopback(machines);
}

function loopback(machines: readonly string[]): Network {
  // Every address of 127.0.0.0/8 is this machine, so that each may use the usual ports.
  const start = `127.${randomInt(1, 255)}.${randomInt(1, 255)}`;
  return {
    isSeparated: false,
    sharedAddress: `${start}.1`,
    machineAddress: (machine) => `${start}.${machines.indexOf(machine) + 11}`,
    on: (_machine, command) => [...command],
    setConnected: () =>
      Promise.reject(new Error('Addresses of the loopback device stay connected')),
    cutCommand: () => '',
    close: async () => undefined,
  };
}

/** Whether machines can have networks of their own here, and disks: for root on Linux. */
export async function canSeparate(): Promise<boolean> {
  const network = await openNamespaces(['probe']);
  await network?.close();
  return network !== null;
}

async function openNamespaces(machines: readonly string[]): Promise<Network | null> {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return null;
  const id = randomInt(0x1000, 0xffff).toString(16);
  const bridge = `rr-${id}`;
  const start = `10.${randomInt(64, 255)}.${randomInt(255)}`;
  const namespaceName = (machine: string) => `rr-${id}-${machine}`;
  /** Names of devices have at most 15 characters. */
  const cableName = (machine: string) => `rr-${id}-${machines.indexOf(machine)}`;
  const machineAddress = (machine: string) => `${start}.${machines.indexOf(machine) + 11}`;

  async function close(): Promise<void> {
    for (const machine of machines) {
      await ip('netns', 'del', namespaceName(machine)).catch(() => undefined);
    }
    await ip('link', 'del', bridge).catch(() => undefined);
  }

  try {
    await ip('link', 'add', bridge, 'type', 'bridge');
    await ip('addr', 'add', `${start}.1/24`, 'dev', bridge);
    await ip('link', 'set', bridge, 'up');
    for (const machine of machines) {
      const [namespace, cable] = [namespaceName(machine), cableName(machine)];
      await ip('netns', 'add', namespace);
      await ip('link', 'add', cable, 'type', 'veth', 'peer', 'name', 'eth0', 'netns', namespace);
      await ip('link', 'set', cable, 'master', bridge, 'up');
      await ip('-n', namespace, 'addr', 'add', `${machineAddress(machine)}/24`, 'dev', 'eth0');
      await ip('-n', namespace, 'link', 'set', 'eth0', 'up');
      await ip('-n', namespace, 'link', 'set', 'lo', 'up');
      // The way back to visitors of the load balancer, which is in the first namespace.
      await ip('-n', namespace, 'route', 'add', 'default', 'via', `${start}.1`);
      // Some containers let us make them, and run nothing in them.
      await ip('netns', 'exec', namespace, 'true');
    }
  } catch {
    await close();
    return null;
  }
  return {
    isSeparated: true,
    sharedAddress: `${start}.1`,
    machineAddress: machineAddress,
    on: (machine, command) => ['ip', 'netns', 'exec', namespaceName(machine), ...command],
    setConnected: (machine, isConnected) =>
      ip('link', 'set', cableName(machine), isConnected ? 'up' : 'down'),
    cutCommand: (machine) => `ip link set ${cableName(machine)} down`,
    close,
  };
}
