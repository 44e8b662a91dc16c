import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertManyListings } from '#bench/many-listings.ts';
import type { ListingQuery } from '#contract/listings/listing.ts';
import { summaryJson } from '#domain/listings/listing-json.ts';
import { createSearch, type FindListings } from '#domain/search/sql/find.ts';
import { compareIn } from '#domain/money/public.ts';
import { seed } from '#tests/support/seed.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';

const many = 30_000;
const item = summaryJson('/media/');
const words = ['sunny', 'qui', 'room', 'kitchen balcony', 'harlem', 'large room', 'cosy brig'];

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
  await app.asOwner((sql) => insertManyListings(sql, many));
  await app.searchIndex.start();
  // The map waits until it knows which listings have the words.
  const everywhere = { box: [-180, -90, 180, 90] as [number, number, number, number], zoom: 2 };
  for (const q of words) {
    await app.searchIndex.map({ ...everywhere, q, rents: compareIn('USD', null) });
  }
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
