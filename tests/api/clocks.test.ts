import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { RateLimiterRes } from 'rate-limiter-flexible';
import { createLimiter, deleteExpiredLimits } from '#platform/http/rate-limit.ts';
import { createSweeper } from '#platform/jobs/sweeps.ts';
import { createLog } from '#platform/log.ts';
import { deleteJobs, readJobs } from '#tests/support/jobs.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';

// One process has a wrong clock; the database and all others have the right one.

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.database.close());
afterEach(() => vi.useRealTimers());

const year = 365 * 86_400_000;
const setClock = (offMs: number) => {
  vi.useRealTimers();
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + offMs });
};
const limiter = (name: string) =>
  createLimiter(app.database.sql, name, { requests: 2, seconds: 60, countedIn: 'database' });
/** How long the third request has to wait, by a process of its own. */
async function waitMs(name: string): Promise<number> {
  const refusal = await limiter(name)
    .consume('net')
    .then(
      () => null,
      (refused: unknown) => refused as RateLimiterRes,
    );
  return refusal?.msBeforeNext ?? 0;
}

test.each([
  ['a year ahead', year],
  ['a year behind', -year],
])('a limit lasts for its window when a clock is %s', async (name, off) => {
  setClock(off);
  const wrong = limiter(name);
  await wrong.consume('net');
  await wrong.consume('net');
  const there = await waitMs(name);
  expect(there).toBeGreaterThan(50_000);
  expect(there).toBeLessThanOrEqual(60_000);
  vi.useRealTimers();
  const here = await waitMs(name);
  expect(here).toBeGreaterThan(50_000);
  expect(here).toBeLessThanOrEqual(60_000);
});

test('a window that a clock wrote far ahead ends within its length', async () => {
  const { sql } = app.database;
  await sql`
    insert into rate_limits (key, points, expire) values ('written:net', 9, ${Date.now() + year})`;
  expect(await waitMs('written')).toBeLessThanOrEqual(60_000);
  await sql`update rate_limits set expire = expire - 61000 where key = 'written:net'`;
  expect(await waitMs('written')).toBe(0);
});

test('a clock that is ahead deletes no counts', async () => {
  await limiter('kept').consume('net');
  setClock(year);
  await deleteExpiredLimits(app.database.sql);
  vi.useRealTimers();
  const kept = await app.database.sql`select from rate_limits where key = 'kept:net'`;
  expect(kept).toHaveLength(1);
});

test('a sweep is due again by the time of the database', async () => {
  const { sql } = app.database;
  await deleteJobs(sql);
  setClock(year);
  let runs = 0;
  const sweeper = createSweeper({
    sql,
    log: createLog('silent'),
    sweeps: { test: { everyMinutes: 60, run: async () => (runs += 1) } },
  });
  await sweeper.start();
  await vi.waitFor(async () => {
    expect(runs).toBe(1);
    expect(await readJobs(sql, 'sweeps', { kind: 'test' })).toHaveLength(1);
  }, 10_000);
  await sweeper.stop();
  const [due] = await sql<{ minutes: number }[]>`
    select extract(epoch from start_after - now())::int / 60 as minutes from pgboss.job
    where name = 'sweeps' and state = 'created'`;
  expect(due?.minutes).toBeLessThanOrEqual(60);
});
