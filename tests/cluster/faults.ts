import { rm, statfs, writeFile, appendFile } from 'node:fs/promises';
import path from 'node:path';
import type { Cluster } from '#scripts/cluster/start-cluster.ts';
import type { Machine } from '#scripts/cluster/machine.ts';

/** Undoes what a fault did. */
type Heal = () => Promise<unknown> | void;

export interface Fault {
  name: string;
  /** Whether writes need another primary afterwards. */
  losesPrimary?: true;
  inject(cluster: Cluster): Promise<Heal>;
}

const nothing: Heal = () => undefined;

async function findPrimary(cluster: Cluster): Promise<Machine> {
  const machine = await cluster.primary();
  if (!machine) throw new Error('There is no primary to lose');
  return machine;
}

/** The standby that the primary waits for, or the other one. */
async function findStandby(cluster: Cluster, isSynchronous: boolean): Promise<Machine> {
  const primary = await findPrimary(cluster);
  for (const machine of cluster.machines) {
    if (machine === primary) continue;
    const status = await machine.status();
    if (Boolean(status?.sync_standby) === isSynchronous) return machine;
  }
  throw new Error('There is no such standby');
}

/** Takes the cable of a machine out. */
async function cut(cluster: Cluster, { name }: Machine): Promise<Heal> {
  await cluster.network.setConnected(name, false);
  return () => cluster.network.setConnected(name, true);
}

/** Everything on the machine ends at once, as without power. */
async function killMachine(cluster: Cluster, machine: Machine): Promise<Heal> {
  await Promise.all([
    machine.app?.stop('SIGKILL'),
    machine.patroni.stop('SIGKILL'),
    machine.killPostgres(),
    machine.etcd.stop('SIGKILL'),
  ]);
  return () => {
    machine.etcd.start();
    machine.patroni.start();
    cluster.startApp(machine);
  };
}

async function killApp(cluster: Cluster, machine: Machine): Promise<Heal> {
  await machine.app?.stop('SIGKILL');
  return () => cluster.startApp(machine);
}

async function fillDisk({ folder }: Machine): Promise<Heal> {
  const ballast = path.join(folder, 'ballast');
  await writeFile(ballast, '');
  const zeros = Buffer.alloc(256 * 1024);
  try {
    for (;;) {
      const { bavail, bsize } = await statfs(folder);
      if (bavail * bsize === 0) break;
      await appendFile(ballast, zeros);
    }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
  }
  return () => rm(ballast);
}

const nth = (cluster: Cluster, index: number) => cluster.machines[index] as Machine;

/** What happens to clusters. */
export const faults: readonly Fault[] = [
  {
    name: 'PostgreSQL of the primary is killed',
    losesPrimary: true,
    inject: async (cluster) => {
      await (await findPrimary(cluster)).killPostgres();
      return nothing;
    },
  },
  {
    name: 'the network of the primary is cut',
    losesPrimary: true,
    inject: async (cluster) => cut(cluster, await findPrimary(cluster)),
  },
  {
    name: 'an API process is killed',
    inject: (cluster) => killApp(cluster, nth(cluster, 0)),
  },
  {
    name: 'the disk of the synchronous standby is full',
    inject: async (cluster) => fillDisk(await findStandby(cluster, true)),
  },
  {
    name: 'the machine of the primary loses power',
    losesPrimary: true,
    inject: async (cluster) => killMachine(cluster, await findPrimary(cluster)),
  },
  {
    name: 'a member of etcd is killed',
    inject: async (cluster) => {
      const { etcd } = nth(cluster, 1);
      await etcd.stop('SIGKILL');
      return () => etcd.start();
    },
  },
  {
    name: 'the network of the synchronous standby is cut',
    inject: async (cluster) => cut(cluster, await findStandby(cluster, true)),
  },
  {
    name: 'PostgreSQL of the synchronous standby is killed',
    inject: async (cluster) => {
      await (await findStandby(cluster, true)).killPostgres();
      return nothing;
    },
  },
  {
    name: 'all connections of the database are closed',
    inject: async (cluster) => {
      const sql = cluster.connect();
      await sql`
        select pg_terminate_backend(pid) from pg_stat_activity
        where pid <> pg_backend_pid() and usename = 'roomieradar_server'`.catch(() => undefined);
      await sql.end();
      return nothing;
    },
  },
  {
    name: 'another primary is appointed',
    losesPrimary: true,
    inject: async (cluster) => {
      const primary = await findPrimary(cluster);
      const candidate = await findStandby(cluster, true);
      await fetch(`http://${primary.address}:8008/switchover`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ leader: primary.name, candidate: candidate.name }),
      });
      return nothing;
    },
  },
  {
    name: 'an API process hangs',
    inject: async (cluster) => {
      const pid = nth(cluster, 2).app?.pid() ?? 0;
      process.kill(pid, 'SIGSTOP');
      return () => {
        process.kill(pid, 'SIGCONT');
      };
    },
  },
  {
    name: 'the network of the other standby is cut',
    inject: async (cluster) => cut(cluster, await findStandby(cluster, false)),
  },
  {
    name: 'Patroni and PostgreSQL of the primary are killed',
    losesPrimary: true,
    inject: async (cluster) => {
      const machine = await findPrimary(cluster);
      await machine.patroni.stop('SIGKILL');
      await machine.killPostgres();
      return () => machine.patroni.start();
    },
  },
  {
    name: 'a standby and an API process are killed together',
    inject: async (cluster) => {
      await (await findStandby(cluster, false)).killPostgres();
      return killApp(cluster, nth(cluster, 1));
    },
  },
];
