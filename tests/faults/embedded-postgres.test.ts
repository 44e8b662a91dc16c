import { existsSync } from 'node:fs';
import { readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect } from 'vitest';
import { DataFolderInUse } from '#platform/database/embedded/errors.ts';
import type { Passwords } from '#platform/database/embedded/cluster.ts';
import { startEmbeddedPostgres } from '#platform/database/embedded/start.ts';
import { prepareDatabase } from '#platform/database/prepare.ts';
import { connectTo, it, listProcesses, recordLog, until } from './embedded-helpers.ts';

describe('starting', () => {
  it('creates the database at the first start and keeps its rows at the next', async ({
    world,
  }) => {
    const dataDir = await world.makeFolder();
    const times: number[] = [];
    for (const turn of [1, 2]) {
      const startedAt = performance.now();
      const { database, sql } = await world.start(dataDir);
      times.push(Math.round(performance.now() - startedAt));
      if (turn === 1) await sql`create table kept as select 42 as answer`;
      expect(await sql`select answer from kept`).toEqual([{ answer: 42 }]);
      await sql.end();
      await database.stop();
    }
    process.stdout.write(`embedded database: first start ${times[0]} ms, next ${times[1]} ms\n`);
  });
});

describe.concurrent('a running embedded database', { timeout: 60_000 }, () => {
  it('is durable, checksummed, in UTC, and reachable through a private socket only', async ({
    world,
  }) => {
    const { sql, database } = await world.start(await world.makeFolder());
    const shown = await sql`select name, setting from pg_settings where name in
      ('fsync', 'synchronous_commit', 'full_page_writes', 'data_checksums', 'jit', 'TimeZone',
       'listen_addresses', 'max_connections', 'max_wal_size', 'password_encryption')`;
    expect(Object.fromEntries(shown.map((row) => [row['name'], row['setting']]))).toEqual({
      fsync: 'on',
      synchronous_commit: 'on',
      full_page_writes: 'on',
      data_checksums: 'on',
      jit: 'off',
      TimeZone: 'UTC',
      listen_addresses: '',
      max_connections: '60',
      max_wal_size: '256',
      password_encryption: 'scram-sha-256',
    });
    expect((await stat(database.ownerConnection.host)).mode & 0o777).toBe(0o700);
  });

  it('gives the app a role without privileges that owns its database and may add extensions', async ({
    world,
  }) => {
    const { sql } = await world.start(await world.makeFolder());
    expect(
      await sql`select rolsuper, rolcreatedb, rolcreaterole, rolreplication, rolbypassrls
        from pg_roles where rolname = current_user`,
    ).toEqual([
      {
        rolsuper: false,
        rolcreatedb: false,
        rolcreaterole: false,
        rolreplication: false,
        rolbypassrls: false,
      },
    ]);
    for (const name of ['pg_trgm', 'unaccent', 'cube', 'btree_gist']) {
      await sql`create extension ${sql(name)}`;
    }
    expect(await sql`select unaccent(lower('É')) as plain, 'éa' % 'Éa' as alike`).toEqual([
      { plain: 'e', alike: true },
    ]);
    await expect(sql`copy (select 1) to program 'true'`).rejects.toThrow(/permission denied/);
    await expect(sql`select rolpassword from pg_authid`).rejects.toThrow(/permission denied/);
  });

  it('gives the server a role that owns nothing, also in a database that had none', async ({
    world,
  }) => {
    const dataDir = await world.makeFolder();
    const file = join(dataDir, 'postgres/passwords.json');
    const { database } = await world.start(dataDir);
    await prepareDatabase({ owner: database.ownerConnection, target: database.serverConnection });
    // As an earlier RoomieRadar left it.
    const admin = connectTo({ ...database.adminConnection, database: 'roomieradar' });
    await admin`drop owned by roomieradar_server`;
    await admin`drop role roomieradar_server`;
    await admin.end();
    const { server: _, ...older } = JSON.parse(await readFile(file, 'utf8')) as Passwords;
    await writeFile(file, JSON.stringify(older));
    await database.stop();

    const again = await world.start(dataDir);
    const { ownerConnection: owner, serverConnection: target } = again.database;
    await prepareDatabase({ owner, target });
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    const server = connectTo(target);
    expect(
      await server`select count(*)::int as owned from pg_class
        where pg_has_role(current_user, relowner, 'usage')`,
    ).toEqual([{ owned: 0 }]);
    await server`delete from match_changes`;
    await expect(server`drop table match_changes`).rejects.toThrow(/must be owner/);
    await expect(server`create table mine ()`).rejects.toThrow(/permission denied/);
    await expect(server`delete from schema_migrations`).rejects.toThrow(/permission denied/);
    await server.end();
  });

  it('keeps passwords in a file that only its owner reads and lets nobody in without one', async ({
    world,
  }) => {
    const dataDir = await world.makeFolder();
    const { database } = await world.start(dataDir);
    expect((await stat(join(dataDir, 'postgres/passwords.json'))).mode & 0o777).toBe(0o600);
    const { ownerConnection, serverConnection, adminConnection } = database;
    for (const known of [ownerConnection, serverConnection, adminConnection]) {
      const stranger = connectTo({ ...known, password: 'guess' });
      await expect(stranger`select 1`).rejects.toThrow(/password authentication failed/);
    }
    const admin = connectTo(database.adminConnection);
    expect(await admin`show is_superuser`).toEqual([{ is_superuser: 'on' }]);
    await admin.end();
  });

  it('stops cleanly: no process, no pid file, no recovery at the next start', async ({ world }) => {
    const dataDir = await world.makeFolder();
    const { database, sql } = await world.start(dataDir);
    await sql`create table kept ()`;
    const pid = database.pid();
    await Promise.all([database.stop(), database.stop()]);
    expect(listProcesses(dataDir, pid)).toEqual([]);
    expect(existsSync(join(dataDir, 'postgres/cluster/postmaster.pid'))).toBe(false);
    expect(existsSync(join(dataDir, 'postgres.owner'))).toBe(false);
    const record = recordLog();
    await world.start(dataDir, record.log);
    expect(record.text()).toContain('database system was shut down');
    expect(record.text()).not.toContain('interrupted');
  });

  it('refuses a second start on the same folder and continues to run', async ({ world }) => {
    const dataDir = await world.makeFolder();
    const { database, sql } = await world.start(dataDir);
    const sentence =
      `Another RoomieRadar is already running on ${dataDir} (process ${process.pid}). ` +
      'Stop it first, or set DATA_DIR to another folder.';
    const second = startEmbeddedPostgres({ dataDir, log: () => undefined });
    await expect(second).rejects.toThrow(DataFolderInUse);
    await expect(second).rejects.toThrow(sentence);
    expect(await world.spawnParent(dataDir).said).toEqual({
      error: 'DataFolderInUse',
      message: sentence,
    });
    const before = database.pid();
    expect(await sql`select 1 as one`).toEqual([{ one: 1 }]);
    expect(database.pid()).toBe(before);
  });

  it('lets exactly one of four simultaneous first starts use the folder', async ({ world }) => {
    const dataDir = await world.makeFolder();
    const parents = Array.from({ length: 4 }, () => world.spawnParent(dataDir));
    const said = await Promise.all(parents.map((parent) => parent.said));
    const refusals = said.filter((line) => line.error === 'DataFolderInUse');
    expect(refusals).toHaveLength(3);
  });

  it('restarts a server that was killed, with every acknowledged row', async ({ world }) => {
    const { database, sql } = await world.start(await world.makeFolder());
    await sql`create table written (id int primary key)`;
    const acknowledged: number[] = [];
    const firstPid = database.pid();
    for (let id = 1; database.pid() === firstPid; id += 1) {
      await sql`insert into written values (${id})`.then(
        () => acknowledged.push(id),
        () => sleep(20),
      );
      // A little later, in the middle of the next writes.
      if (id === 40) setTimeout(() => process.kill(firstPid, 'SIGKILL'), 5);
    }
    const found = await sql<{ id: number }[]>`select id from written`;
    const ids = new Set(found.map((row) => row.id));
    expect(acknowledged.length).toBeGreaterThan(20);
    expect(acknowledged.filter((id) => !ids.has(id))).toEqual([]);
  });

  it('keeps trying when the server cannot be restarted, until it can', async ({ world }) => {
    const dataDir = await world.makeFolder();
    const record = recordLog();
    const { database, sql } = await world.start(dataDir, record.log);
    const control = join(dataDir, 'postgres/cluster/global/pg_control');
    const content = await readFile(control);
    await writeFile(control, 'broken');
    process.kill(database.pid(), 'SIGKILL');
    await until(() => record.text().includes('The database ended 4 times within a minute'), 20_000);
    await writeFile(control, content);
    await until(() => record.text().includes('The database runs again'), 10_000);
    expect(await sql`select 1 as one`).toEqual([{ one: 1 }]);
  });
});
