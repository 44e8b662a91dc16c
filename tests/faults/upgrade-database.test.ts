import { existsSync } from 'node:fs';
import { rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, vi } from 'vitest';
import { migrateDatabase } from '#platform/database/migrate.ts';
import { chooseAccount } from '#platform/database/embedded/account.ts';
import { binariesIn, findBinaries } from '#platform/database/embedded/binaries.ts';
import { runGuarded } from '#platform/database/embedded/guard.ts';
import { giveTo, dataLayout, makePrivateFolder } from '#platform/database/embedded/layout.ts';
import { startPostmaster } from '#platform/database/embedded/postmaster.ts';
import { chooseEndpoint, serverArguments } from '#platform/database/embedded/settings.ts';
import { upgradeData } from '#platform/database/embedded/upgrade-data.ts';
import { connectTo, it } from './embedded-helpers.ts';

const debian15 = '/usr/lib/postgresql/15/bin';
const isOlder = existsSync(path.join(debian15, 'postgres'));

/** A data folder as an earlier RoomieRadar left it: with the older PostgreSQL, where there is one. */
async function makeOldDatabase(dataDir: string, oldBinaries: string): Promise<void> {
  const layout = dataLayout(dataDir);
  const binaries = await binariesIn(oldBinaries);
  const account = await chooseAccount(binaries, dataDir, layout.cluster);
  const passwordFile = path.join(dataDir, 'password');
  await makePrivateFolder(layout.home, account);
  await writeFile(passwordFile, 'old-admin', { mode: 0o600 });
  await giveTo(passwordFile, account);
  const access = ['-U', 'postgres', '-A', 'scram-sha-256', '--pwfile', passwordFile, '--no-sync'];
  await runGuarded(account, binaries.initdb, [
    '-D',
    layout.cluster,
    '--encoding=UTF8',
    '--locale=C.UTF-8',
    ...access,
  ]);
  await runGuarded(
    account,
    binaries.postgres,
    ['--single', '-D', layout.cluster, '-c', 'exit_on_error=on', 'postgres'],
    `CREATE ROLE roomieradar LOGIN PASSWORD 'old-app'\nCREATE DATABASE roomieradar OWNER roomieradar\n`,
  );
  await writeFile(layout.passwords, JSON.stringify({ admin: 'old-admin', app: 'old-app' }));
  await makePrivateFolder(layout.socketFolder, account);
  const endpoint = chooseEndpoint(layout, undefined);
  const server = await startPostmaster({
    account,
    binaries,
    serverArguments: serverArguments(layout, endpoint, false),
    log: () => undefined,
  });
  const connection = {
    ...endpoint,
    user: 'roomieradar',
    password: 'old-app',
    database: 'roomieradar',
  };
  await migrateDatabase(connection);
  const sql = connectTo(connection);
  await sql`
    insert into users (issuer, subject, email, first_name, last_name)
    select 'https://id.example', 'sub' || n, 'user' || n || '@example.test', 'Zoë', 'Ünal' || n
    from generate_series(1, 500) n`;
  await sql`select queue_job(gen_random_uuid(), 'mail', 'waits', '{"kind": "statement", "about_id": 1}')`;
  await sql.end();
  await server.stop();
}

// Three clusters are made and copied, each flushed to disk.
vi.setConfig({ testTimeout: 180_000 });

it('a database of an older PostgreSQL is carried over with every row, and the old one kept', async ({
  world,
}) => {
  const dataDir = await world.makeFolder();
  const own = path.dirname((await findBinaries()).postgres);
  const oldBinaries = isOlder ? debian15 : own;
  await makeOldDatabase(dataDir, oldBinaries);
  if (isOlder) await expect(world.start(dataDir)).rejects.toThrow('Run npm run upgrade-database');

  const request = {
    dataDir,
    oldBinaries,
    leaveEmpty: ['match_changes', 'listing_changes'],
    log: () => undefined,
    onTable: () => undefined,
  };
  const stop = new AbortController();
  const cancelled = { ...request, signal: stop.signal, onTable: () => stop.abort() };
  await expect(upgradeData(cancelled)).rejects.toThrow('abort');
  const { keptAt } = await upgradeData({ ...request, signal: new AbortController().signal });
  expect(existsSync(path.join(keptAt, 'cluster'))).toBe(true);
  // As if it had been cut off just before its last step.
  const layout = dataLayout(dataDir);
  await rename(layout.home, layout.upgraded);
  const { sql, database } = await world.start(dataDir);
  expect(await sql`select count(*)::int as users, min(last_name) as first from users`).toEqual([
    { users: 500, first: 'Ünal1' },
  ]);
  expect(await sql`select state, data from pgboss.job where name = 'mail'`).toEqual([
    { state: 'created', data: { kind: 'statement', about_id: 1 } },
  ]);
  const [added] = await sql`
    insert into users (issuer, subject, email, first_name, last_name)
    values ('https://id.example', 'new', 'new@example.test', 'Ada', 'Lee') returning id`;
  expect(added).toEqual({ id: 501 });
  const changes = await sql`select count(*)::int as count from match_changes`;
  expect(changes).toEqual([{ count: 1 }]);
  await sql.end();
  await database.stop();
});
