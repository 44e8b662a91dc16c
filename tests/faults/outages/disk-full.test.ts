import { execFileSync } from 'node:child_process';
import { chmod, mkdir, mkdtemp, open, rm, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { existsSync } from 'node:fs';
import { debianPrograms, startDebianPostgres } from '#bench/debian-postgres.ts';
import { joinEmbeddedPostgres } from '#platform/database/embedded/join.ts';
import { connectTo, killHard, removeFolder } from '../embedded-helpers.ts';
import { freePort, startServerProcess, type ServerProcess } from './server-process.ts';
import { notStoredOnce, percentile, startVisitors } from './visitors.ts';

const outageMs = Number(process.env['OUTAGE_SECONDS'] ?? 3) * 1000;
const perSecond = 30;
const diskMegabytes = 400;
const megabyte = 1024 * 1024;

/** Only root may mount a disk of its own, which is the only kind that a test should fill. */
const canMount = process.platform === 'linux' && process.getuid?.() === 0;

let folder: string;
let server: ServerProcess | undefined;
let stopElsewhere: (() => Promise<void>) | undefined;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'roomieradar-disk-'));
  if (!canMount) return;
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${diskMegabytes}m`, 'tmpfs', folder]);
  await chmod(folder, 0o755);
  await mkdir(path.join(folder, 'data'));
});
afterEach(async () => {
  if (server) await killHard(server.child);
  server = undefined;
  // While its tables are still there.
  await stopElsewhere?.();
  stopElsewhere = undefined;
  // The database ends with its parent, a moment later.
  if (canMount) execFileSync('umount', ['--lazy', folder]);
  await removeFolder(folder);
});

/** Leaves `leftMegabytes` of the disk; returns how to give the room back. */
async function fillDisk(leftMegabytes: number): Promise<() => Promise<void>> {
  const ballast = path.join(folder, 'ballast');
  const file = await open(ballast, 'w');
  const zeros = Buffer.alloc(256 * 1024);
  try {
    for (;;) {
      const { bavail, bsize } = await statfs(folder);
      if (bavail * bsize <= leftMegabytes * megabyte) break;
      await file.write(zeros);
    }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
  } finally {
    await file.close();
  }
  return () => rm(ballast);
}

const startOnDisk = (minFreeMegabytes: number) =>
  startServerProcess({
    DATA_DIR: path.join(folder, 'data'),
    MIN_FREE_MB: String(minFreeMegabytes),
  });

describe.skipIf(!canMount)('a disk that is', { timeout: outageMs * 2 + 120_000 }, () => {
  test('nearly full takes no writes, and reads go on', async () => {
    server = await startOnDisk(100);
    const visitors = await startVisitors(server.url, perSecond);
    await sleep(500);
    const giveBack = await fillDisk(60);
    // The server looks every two seconds.
    await sleep(2500);
    const from = visitors.visits.length;
    await sleep(outageMs);
    const ready = await fetch(`${server.url}/ready`);
    expect(await ready.json()).toMatchObject({ disk: 'low' });
    const meanwhile = visitors.visits.slice(from);
    await giveBack();
    await sleep(2500);
    await visitors.finish();

    const ofKind = (kind: string) => meanwhile.filter((visit) => visit.kind === kind);
    expect(new Set(ofKind('write').map(({ status }) => status))).toEqual(new Set([507]));
    const reads = new Set(ofKind('read').map(({ status }) => status));
    expect([...reads].filter((status) => ![200, 404].includes(status))).toEqual([]);
    expect(visitors.writes.filter(({ isAcknowledged }) => !isAcknowledged)).toEqual([]);
  });

  test('full, without that margin, costs no long wait, no answer but 503 or 507, and no write', async () => {
    server = await startOnDisk(0);
    const visitors = await startVisitors(server.url, perSecond);
    await sleep(500);
    const from = visitors.visits.length;
    const giveBack = await fillDisk(0);
    await sleep(outageMs);
    const sentBy = performance.now();
    await giveBack();
    const backAt = performance.now();
    await sleep(Math.max(outageMs, 6000));
    await visitors.finish();

    const { visits, writes } = visitors;
    const meanwhile = visits.slice(from).filter(({ sentAt }) => sentAt < sentBy);
    const late = visits.filter((each) => each.answeredAt > backAt && each.status >= 500);
    const lastFailureMs = Math.max(0, ...late.map(({ answeredAt }) => answeredAt - backAt));
    const refused = meanwhile.filter(({ status }) => [503, 507].includes(status));
    const p95 = percentile(meanwhile, 0.95);
    console.info(
      `full: ${meanwhile.length} answers, ${refused.length} of them refused, 95 % within ` +
        `${Math.round(p95)} ms; the last failure ${Math.round(lastFailureMs)} ms after the end`,
    );
    const statuses = [...new Set(visits.map(({ status }) => status))];
    expect(statuses.filter((status) => ![200, 201, 404, 503, 507].includes(status))).toEqual([]);
    expect(refused.length).toBeGreaterThan(0);
    expect(p95).toBeLessThan(2000);
    expect(lastFailureMs).toBeLessThan(20_000);
    expect(writes.filter(({ isAcknowledged }) => !isAcknowledged)).toEqual([]);
    const connection = await joinEmbeddedPostgres(path.join(folder, 'data'));
    expect(await notStoredOnce(connection, writes)).toEqual([]);
  });

  test.skipIf(!existsSync(debianPrograms))(
    'full under the tables of a database elsewhere answers writes 507, reads go on, no write is lost',
    async () => {
      const port = await freePort();
      const postgres = await startDebianPostgres({ port, hasTcp: true });
      stopElsewhere = () => postgres.stop();
      const admin = connectTo(postgres.connection);
      await mkdir(path.join(folder, 'tables'));
      execFileSync('chown', ['nobody', path.join(folder, 'tables')]);
      await admin.unsafe(`create tablespace small location '${path.join(folder, 'tables')}'`);
      await admin.unsafe('create database rooms tablespace small');
      server = await startServerProcess({
        DATA_DIR: path.join(folder, 'data'),
        DATABASE_URL: `postgres://postgres@127.0.0.1:${port}/rooms`,
        // A busy machine is no reason to refuse.
        DATABASE_WAIT_MS: '10000',
        MIN_FREE_MB: '0',
      });
      const visitors = await startVisitors(server.url, perSecond);
      await sleep(500);
      const giveBack = await fillDisk(0);
      const from = visitors.visits.length;
      // The first writes still fit into pages that the tables have.
      for (let waits = 0; waits < 300; waits += 1) {
        if (visitors.visits.slice(from).some(({ status }) => status === 507)) break;
        await sleep(100);
      }
      await sleep(outageMs);
      const refusal = await fetch(`${server.url}/auth/google`);
      await giveBack();
      await visitors.finish();

      const count = (status: number) => visitors.visits.filter((each) => each.status === status);
      const statuses = [...new Set(visitors.visits.map(({ status }) => status))];
      console.info(
        `tables full: ${statuses.map((status) => `${status} x ${count(status).length}`).join(', ')}; sign-in ${refusal.status}`,
      );
      expect(statuses.filter((status) => ![200, 201, 404, 507].includes(status))).toEqual([]);
      expect(count(507).length).toBeGreaterThan(0);
      expect(new Set(count(507).map(({ kind }) => kind))).toEqual(new Set(['write']));
      expect(visitors.writes.filter(({ isAcknowledged }) => !isAcknowledged)).toEqual([]);
      expect(
        await notStoredOnce({ ...postgres.connection, database: 'rooms' }, visitors.writes),
      ).toEqual([]);
      await server.stop();
      await admin.end();
    },
  );
});
