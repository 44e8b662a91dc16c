import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, vi } from 'vitest';
import { latenciesAtRate, percentile } from '#bench/api/paced-load.ts';
import { residentMb } from '#bench/photos/memory-watch.ts';
import { createAccessTokens } from '#domain/auth/tokens.ts';
import { openDatabase } from '#platform/database/database.ts';
import { joinEmbeddedPostgres } from '#platform/database/embedded/join.ts';
import { publish } from '#platform/live/live.ts';
import { it, killHard } from '../embedded-helpers.ts';
import { startServerProcess } from './server-process.ts';

const users = 50;
const streamsEach = 20;
const metricsToken = 'metrics-of-the-test';
/** What a stream may take: a connection of Node, its request and answer, and the stream itself. */
const maxKb = 80;

/** Opens a stream; `events` are the names of those that arrived. */
async function watchEvents(url: string, token: string) {
  const sent = request(`${url}/api/events`, {
    headers: { Authorization: `Bearer ${token}` },
    agent: false,
  }).end();
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  const events: string[] = [];
  response.setEncoding('utf8').on('data', (text: string) => {
    for (const [, name = ''] of text.matchAll(/^event: (.+)$/gm)) events.push(name);
  });
  response.on('error', () => undefined);
  return { status: response.statusCode, events, close: () => sent.destroy() };
}

/** The best of three, because other work on the machine only ever makes it slower. */
async function usualP95(url: string): Promise<number> {
  const all: number[] = [];
  for (let round = 0; round < 3; round += 1) all.push(await p95(url));
  return Math.min(...all);
}

async function p95(url: string): Promise<number> {
  // Addresses that are not in memory.
  const paths = Array.from(
    { length: 50 },
    (_, nth) => `/api/listings?max_rent=${600 + nth}` as const,
  );
  let asked = 0;
  const nextPath = () => paths[asked++ % paths.length] ?? '/';
  const load = { origin: url, nextPath, perSecond: 50, connections: 10, seconds: 3 };
  return percentile(await latenciesAtRate(load), 0.95);
}

describe('1,000 pages that listen', { timeout: 180_000 }, () => {
  it('take little memory each, hear at once, and slow nobody down', async ({ world }) => {
    const dataDir = await world.makeFolder();
    const env = { DATA_DIR: dataDir, SEED: 'demo', METRICS_TOKEN: metricsToken };
    const server = await startServerProcess(env);
    world.afterwards(() => killHard(server.child));
    const { sql, close } = openDatabase(await joinEmbeddedPostgres(dataDir), 2);
    world.afterwards(close);
    const { url } = server;
    const tokens = await signInUsers();
    const pid = server.child.pid ?? 0;

    async function signInUsers() {
      const { issue } = createAccessTokens({ sql, publicUrl: url });
      const rows = await sql<{ id: number; session: string }[]>`
        with added as (
          insert into users (issuer, subject, email, first_name, birth_date, onboarding_status)
          select 'test', n::text, n || '@rooms.example', 'One', '1990-01-01', 'completed'
          from generate_series(1, ${users}) n returning id)
        insert into sessions (user_id) select id from added returning user_id as id, id as session`;
      return Promise.all(
        rows.map(async ({ id, session }) => ({
          id,
          token: await issue({ user_id: id, session_id: session, is_admin: false }),
        })),
      );
    }

    await usualP95(url);
    const calmMs = await usualP95(url);
    const beforeMb = await residentMb(pid);

    const streams: Awaited<ReturnType<typeof watchEvents>>[] = [];
    for (let round = 0; round < streamsEach; round += 1) {
      streams.push(...(await Promise.all(tokens.map(({ token }) => watchEvents(url, token)))));
    }
    world.afterwards(async () => streams.forEach((stream) => stream.close()));
    expect(streams.every(({ status }) => status === 200)).toBe(true);
    const [first] = tokens;
    const tooMany = await watchEvents(url, first?.token ?? '');
    expect(tooMany.status).toBe(429);
    const kbEach = ((await residentMb(pid)) - beforeMb) * (1024 / streams.length);

    const publishedAt = performance.now();
    await publish(
      sql,
      tokens.map(({ id }) => id),
      { type: 'inquiries_changed' },
    );
    await vi.waitFor(
      () => expect(streams.every(({ events }) => events.includes('inquiries_changed'))).toBe(true),
      { timeout: 2000, interval: 10 },
    );
    const heardMs = performance.now() - publishedAt;

    const measuring = usualP95(url);
    for (const { id } of tokens) {
      await publish(sql, [id], { type: 'inquiries_changed' });
      await sleep(100);
    }
    const busyMs = await measuring;
    console.info(
      `1,000 streams: ${kbEach.toFixed(0)} kB each; all heard an event after ${heardMs.toFixed(0)} ms; ` +
        `a search took ${calmMs.toFixed(1)} ms before and ${busyMs.toFixed(1)} ms beside them (p95)`,
    );
    expect(kbEach).toBeLessThan(maxKb);
    expect(busyMs).toBeLessThan(Math.max(50, calmMs * 3));

    for (const stream of streams) stream.close();
    await vi.waitFor(async () => {
      const headers = { Authorization: `Bearer ${metricsToken}` };
      const metrics = await (await fetch(`${url}/metrics`, { headers })).text();
      expect(metrics).toContain('roomieradar_open_streams 0');
    }, 5000);
  });
});
