// @module-tag essential

import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { insertListingsOfUsers } from '#bench/matching/synthetic-listings.ts';
import { insertUsers } from '#bench/matching/synthetic-users.ts';
import { ListingCountQuery, ListingMapQuery } from '#contract/listings/listing-map.ts';
import { createSearch, sqlConditions, type PricedQuery } from '#domain/search/public.ts';
import { createSearchIndex, type SearchIndex } from '#domain/search/index/search-index.ts';
import { mapInSql } from '#domain/search/map/sql-map.ts';
import { compareIn } from '#domain/money/public.ts';
import { fragment, join } from '#platform/database/sql.ts';
import { examples } from '#tests/support/seed.ts';
import { listingForm } from '#tests/support/listing-forms.ts';
import { randomFilters, createRandom, rates } from '#bench/matching/random-searches.ts';
import { openSecondApp, testApp } from '#tests/support/test-app.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';

const log = pino({ level: 'silent' });
const listingCount = 2000;
const searches = examples(1000);
const boxes = examples(10_000);

let database: TestDatabase;
let ranking: SearchIndex;

beforeAll(async () => {
  database = await createTestDatabase();
  const { sql } = database;
  await insertUsers(sql, 300, 11);
  await insertListingsOfUsers(sql, listingCount, 300);
  // Some around the date line, at the poles, and at the same place as others.
  await sql`update listings set latitude = -17 + id % 100 / 50.0, longitude = case when id / 10 % 2 = 0
    then 180 - id % 70 / 100.0 else -180 + id % 90 / 100.0 end where id % 10 = 3`;
  await sql`update listings set latitude = case when id % 40 = 7 then 90 else -90 + id % 3 / 1000.0 end,
    longitude = id % 360 - 180 where id % 20 = 7`;
  await sql`update listings set latitude = 40.70004, longitude = -73.9496 where id % 25 = 11`;
  ranking = createSearchIndex({ database, log, snapshotFile: null });
  await ranking.start();
});
afterAll(async () => {
  await ranking.stop();
  await database.close();
});

describe('the map', () => {
  test('counts the same listings as SQL for boxes with any filters', async () => {
    let [counted, clustered, single] = [0, 0, 0];
    for (let nth = 0; nth < searches; nth += 1) {
      const query = makeSearch(nth);
      const [inIndex, inSql, count] = await Promise.all([
        ranking.map(query),
        mapInSql(database.searches, query),
        countOnMap(query),
      ]);
      expect(inIndex, JSON.stringify(query)).toEqual(inSql);
      expect(inIndex.total).toBe(count);
      const grouped = inIndex.clusters.reduce((sum, [, , size]) => sum + size, 0);
      expect(grouped + inIndex.listings.length).toBe(count);
      counted += count;
      clustered += inIndex.clusters.length;
      single += inIndex.listings.length;
    }
    console.info(`${counted} listings in ${clustered} clusters and ${single} by themselves`);
    expect(Math.min(counted, clustered, single)).toBeGreaterThan(searches);
  }, 300_000);

  test('groups by squares of 64 pixels that do not depend on the box', async () => {
    const box = '-74.25,40.45,-73.65,41.05';
    const query = priced(ListingMapQuery.assert({ box, zoom: '9' }));
    const rows = await database.sql<{ latitude: number; longitude: number }[]>`
      select round(latitude::numeric, 3)::float8 as latitude,
        round(longitude::numeric, 3)::float8 as longitude
      from listings where status = 'active' and round(latitude::numeric, 3) between 40.45 and 41.05
        and round(longitude::numeric, 3) between -74.25 and -73.65`;
    const squares = new Map<string, number>();
    for (const { latitude, longitude } of rows) {
      const square = gridSquare(latitude, longitude, 9);
      squares.set(square, (squares.get(square) ?? 0) + 1);
    }
    const { clusters, listings, total } = await ranking.map(query);
    const found = [...clusters, ...listings.map(([, lat, lng]) => [lat, lng, 1] as const)];
    expect(total).toBe(rows.length);
    expect(Object.fromEntries(found.map(([lat, lng, n]) => [gridSquare(lat, lng, 9), n]))).toEqual(
      Object.fromEntries(squares),
    );
  });

  test('shows a box across the date line', async () => {
    const box = '179.2,-18,-179.1,-14';
    const found = await ranking.map(priced(ListingMapQuery.assert({ box, zoom: '8' })));
    const places = [
      ...found.clusters,
      ...found.listings.map(([, lat, lng]) => [lat, lng] as const),
    ];
    expect(found.total).toBeGreaterThan(50);
    expect(places.some(([, lng]) => lng > 179)).toBe(true);
    expect(places.some(([, lng]) => lng < -179)).toBe(true);
  });

  test('takes at most 12 KB', async () => {
    await database.sql`select 1`;
    for (const [box, zoom] of [
      ['-180,-90,180,90', '0'],
      ['-180,-90,180,90', '18'],
      ['-74.2,40.5,-73.7,41', '11'],
      ['-74.2,40.5,-73.7,41', '14'],
      ['-74.2,40.5,-73.7,41', '18'],
    ]) {
      const found = await ranking.map(priced(ListingMapQuery.assert({ box, zoom })));
      expect(Buffer.byteLength(JSON.stringify(found)), `${box} ${zoom}`).toBeLessThan(12_000);
      // Widest of all entries: 250 of them fit.
      const widest = JSON.stringify([2_147_483_647, -89.999, -179.999, 200_000, 'USD']).length + 1;
      expect(found.clusters.length + found.listings.length).toBeLessThanOrEqual(250);
      expect(250 * widest).toBeLessThan(12_000);
    }
  });

  test('never tells more than the rounded place: no box sees a move within it', async () => {
    const { sql } = database;
    const seen = await seeAll();
    // Anywhere within half a step of the same rounded place.
    await sql`update listings set
      latitude = round(latitude::numeric, 3) + (random() - 0.5)::numeric * 0.00098,
      longitude = round(longitude::numeric, 3) + (random() - 0.5)::numeric * 0.00098
      where latitude between -89 and 89 and abs(longitude) < 179.9`;
    const other = createSearchIndex({ database, log, snapshotFile: null });
    await other.start();
    onTestFinished(() => other.stop());
    expect(await seeAll(other)).toEqual(seen);
    const [moved] = await sql<{ count: number }[]>`
      select count(*)::int as count from listings where latitude <> round(latitude::numeric, 3)`;
    expect(moved?.count).toBeGreaterThan(1000);
  }, 120_000);

  test(
    'shows a change of another process within a second, and knows what is still the same',
    { tags: 'long' },
    async () => {
      const first = await testApp();
      const second = await openSecondApp(first);
      onTestFinished(() => second.database.close());
      const owner = await first.user();
      await second.searchIndex.start();
      onTestFinished(() => second.searchIndex.stop());
      const look = async (q?: string) => {
        const query = { box: '-74,40.6,-73.9,40.8', zoom: '12', ...(q && { q }) };
        return (await second.call('getListingMap', { query })).answer;
      };
      const becomes = (total: number, q?: string) =>
        vi.waitFor(async () => expect((await look(q)).total).toBe(total), {
          timeout: 1000,
          interval: 20,
        });
      expect((await look()).total).toBe(0);
      expect((await look('castle')).total).toBe(0);
      const body = listingForm({ latitude: 40.70049, longitude: -73.95049 });
      const { id } = (await first.call('createListing', { as: owner, body })).answer;
      await becomes(1);
      const { listings } = await look();
      expect(listings).toEqual([[id, 40.7, -73.95, expect.any(Number), 'USD']]);
      const params = { id };
      await first.call('updateListing', {
        as: owner,
        params,
        body: { ...body, title: 'A castle' },
      });
      await becomes(1, 'castle');
      await first.call('updateListing', { as: owner, params, body: { ...body, title: 'A hut' } });
      await becomes(0, 'castle');
      const address = '/api/listings/map?box=-74,40.6,-73.9,40.8&zoom=12';
      const etag = (await second.request(address)).headers.get('ETag') ?? '';
      const again = await second.request(address, { headers: { 'If-None-Match': etag } });
      expect(again.status).toBe(304);
      await first.call('changeListingStatus', { as: owner, params, body: { status: 'paused' } });
      await becomes(0);
      const changed = await second.request(address, { headers: { 'If-None-Match': etag } });
      expect(changed.status).toBe(200);
    },
  );

  test('refuses half a box, one that is not on earth, and a zoom beyond the last', async () => {
    const app = await testApp();
    for (const query of [
      { box: '1,2,3', zoom: '3' },
      { box: '1,5,3,2', zoom: '3' },
      { box: '-181,2,3,4', zoom: '3' },
      { box: '1,2,3,91', zoom: '3' },
      { box: '1e3,2,3,4', zoom: '3' },
      { box: '1,2,3,4', zoom: '19' },
      { box: '1,2,3,4' },
      { zoom: '3' },
    ]) {
      const { status } = await app.call('getListingMap', { query });
      expect(status, JSON.stringify(query)).toBe(422);
    }
  });
});

test('the list of a box has the listings that the map counts in it', async () => {
  const search = createSearch(database.searches, fragment`l.id`);
  const listed = examples(200);
  let found = 0;
  for (let nth = 0; nth < listed; nth += 1) {
    const { zoom: _, ...query } = makeSearch(nth);
    const { total } = await search({ ...query, sort: nth % 2 ? 'rent' : 'newest' });
    expect(total, JSON.stringify(query)).toBe(Math.min(1000, await countInSql(query)));
    found += total;
  }
  expect(found).toBeGreaterThan(listed * 5);
});

test(
  'advice has five changes at most, each with the count that the changed search has',
  { tags: 'long', timeout: 120_000 },
  async () => {
    let [changes, different] = [0, new Set<string>()];
    for (let nth = 0; nth < examples(1000); nth += 1) {
      const { zoom: _, box, ...rest } = makeSearch(nth);
      const query = nth % 3 === 0 ? { ...rest, box } : rest;
      const advice = await ranking.advise(query);
      expect(advice?.total).toBe(await countInSql(query));
      expect(advice?.changes.length).toBeLessThanOrEqual(5);
      for (const { filter, value, total, more } of advice?.changes ?? []) {
        const asked = Object.fromEntries(
          Object.entries(inAddress(query)).filter(([name]) => name !== filter),
        );
        const changed = ListingCountQuery.assert(
          value === null ? asked : { ...asked, [filter]: value },
        );
        const message = JSON.stringify({ query, filter, value });
        expect(total, message).toBe(await countInSql({ ...changed, rents: query.rents }));
        expect(more, message).toBe(total - (advice?.total ?? 0));
        expect(more).toBeGreaterThan(0);
        different.add(filter);
        changes += 1;
      }
    }
    console.info(`${changes} changes of ${[...different].sort().join(', ')}`);
    expect(different.size).toBe(13);
  },
);

test(
  'every choice has the count that the search has with it',
  { tags: 'long', timeout: 120_000 },
  async () => {
    let [counts, nonzero, narrowed] = [0, 0, 0];
    for (let nth = 0; nth < 60; nth += 1) {
      const { zoom: _, box, ...rest } = makeSearch(nth);
      const query = nth % 3 === 0 ? { ...rest, box } : rest;
      const counted = await ranking.countChoices(query);
      expect(counted?.total).toBe(await countInSql(query));
      expect(counted?.choices).toHaveLength(3 + 12 + 6 + 3 + 5 + 5 + 5);
      // All of each is many queries; every choice has its turn.
      for (const [at, { filter, value, total }] of (counted?.choices ?? []).entries()) {
        if ((at + nth) % 6 !== 0) continue;
        const before = inAddress(query)[filter];
        const isAdded = filter === 'amenities' || filter === 'house_rules';
        const choice = isAdded && before ? `${before},${value}` : value;
        const changed = ListingCountQuery.assert({ ...inAddress(query), [filter]: choice });
        const message = JSON.stringify({ query, filter, value });
        expect(total, message).toBe(await countInSql({ ...changed, rents: query.rents }));
        counts += 1;
        if (total > 0) nonzero += 1;
        if (before !== undefined) narrowed += 1;
      }
    }
    console.info(`${counts} choices, ${nonzero} with listings, ${narrowed} of filters in force`);
    expect(Math.min(nonzero, narrowed)).toBeGreaterThan(30);
  },
);

/** A search as it stands in an address. */
function inAddress(query: PricedQuery): Record<string, string> {
  const listed = Object.entries(query).flatMap(([name, value]) =>
    typeof value === 'object' && !Array.isArray(value) ? [] : [[name, [value].flat().join(',')]],
  );
  return Object.fromEntries(listed) as Record<string, string>;
}

function gridSquare(latitude: number, longitude: number, zoom: number): string {
  const across = 2 ** (zoom + 2);
  const angle = (latitude * Math.PI) / 180;
  const x = Math.floor(((longitude + 180) / 360) * across);
  const y = Math.floor((0.5 - Math.asinh(Math.tan(angle)) / (2 * Math.PI)) * across);
  return `${x} ${y}`;
}

const priced = <Q extends object>(query: Q) => ({ ...query, rents: compareIn('USD', null) });

async function countInSql(query: PricedQuery): Promise<number> {
  const [row] = await database.searches<{ count: number }[]>`
    select count(*)::int as count from listings l
    where ${join(sqlConditions(query), fragment` and `)}`;
  return row?.count ?? Number.NaN;
}

/** What a map counts: in its box, and around the point of the search where there is one. */
async function countOnMap(query: PricedQuery): Promise<number> {
  const { box, ...rest } = query;
  const inBox = sqlConditions({ ...(box && { box }), rents: query.rents });
  const conditions = [...sqlConditions(rest), ...inBox];
  const [row] = await database.searches<{ count: number }[]>`
    select count(*)::int as count from listings l where ${join(conditions, fragment` and `)}`;
  return row?.count ?? Number.NaN;
}

/** The answers for many boxes of all sizes, at all zooms. */
async function seeAll(by = ranking): Promise<string[]> {
  const seen: string[] = [];
  for (let nth = 0; nth < boxes; nth += 1) {
    const random = createRandom(nth);
    const [width, height] = [0.3 * random() ** 3, 0.3 * random() ** 3];
    const [west, south] = [-74.2 + random() * 0.5, 40.5 + random() * 0.5];
    const box = [west, south, west + width, south + height].join(',');
    const zoom = String(Math.floor(random() * 19));
    const found = await by.map(priced(ListingMapQuery.assert({ box, zoom })));
    seen.push(JSON.stringify(found));
  }
  return seen;
}

/** Each search is another one; every filter alone and together is asked many times. */
const makeSearch = (nth: number) => ({
  ...ListingMapQuery.assert(randomFilters(nth)),
  rents: compareIn(nth % 3 === 0 ? 'EUR' : 'USD', nth % 5 < 3 ? rates : null),
});
