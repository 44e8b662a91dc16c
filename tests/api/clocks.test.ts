import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { createAccessTokens } from '#domain/auth/tokens.ts';
import { openDatabase } from '#platform/database/database.ts';
import { createLimiter } from '#platform/http/rate-limit.ts';
import { deleteExpiredLimits } from '#platform/http/shared-limiter.ts';
import { createSweeper } from '#platform/jobs/sweeps.ts';
import { createLog } from '#platform/log.ts';
import { deleteJobs, readJobs } from '#tests/support/jobs.ts';
import { listingForm } from '#tests/support/listing-forms.ts';
import { openTestApp, publicUrl, type TestApp } from '#tests/support/test-app.ts';
import { makeWorld } from '#tests/support/world.ts';
import { writeName, writes } from '#tests/support/writes/pairs.ts';

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
const waitMs = (name: string) => limiter(name).count('net');

test.each([
  ['a year ahead', year],
  ['a year behind', -year],
])('a limit lasts for its window when a clock is %s', async (name, off) => {
  setClock(off);
  const wrong = limiter(name);
  await wrong.count('net');
  await wrong.count('net');
  const there = await waitMs(name);
  expect(there).toBeGreaterThan(50_000);
  expect(there).toBeLessThanOrEqual(60_000);
  vi.useRealTimers();
  const here = await waitMs(name);
  expect(here).toBeGreaterThan(50_000);
  expect(here).toBeLessThanOrEqual(60_000);
});

test('a limit in memory lasts no longer than its window when the clock is set back', async () => {
  const limit = { requests: 1, seconds: 60, countedIn: 'memory' } as const;
  const { count } = createLimiter(app.database.sql, 'memory', limit);
  expect(await count('net')).toBe(0);
  setClock(-year);
  expect(await count('net')).toBeLessThanOrEqual(60_000);
});

test('a refusal lasts no longer than its window when the clock is set back', async () => {
  const { count } = limiter('refused');
  for (let times = 0; times < 3; times += 1) await count('net');
  setClock(-year);
  const wait = await count('net');
  expect(wait).toBeGreaterThan(50_000);
  expect(wait).toBeLessThanOrEqual(60_000);
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
  await limiter('kept').count('net');
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

test.each([
  ['ahead', year],
  ['behind', -year],
])('tokens of a process whose clock is a year %s are those of all others', async (_, off) => {
  const as = await app.user();
  setClock(off);
  // The process goes on, and others send it their users.
  expect((await app.call('getCurrentUser', { as })).status).toBe(200);
  const there = await app.anotherDevice(as);
  vi.useRealTimers();
  expect((await app.call('getCurrentUser', { as: there })).status).toBe(200);
  const strict = createAccessTokens({ sql: app.database.sql, publicUrl });
  expect(await strict.verify(there.token)).toMatchObject({ user_id: as.id });
});

test('a search in memory offers today’s rooms while the clock is a year ahead', async () => {
  const owner = await app.user();
  const { answer } = await app.call('createListing', { as: owner, body: listingForm() });
  await app.searchIndex.start();
  const { latitude: lat, longitude: lng } = listingForm();
  const find = async () => {
    const query = { lat, lng, radius_km: 5, sort: 'distance' };
    const { answer: page } = await app.call('listListings', { query });
    return page.items.map(({ id }) => id);
  };
  await expect.poll(find).toContain(answer.id);
  setClock(year);
  expect(await find()).toContain(answer.id);
});

test('a clock that jumps while the server runs is noticed, and so is one that is right again', async () => {
  const lines: [string, unknown][] = [];
  // As JSON, which knows no -0.
  const note = (level: string) => (fields: object) =>
    void lines.push([level, JSON.parse(JSON.stringify(fields))]);
  const log = { warn: note('warn'), info: note('info'), error: note('error') };
  const { clock, close } = openDatabase(app.database.target, 2, { log });
  try {
    await clock.ask();
    expect([clock.isWrong, lines]).toEqual([false, []]);
    setClock(3_600_000);
    expect(Math.abs(clock.now() + 3_600_000 - Date.now())).toBeLessThan(5000);
    await clock.ask();
    await clock.ask();
    expect(clock.isWrong).toBe(true);
    vi.useRealTimers();
    await clock.ask();
    expect(clock.isWrong).toBe(false);
    expect(lines).toEqual([
      ['warn', { aheadSeconds: 3600 }],
      ['info', { aheadSeconds: 0 }],
    ]);
  } finally {
    await close();
  }
});

test('no write stores the time of a clock that is a year ahead', async () => {
  const { sql } = app.database;
  const statuses: [string, number][] = [];
  for (const write of writes) {
    vi.useRealTimers();
    const world = await makeWorld(app, { files: true, imports: true });
    setClock(year);
    const request = { as: world[write.as], ...write.request(world, 0) };
    statuses.push([writeName(write), (await app.send(write.call, request)).status]);
  }
  vi.useRealTimers();
  // What is refused stores nothing, and would show nothing: only these need more than a world has.
  expect(statuses.filter(([, status]) => status >= 400)).toEqual([
    ['confirmOrganization by the owner', 422],
    // The room of a world is offered, and nobody has moved in.
    ['notifyOthers by the owner', 409],
    ['waitForContract by the owner', 409],
    ['joinHousehold by the sender', 409],
    // Beside the viewing that is agreed in every world.
    ['proposeViewing by the sender', 409],
    ['decideAppeal by the admin', 403],
    // The sender of a world has written about its room.
    ['inviteWanted by the owner', 409],
  ]);
  const columns = await sql<{ table: string; column: string }[]>`
    select format('%I.%I', c.table_schema, c.table_name) as "table", c.column_name as "column"
    from information_schema.columns c
    where (c.table_schema = 'public' or c.table_schema = 'pgboss' and c.table_name = 'job')
      and c.data_type like 'timestamp%'
      -- Ten years: no job is ever put aside.
      and c.column_name <> 'keep_until'
      -- When people meet, as they say.
      and (c.table_name, c.column_name)
        not in (('viewing_slots', 'starts_at'), ('viewing_slots', 'ends_at'),
          ('viewings', 'wish_starts_at'), ('viewings', 'wish_ends_at'))`;
  const ahead: string[] = [];
  for (const { table, column } of columns) {
    // The longest term is that of an invitation, a month.
    const rows = await sql.unsafe(
      `select from ${table} where "${column}" > now() + interval '200 days' limit 1`,
    );
    if (rows.length > 0) ahead.push(`${table}.${column}`);
  }
  expect(columns.length).toBeGreaterThan(50);
  expect(ahead).toEqual([]);
  // A world for each write.
}, 300_000);
