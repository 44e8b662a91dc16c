import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import net from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  debianPrograms,
  startDebianPostgres,
  type DebianPostgres,
} from '#bench/debian-postgres.ts';
import { readPositionHeader } from '#contract/read-position.ts';
import { composeServer, type Server } from '#server/compose.ts';
import { createLog } from '#platform/log.ts';
import { readSettings } from '#platform/settings.ts';
import { positionCookie } from '#platform/http/answer-cache.ts';
import { beyondAll } from '#platform/database/replicas/replicas.ts';
import { createApi, parseAnswer } from '#src/api/client.ts';
import { pages } from '#web/pages/pages.ts';
import { createAccessTokens } from '#domain/auth/tokens.ts';
import { listingForm } from '#tests/support/listing-forms.ts';
import { connectTo } from '../embedded-helpers.ts';
import { freePort } from './server-process.ts';
import { startTcpProxy, type TcpProxy } from './tcp-proxy.ts';

const delaySeconds = 2;
const pairs = Number(process.env['REPLICA_PAIRS'] ?? 400);
/** Reads of others for each write with its read, as on a site where most people look around. */
const othersPerPair = 9;
const publicUrl = 'http://localhost:3000';
const token = 'metrics-of-the-test';

/** Processes of the real server; only the pages are the title of a listing instead of React. */
describe.skipIf(!existsSync(debianPrograms))('two processes with a replica 2 s behind', () => {
  let primary: DebianPostgres;
  let standby: DebianPostgres;
  let toPrimary: TcpProxy;
  let toStandby: TcpProxy;
  let sql: ReturnType<typeof connectTo>;
  let dataDir: string;
  let processes: Server[];
  let userId: number;

  const databaseUrl = (port: number) => `postgres://postgres@127.0.0.1:${port}/postgres`;

  beforeAll(async () => {
    dataDir = await mkdtemp(path.join(tmpdir(), 'roomieradar-replicas-'));
    primary = await startDebianPostgres({ port: await freePort(), hasTcp: true });
    standby = await startDebianPostgres({
      port: await freePort(),
      hasTcp: true,
      standbyOf: primary,
      settings: [`recovery_min_apply_delay=${delaySeconds}s`],
    });
    toPrimary = await proxyTo(primary);
    toStandby = await proxyTo(standby);
    processes = [await open('one'), await open('other')];
    sql = connectTo(primary.connection);
    const [user] = await sql<{ id: number }[]>`
      insert into users (issuer, subject, email, first_name, birth_date, onboarding_status)
      values ('test', 'one', 'one@rooms.example', 'One', '1990-01-01', 'completed') returning id`;
    userId = user?.id ?? 0;
  }, 120_000);
  afterAll(async () => {
    await sql?.end();
    await Promise.all((processes ?? []).map((each) => each.close()));
    await Promise.all([toPrimary?.close(), toStandby?.close()]);
    await standby?.stop();
    await primary?.stop();
    await rm(dataDir, { recursive: true, force: true });
  });

  const proxyTo = ({ connection: { port } }: DebianPostgres) =>
    startTcpProxy(() => net.connect(port, '127.0.0.1'));

  function open(name: string, env: Record<string, string> = {}): Promise<Server> {
    const settings = readSettings({
      PUBLIC_URL: publicUrl,
      DATA_DIR: path.join(dataDir, name),
      DATABASE_URL: databaseUrl(toPrimary.port),
      DATABASE_REPLICA_URLS: databaseUrl(toStandby.port),
      DATABASE_WAIT_MS: '10000',
      RATE_LIMIT_FACTOR: '1000000',
      QUOTA_FACTOR: '1000000',
      SEED: 'none',
      METRICS_TOKEN: token,
      ...env,
    });
    return composeServer(settings, {
      log: createLog('silent'),
      createWebsite: async (deps) =>
        pages({
          ...deps,
          template: '<!--head--><body><!--body--><!--scripts-->',
          policy: null,
          loadBuild: async () => ({
            assets: {
              app: '',
              boot: { text: '' },
              preloads: () => [],
              styles: () => ({ css: '', hrefs: [] }),
            },
            hasPage: async () => true,
            async renderPage({ url }, fetchApi) {
              const answer = await fetchApi(url.replace('/listings/', '/api/listings/'));
              const { title = '' } = (await answer.json()) as { title?: string };
              return {
                status: answer.status,
                head: '',
                body: `<title>${title}</title>`,
                data: [],
                routeIds: [],
                redirect: null,
              };
            },
          }),
        }),
    });
  }

  const server = (nth: number) => processes[nth % processes.length] as Server;
  const get = (nth: number, address: string, headers: Record<string, string> = {}) =>
    Promise.resolve(server(nth).app.request(address, { headers }));

  async function addListing(title: string): Promise<number> {
    const row = { ...listingForm({ title }), user_id: userId };
    const [listing] = await sql<{ id: number }[]>`
      insert into listings ${sql(row)} returning id`;
    return listing?.id ?? 0;
  }

  async function titleOfPage(nth: number, id: number, headers: Record<string, string> = {}) {
    const page = await get(nth, `/listings/${id}`, headers);
    return /<title>(.*?)<\/title>/.exec(await page.text())?.[1];
  }

  /** Until the standby has replayed everything. */
  async function caughtUp() {
    await sleep(delaySeconds * 1000 + 500);
  }

  test('an anonymous page shows SQL written by hand within a second, in every process', async () => {
    const id = await addListing('First');
    for (const nth of [0, 1]) expect(await titleOfPage(nth, id)).toBe('First');
    let latestMs = 0;
    for (let round = 0; round < 10; round += 1) {
      // Also while the replica is far behind, and when it has just caught up.
      if (round === 5) await caughtUp();
      const title = `Round ${round}`;
      await sql`update listings set title = ${title} where id = ${id}`;
      const writtenAt = performance.now();
      for (const nth of [0, 1]) {
        while ((await titleOfPage(nth, id)) !== title) {
          expect(performance.now() - writtenAt).toBeLessThan(1000);
          await sleep(2);
        }
        latestMs = Math.max(latestMs, performance.now() - writtenAt);
      }
      // It stays so while the replica replays what was before.
      await sleep(300);
      for (const nth of [0, 1]) expect(await titleOfPage(nth, id)).toBe(title);
    }
    console.info(`anonymous pages: at most ${Math.round(latestMs)} ms behind a write`);
  });

  test('while the feed is lost, no page is taken from memory', async () => {
    const id = await addListing('Heard');
    expect(await titleOfPage(0, id)).toBe('Heard');
    const { feed } = server(0).database;
    for (let round = 0; round < 3; round += 1) {
      expect(feed.isHeard).toBe(true);
      // As if all processes behind a proxy lost their connections at once.
      await sql.begin(async (tx) => {
        await tx`update listings set title = ${`Lost ${round}`} where id = ${id}`;
        await tx`select pg_terminate_backend(pid) from pg_stat_activity
          where application_name = 'roomieradar changes'`;
      });
      const writtenAt = performance.now();
      while ((await titleOfPage(0, id)) !== `Lost ${round}`) {
        expect(performance.now() - writtenAt).toBeLessThan(1000);
        await sleep(5);
      }
      while (!feed.isHeard) await sleep(20);
    }
  });

  test(`${pairs} writes are read at once at any process, and most reads leave the primary`, async () => {
    const id = await addListing('Pair');
    const owner = await signIn();
    await caughtUp();
    const before = await readsByServer();
    let stale = 0;
    // The browser's client. Each request reaches the next process, so no read follows its write.
    let turn = 0;
    let cookie = '';
    let bearer: string | null = null;
    const client = createApi({
      host: publicUrl,
      async fetch(address, init) {
        turn += 1;
        const answer = await server(turn).app.request(new Request(address, init));
        cookie = /read_position=[^;]+/.exec(answer.headers.get('Set-Cookie') ?? '')?.[0] ?? cookie;
        return answer;
      },
      bearerSource: {
        bearer: async () => bearer,
        renewed: async () => null,
        refused: () => undefined,
      },
      parseAnswer,
    });
    const address = `/api/listings/${id}`;
    for (let pair = 0; pair < pairs; pair += 1) {
      const title = `Pair ${pair}`;
      turn = pair;
      bearer = owner;
      await client('updateListing', { params: { id }, body: listingForm({ title }) });
      // Not as its owner, who is always answered by the primary.
      bearer = null;
      if ((await client('getListing', { params: { id } })).title !== title) stale += 1;
      if (pair % 4 === 0 && (await titleOfPage(turn + 1, id, { Cookie: cookie })) !== title) {
        stale += 1;
      }
      await Promise.all(
        Array.from({ length: othersPerPair }, async (_, nth) => {
          const answer = await get(pair + nth, nth % 3 === 0 ? '/api/listings' : address);
          expect(answer.status).toBe(200);
          await answer.arrayBuffer();
        }),
      );
    }
    const after = await readsByServer();
    const [onPrimary, onReplica] = [after.primary - before.primary, after.replica - before.replica];
    const share = onReplica / (onPrimary + onReplica);
    console.info(
      `${pairs} pairs: ${stale} stale; ${Math.round(share * 1000) / 10} % of reads off the primary`,
    );
    expect(stale).toBe(0);
    expect(share).toBeGreaterThan(0.8);
  }, 600_000);

  test('a forged position sends no read to the primary, and one that was given reads its write', async () => {
    const id = await addListing('First');
    await caughtUp();
    const address = `/api/listings/${id}`;
    const before = await readsByServer();
    const written = await server(0).app.request(address, {
      method: 'PUT',
      headers: { Authorization: `Bearer ${await signIn()}`, 'Content-Type': 'application/json' },
      body: JSON.stringify(listingForm({ title: 'Second' })),
    });
    const given = written.headers.get(readPositionHeader) ?? '';
    /** Its title, by this position in a header and in a cookie, at both processes. */
    const readTitles = async (position: string) => {
      const carriers = [
        { [readPositionHeader]: position },
        { Cookie: `${positionCookie}=${encodeURIComponent(position)}` },
      ];
      const titles = new Set<unknown>();
      for (const nth of [0, 1]) {
        for (const headers of carriers) {
          const answer = await get(nth, address, headers);
          expect(answer.status).toBe(200);
          titles.add(((await answer.json()) as { title?: string }).title);
        }
      }
      return [...titles];
    };
    expect(await readTitles(given)).toEqual(['Second']);
    const afterGiven = await readsByServer();
    // The write itself reads, too.
    expect(afterGiven.primary - before.primary).toBeGreaterThanOrEqual(4);
    expect(afterGiven.replica).toBe(before.replica);

    const [position = '', signature = ''] = given.split('.');
    const far = beyondAll.toString(16);
    const turned = (signature.startsWith('A') ? 'B' : 'A') + signature.slice(1);
    const forged = [
      `${far}.${signature}`,
      `${far}.${'A'.repeat(22)}`,
      `${far}.`,
      far,
      `${position}0.${signature}`,
      `${position}.${turned}`,
      `${position}.${signature}A`,
      `ffffffffffffffff.${signature}`,
      `-${position}.${signature}`,
      '9'.repeat(4000),
    ];
    for (const each of forged) {
      const titles = await readTitles(each);
      expect(['First', 'Second'], each.slice(0, 60)).toEqual(expect.arrayContaining(titles));
    }
    const after = await readsByServer();
    expect(after.primary - afterGiven.primary).toBe(0);
    expect(after.replica - afterGiven.replica).toBe(4 * forged.length);
    // It is still followed where it was given: what a forger does changes nothing for others.
    expect(await readTitles(given)).toEqual(['Second']);
  });

  test('a replica that is away is left out and taken back, and nobody notices', async () => {
    const id = await addListing('Away');
    await caughtUp();
    const isUsed = async () => (await metric('roomieradar_replica_used')) === 1;
    expect(await isUsed()).toBe(true);
    expect(await (await get(0, '/ready')).json()).toMatchObject({ status: 'ok', replicas: 'ok' });
    toStandby.setManner('silence all');
    const statuses = new Set<number>();
    const pausedAt = performance.now();
    let slowestMs = 0;
    while (performance.now() - pausedAt < 3000) {
      const askedAt = performance.now();
      statuses.add((await get(0, `/api/listings/${id}`)).status);
      slowestMs = Math.max(slowestMs, performance.now() - askedAt);
      await sleep(20);
    }
    expect(await isUsed()).toBe(false);
    const ready = await get(0, '/ready');
    expect([ready.status, await ready.json()]).toMatchObject([
      200,
      { status: 'degraded', replicas: 'away' },
    ]);
    toStandby.setManner('pass');
    while (!(await isUsed())) {
      expect(performance.now() - pausedAt).toBeLessThan(20_000);
      await sleep(50);
    }
    console.info(`replica away: the slowest answer took ${Math.round(slowestMs)} ms`);
    expect([...statuses]).toEqual([200]);
  });

  test('a replica of another database is refused at start, one that is away is not', async () => {
    const stranger = await startDebianPostgres({ port: await freePort(), hasTcp: true });
    await expect(
      open('stranger', { DATABASE_REPLICA_URLS: databaseUrl(stranger.connection.port) }),
    ).rejects.toThrow('is no replica of the database of DATABASE_URL');
    await stranger.stop();
    const alone = await open('alone', {
      DATABASE_REPLICA_URLS: databaseUrl(stranger.connection.port),
    });
    expect((await alone.app.request('/api/listings')).status).toBe(200);
    await alone.close();
  });

  test('reads go on from the replica while the primary is away', async () => {
    const id = await addListing('Alone');
    await caughtUp();
    toPrimary.setManner('silence all');
    const statuses = new Set<number>();
    const pausedAt = performance.now();
    while (performance.now() - pausedAt < 3000) {
      statuses.add((await get(1, `/api/listings/${id}`)).status);
      await sleep(20);
    }
    const ready = await get(1, '/ready');
    toPrimary.setManner('pass');
    expect([...statuses]).toEqual([200]);
    expect([ready.status, await ready.json()]).toMatchObject([
      200,
      { status: 'degraded', database: 'away', replicas: 'ok' },
    ]);
  });

  async function signIn(): Promise<string> {
    const { database } = server(0);
    const [session] = await sql<{ id: string }[]>`
      insert into sessions (user_id) values (${userId}) returning id`;
    const tokens = createAccessTokens({ sql: database.sql, publicUrl });
    return tokens.issue({ user_id: userId, session_id: session?.id ?? '', is_admin: false });
  }

  async function metric(name: string, labels = ''): Promise<number> {
    const answer = await get(0, '/metrics', { Authorization: `Bearer ${token}` });
    const line = (await answer.text()).split('\n').find((each) => {
      return each.startsWith(name) && each.includes(labels);
    });
    return Number(line?.split(' ').at(-1));
  }

  async function readsByServer() {
    const counts = { primary: 0, replica: 0 };
    for (const nth of [0, 1]) {
      const answer = await get(nth, '/metrics', { Authorization: `Bearer ${token}` });
      const text = await answer.text();
      for (const [, name, value] of text.matchAll(/public_reads\{server="(\w+)"\} (\d+)/g)) {
        counts[name as keyof typeof counts] += Number(value);
      }
    }
    return counts;
  }
});
