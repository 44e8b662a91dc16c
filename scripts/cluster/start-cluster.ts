import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { openPool, type OwnPool } from '#platform/database/open-pool.ts';
import { projectRoot } from '#platform/project-root.ts';
import { startImageStore } from './image-store.ts';
import {
  appPort,
  databasePort,
  postgresPrograms,
  startMachine,
  type Machine,
  type Passwords,
} from './machine.ts';
import { openNetwork, type Network } from './network.ts';
import { startProgram } from './program.ts';

const run = promisify(execFile);
const names = ['one', 'two', 'three'] as const;
const haproxy = '/usr/sbin/haproxy';
const readyMs = 180_000;

/** What is missing on this machine for a cluster; Debian has all of it. */
export function missingPrograms({ hasImageStore }: { hasImageStore: boolean }): string[] {
  const needed = [
    ['postgresql-15', `${postgresPrograms}/postgres`],
    ['patroni', '/usr/bin/patroni'],
    // Patroni speaks to etcd by it, but does not depend on it.
    ['python3-etcd', '/usr/lib/python3/dist-packages/etcd/__init__.py'],
    ['etcd-server', '/usr/bin/etcd'],
    ['haproxy', haproxy],
    ...(hasImageStore
      ? [
          ['ceph-mon', '/usr/bin/ceph-mon'],
          ['ceph-osd', '/usr/bin/ceph-osd'],
          ['radosgw', '/usr/bin/radosgw'],
        ]
      : []),
  ];
  return needed.flatMap(([name, file]) => (name && file && !existsSync(file) ? [name] : []));
}

export interface Cluster {
  /** The address that visitors use: that of the load balancer. */
  url: string;
  imagesUrl: string | null;
  network: Network;
  machines: Machine[];
  /** The folder of everything, with the logs. */
  folder: string;
  /** The machine whose database takes writes, if there is one. */
  primary(): Promise<Machine | null>;
  /**
   * Waits until every database runs, one of them may take over without a loss, and every process is
   * ready: until the next fault can be survived.
   */
  untilWhole(): Promise<void>;
  /** Starts the API process of a machine again. */
  startApp(machine: Machine): void;
  /** Connects to the primary as the owner of the database. */
  connect(): OwnPool;
  stop(): Promise<void>;
}

export interface ClusterOptions {
  /** What runs as the API process. */
  script?: string;
  port?: number;
  hasImageStore?: boolean;
  /** More settings of the API processes. */
  env?: Record<string, string>;
  /** A disk of so many megabytes in memory for each machine, which can be full; for root on Linux. */
  diskMegabytes?: number;
  say?: (line: string) => void;
  /** Ends a start that goes on. */
  signal?: AbortSignal;
}

/**
 * Starts three machines with PostgreSQL under Patroni, a member of etcd and an API process each, and
 * haproxy in front, with radosgw for images unless told otherwise. Throws, with everything stopped,
 * when that does not succeed.
 */
export async function startCluster(options: ClusterOptions = {}): Promise<Cluster> {
  if (options.port !== undefined) await requireFreePort(options.port);
  const undos: (() => Promise<unknown>)[] = [];
  const stop = async () => {
    for (const undo of undos.splice(0).toReversed()) await undo();
  };
  const folder = await mkdtemp(path.join(tmpdir(), 'roomieradar-cluster-'));
  undos.push(() => rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 }));
  try {
    return await start(folder, options, undos, stop);
  } catch (error) {
    const logs = options.signal?.aborted ? null : await keepLogs(folder);
    await stop();
    if (logs === null || !(error instanceof Error)) throw error;
    throw new Error(`${error.message}\nThe logs are kept: ${logs}`, { cause: error });
  }
}

/** Copies the logs to where nothing deletes them; null when there are none. */
async function keepLogs(folder: string): Promise<string | null> {
  const kept = `${folder}-logs`;
  return cp(path.join(folder, 'logs'), kept, { recursive: true }).then(
    () => kept,
    () => null,
  );
}

/** Throws at once where another program has the port, and not after minutes. */
async function requireFreePort(port: number): Promise<void> {
  const probe = createServer();
  try {
    await once(probe.listen(port, '127.0.0.1'), 'listening');
  } catch (error) {
    throw new Error(`Port ${port} is taken. Choose another one with --port.`, { cause: error });
  }
  await new Promise((resolve) => probe.close(resolve));
}

async function start(
  folder: string,
  {
    script = 'server/main.ts',
    port,
    hasImageStore = true,
    env = {},
    diskMegabytes,
    say = () => undefined,
    signal,
  }: ClusterOptions,
  undos: (() => Promise<unknown>)[],
  stop: () => Promise<void>,
): Promise<Cluster> {
  await chmod(folder, 0o755);
  const logs = path.join(folder, 'logs');
  await mkdir(logs);
  const network = await openNetwork(names);
  undos.push(() => network.close());
  const password = () => randomBytes(18).toString('hex');
  const passwords: Passwords = {
    superuser: password(),
    replication: password(),
    owner: password(),
    server: password(),
  };

  say(`Starting etcd and PostgreSQL under Patroni on ${names.length} machines`);
  const machines: Machine[] = [];
  for (const name of names) {
    const own = path.join(folder, name);
    await mkdir(own);
    if (diskMegabytes !== undefined) {
      const size = `size=${diskMegabytes}m`;
      await run('mount', ['-t', 'tmpfs', '-o', size, 'tmpfs', own]);
      undos.push(() => run('umount', ['--lazy', own]));
    }
    machines.push(await startMachine(name, { folder: own, logs, names, network, passwords }));
  }
  undos.push(() => Promise.all(machines.map((each) => each.stop())));

  async function primary(): Promise<Machine | null> {
    for (const machine of machines) {
      const status = await machine.status();
      const leads = ['master', 'primary'].includes(status?.role ?? '');
      if (leads && status?.state === 'running') return machine;
    }
    return null;
  }
  const hosts = machines.map(({ address }) => `${address}:${databasePort}`).join();
  const databaseUrl = (role: string, word: string, database = 'roomieradar') =>
    `postgres://${role}:${word}@${hosts}/${database}?target_session_attrs=read-write`;
  await waitFor('a primary', readyMs, async () => (await primary()) !== null, { signal });
  await createDatabase(databaseUrl('postgres', passwords.superuser, 'postgres'), passwords);

  let images: Awaited<ReturnType<typeof startImageStore>> | null = null;
  if (hasImageStore) {
    say('Starting radosgw for images');
    images = await startImageStore(path.join(folder, 'images'), network.sharedAddress);
    const { stop: stopImages } = images;
    undos.push(() => stopImages());
  }

  const publicPort = port ?? (await freePort());
  const url = `http://localhost:${publicPort}`;
  const replicas = machines.map(
    ({ address }) =>
      `postgres://roomieradar_server:${passwords.server}@${address}:${databasePort}/roomieradar`,
  );
  const startApp = (machine: Machine, more: Record<string, string> = {}) =>
    machine.startApp(
      {
        PUBLIC_URL: url,
        // Only this computer reaches these addresses.
        LOCAL_SIGN_IN: 'on-the-network',
        TRUSTED_PROXIES: '1',
        DRAIN_SECONDS: '2',
        DATABASE_WAIT_MS: '5000',
        DATA_DIR: path.join(folder, images ? `app-${machine.name}` : 'app'),
        DATABASE_OWNER_URL: databaseUrl('roomieradar', passwords.owner),
        DATABASE_URL: databaseUrl('roomieradar_server', passwords.server),
        DATABASE_REPLICA_URLS: replicas.join(' '),
        SEED: 'none',
        LOG_LEVEL: 'warn',
        ...images?.env,
        ...env,
        ...more,
      },
      script,
    );
  const isReady = async ({ address }: Machine) => {
    const answer = await fetch(`http://${address}:${appPort}/ready`, {
      signal: AbortSignal.timeout(2000),
    }).catch(() => null);
    return (
      answer?.status === 200 && ((await answer.json()) as { database: string }).database === 'ok'
    );
  };
  say('Starting the API processes, the first one alone: it prepares the database');
  const [first, ...others] = machines as [Machine, ...Machine[]];
  startApp(first, env['SEED'] ? { SEED: env['SEED'] } : {});
  await waitFor('the first API process', readyMs, () => isReady(first), {
    machine: first,
    signal,
  });
  for (const machine of others) startApp(machine, { SEED: 'none' });

  const configuration = path.join(folder, 'haproxy.cfg');
  await writeFile(configuration, await balancerSettings(publicPort, machines));
  const balance = [haproxy, '-db', '-f', configuration];
  const balancers = [startProgram(balance, { log: path.join(logs, 'haproxy.log') })];
  // The local sign-in is asked at the address of visitors, which is here in every namespace.
  for (const { name } of network.isSeparated ? machines : []) {
    const log = path.join(logs, `${name}-haproxy.log`);
    balancers.push(startProgram(network.on(name, balance), { log }));
  }
  undos.push(() => Promise.all(balancers.map((each) => each.stop('SIGKILL'))));

  const isWhole = async () => {
    const states = await Promise.all(machines.map((each) => each.status()));
    const leader = states.find((state) => ['master', 'primary'].includes(state?.role ?? ''));
    const followers = leader?.replication ?? [];
    return (
      states.every((state) => state?.state === 'running') &&
      states.every((state) => state?.timeline === leader?.timeline) &&
      followers.filter(({ state }) => state === 'streaming').length === machines.length - 1 &&
      followers.some(({ sync_state: state }) => state === 'sync') &&
      // PostgreSQL waits for a standby two seconds before Patroni lets that one take over.
      states.some((state) => state?.sync_standby) &&
      (await Promise.all(machines.map(isReady))).every(Boolean)
    );
  };
  const cluster: Cluster = {
    url,
    imagesUrl: images?.url ?? null,
    network,
    machines,
    folder,
    primary,
    untilWhole: () => waitFor('a whole cluster', readyMs, isWhole),
    startApp: (machine) => startApp(machine, { SEED: 'none' }),
    connect: () => openPool(databaseUrl('roomieradar', passwords.owner)),
    stop,
  };
  await waitFor('a whole cluster', readyMs, isWhole, { signal });
  await waitFor('load balancer', 10_000, async () => (await fetch(`${url}/ready`)).ok, { signal });
  return cluster;
}

/** As docs/operating.md asks of operators: two roles, and a database of the first. */
async function createDatabase(url: string, passwords: Passwords): Promise<void> {
  const sql = openPool(url);
  await sql.unsafe(`create role roomieradar login password '${passwords.owner}'`);
  await sql.unsafe(`create role roomieradar_server login password '${passwords.server}'`);
  await sql.unsafe(
    `create database roomieradar owner roomieradar encoding 'UTF8' template template0`,
  );
  await sql.end();
}

/** The load balancer's settings of deploy/haproxy.cfg, with these servers instead of containers. */
async function balancerSettings(port: number, machines: Machine[]): Promise<string> {
  const text = await readFile(path.join(projectRoot, 'deploy/haproxy.cfg'), 'utf8');
  const [, settings = ''] = /^ {2}server \w+ \S+(.*)$/m.exec(text) ?? [];
  const servers = machines.map(
    ({ name, address }) => `  server ${name} ${address}:${appPort}${settings}`,
  );
  const [before = ''] = text.split('\nresolvers docker');
  return `${before
    .replace('bind :8080', `bind 127.0.0.1:${port}`)
    // Two files are open for each, and accounts may have few.
    .replace(/maxconn \d+/, 'maxconn 2000')
    .replace(/ resolvers docker .*$/m, '')
    .replaceAll(/^ {2}server .*\n/gm, '')
    .trimEnd()}\n${servers.join('\n')}\n`;
}

async function waitFor(
  what: string,
  limitMs: number,
  check: () => Promise<boolean>,
  { machine, signal }: { machine?: Machine; signal?: AbortSignal | undefined } = {},
): Promise<void> {
  const startedAt = performance.now();
  while (!(await check().catch(() => false))) {
    signal?.throwIfAborted();
    if (machine?.app && !machine.app.isRunning()) {
      throw new Error(`The API process of ${machine.name} ended: see its log`);
    }
    if (performance.now() - startedAt > limitMs) {
      throw new Error(`There is no ${what.replace(/^an? /, '')} after ${limitMs / 1000} seconds`);
    }
    await sleep(100);
  }
}

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}
