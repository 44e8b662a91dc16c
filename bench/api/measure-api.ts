import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { brotliCompressSync } from 'node:zlib';
import { openDatabase } from '#platform/database/database.ts';
import type { ConnectionOptions } from '#platform/database/hosts.ts';
import { joinEmbeddedPostgres } from '#platform/database/embedded/join.ts';
import { insertManyListings, insertListingImages } from '../many-listings.ts';
import { median, type Figure, type MeasureOptions, type Part } from '../part.ts';
import { ensureBuilt } from '#web/pages/ensure-built.ts';
import { startServerChild, type ServerChild } from './child.ts';
import { spentTable } from './cpu-profile.ts';
import { p99AtRate } from './h2load.ts';
import { pgbench } from './pgbench.ts';
import { byIdSql, firstPageSql } from './statements.ts';
import { wrk } from './wrk.ts';

const listingCount = 100_000;
/** Paths of the load at a steady rate: far more than the server would keep by itself. */
const distinctPaths = 20_000;
const connections = 16;
/** Connections of the load at a steady rate, where each has long pauses. */
const steadyConnections = 64;
/** As browsers do. */
const acceptEncoding = 'gzip, deflate, br';
/** Warm-up time for the JIT compiler. */
const warmUpSeconds = 5;
/** A server that uses less CPU time than this in a second counts as idle. */
const idleCpuUs = 50_000;

interface Read {
  name: string;
  /** The same read for each tool: Lua for wrk, a script for pgbench, an address for h2load. */
  luaPath: string;
  pgbenchScript: string;
  address(): `/${string}`;
  everyAddress(): `/${string}`[];
  atLeastOfPgbench: number;
}

const anyId = () => 1 + Math.floor(Math.random() * listingCount);
const reads: Read[] = [
  {
    name: 'Listing by id',
    luaPath: `"/api/listings/" .. math.random(1, ${listingCount})`,
    pgbenchScript: `\\set id random(1, ${listingCount})\n${byIdSql(':id')};\n`,
    address: () => `/api/listings/${anyId()}`,
    everyAddress: () =>
      Array.from({ length: listingCount }, (_, nth) => `/api/listings/${nth + 1}` as const),
    atLeastOfPgbench: 0.45,
  },
  {
    name: 'First list page',
    luaPath: '"/api/listings"',
    pgbenchScript: `${firstPageSql};\n`,
    address: () => '/api/listings',
    everyAddress: () => ['/api/listings'],
    atLeastOfPgbench: 0.6,
  },
];

/** The API with every middleware, compared with pgbench and with a plain Hono + pg handler. */
export const apiPart: Part = {
  title: 'API reads',
  tools: ['wrk', 'pgbench', 'h2load'],
  async measure(options) {
    const folder = await mkdtemp(path.join(tmpdir(), 'roomieradar-bench-'));
    const opened: (() => Promise<unknown>)[] = [];
    await ensureBuilt(['en'], options.say);
    try {
      const start = async (file: string, env: Record<string, string>, log: string) => {
        const child = await startServerChild(path.join(import.meta.dirname, file), env, log);
        opened.push(() => child.stop());
        return child;
      };
      const api = await start('api-server.ts', apiSettings(folder), path.join(folder, 'api.log'));
      const connection = await joinEmbeddedPostgres(folder);
      options.say(`Inserting ${listingCount.toLocaleString('en')} listings with images`);
      const version = await fill(connection);
      const env = { CONNECTION: JSON.stringify(connection) };
      const plain = await start('plain-server.ts', env, path.join(folder, 'plain.log'));

      const figures: Figure[] = [];
      const notes: string[] = [];
      for (const read of reads) {
        figures.push(...(await measureRead(read, { api, plain, connection, folder }, options)));
        notes.push(await profileRead(read, { api, folder }, options));
      }
      const home = await measureHome({ api, start, folder }, options);
      return {
        method: describeMethod(version, options),
        figures: [...figures, ...home.figures],
        notes: [...notes, home.note],
      };
    } finally {
      for (const close of opened.toReversed()) await close();
      await rm(folder, { recursive: true, force: true });
    }
  },
};

const apiSettings = (folder: string) => ({
  DATA_DIR: folder,
  DATABASE_URL: '',
  SEED: 'none',
  LOG_LEVEL: 'info',
  LANGUAGES: 'en',
  // Room for all of them: ids are drawn evenly, where real visitors mostly ask for some.
  CACHE_MB: '1000',
  RATE_LIMIT_FACTOR: '1000000',
  QUOTA_FACTOR: '1000000',
});

async function fill(connection: ConnectionOptions): Promise<string> {
  const { sql, close } = openDatabase(connection, 1);
  await sql`set statement_timeout = 0`;
  await insertManyListings(sql, listingCount);
  await insertListingImages(sql);
  await sql`vacuum analyze`;
  const [row] = await sql<{ server_version: string }[]>`show server_version`;
  await close();
  return row?.server_version ?? 'unknown';
}

interface Contestants {
  api: ServerChild;
  plain: ServerChild;
  connection: ConnectionOptions;
  folder: string;
}

async function measureRead(
  read: Read,
  { api, plain, connection, folder }: Contestants,
  { seconds, rounds, say }: MeasureOptions,
): Promise<Figure[]> {
  const samples = { api: [], plain: [], pgbench: [], apiCpu: [], plainCpu: [] } as Record<
    'api' | 'plain' | 'pgbench' | 'apiCpu' | 'plainCpu',
    number[]
  >;
  const load = async (server: ServerChild, length: number) => {
    const before = await server.cpuUs();
    const run = { url: server.url, folder, path: read.luaPath, connections, seconds: length };
    const { perSecond, requests } = await wrk(run);
    return { perSecond, cpuUs: ((await server.cpuUs()) - before) / requests };
  };
  for (const server of [api, plain]) {
    await untilIdle(server);
    await load(server, warmUpSeconds);
  }
  await askForAll(read, api);
  for (let round = 1; round <= rounds; round++) {
    const script = { name: 'read', script: read.pgbenchScript, connections, seconds };
    samples.pgbench.push(await pgbench({ connection, folder, ...script }));
    const ours = await load(api, seconds);
    samples.api.push(ours.perSecond);
    samples.apiCpu.push(ours.cpuUs);
    const theirs = await load(plain, seconds);
    samples.plain.push(theirs.perSecond);
    samples.plainCpu.push(theirs.cpuUs);
    const [limit = 0, peer] = [samples.pgbench.at(-1), theirs];
    say(
      `${read.name}, round ${round}: pgbench ${limit.toFixed(0)}/s, API ${ours.perSecond.toFixed(0)}/s, plain ${peer.perSecond.toFixed(0)}/s`,
    );
  }
  const perSecond = median(samples.api);
  const p99 = await p99AtRate({
    origin: api.url,
    folder,
    paths: Array.from({ length: distinctPaths }, () => read.address()),
    perSecond: perSecond / 2,
    connections: steadyConnections,
    seconds,
  });
  const compare = (name: string, peer: number[], atLeast: number): Figure => ({
    name: `${read.name}, compared with ${name}`,
    unit: '/s',
    value: perSecond,
    against: { name, value: median(peer) },
    goal: { atLeast },
  });
  return [
    compare('pgbench', samples.pgbench, read.atLeastOfPgbench),
    compare('a plain handler', samples.plain, 2),
    {
      name: `${read.name}, CPU per request`,
      unit: 'µs',
      value: median(samples.apiCpu),
      against: { name: 'a plain handler', value: median(samples.plainCpu) },
      goal: null,
    },
    {
      name: `${read.name}, p99 at half load`,
      unit: 'ms',
      value: p99,
      against: null,
      goal: { atMost: 10 },
    },
  ];
}

/** Waits until the server is idle: after the start it builds its indexes. */
async function untilIdle(server: ServerChild): Promise<void> {
  for (let before = Number.NEGATIVE_INFINITY; ;) {
    const now = await server.cpuUs();
    if (now - before < idleCpuUs) return;
    before = now;
    await sleep(1000);
  }
}

/** The server's CPU time by caller; profiling itself adds some. */
/** Requests each address once, as time does where visitors come and go. */
async function askForAll({ everyAddress }: Read, { url }: ServerChild): Promise<void> {
  const paths = everyAddress();
  const workers = Array.from({ length: connections }, async () => {
    for (let path = paths.pop(); path !== undefined; path = paths.pop()) {
      await (await fetch(url + path)).arrayBuffer();
    }
  });
  await Promise.all(workers);
}

/** The HTML of the home page, as browsers accept it, compared with a static file of the same bytes. */
async function measureHome(
  {
    api,
    start,
    folder,
  }: {
    api: ServerChild;
    start: (file: string, env: Record<string, string>, log: string) => Promise<ServerChild>;
    folder: string;
  },
  { seconds, rounds, say }: MeasureOptions,
): Promise<{ figures: Figure[]; note: string }> {
  const headers = { 'Accept-Encoding': acceptEncoding };
  const page = await (await fetch(api.url, { headers })).arrayBuffer();
  const file = path.join(folder, 'home.html');
  await writeFile(file, new Uint8Array(brotliCompressSync(page)));
  const statics = await start('static-server.ts', { FILE: file }, path.join(folder, 'static.log'));
  const load = (server: ServerChild, length: number) =>
    wrk({ url: server.url, folder, path: '"/"', acceptEncoding, connections, seconds: length });
  const rates = { api: [] as number[], statics: [] as number[] };
  for (const server of [api, statics]) await load(server, warmUpSeconds);
  for (let round = 1; round <= rounds; round++) {
    rates.statics.push((await load(statics, seconds)).perSecond);
    rates.api.push((await load(api, seconds)).perSecond);
    say(`Home HTML, round ${round}: ${rates.api.at(-1)}/s, static file ${rates.statics.at(-1)}/s`);
  }
  let requests = 0;
  const spent = await api.profile(async () => ({ requests } = await load(api, seconds)));
  const against = { name: 'a static file', value: median(rates.statics) };
  const name = 'Home HTML, compared with a static file';
  return {
    figures: [{ name, unit: '/s', value: median(rates.api), against, goal: { atLeast: 0.5 } }],
    note: `Home HTML, where the server's CPU time goes (profiling adds some):\n\n${spentTable(spent, requests)}`,
  };
}

async function profileRead(
  read: Read,
  { api, folder }: Pick<Contestants, 'api' | 'folder'>,
  { seconds }: MeasureOptions,
): Promise<string> {
  let requests = 0;
  const spent = await api.profile(async () => {
    const run = { url: api.url, folder, path: read.luaPath, connections, seconds };
    ({ requests } = await wrk(run));
  });
  return `${read.name}, where the server's CPU time goes (profiling adds some):\n\n${spentTable(spent, requests)}`;
}

function describeMethod(version: string, { seconds, rounds }: MeasureOptions): string[] {
  return [
    `The embedded PostgreSQL ${version} holds ${listingCount.toLocaleString('en')} listings with an image each. There are ${connections} connections. Clients, servers and database share the machine.`,
    'The API is the real server with access log (info, to a file), rate limiter, CORS, security headers, validation and ETag. wrk requests random ids and the first page. Finished answers have room in memory for all of them (CACHE_MB=1000), and each listing is asked for once before measuring.',
    'The reference of the home page is a plain node:http server that answers the same bytes, compressed before, with an ETag.',
    'pgbench -M prepared and the plain Hono + pg handler read only the columns of the listing. The API also answers images, owner and total.',
    `Figures are medians of ${rounds} interleaved rounds of ${seconds} s each. CPU is that of the server process. p99 is measured by h2load at half of the API's own rate, over ${steadyConnections} connections.`,
  ];
}
