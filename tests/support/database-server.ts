import { mkdtemp, rm, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { startEmbeddedPostgres } from '#platform/database/embedded/start.ts';
import { migrateDatabase } from '#platform/database/migrate.ts';
import { grantAccess } from '#platform/database/prepare.ts';
import {
  connectAdmin,
  databaseOn,
  serverRole,
  templateName,
  type ServerAddress,
} from './test-database.ts';

const memory = '/dev/shm';
const enoughBytes = 4 * 2 ** 30;

declare module 'vitest' {
  interface ProvidedContext {
    databaseServer: ServerAddress;
  }
}

/**
 * One PostgreSQL for all API tests: an embedded one without fsync, or the server whose superuser
 * TEST_DATABASE_ADMIN_URL names. Migrates a template that each test file copies.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { address, stop } = await startServer();
  const admin = connectAdmin(address);
  const template = templateName(process.pid);
  await admin.unsafe(`drop database if exists ${template}`);
  await admin.unsafe(`create database ${template}`);
  await migrateDatabase(databaseOn(address, template));
  // Roles belong to the whole PostgreSQL server, which may have this one from an earlier run.
  const { user, password } = serverRole;
  await admin.unsafe(`do $$ begin create role ${user} login password '${password}';
    exception when duplicate_object or unique_violation then null; end $$`);
  await grantAccess(databaseOn(address, template), user);
  project.provide('databaseServer', { ...address, template });
  return async () => {
    await admin.unsafe(`drop database if exists ${template} with (force)`);
    await admin.end();
    await stop();
  };
}

async function startServer() {
  const url = process.env['TEST_DATABASE_ADMIN_URL'];
  if (url) return { address: { url, template: '' }, stop: async () => undefined };
  const dataDir = await makeMemoryFolder('roomieradar-test-');
  const embedded = await startEmbeddedPostgres({ dataDir, log: () => undefined, durable: false });
  return {
    address: { connection: embedded.adminConnection, template: '' },
    async stop() {
      await embedded.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/**
 * Makes a folder in memory where the machine has room there, else on disk. A copy of a database has a
 * thousand files, which a disk takes several times as long to make.
 */
async function makeMemoryFolder(prefix: string): Promise<string> {
  const room = await statfs(memory).then(
    ({ bavail, bsize }) => bavail * bsize,
    () => 0,
  );
  return mkdtemp(path.join(room > enoughBytes ? memory : tmpdir(), prefix));
}
