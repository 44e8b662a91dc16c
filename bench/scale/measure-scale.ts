import { rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createAccessTokens } from '#domain/auth/tokens.ts';
import { openDatabase } from '#platform/database/database.ts';
import { joinEmbeddedPostgres } from '#platform/database/embedded/join.ts';
import { ensureBuilt } from '#web/pages/ensure-built.ts';
import { percentile } from '../api/paced-load.ts';
import { startServerChild, type ServerChild } from '../api/child.ts';
import { openKeptDatabase } from '../kept-database.ts';
import { median, type Figure, type Part } from '../part.ts';
import { adminId, rows, size, viewerId } from './rows.ts';
import { screens, type ScreenRequest } from './screens.ts';

const warmUps = 10;
const requestsARound = 40;
/** Requests under way at the same time. */
const lanes = 2;
const goalMs = 100;
/** What the server keeps in memory, and on the disk from the last time. */
const indexes = ['people', 'listings'];
const buildingGoalMs = 2000;
const buildingPauseMs = 250;
const longestBuildMs = 300_000;
const metricsToken = 'token-of-the-bench';

/** Every search and screen over HTTP, with a million users and listings. */
export const scalePart: Part = {
  title: 'Searches and screens with a million users and listings',
  tools: [],
  async prepare(say) {
    const { stop } = await openKeptDatabase(rows, say);
    await stop();
  },
  async measure({ rounds, say }) {
    await ensureBuilt(['en'], say);
    const { dataDir, stop } = await openKeptDatabase(rows, say);
    await stop();
    for (const index of indexes) {
      await rm(path.join(dataDir, `${index}.snapshot`), { recursive: true, force: true });
    }
    const log = path.join(dataDir, 'scale.log');
    const server = await startServerChild(
      path.join(import.meta.dirname, '../api/api-server.ts'),
      serverSettings(dataDir),
      log,
    );
    try {
      const tokens = await signIn(dataDir, server);
      say('Reading roomies while the index is built');
      const building = await measureBuilding(server, tokens);
      const figures: Figure[] = [
        limited(
          `/roomies while the index is built (${Math.round(building.seconds)} s), slowest`,
          building.slowestMs,
          buildingGoalMs,
        ),
      ];
      say('Waiting for the index of listings');
      while (!(await isBuilt(server, 'listings'))) await sleep(buildingPauseMs);
      const table = ['| Request | Median | 95th percentile | Slowest |', '|---|---:|---:|---:|'];
      const slowest = new Map<string, { name: string; ms: number }>();
      for (const screen of screens) {
        const times = await measureScreen(screen, server, tokens, rounds);
        const p95 = percentile(times, 0.95);
        const cells = [median(times), p95, Math.max(...times)].map((ms) => `${ms.toFixed(1)} ms`);
        table.push(`| ${screen.group}: ${screen.name} | ${cells.join(' | ')} |`);
        say(`${screen.group}: ${screen.name}: ${cells.join(', ')}`);
        if (p95 >= (slowest.get(screen.group)?.ms ?? 0)) {
          slowest.set(screen.group, { name: screen.name, ms: p95 });
        }
      }
      for (const [group, { name, ms }] of slowest) {
        figures.push(limited(`${group}, 95th percentile of the slowest: ${name}`, ms, goalMs));
      }
      return { method: describeMethod(rounds), figures, notes: [table.join('\n')] };
    } finally {
      await server.stop();
    }
  },
};

const serverSettings = (dataDir: string) => ({
  DATA_DIR: dataDir,
  DATABASE_URL: '',
  SEED: 'none',
  LOG_LEVEL: 'info',
  LANGUAGES: 'en',
  RATE_LIMIT_FACTOR: '1000000',
  QUOTA_FACTOR: '1000000',
  METRICS_TOKEN: metricsToken,
});

const limited = (name: string, value: number, atMost: number): Figure => ({
  name,
  unit: 'ms',
  value,
  against: null,
  goal: { atMost },
});

type Tokens = Map<number, string>;

async function signIn(dataDir: string, server: ServerChild): Promise<Tokens> {
  const { sql, close } = openDatabase(await joinEmbeddedPostgres(dataDir), 1);
  try {
    const publicUrl = server.url.replace('127.0.0.1', 'localhost');
    const accessTokens = createAccessTokens({ sql, publicUrl });
    const tokens: Tokens = new Map();
    for (const user_id of [viewerId, adminId]) {
      const [session] = await sql<{ id: string }[]>`
        insert into sessions (user_id) values (${user_id}) returning id`;
      const session_id = session?.id ?? '';
      const is_admin = user_id === adminId;
      tokens.set(user_id, await accessTokens.issue({ user_id, session_id, is_admin }));
    }
    return tokens;
  } finally {
    await close();
  }
}

/** Milliseconds of one request, until its last byte. Throws unless it is found. */
async function ask(
  server: ServerChild,
  address: string,
  { token, body }: { token?: string | undefined; body?: object | undefined } = {},
): Promise<number> {
  const origin = encodeURIComponent(server.url.replace('127.0.0.1', 'localhost'));
  const from = performance.now();
  const response = await fetch(server.url + address.replace('%7Borigin%7D', origin), {
    headers: {
      ...(token && { Authorization: `Bearer ${token}` }),
      ...(body && { 'Content-Type': 'application/json' }),
    },
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
  });
  const text = await response.text();
  const ms = performance.now() - from;
  // Some listings are paused, and some users hidden.
  if (!response.ok && response.status !== 404 && response.status !== 410) {
    throw new Error(`${address} answered ${response.status}: ${text.slice(0, 300)}`);
  }
  return ms;
}

async function measureScreen(
  screen: ScreenRequest,
  server: ServerChild,
  tokens: Tokens,
  rounds: number,
): Promise<number[]> {
  const token = screen.as === undefined ? undefined : tokens.get(screen.as);
  const askNth = async (nth: number) =>
    ask(server, screen.address(nth), { token, body: screen.body?.(nth) });
  for (let nth = 0; nth < warmUps; nth += 1) await askNth(nth);
  const times: number[] = [];
  const waiting = Array.from(
    { length: rounds * requestsARound },
    (_, nth) => warmUps + nth,
  ).values();
  await Promise.all(
    Array.from({ length: lanes }, async () => {
      for (const nth of waiting) times.push(await askNth(nth));
    }),
  );
  return times;
}

/** Reads roomies again and again until the index ranks them. */
async function measureBuilding(server: ServerChild, tokens: Tokens) {
  const token = tokens.get(viewerId);
  const from = performance.now();
  let slowestMs = 0;
  for (let nth = 0; ; nth += 1) {
    const ms = await ask(server, `/api/users?page=${1 + (nth % 5)}`, { token });
    slowestMs = Math.max(slowestMs, ms);
    const seconds = (performance.now() - from) / 1000;
    if (await isBuilt(server, 'people')) return { slowestMs, seconds };
    if (seconds * 1000 > longestBuildMs) throw new Error('The index is not built in time');
    await sleep(buildingPauseMs);
  }
}

/** Whether this index answers, as the server's metrics say. */
async function isBuilt(server: ServerChild, index: string): Promise<boolean> {
  const response = await fetch(`${server.url}/metrics`, {
    headers: { Authorization: `Bearer ${metricsToken}` },
  });
  return (await response.text()).includes(`roomieradar_index_ready{index="${index}"} 1`);
}

const describeMethod = (rounds: number) => [
  `${size.toLocaleString('en')} users, ${size.toLocaleString('en')} listings in one city, two thirds of them of users and a third from three sources, 300,000 inquiries, 50,000 reports. The real server with all middleware, its database beside it, both processors shared with who asks; no network delay.`,
  `Each request has other values every time, so that no answer is one of before: ${rounds * requestsARound} of each, ${lanes} at a time, after ${warmUps}. So each word was searched before; the first search for a word, and the first count of external listings after a change, take longer, up to a second.`,
  'The screens of partners, statements and administrators without rows of their own are asked too. Pages are rendered in English. What is left out: other cities, other languages, and writes.',
];
