import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { expect, vi } from 'vitest';
import { backUpData } from '#platform/database/embedded/backup/back-up-data.ts';
import { restoreData } from '#platform/database/embedded/backup/restore-data.ts';
import { launcher } from '#platform/project-root.ts';
import { it } from './embedded-helpers.ts';

const quiet = { log: () => undefined, onProgress: () => undefined };
const noSignal = () => new AbortController().signal;

/** Runs `npm run backup` or `npm run restore` as a person does. */
async function run(command: 'backup' | 'restore', dataDir: string, ...args: string[]) {
  const file = `server/commands/${command}.ts`;
  const env = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '' };
  return promisify(execFile)(process.execPath, [launcher, file, ...args], { env }).then(
    ({ stdout, stderr }) => ({ code: 0, stdout, stderr }),
    (error: { code: number; stdout: string; stderr: string }) => error,
  );
}

/** The size of the database besides the writes; the long form, of 1024, is run by hand. */
const megabytes = Number(process.env['BACKUP_MB'] ?? 16);
const secondsPerGigabyte = 60;

// Three clusters are made and copied, each flushed to disk.
vi.setConfig({ testTimeout: 180_000 + megabytes * 300 });

it('a backup of a busy database holds every write that was acknowledged before', async ({
  world,
}) => {
  const dataDir = await world.makeFolder();
  const folder = await world.makeFolder();
  const { database, sql } = await world.start(dataDir);
  await sql`create table written (id int primary key, filler text)`;
  await sql`create table pairs (id int primary key, sum int)`;
  await sql`create table ballast (bytes text)`;
  // Text that PostgreSQL does not compress.
  await sql`alter table ballast alter bytes set storage external`;
  await sql`
    insert into ballast select repeat(md5(nth::text), 32768) from generate_series(1, ${megabytes}) nth`;
  await mkdir(path.join(dataDir, 'media'));
  await writeFile(path.join(dataDir, 'media/one.avif'), 'image');
  const stop = new AbortController();
  let acknowledged = 0;
  const writing = (async () => {
    for (let id = 1; !stop.signal.aborted; id += 1) {
      await sql.begin(async (tx) => {
        await tx`insert into written values (${id}, repeat(md5(${String(id)}), 100))`;
        await tx`insert into pairs values (${id}, ${id})`;
      });
      acknowledged = id;
    }
  })();
  await sleep(500);
  const before = acknowledged;
  const target = path.join(folder, 'copy');
  const startedAt = performance.now();
  const made = await run('backup', dataDir, target);
  const backedUpMs = performance.now() - startedAt;
  expect(made).toMatchObject({ code: 0, stdout: expect.stringContaining('Backed up') });
  expect(acknowledged).toBeGreaterThan(before);
  stop.abort();
  await writing;
  await sql.end();
  await database.stop();

  const restored = path.join(folder, 'restored');
  const restoringAt = performance.now();
  expect(await run('restore', restored, target)).toMatchObject({ code: 0 });
  const restoredMs = performance.now() - restoringAt;
  console.info(
    `${megabytes} MB: backed up in ${Math.round(backedUpMs)} ms under writes, ` +
      `restored in ${Math.round(restoredMs)} ms`,
  );
  // What is small is not about its size.
  if (megabytes >= 512) {
    const allowedMs = (megabytes / 1024) * secondsPerGigabyte * 1000;
    expect(backedUpMs).toBeLessThan(allowedMs);
    expect(restoredMs).toBeLessThan(allowedMs);
  }
  const { sql: again } = await world.start(restored);
  const [found] = await again<[{ rows: number; highest: number; halves: number }]>`
    select count(*)::int as rows, max(id) as highest,
      (select count(*)::int from written w full join pairs p using (id)
        where w.id is null or p.id is null) as halves
    from written`;
  expect(found.highest).toBeGreaterThanOrEqual(before);
  expect(found.rows).toBe(found.highest);
  expect(found.halves).toBe(0);
  expect(await readFile(path.join(restored, 'media/one.avif'), 'utf8')).toBe('image');
  expect(await again`select from ballast`).toHaveLength(megabytes);
  await again`insert into written values (-1, '')`;
});

it('a stopped data folder can be backed up, and restored over another one', async ({ world }) => {
  const dataDir = await world.makeFolder();
  const other = await world.makeFolder();
  const folder = await world.makeFolder();
  const first = await world.start(dataDir);
  await first.sql`create table mine as select 42 as answer`;
  await first.sql.end();
  await first.database.stop();
  const target = path.join(folder, 'copy');
  await backUpData({ dataDir, target, signal: noSignal(), ...quiet });

  const second = await world.start(other);
  const source = target;
  const restore = (replace: boolean) =>
    restoreData({ source, dataDir: other, replace, signal: noSignal(), ...quiet });
  await expect(restore(true)).rejects.toThrow('is already running');
  await second.sql.end();
  await second.database.stop();
  await expect(restore(false)).rejects.toThrow('is not empty. Add --replace');
  const { movedTo } = await restore(true);
  expect(await readdir(movedTo ?? '')).toContain('postgres');
  const third = await world.start(other);
  expect(await third.sql`select answer from mine`).toEqual([{ answer: 42 }]);
});

it('a backup or restore that is cancelled or fails leaves everything as it was', async ({
  world,
}) => {
  const dataDir = await world.makeFolder();
  const folder = await world.makeFolder();
  const { sql, database } = await world.start(dataDir);
  await sql`create table mine as select 42 as answer`;
  const target = path.join(folder, 'copy');
  const cancelled = () => {
    const stop = new AbortController();
    return { signal: stop.signal, log: quiet.log, onProgress: () => stop.abort() };
  };
  await expect(backUpData({ dataDir, target, ...cancelled() })).rejects.toThrow('abort');
  expect(await readdir(folder)).toEqual([]);

  await backUpData({ dataDir, target, signal: noSignal(), ...quiet });
  await expect(backUpData({ dataDir, target, signal: noSignal(), ...quiet })).rejects.toThrow(
    'is there already',
  );
  await sql.end();
  await database.stop();
  const before = (await readdir(dataDir)).toSorted();
  const restore = { source: target, dataDir, replace: true };
  await expect(restoreData({ ...restore, ...cancelled() })).rejects.toThrow('abort');
  expect((await readdir(dataDir)).toSorted()).toEqual(before);
  await rm(path.join(target, 'backup.json'));
  await expect(restoreData({ ...restore, signal: noSignal(), ...quiet })).rejects.toThrow(
    'is no backup',
  );
  expect((await readdir(dataDir)).toSorted()).toEqual(before);
  const again = await world.start(dataDir);
  expect(await again.sql`select answer from mine`).toEqual([{ answer: 42 }]);
  expect(existsSync(`${target}.unfinished`)).toBe(false);
});
