import { chmod, chown, mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { stringify } from 'yaml';
import type { Network } from './network.ts';
import { asNobody, startProgram, type Program } from './program.ts';

export const postgresPrograms = '/usr/lib/postgresql/15/bin';
export const databasePort = 5432;
export const appPort = 3000;
const patroniPort = 8008;
const etcdPort = 2379;
const etcdPeerPort = 2380;
const nobody = 65_534;

export interface Passwords {
  superuser: string;
  replication: string;
  owner: string;
  server: string;
}

/** One machine of the cluster: a member of etcd, PostgreSQL under Patroni, and an API process. */
export interface Machine {
  name: string;
  address: string;
  /** Where its database is. */
  folder: string;
  etcd: Program;
  patroni: Program;
  /** Null until {@link startApp}. */
  app: Program | null;
  startApp(env: Record<string, string>, script: string): void;
  /** Kills PostgreSQL hard; Patroni goes on. */
  killPostgres(): Promise<void>;
  /** As Patroni sees it: its role, and whether it runs; null while nobody answers. */
  status(): Promise<PatroniStatus | null>;
  stop(): Promise<void>;
}

export interface PatroniStatus {
  role: string;
  state: string;
  timeline?: number;
  sync_standby?: boolean;
  replication?: { application_name: string; state: string; sync_state: string }[];
}

/** Starts etcd and Patroni on a machine. `folder` must exist and belong to nobody, for root. */
export async function startMachine(
  name: string,
  {
    folder,
    logs,
    names,
    network,
    passwords,
  }: {
    folder: string;
    logs: string;
    names: readonly string[];
    network: Network;
    passwords: Passwords;
  },
): Promise<Machine> {
  const address = network.machineAddress(name);
  const log = (program: string) => path.join(logs, `${name}-${program}.log`);
  const data = path.join(folder, 'postgres');
  await mkdir(data, { recursive: true });
  if (process.getuid?.() === 0)
    for (const each of [folder, data]) await chown(each, nobody, nobody);
  await chmod(data, 0o700);
  const file = path.join(folder, 'patroni.yml');
  await writeFile(file, patroniSettings(name, { folder, data, names, network, passwords }));
  await chmod(file, 0o600);
  if (process.getuid?.() === 0) await chown(file, nobody, nobody);

  const etcd = startProgram(
    network.on(name, asNobody(['etcd', ...etcdSettings(name, { folder, names, network })])),
    // Debian's etcd asks for this on processors other than amd64.
    { log: log('etcd'), cwd: folder, isKept: true, env: { ETCD_UNSUPPORTED_ARCH: process.arch } },
  );
  const patroni = startProgram(network.on(name, asNobody(['patroni', file])), {
    log: log('patroni'),
    cwd: folder,
    isKept: true,
    env: { HOME: folder, PYTHONDONTWRITEBYTECODE: '1' },
  });

  const machine: Machine = {
    name,
    address,
    folder,
    etcd,
    patroni,
    app: null,
    startApp(env, script) {
      machine.app = startProgram(network.on(name, [process.execPath, 'scripts/node.mjs', script]), {
        log: log('app'),
        env: { HOST: address, PORT: String(appPort), ...env },
      });
    },
    async killPostgres() {
      const [pid = ''] = (await readFile(path.join(data, 'postmaster.pid'), 'utf8')).split('\n');
      process.kill(Number(pid), 'SIGKILL');
    },
    async status() {
      try {
        const answer = await fetch(`http://${address}:${patroniPort}/patroni`, {
          signal: AbortSignal.timeout(1000),
        });
        return (await answer.json()) as PatroniStatus;
      } catch {
        return null;
      }
    },
    async stop() {
      await machine.app?.stop();
      // Patroni stops PostgreSQL.
      await patroni.stop('SIGTERM', 20_000);
      await machine.killPostgres().catch(() => undefined);
      await etcd.stop('SIGTERM', 3000);
    },
  };
  return machine;
}

function etcdSettings(
  name: string,
  { folder, names, network }: { folder: string; names: readonly string[]; network: Network },
): string[] {
  const peer = (each: string) => `http://${network.machineAddress(each)}:${etcdPeerPort}`;
  const client = `http://${network.machineAddress(name)}:${etcdPort}`;
  return [
    ['--name', name],
    ['--data-dir', path.join(folder, 'etcd')],
    ['--listen-peer-urls', peer(name)],
    ['--initial-advertise-peer-urls', peer(name)],
    ['--listen-client-urls', client],
    ['--advertise-client-urls', client],
    ['--initial-cluster', names.map((each) => `${each}=${peer(each)}`).join()],
    ['--initial-cluster-state', 'new'],
    ['--logger', 'zap'],
    ['--log-level', 'warn'],
    ['--enable-v2'],
  ].flat();
}

/**
 * Patroni's settings. Whoever loses its leader finds another within `ttl` and two rounds: less than
 * 30 seconds. A write is acknowledged once a standby has it, and only that standby may take over.
 */
function patroniSettings(
  name: string,
  {
    folder,
    data,
    names,
    network,
    passwords,
  }: {
    folder: string;
    data: string;
    names: readonly string[];
    network: Network;
    passwords: Passwords;
  },
): string {
  const address = network.machineAddress(name);
  return stringify({
    scope: 'roomieradar',
    name,
    restapi: { listen: `${address}:${patroniPort}`, connect_address: `${address}:${patroniPort}` },
    // Not etcd3, by which Debian's Patroni 3.0.2 takes the lead without asking whether it is free:
    // docs/decisions/replicas.md
    etcd: { hosts: names.map((each) => `${network.machineAddress(each)}:${etcdPort}`) },
    bootstrap: {
      dcs: {
        ttl: 12,
        loop_wait: 2,
        retry_timeout: 4,
        // A crashed primary is not waited for.
        primary_start_timeout: 0,
        synchronous_mode: true,
        postgresql: {
          use_pg_rewind: true,
          use_slots: true,
          parameters: {
            max_connections: 150,
            synchronous_commit: 'on',
            wal_keep_size: '128MB',
            max_slot_wal_keep_size: '1GB',
            // Connections of a machine that is gone end soon.
            tcp_keepalives_idle: 5,
            tcp_keepalives_interval: 2,
            tcp_keepalives_count: 3,
            wal_sender_timeout: '5s',
            wal_receiver_timeout: '5s',
          },
        },
      },
      initdb: [{ encoding: 'UTF8' }, { locale: 'C.UTF-8' }, 'data-checksums'],
      pg_hba: ['host replication replication all scram-sha-256', 'host all all all scram-sha-256'],
    },
    postgresql: {
      listen: `${address}:${databasePort}`,
      connect_address: `${address}:${databasePort}`,
      data_dir: data,
      bin_dir: postgresPrograms,
      // New standbys do not wait for the next checkpoint.
      basebackup: [{ checkpoint: 'fast' }],
      pgpass: path.join(folder, 'pgpass'),
      authentication: {
        superuser: { username: 'postgres', password: passwords.superuser },
        replication: { username: 'replication', password: passwords.replication },
      },
      parameters: { unix_socket_directories: folder },
      remove_data_directory_on_rewind_failure: true,
      remove_data_directory_on_diverged_timelines: true,
    },
    tags: {},
  });
}
