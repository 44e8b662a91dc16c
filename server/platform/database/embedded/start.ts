import { mkdir, realpath } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { once } from 'node:events';
import { openPool } from '../open-pool.ts';
import { chooseAccount } from './account.ts';
import { findBinaries } from './binaries.ts';
import { ADMIN_ROLE, APP_DATABASE, ensureCluster, OWNER_ROLE, SERVER_ROLE } from './cluster.ts';
import { explainFailure } from './errors.ts';
import { dataLayout, makePrivateFolder, type Layout } from './layout.ts';
import type { Connection, EmbeddedPostgres, EmbeddedPostgresOptions } from './options.ts';
import { claimFolder } from './owner.ts';
import { startPostmaster, type Postmaster, type PostmasterPlan } from './postmaster.ts';
import { previousServerGone } from './previous-server.ts';
import { chooseEndpoint, serverArguments } from './settings.ts';
import { keepRunning } from './supervise.ts';

/** A shutdown takes up to 9 s, the last of them by force. */
const PREVIOUS_LIMIT_MS = 20_000;
const RETRY_MS = 100;

/**
 * PostgreSQL's message while another server still holds the cluster: it is starting or stopping, or
 * its last sessions are ending.
 */
const STILL_HELD = /pre-existing shared memory block|lock file .* already exists/;

/**
 * Starts the embedded PostgreSQL on `dataDir` and keeps it running until `stop()`. The first start
 * creates it. It ends when this process dies. Throws DataFolderInUse or EmbeddedPostgresFailed.
 */
export async function startEmbeddedPostgres(
  options: EmbeddedPostgresOptions,
): Promise<EmbeddedPostgres> {
  let releaseFolder: (() => Promise<void>) | undefined;
  try {
    await mkdir(options.dataDir, { recursive: true });
    const layout = dataLayout(await realpath(options.dataDir));
    releaseFolder = await claimFolder(layout.dataDir);
    return await startOn(layout, releaseFolder, options);
  } catch (error) {
    await releaseFolder?.();
    throw explainFailure(options.dataDir, error);
  }
}

async function startOn(
  layout: Layout,
  releaseFolder: () => Promise<void>,
  options: EmbeddedPostgresOptions,
): Promise<EmbeddedPostgres> {
  const { log, durable = true } = options;
  const binaries = await findBinaries();
  const account = await chooseAccount(binaries, layout.dataDir, layout.cluster);
  const passwords = await ensureCluster({ layout, binaries, account, durable });
  await makePrivateFolder(layout.socketFolder, account);
  const endpoint = chooseEndpoint(
    layout,
    process.platform === 'win32' ? await freePort() : undefined,
  );
  const plan: PostmasterPlan = {
    account,
    binaries,
    serverArguments: serverArguments(layout, endpoint, durable),
    log,
  };
  const server = await keepRunning(() => startWhenFree(layout, plan), log);
  const adminConnection: Connection = {
    ...endpoint,
    user: ADMIN_ROLE,
    password: passwords.admin,
    database: 'postgres',
  };
  try {
    await ensureServerRole(adminConnection, passwords.server);
  } catch (error) {
    await server.stop();
    throw error;
  }
  const appEndpoint = { ...endpoint, database: APP_DATABASE };
  let stopped: Promise<void> | undefined;
  return {
    ownerConnection: { ...appEndpoint, user: OWNER_ROLE, password: passwords.app },
    serverConnection: { ...appEndpoint, user: SERVER_ROLE, password: passwords.server },
    adminConnection,
    pid: () => server.pid(),
    stop: () => (stopped ??= server.stop().then(releaseFolder)),
  };
}

/** A database from an older RoomieRadar lacks the role, and a restored one has another password. */
async function ensureServerRole(admin: Connection, password: string): Promise<void> {
  const sql = openPool(admin);
  try {
    const found = await sql`select from pg_roles where rolname = ${SERVER_ROLE}`;
    const verb = found.length === 0 ? 'create' : 'alter';
    await sql.unsafe(`${verb} role ${SERVER_ROLE} login nosuperuser nocreatedb nocreaterole
      password '${password}'`);
  } finally {
    await sql.end();
  }
}

async function startWhenFree(layout: Layout, plan: PostmasterPlan): Promise<Postmaster> {
  const deadline = performance.now() + PREVIOUS_LIMIT_MS;
  for (;;) {
    await previousServerGone(layout, deadline, plan.log);
    try {
      return await startPostmaster(plan);
    } catch (error) {
      const held = error instanceof Error && STILL_HELD.test(error.message);
      if (!held || performance.now() > deadline) throw error;
    }
    await sleep(RETRY_MS);
  }
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}
