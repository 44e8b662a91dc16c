import { mkdtemp, chmod } from 'node:fs/promises';
import net from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { socketIn } from '#platform/database/embedded/layout.ts';
import type { EmbeddedPostgres } from '#platform/database/embedded/options.ts';
import { startEmbeddedPostgres } from '#platform/database/embedded/start.ts';
import { connectTo, killHard, listProcesses, removeFolder } from '../embedded-helpers.ts';
import { startServerProcess, type ServerProcess } from './server-process.ts';
import { startTcpProxy, type Manner, type TcpProxy } from './tcp-proxy.ts';
import { allowMs, percentile, startVisitors } from './visitors.ts';

/** How long each outage takes, and how long its end is watched. The long form is run by hand. */
const outageMs = Number(process.env['OUTAGE_SECONDS'] ?? 3) * 1000;
const perSecond = 30;

let folder: string;
let database: EmbeddedPostgres;
let proxy: TcpProxy;
let server: ServerProcess;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'roomieradar-outages-'));
  await chmod(folder, 0o755);
  database = await startEmbeddedPostgres({ dataDir: folder, log: () => undefined });
  const { host, user, password, database: name } = database.ownerConnection;
  proxy = await startTcpProxy(() => net.connect(socketIn(host)));
  server = await startServerProcess({
    DATA_DIR: path.join(folder, 'server'),
    DATABASE_URL: `postgres://${user}:${password}@127.0.0.1:${proxy.port}/${name}`,
  });
}, 180_000);
afterAll(async () => {
  await killHard(server.child);
  await proxy.close();
  await database.stop();
  await removeFolder(folder);
}, 60_000);

interface Outage {
  /** Begins it; returns how to end it. */
  begin: () => Promise<() => unknown> | (() => unknown);
  /** At least this share of all answers meanwhile is 503. */
  refused: number;
  /** 95 of 100 answers come within this time; 2 s unless it says more. */
  withinMs?: number;
  /** The same for reads alone, when they should be quicker. */
  readsWithinMs?: number;
}

const through = (manner: Manner) => () => {
  proxy.setManner(manner);
  return () => proxy.setManner('pass');
};

function signalAll(signal: NodeJS.Signals): void {
  for (const pid of listProcesses(folder, database.pid())) process.kill(pid, signal);
}

function stopDatabase() {
  signalAll('SIGSTOP');
  return () => signalAll('SIGCONT');
}

const lockTable = (table: string) => async () => {
  const sql = connectTo(database.ownerConnection);
  let release: () => void = () => undefined;
  const isReleased = new Promise<void>((resolve) => {
    release = resolve;
  });
  await new Promise<void>((isLocked) => {
    void sql.begin(async (tx) => {
      await tx`lock table ${tx(table)} in access exclusive mode`;
      isLocked();
      await isReleased;
    });
  });
  return async () => {
    release();
    await sql.end();
  };
};

async function makeReadOnly() {
  const setTo = async (value: string) => {
    const sql = connectTo(database.adminConnection);
    await sql.unsafe(`alter system set default_transaction_read_only = ${value}`);
    await sql`select pg_reload_conf()`;
    await sql.end();
  };
  await setTo('on');
  return () => setTo('off');
}

const outages: Record<string, Outage> = {
  stopped: { begin: stopDatabase, refused: 0.8 },
  'silent on every connection': { begin: through('silence all'), refused: 0.8 },
  'silent on the connections there are': { begin: through('silence old'), refused: 0 },
  'half-open': { begin: through('half-open'), refused: 0.8 },
  slow: { begin: through('slow'), refused: 0, withinMs: 3000 },
  'locked (listings)': { begin: lockTable('listings'), refused: 0.05, readsWithinMs: 1000 },
  'locked (users)': { begin: lockTable('users'), refused: 0.05, readsWithinMs: 1000 },
  'read-only': { begin: makeReadOnly, refused: 0.1 },
};

describe('a database that is', { timeout: outageMs * 2 + 60_000 }, () => {
  test.each(Object.entries(outages))(
    '%s costs no long wait and no answer but 503, and none once it is back',
    async (name, { begin, refused: minRefused, withinMs = 2000, readsWithinMs }) => {
      const visitors = await startVisitors(server.url, perSecond);
      await sleep(500);
      const from = visitors.visits.length;
      const end = await begin();
      await sleep(outageMs);
      const ready = (await fetch(`${server.url}/ready`)).status;
      const sentBy = performance.now();
      await end();
      const backAt = performance.now();
      await sleep(outageMs / 2);
      await visitors.finish();

      const { visits, writes } = visitors;
      // Also those that were answered only after it was over.
      const meanwhile = visits.slice(from).filter(({ sentAt }) => sentAt < sentBy);
      const refused = meanwhile.filter(({ status }) => status === 503);
      const late = visits.filter((each) => each.answeredAt > backAt && each.status >= 500);
      const lastFailureMs = Math.max(0, ...late.map(({ answeredAt }) => answeredAt - backAt));
      const p95 = percentile(meanwhile, 0.95);
      console.info(
        `${name}: ${meanwhile.length} answers, ${refused.length} of them 503, 95 % within ` +
          `${Math.round(p95)} ms; the last failure ${Math.round(lastFailureMs)} ms after the end`,
      );
      if (readsWithinMs !== undefined) {
        const reads = meanwhile.filter(({ kind }) => kind === 'read');
        const readP95 = percentile(reads, 0.95);
        console.info(`${name}: 95 % of ${reads.length} reads within ${Math.round(readP95)} ms`);
        expect(readP95).toBeLessThan(allowMs(visits, perSecond, readsWithinMs));
      }
      const statuses = [...new Set(visits.map(({ status }) => status))];
      expect(statuses.filter((status) => ![200, 201, 404, 503].includes(status))).toEqual([]);
      expect(p95).toBeLessThan(allowMs(visits, perSecond, withinMs));
      expect(refused.length).toBeGreaterThanOrEqual(meanwhile.length * minRefused);
      if (minRefused >= 0.8) expect(ready).toBe(503);
      expect(lastFailureMs).toBeLessThan(20_000);
      expect(writes.filter(({ isAcknowledged }) => !isAcknowledged)).toEqual([]);
    },
  );

  test('stopped does not keep the server from stopping within 15 s', async () => {
    const end = stopDatabase();
    await fetch(`${server.url}/api/listings`);
    const { ms } = await server.stop();
    end();
    console.info(`SIGTERM with a stopped database: ended after ${Math.round(ms)} ms`);
    expect(ms).toBeLessThan(15_000);
  });
});
