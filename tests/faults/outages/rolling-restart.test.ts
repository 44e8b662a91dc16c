import { existsSync } from 'node:fs';
import { chmod, mkdtemp } from 'node:fs/promises';
import net from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { startEmbeddedPostgres } from '#platform/database/embedded/start.ts';
import { socketIn } from '#platform/database/embedded/layout.ts';
import { killHard, removeFolder } from '../embedded-helpers.ts';
import { checkedMs, haproxy, startHaproxy } from './haproxy.ts';
import { freePort, startServerProcess, type ServerProcess } from './server-process.ts';
import { startTcpProxy } from './tcp-proxy.ts';
import { startVisitors } from './visitors.ts';

/** How often each of the two processes is restarted. The long form is run by hand. */
const rounds = Number(process.env['RESTART_ROUNDS'] ?? 1);
const readers = 8;
/** Users who read and write. There are several, because the writes of one user wait for each other. */
const users = 5;
const visitsPerSecond = 4;

test.skipIf(!existsSync(haproxy))(
  'two processes behind haproxy are restarted in turn at full load without a failed request',
  { timeout: 180_000 + rounds * 60_000 },
  async ({ onTestFinished }) => {
    const folder = await mkdtemp(path.join(tmpdir(), 'roomieradar-rolling-'));
    await chmod(folder, 0o755);
    onTestFinished(() => removeFolder(folder));
    const database = await startEmbeddedPostgres({ dataDir: folder, log: () => undefined });
    onTestFinished(() => database.stop());
    const { host, user, password, database: name } = database.ownerConnection;
    const proxy = await startTcpProxy(() => net.connect(socketIn(host)));
    onTestFinished(() => proxy.close());
    const port = await freePort();
    const ports = [await freePort(), await freePort()];
    const url = `http://localhost:${port}`;
    const startProcess = async (nth: number) => {
      const server = await startServerProcess({
        DATA_DIR: path.join(folder, 'server'),
        DATABASE_URL: `postgres://${user}:${password}@127.0.0.1:${proxy.port}/${name}`,
        PORT: String(ports[nth]),
        PUBLIC_URL: url,
        DRAIN_SECONDS: '2',
        TRUSTED_PROXIES: '1',
        // Long, because this test is not about the 503 of an overloaded machine.
        DATABASE_WAIT_MS: '5000',
      });
      onTestFinished(() => killHard(server.child));
      return server;
    };

    await startHaproxy({ folder, port, servers: ports, balance: 'leastconn' });
    const servers = [await startProcess(0)];
    await untilReady(url);
    // The local chooser keeps sign-ins in memory: signed in while there is only one process.
    const visitors = await Promise.all(
      Array.from({ length: users }, (_, nth) =>
        startVisitors(url, visitsPerSecond, `visitor${nth}@example.com`),
      ),
    );
    servers.push(await startProcess(1));
    const load = startReaders(url, readers);
    await sleep(1000);

    for (let round = 0; round < rounds; round += 1) {
      for (const nth of servers.keys()) {
        const { code } = await (servers[nth] as ServerProcess).stop();
        expect(code).toBe(0);
        servers[nth] = await startProcess(nth);
        await sleep(checkedMs);
      }
    }
    const reads = await load.stop();
    await Promise.all(visitors.map((each) => each.finish()));
    const visits = visitors.flatMap((each) => each.visits);
    const writes = visitors.flatMap((each) => each.writes);
    // A first visit may ask for a listing before there is one: 404.
    const failed = [...reads, ...visits].filter(({ status }) => ![200, 201, 404].includes(status));
    console.info(
      `${rounds * 2} restarts: ${reads.length + visits.length} requests, ${failed.length} failed, ` +
        `${writes.length} writes`,
    );
    expect(failed.map(({ status }) => status)).toEqual([]);
    expect(writes.every(({ isAcknowledged }) => isAcknowledged)).toBe(true);
    for (const server of servers) expect((await server.stop()).code).toBe(0);
  },
);

async function untilReady(url: string): Promise<void> {
  for (;;) {
    const answer = await fetch(`${url}/ready`).catch(() => null);
    if (answer?.status === 200) return;
    await sleep(50);
  }
}

/** Starts `count` clients that keep their connections; each asks again as soon as it has an answer. */
function startReaders(url: string, count: number) {
  const answers: { status: number }[] = [];
  const ending = new AbortController();
  const read = async () => {
    while (!ending.signal.aborted) {
      const status = await fetch(`${url}/api/listings`).then(
        async (response) => {
          await response.arrayBuffer();
          return response.status;
        },
        () => 0,
      );
      answers.push({ status });
    }
  };
  const all = Promise.all(Array.from({ length: count }, read));
  return {
    async stop() {
      ending.abort();
      await all;
      return answers;
    },
  };
}
