import { readFile } from 'node:fs/promises';
import net from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect } from 'vitest';
import { joinEmbeddedPostgres } from '#platform/database/embedded/join.ts';
import { socketIn } from '#platform/database/embedded/layout.ts';
import { connectTo, it, killHard, type World } from '../embedded-helpers.ts';
import { startServerProcess, type ServerProcess } from './server-process.ts';
import { startTcpProxy } from './tcp-proxy.ts';
import { notStoredOnce, percentile, allowMs, startVisitors, type Visit } from './visitors.ts';

/** How often each database is killed or restarted, in turn. The long form is run by hand. */
const rounds = Number(process.env['OUTAGE_ROUNDS'] ?? 3);
const perSecond = 40;

describe.concurrent(
  'a database that ends under load',
  { timeout: rounds * 20_000 + 180_000 },
  () => {
    it('costs no acknowledged write and at most a second, when it is embedded', async ({
      world,
    }) => {
      const dataDir = await world.makeFolder();
      const server = await startServerProcess({ DATA_DIR: dataDir });
      await endAgainAndAgain(world, server, dataDir, ['SIGKILL', 'SIGINT']);
    });

    it('costs no acknowledged write and at most a second, behind DATABASE_URL', async ({
      world,
    }) => {
      const folder = await world.makeFolder();
      const { database } = await world.start(folder);
      const { host, user, password, database: name } = database.ownerConnection;
      const proxy = await startTcpProxy(() => net.connect(socketIn(host)));
      world.afterwards(() => proxy.close());
      const server = await startServerProcess({
        DATA_DIR: await world.makeFolder(),
        DATABASE_URL: `postgres://${user}:${password}@127.0.0.1:${proxy.port}/${name}`,
      });
      await endAgainAndAgain(world, server, folder, ['SIGINT', 'SIGKILL']);
    });
  },
);

async function endAgainAndAgain(
  world: World,
  server: ServerProcess,
  dataDir: string,
  signals: NodeJS.Signals[],
): Promise<void> {
  world.afterwards(() => killHard(server.child));
  const connection = await joinEmbeddedPostgres(dataDir);
  const visitors = await startVisitors(server.url, perSecond);
  await sleep(500);
  let lastFailureMs = 0;
  let failed = 0;
  for (let round = 0; round < rounds; round += 1) {
    const from = visitors.visits.length;
    process.kill(await readPostmasterPid(dataDir), signals[round % signals.length]);
    const backAt = await isBack(dataDir, connection);
    await sleep(1300 + (round % 5) * 100);
    const failures = visitors.visits.slice(from).filter(isFailure);
    failed += failures.length;
    lastFailureMs = Math.max(lastFailureMs, ...failures.map((each) => each.answeredAt - backAt));
  }
  await visitors.finish();
  const { visits, writes } = visitors;
  console.info(
    `${rounds} ends under ${perSecond} requests a second: ${visits.length} requests, ` +
      `${failed} answered 503, the last ${Math.round(lastFailureMs)} ms after the database was back, ` +
      `the slowest after ${Math.round(percentile(visits, 1))} ms; ${writes.length} writes`,
  );
  expect(server.child.exitCode).toBe(null);
  expect(distinctStatuses(visits)).toEqual(expect.not.arrayContaining([0, -1, 500]));
  expect(failed).toBeGreaterThan(rounds);
  expect(lastFailureMs).toBeLessThan(allowMs(visits, perSecond, 1000));
  expect(writes.filter(({ isAcknowledged }) => !isAcknowledged)).toEqual([]);
  expect(await notStoredOnce(connection, writes)).toEqual([]);
  expect((await server.stop()).code).toBe(0);
}

const isFailure = ({ status }: Visit) => status <= 0 || status >= 500;
const distinctStatuses = (visits: Visit[]) => [...new Set(visits.map(({ status }) => status))];

async function readPostmasterPid(dataDir: string): Promise<number> {
  const file = path.join(dataDir, 'postgres/cluster/postmaster.pid');
  return Number((await readFile(file, 'utf8')).split('\n')[0]);
}

/** When the database, which was just told to end, answered a new connection. */
async function isBack(
  dataDir: string,
  connection: Awaited<ReturnType<typeof joinEmbeddedPostgres>>,
): Promise<number> {
  const old = await readPostmasterPid(dataDir).catch(() => 0);
  for (;;) {
    await sleep(20);
    const now = await readPostmasterPid(dataDir).catch(() => old);
    if (now === old) continue;
    const sql = connectTo(connection);
    const answer = await sql`select 1`.catch(() => null);
    await sql.end(0);
    if (answer) return performance.now();
  }
}
