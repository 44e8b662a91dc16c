import { cp } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { setTimeout as sleep } from 'node:timers/promises';
import { canSeparate } from '#scripts/cluster/network.ts';
import { missingPrograms, startCluster, type Cluster } from '#scripts/cluster/start-cluster.ts';
import {
  notOnceAmong,
  startVisitors,
  type Visit,
  type Visitors,
} from '../faults/outages/visitors.ts';
import { seed } from '#tests/support/seed.ts';
import { faults, type Fault } from './faults.ts';
import { startReaders, type Readers } from './readers.ts';

const missing = missingPrograms({ hasImageStore: false });
const obstacle =
  missing.length > 0
    ? `install ${missing.join(', ')}`
    : (await canSeparate())
      ? null
      : 'it takes root on Linux, and network namespaces';
if (obstacle !== null) console.info(`No cluster to test with: ${obstacle}`);
/** .ci/run plays two; the long form, of twenty, is run by hand. */
const count = Number(process.env['CLUSTER_FAULTS'] ?? 5);
const isShort = count < 5;
const users = 4;
const visitsPerSecond = 5;
const holdMs = 4000;
const startMs = 240_000;
/** What is promised: how long nothing is written after the primary is gone, and nothing read. */
const writesBackMs = 30_000;
const readsBackMs = 2000;

/**
 * The cluster of `npm run cluster-demo`, without images and pages, under load. The ledger is that of
 * the visitors: which rooms the API said it had stored.
 */
describe.skipIf(obstacle !== null)('a cluster of three machines', () => {
  let cluster: Cluster;
  let visitors: Visitors[];
  let readers: Readers;

  beforeAll(async () => {
    cluster = await startCluster({
      script: 'tests/faults/start-server.ts',
      hasImageStore: false,
      diskMegabytes: 800,
      env: { RATE_LIMIT_FACTOR: '100000', QUOTA_FACTOR: '100000', MIN_FREE_MB: '0' },
      signal: AbortSignal.timeout(startMs),
    });
    visitors = await Promise.all(
      Array.from({ length: users }, (_, nth) =>
        startVisitors(cluster.url, visitsPerSecond, `visitor${nth}@example.com`),
      ),
    );
    readers = startReaders(cluster.url, 4);
    await sleep(2000);
  }, startMs + 60_000);
  afterAll(async () => {
    await readers?.stop();
    const { CLUSTER_LOGS: logs } = process.env;
    if (logs) await cp(path.join(cluster.folder, 'logs'), logs, { recursive: true });
    await cluster?.stop();
  }, 120_000);

  const visits = () => visitors.flatMap((each) => each.visits);
  const writes = () => visitors.flatMap((each) => each.writes);

  test('its processes are restarted in turn without a failed request', async () => {
    const from = performance.now();
    const { machines } = cluster;
    for (const machine of isShort ? machines.slice(0, 1) : machines) {
      await machine.app?.stop();
      cluster.startApp(machine);
      await cluster.untilWhole();
      // Until the load balancer uses it again.
      await sleep(3000);
    }
    const meanwhile = visits().filter(({ sentAt }) => sentAt >= from);
    const reads = readers.reads.filter(({ sentAt }) => sentAt >= from);
    const failed = [...meanwhile, ...reads].filter(
      ({ status }) => ![200, 201, 401, 404].includes(status),
    );
    console.info(
      `rolling restart: ${meanwhile.length + reads.length} requests, ${failed.length} failed`,
    );
    expect(failed.map(({ kind, status }) => `${kind} ${status}`)).toEqual([]);
  }, 240_000);

  test(`${count} faults lose no acknowledged write, and double none`, async () => {
    const played = chosenFaults();
    const slow: string[] = [];
    for (const fault of played) {
      const from = performance.now();
      const heal = await fault.inject(cluster);
      await sleep(holdMs);
      // Patroni decides by itself that a primary is gone; then the fault goes on for a while.
      if (fault.losesPrimary) await untilWritten(from);
      await heal();
      await cluster.untilWhole();
      const gaps = {
        write: longestGapMs(visits(), 'write', from),
        read: longestGapMs(readers.reads, 'read', from),
      };
      const seconds = (ms: number) => (ms / 1000).toFixed(1);
      console.info(
        `${fault.name}: no write for ${seconds(gaps.write)} s, no read for ${seconds(gaps.read)} s, ` +
          `whole after ${seconds(performance.now() - from)} s`,
      );
      if (gaps.write > writesBackMs || gaps.read > readsBackMs) slow.push(fault.name);
    }

    await Promise.all(visitors.map((each) => each.finish()));
    const lost = await lostWrites();
    const acknowledged = writes().filter(({ isAcknowledged }) => isAcknowledged).length;
    const statuses = new Map<number, number>();
    for (const { status } of visits()) statuses.set(status, (statuses.get(status) ?? 0) + 1);
    console.info(
      `${played.length} faults: ${acknowledged} of ${writes().length} writes acknowledged, ` +
        `${lost.length} lost or doubled; answers ${JSON.stringify([...statuses])}`,
    );
    expect(lost).toEqual([]);
    expect(acknowledged).toBe(writes().length);
    expect(slow).toEqual([]);
    // 401: the token has expired. 0 and -1: the connection broke, or nothing came.
    const known = new Set([0, -1, 200, 201, 401, 404, 502, 503, 504]);
    expect([...statuses.keys()].filter((status) => !known.has(status))).toEqual([]);
  }, 3_600_000);

  /** What the database says of the ledger. A database that starts again refuses connections first. */
  const lostWrites = () =>
    vi.waitFor(
      async () => {
        const sql = cluster.connect();
        try {
          return await notOnceAmong(sql, writes());
        } finally {
          await sql.end();
        }
      },
      { timeout: writesBackMs, interval: 500 },
    );

  /** Until a write is acknowledged that was sent after `from`. */
  async function untilWritten(from: number): Promise<void> {
    const isWritten = ({ kind, sentAt, status }: Visit) =>
      kind === 'write' && status === 201 && sentAt > from + holdMs;
    while (!visits().some(isWritten)) {
      if (performance.now() - from > 120_000) throw new Error('Nothing is written any more');
      await sleep(100);
    }
  }
});

/** The loss of a primary, something else, and then all others; the seed of the run says which first. */
function chosenFaults(): Fault[] {
  const [loss, ...losses] = fromNth(
    faults.filter(({ losesPrimary }) => losesPrimary),
    seed,
  );
  const [other, ...others] = fromNth(
    faults.filter(({ losesPrimary }) => !losesPrimary),
    seed,
  );
  const order = [loss, other, ...losses, ...others] as Fault[];
  return Array.from({ length: count }, (_, nth) => order[nth % order.length] as Fault);
}

/** The list from this place on, then what is before it. */
function fromNth<T>(list: readonly T[], nth: number): T[] {
  const start = nth % list.length;
  return [...list.slice(start), ...list.slice(0, start)];
}

/** The longest time since `from` without a request of this kind that succeeded. */
function longestGapMs(all: readonly Visit[], kind: Visit['kind'], from: number): number {
  const answeredAt = all
    .filter((each) => each.kind === kind && each.answeredAt >= from && isSuccess(each))
    .map((each) => each.answeredAt)
    .toSorted((one, other) => one - other);
  let longest = 0;
  let last = from;
  for (const at of [...answeredAt, performance.now()]) {
    longest = Math.max(longest, at - last);
    last = at;
  }
  return longest;
}

const isSuccess = ({ status }: Visit) => status === 200 || status === 201;
