import { randomBytes } from 'node:crypto';
import { inject } from 'vitest';
import type { DatabaseServer } from '#platform/database/connect.ts';
import { openDatabase, type Database } from '#platform/database/database.ts';
import type { ConnectionOptions } from '#platform/database/hosts.ts';
import { openPool, type OwnPool } from '#platform/database/open-pool.ts';

export type ServerAddress = ({ url: string } | { connection: ConnectionOptions }) & {
  template: string;
};

export interface TestDatabase extends Database {
  target: DatabaseServer['target'];
}

/** A migrated, empty database of the caller's own, used as its owner; dropped by `close`. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const { owner, drop } = await createTestTarget();
  const database = openDatabase(owner, 5);
  return {
    ...database,
    target: owner,
    async close() {
      await database.close();
      await drop();
    },
  };
}

export interface TestTarget extends Pick<DatabaseServer, 'target' | 'owner'> {
  drop(): Promise<void>;
}

/** Like `createTestDatabase`, but without connections, for a server that opens its own. */
export async function createTestTarget(): Promise<TestTarget> {
  const address = inject('databaseServer');
  const name = `test_${randomBytes(6).toString('hex')}`;
  await asAdmin(address, (admin) =>
    // Copying takes 40 ms where migrating takes 400; the template has nobody connected.
    admin.unsafe(`create database ${name} template ${address.template} strategy file_copy`),
  );
  return {
    target: asServer(databaseOn(address, name)),
    owner: databaseOn(address, name),
    drop: () =>
      asAdmin(address, async (admin) => {
        await admin.unsafe(`drop database if exists ${name} with (force)`);
      }),
  };
}

export const connectAdmin = (address: ServerAddress): OwnPool =>
  openPool('url' in address ? address.url : address.connection);

export function databaseOn(address: ServerAddress, name: string): string | ConnectionOptions {
  if ('connection' in address) return { ...address.connection, database: name };
  const url = new URL(address.url);
  url.pathname = `/${name}`;
  return url.href;
}

/** Tests run as a role with the rights of the server in production, so a missing right fails. */
export const serverRole = { user: 'roomieradar_test', password: 'test' };

function asServer(target: DatabaseServer['target']): DatabaseServer['target'] {
  if (typeof target !== 'string') return { ...target, ...serverRole };
  const url = new URL(target);
  [url.username, url.password] = [serverRole.user, serverRole.password];
  return url.href;
}

export const templateName = (processId: number) => `roomieradar_template_${processId}`;

async function asAdmin<T>(address: ServerAddress, run: (admin: OwnPool) => Promise<T>): Promise<T> {
  const admin = connectAdmin(address);
  try {
    return await run(admin);
  } finally {
    await admin.end();
  }
}
