import { existsSync } from 'node:fs';
import net from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import {
  debianPrograms,
  startDebianPostgres,
  type DebianPostgres,
} from '#bench/debian-postgres.ts';
import { openDatabase, type Database } from '#platform/database/database.ts';
import { databaseFailure } from '#platform/database/failures.ts';
import { transaction } from '#platform/database/sql.ts';
import { connectTo } from '../embedded-helpers.ts';
import { freePort } from './server-process.ts';
import { startTcpProxy, type TcpProxy } from './tcp-proxy.ts';
import { allowMs } from './visitors.ts';

/** How long a next primary is looked for once it is there, and how long a statement may wait. */
const foundMs = 2500;
const answeredMs = 8000;
/** Between two statements of the load. */
const pauseMs = 25;
/** Until another server is the primary. */
const electionMs = 2500;

/**
 * Three addresses, of which one leads to a primary and the others to its standby. A failover is an
 * address that falls silent, as a machine without power does, and another that leads to the primary.
 */
describe.skipIf(!existsSync(debianPrograms))('three servers, one of which takes writes', () => {
  let primary: DebianPostgres;
  let standby: DebianPostgres;
  let admin: ReturnType<typeof connectTo>;

  beforeAll(async () => {
    primary = await startDebianPostgres({ port: await freePort(), hasTcp: true });
    standby = await startDebianPostgres({
      port: await freePort(),
      hasTcp: true,
      standbyOf: primary,
    });
    admin = connectTo(primary.connection);
    await admin`create table written (id int)`;
  }, 120_000);
  afterAll(async () => {
    await admin?.end();
    await standby?.stop();
    await primary?.stop();
  });

  /** `first` is the address that leads to the primary. */
  async function openAt(first: number) {
    let leader = first;
    const addresses: TcpProxy[] = [];
    for (const nth of [1, 2, 3]) {
      const target = () => (nth === leader ? primary : standby).connection.port;
      const address = await startTcpProxy(() => net.connect(target(), '127.0.0.1'));
      onTestFinished(() => address.close());
      addresses.push(address);
    }
    const hosts = addresses.map(({ port }) => `127.0.0.1:${port}`).join();
    const url = `postgres://postgres@${hosts}/postgres?target_session_attrs=read-write`;
    const database = openDatabase(url, 10, { waitMs: 1000 });
    onTestFinished(() => database.close());
    return {
      database,
      loseLeader: () => addresses[leader - 1]?.setManner('silence all'),
      refuseLeader: () => addresses[leader - 1]?.setManner('refuse'),
      appoint: (next: number) => (leader = next),
    };
  }

  test('a statement that is the first of its connection ends with that connection', async () => {
    const { database, refuseLeader } = await openAt(1);
    const long = Array.from({ length: 5 }, () => database.sql`select pg_sleep(5)`);
    const ends = Promise.allSettled(long);
    await sleep(500);
    refuseLeader();
    const first = await Promise.race([ends, sleep(4000, 'no answer')]);
    expect(first).not.toBe('no answer');
    for (const end of await ends) expect(end.status).toBe('rejected');
  });

  test.for([
    { first: 1, next: 2 },
    { first: 2, next: 1 },
    { first: 3, next: 1 },
  ])(
    'writes go on when server $first falls silent and $next takes over, and stay away from it',
    { timeout: 60_000 },
    async ({ first, next }) => {
      const { database, loseLeader, appoint } = await openAt(first);
      // The first connections take a busy machine a second, which is as long as a statement waits.
      await Promise.all([database.sql`select`, database.hot`select`]);
      const load = startLoad(database);
      await sleep(1500);
      expect(load.ends.filter(({ isFine }) => !isFine)).toEqual([]);
      loseLeader();
      await sleep(electionMs);
      appoint(next);
      const appointedAt = performance.now();
      await sleep(foundMs + 3000);
      const closingAt = performance.now();
      // As when connections have become old: new ones go where the last one went.
      await admin`select pg_terminate_backend(pid) from pg_stat_activity
        where application_name = 'roomieradar'`;
      const closedAt = performance.now();
      await sleep(3000);
      await load.stop();

      const written = load.ends.find(({ at, isFine }) => isFine && at > appointedAt);
      console.info(`written ${Math.round((written?.at ?? 0) - appointedAt)} ms after the election`);
      expect(load.ends.filter(({ tookMs }) => tookMs > answeredMs)).toEqual([]);
      const allowed = (ms: number) => allowMs(load.ends, 1000 / pauseMs, ms);
      const failedSince = (ms: number) =>
        load.ends.filter(({ isFine, sentAt }) => !isFine && sentAt > ms);
      expect(
        failedSince(appointedAt + allowed(foundMs)).filter(({ at }) => at < closingAt),
      ).toEqual([]);
      // The statements of the moment fail; the next ones need only new connections.
      expect(failedSince(closedAt + allowed(500))).toEqual([]);
    },
  );
});

interface End {
  sentAt: number;
  at: number;
  tookMs: number;
  isFine: boolean;
}

/** Writes, reads and transactions, forty a second, each of which must end. */
function startLoad({ sql, hot }: Database) {
  const ends: End[] = [];
  const underWay = new Set<Promise<unknown>>();
  const unexpected: unknown[] = [];
  const works: (() => Promise<unknown>)[] = [
    () => sql`insert into written values (1)`,
    () => transaction(sql, async (tx) => void (await tx`insert into written values (2)`)),
    () => hot`insert into written values (3)`,
  ];
  const stopping = new AbortController();
  const sending = (async () => {
    for (let nth = 0; !stopping.signal.aborted; nth += 1) {
      const sentAt = performance.now();
      const end = (isFine: boolean) => {
        const at = performance.now();
        ends.push({ sentAt, at, tookMs: at - sentAt, isFine });
      };
      const work = (works[nth % works.length] as (typeof works)[number])().then(
        () => end(true),
        (error: unknown) => {
          end(false);
          if (databaseFailure(error) === null) unexpected.push(error);
        },
      );
      underWay.add(work);
      void work.finally(() => underWay.delete(work));
      await sleep(pauseMs);
    }
  })();
  return {
    ends,
    async stop() {
      stopping.abort();
      await sending;
      const all = Promise.all(underWay).then(() => 'all');
      expect(await Promise.race([all, sleep(answeredMs, 'not all')])).toBe('all');
      expect(unexpected).toEqual([]);
    },
  };
}
