import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { insertManyListings } from '#bench/many-listings.ts';
import { insertListingsOfUsers } from '#bench/matching/synthetic-listings.ts';
import { insertUsers } from '#bench/matching/synthetic-users.ts';
import type { ListingQuery } from '#contract/listings/listing.ts';
import { summaryJson } from '#domain/listings/listing-json.ts';
import { createSearch, type FindListings } from '#domain/search/sql/find.ts';
import { compareIn } from '#domain/money/public.ts';
import { createSearchIndex } from '#domain/search/index/search-index.ts';
import { sqlConditions } from '#domain/search/public.ts';
import { createCommonWords } from '#domain/search/words/common-words.ts';
import { utcDayNumber } from '#platform/http/day-end.ts';
import { openDatabase } from '#platform/database/database.ts';
import { fragment, join } from '#platform/database/sql.ts';
import { seed } from '#tests/support/seed.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

const many = 30_000;
const item = summaryJson('/media/');
const words = ['sunny', 'qui', 'room', 'kitchen balcony', 'harlem', 'large room', 'cosy brig'];

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
  await app.asOwner((sql) => insertManyListings(sql, many));
  await app.searchIndex.start();
}, 120_000);
afterAll(() => app.database.close());

const find: FindListings = (query, most) => app.searchIndex.find(query, most);

const maybe = <T>(values: readonly T[]) =>
  fc.option(fc.constantFrom(...values), { nil: undefined, freq: 1 });
const anySearch = fc
  .record({
    q: fc.constantFrom(...words),
    max_rent: maybe([400, 900, 2500]),
    min_rent: maybe([350, 2000]),
    bedrooms: maybe([1, 2, 6]),
    amenities: maybe([['wifi'], ['parking', 'garden']] as const),
    stay_months: maybe([2, 12]),
    place: maybe([
      { lat: 40.7, lng: -73.95, radius_km: 3 },
      { lat: 40.6, lng: -74.1, radius_km: 20 },
    ]),
    sort: maybe(['newest', 'rent', 'distance'] as const),
    page: maybe([2, 40]),
  })
  .map(({ place, ...query }): ListingQuery => {
    const stated = Object.entries({ ...query, ...place }).filter(
      ([, value]) => value !== undefined,
    );
    return Object.fromEntries(stated);
  });

test('a search with words and more finds in memory what SQL alone finds', async () => {
  const ways = { few: 0, frequent: 0, 'SQL alone': 0 };
  const counting: FindListings = (query, most) => {
    const found = find(query, most);
    ways[found === null ? 'SQL alone' : found.ids ? 'few' : 'frequent'] += 1;
    return found;
  };
  const inMemory = createSearch(app.database.searches, item, { find: counting });
  const inSql = createSearch(app.database.searches, item);
  const queries = fc.sample(anySearch, { numRuns: 150, seed });
  console.info(`TEST_SEED=${seed}`);
  for (const query of queries) {
    const priced = { ...query, rents: compareIn('USD', null) };
    expect([query, await inMemory(priced)]).toEqual([query, await inSql(priced)]);
  }
  console.info(ways);
  expect(ways.few).toBeGreaterThan(5);
  expect(ways.frequent).toBeGreaterThan(5);
  expect(ways['SQL alone']).toBe(0);
}, 120_000);

test('words that many listings share are known without a question to the database', async () => {
  const rents = compareIn('USD', null);
  const log = pino({ level: 'silent' });
  const statements: string[] = [];
  const onStatement = (text: string) => statements.push(text);
  const database = openDatabase(app.database.target, 2, { onStatement });
  const index = createSearchIndex({ database, log, snapshotFile: null });
  onTestFinished(async () => {
    await index.stop();
    await database.close();
  });
  await index.start();
  statements.length = 0;
  for (const q of words) {
    const query = { q, rents };
    expect(index.hasWords(query), q).toBe(true);
    const box: [number, number, number, number] = [-180, -90, 180, 90];
    const { total } = await index.map({ ...query, box, zoom: 2 });
    const [row] = await app.database.sql<{ count: number }[]>`
      select count(*)::int as count from listings l
      where ${join(sqlConditions(query), fragment` and `)} and l.latitude is not null
        and l.longitude is not null`;
    expect(total, q).toBe(row?.count);
  }
  expect(statements).toEqual([]);
  expect(index.hasWords({ q: '7777', rents })).toBe(false);
});

test('words are counted anew once there are many more listings, and after a restart', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'roomieradar-words-'));
  const snapshotFile = path.join(folder, 'listing-words.snapshot');
  const log = pino({ level: 'silent' });
  const database = await createTestDatabase();
  const today = () => utcDayNumber(database.clock.now());
  const open = () =>
    createCommonWords({ sql: database.sql, log, snapshotFile, shared: null, today });
  const indexes = [open(), open()] as const;
  onTestFinished(async () => {
    for (const index of indexes) await index.stop();
    await database.close();
    await rm(folder, { recursive: true });
  });
  const [running, restarted] = indexes;
  await running.start();
  await running.renew();
  expect(running.find('sunny')).toBeNull();
  await insertUsers(database.sql, 200);
  await insertListingsOfUsers(database.sql, 6000, 200);
  await expect
    .poll(async () => {
      await running.renew();
      return running.find('sunny') !== null;
    })
    .toBe(true);
  await running.stop();
  expect(running.find('sunny')).toBeNull();
  await restarted.start();
  expect(restarted.find('sunny')).not.toBeNull();
});

test('a listing that changed its words is found by the new ones within a second', async () => {
  const { sql } = app.database;
  const query = { q: 'sunny', bedrooms: 20, max_rent: 500, rents: compareIn('USD', null) };
  const search = createSearch(app.database.searches, item, { find });
  expect(await search(query)).toMatchObject({ total: 0 });
  const [row] = await sql<{ id: number }[]>`
    insert into listings (title, address, monthly_rent, total_bedrooms)
    values ('Dark cellar', 'Harlem', 480, 20) returning id`;
  await sql`update listings set title = 'Sunny attic' where id = ${row!.id}`;
  await expect
    .poll(async () => (await search(query)).total, { interval: 50, timeout: 1000 })
    .toBe(1);
  await sql`update listings set title = 'Dark cellar' where id = ${row!.id}`;
  // At once: what is found in memory is looked at again.
  expect(await search(query)).toMatchObject({ total: 0 });
});
