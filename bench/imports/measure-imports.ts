import { setTimeout as sleep } from 'node:timers/promises';
import type { Import, ImportSource, ImportUpload } from '#contract/imports/import.ts';
import { limits } from '#contract/limits.ts';
import { openDatabase } from '#platform/database/database.ts';
import { joinEmbeddedPostgres } from '#platform/database/embedded/join.ts';
import { latenciesApart, percentile } from '../api/paced-load.ts';
import { median, type Figure, type MeasureOptions, type Part } from '../part.ts';
import { watchMemory } from '../photos/memory-watch.ts';
import { ownAddress, startPhotoServer, type PhotoServer } from '../photos/photo-server.ts';

const { rows } = limits.imports;
const othersPerSecond = 50;
const betweenMs = 200;
const warmUpRows = 5000;

/** The largest allowed import, and the latency of other requests meanwhile. */
export const importsPart: Part = {
  title: 'Imports',
  tools: [],
  async measure(options) {
    const server = await startPhotoServer();
    try {
      await becomeAdministrator(server.dataDir);
      await warmUp(server);
      const rounds: Round[] = [];
      for (let round = 0; round < options.rounds; round++) {
        rounds.push(await measureRound(server, `bench-${round}`, options));
      }
      return { method, figures: makeFigures(rounds), notes: [] };
    } finally {
      await server.stop();
    }
  },
};

/** Imports a small file first, so that later growth of memory comes from the rows, not from code. */
async function warmUp(server: PhotoServer): Promise<void> {
  const source = await addSource(server, 'warm-up');
  await importFile(server, source.id, Buffer.from(manyRooms('warm-up', warmUpRows)));
}

interface Round {
  idleP95: number;
  busyP95: number;
  rowsPerSecond: number;
  againRowsPerSecond: number;
  /** MB of server and import process together, minus the MB of the server before the import. */
  growth: number;
  serverGrowth: number;
}

async function measureRound(
  server: PhotoServer,
  name: string,
  { seconds, say }: MeasureOptions,
): Promise<Round> {
  const shown = await server.room();
  const load = {
    origin: server.url,
    paths: ['/api/listings' as const, `/api/listings/${shown}` as const],
    perSecond: othersPerSecond,
    connections: 16,
  };
  const source = await addSource(server, name);
  const file = Buffer.from(manyRooms(name, rows));
  await latenciesApart({ ...load, seconds: 1 });
  const watch = () => watchMemory(server.pid, { helper: 'import-process', betweenMs: 100 });
  const memoryBefore = watch();
  const idle = await latenciesApart({ ...load, seconds });
  const { server: before } = await memoryBefore.stop();

  const memory = watch();
  const over = new AbortController();
  const others = latenciesApart({ ...load, seconds: 1200 }, over.signal);
  const run = await importFile(server, source.id, file);
  over.abort();
  const busy = await others;
  const peak = await memory.stop();
  if (run.added !== rows) throw new Error(`The import added ${run.added} of ${rows} rows`);
  const again = await importFile(server, source.id, file);
  if (again.unchanged !== rows) {
    throw new Error(`The second import found ${again.unchanged} of ${rows} rows unchanged`);
  }

  const round = {
    idleP95: percentile(idle, 0.95),
    busyP95: percentile(busy, 0.95),
    rowsPerSecond: rows / importSeconds(run),
    againRowsPerSecond: rows / importSeconds(again),
    growth: peak.together - before,
    serverGrowth: peak.server - before,
  };
  say(
    `${rows} rows of ${(file.length / 1e6).toFixed(1)} MB at ${round.rowsPerSecond.toFixed(0)} rows/s, again at ${round.againRowsPerSecond.toFixed(0)}; others' p95 ${round.busyP95.toFixed(1)} ms (idle ${round.idleP95.toFixed(1)}); memory +${round.growth.toFixed(0)} MB (server +${round.serverGrowth.toFixed(0)}, import process ${peak.images.toFixed(0)})`,
  );
  return round;
}

const addSource = (server: PhotoServer, name: string) =>
  call<ImportSource>(server, '/api/admin/import-sources', {
    name,
    kind: 'csv',
    new_status: 'active',
    mapping,
  });

/** Duration from start to end, including the first pass over the whole file. */
const importSeconds = ({ started_at, finished_at }: Import) =>
  (Date.parse(finished_at ?? '') - Date.parse(started_at ?? '')) / 1000;

async function importFile(server: PhotoServer, sourceId: number, file: Buffer): Promise<Import> {
  const path = `/api/admin/import-sources/${sourceId}/files`;
  const offer = await call<ImportUpload>(server, path, { name: 'rooms.csv', size: file.length });
  const { headers } = offer;
  const address = ownAddress(server, offer.upload_url);
  const sent = await fetch(address, { method: 'PUT', headers, body: new Uint8Array(file) });
  if (!sent.ok) throw new Error(`The upload got ${sent.status}`);
  const { id } = await call<Import>(server, '/api/admin/imports', { file_id: offer.file_id });
  for (;;) {
    const run = await call<Import>(server, `/api/admin/imports/${id}`);
    if (run.status === 'done') return run;
    if (run.status !== 'waiting' && run.status !== 'running') {
      throw new Error(`The import is ${run.status}: ${run.message}`);
    }
    await sleep(betweenMs);
  }
}

async function call<T>(server: PhotoServer, path: string, body?: object): Promise<T> {
  const response = await server.call(body ? 'POST' : 'GET', path, body);
  if (!response.ok) throw new Error(`${path} got ${response.status}: ${await response.text()}`);
  return (await response.json()) as T;
}

async function becomeAdministrator(dataDir: string): Promise<void> {
  const database = openDatabase(await joinEmbeddedPostgres(dataDir), 1);
  await database.sql`update users set is_admin = true`;
  await database.close();
}

const mapping = {
  source_id: 'id',
  title: 'name',
  description: 'text',
  address: '{street}, {area}, New York',
  latitude: 'lat',
  longitude: 'lng',
  monthly_rent: 'rent',
  total_bedrooms: 'rooms',
  external_link: 'https://rooms.example/{id}',
};
const areas = ['Harlem', 'Bushwick', 'Astoria', 'Kensington', 'Midtown'];

function manyRooms(name: string, count: number): string {
  const lines = ['id,name,text,street,area,lat,lng,rent,rooms'];
  for (let n = 1; n <= count; n += 1) {
    const lat = (40.5 + ((n * 7919) % 40_000) / 100_000).toFixed(5);
    const lng = (-74.2 + ((n * 104_729) % 50_000) / 100_000).toFixed(5);
    lines.push(
      `${n},Sunny room ${n} of ${name},"A kitchen that gets used, and a balcony on the ${n % 30}th floor. Quiet people, two cats, a garden behind the house.",${n % 900} ${n % 220}th Street,${areas[n % areas.length]},${lat},${lng},${300 + ((n * 31) % 4000)},${1 + (n % 6)}`,
    );
  }
  return `${lines.join('\n')}\n`;
}

function makeFigures(rounds: Round[]): Figure[] {
  const middle = (of: (round: Round) => number) => median(rounds.map(of));
  return [
    {
      name: `${rows.toLocaleString('en-US')} new rows, while other users read`,
      unit: '/s',
      value: middle(({ rowsPerSecond }) => rowsPerSecond),
      against: null,
      goal: { atLeast: 2000 },
    },
    {
      name: "Other users' p95 during the import",
      unit: 'ms',
      value: middle(({ busyP95 }) => busyP95),
      against: { name: 'idle', value: middle(({ idleP95 }) => idleP95) },
      goal: { atMost: 3 },
    },
    {
      name: 'Largest growth of memory, server and import process together',
      unit: 'MB',
      value: Math.max(...rounds.map(({ growth }) => growth)),
      against: null,
      goal: { atMost: 150 },
    },
    {
      name: 'Largest growth of memory, server alone',
      unit: 'MB',
      value: Math.max(...rounds.map(({ serverGrowth }) => serverGrowth)),
      against: null,
      goal: null,
    },
    {
      name: 'The same rows again, without changes',
      unit: '/s',
      value: middle(({ againRowsPerSecond }) => againRowsPerSecond),
      against: null,
      goal: null,
    },
  ];
}

const method = [
  `The real server receives and imports a CSV file of ${rows.toLocaleString('en-US')} rooms with description and coordinates.`,
  `Meanwhile, other users read a room or the newest list ${othersPerSecond} times a second. Their latency counts from the time when a request was due. The reference is their latency without an import.`,
  'Rows per second count from the start of the import to its end, including the first pass over the whole file, which writes nothing.',
  'Memory of the server and its import process is read every 100 ms. Its growth is the difference to the most that the server used under the same requests before. Memory that both map, such as Node itself, counts once.',
];
