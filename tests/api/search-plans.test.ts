import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertManyListings } from '#bench/many-listings.ts';
import { searches } from '#bench/growth/searches.ts';
import { countedUpTo } from '#contract/search-limits.ts';
import { limits } from '#contract/limits.ts';
import type { ListingPage } from '#contract/listings/listing.ts';
import { openDatabase } from '#platform/database/database.ts';
import type { Fragment } from '#platform/database/sql.ts';
import { searchWords, wordPattern } from '#domain/search/filters/words.ts';
import { buildSearch, createSearch } from '#domain/search/sql/find.ts';
import { createWordShares } from '#domain/search/sql/word-shares.ts';
import type { PricedQuery } from '#domain/search/priced-query.ts';
import { compareIn, type Comparison } from '#domain/money/public.ts';
import { summaryJson } from '#domain/listings/listing-json.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';

const item = summaryJson('/media/');
let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
  await insertManyListings(database.sql, 100_000);
});
afterAll(() => database.close());

/** With and without exchange rates; the last currency of the listings has none. */
const comparisons: [name: string, rents: Comparison][] = [
  ['without rates', compareIn('USD', null)],
  [
    'with rates',
    compareIn('EUR', {
      day: '2026-11-20',
      perBase: new Map([
        ['EUR', 1],
        ['USD', 1.1492],
        ['GBP', 0.8602],
        ['CHF', 0.9301],
      ]),
    }),
  ],
];
const pricedSearches = comparisons.flatMap(([how, rents]) =>
  searches.map(([name, query]): [string, PricedQuery] => [`${name} ${how}`, { ...query, rents }]),
);

test.each(pricedSearches)(
  'finds %s among 100,000 listings without reading them all',
  async (_, query) => {
    const wordShare = await createWordShares(database.searches)();
    const plan = await explainPlan(buildSearch(item, query, wordShare));
    console.info(`\n${JSON.stringify({ ...query, rents: query.rents.day })}\n${plan}`);
    expect(plan).not.toMatch(/Seq Scan on listings/);
    // PostgreSQL 15 would otherwise sort all that are in the radius.
    if (query.sort === 'distance') expect(plan).toMatch(/Order By: \(earth_point <->/);
  },
);

test.each(pricedSearches)(
  'finds %s as a plain statement over all listings does',
  async (_, query) => {
    const search = createSearch(database.searches, item);
    const found = await search(query);
    const items = JSON.parse(found.items) as ListingPage['items'];
    const expected = await searchPlainly(query);
    expect(items.map(({ id }) => id)).toEqual(expected.ids);
    expect(found.total).toBe(Math.min(expected.total, countedUpTo(query)));
  },
);

test('needs one query, however many match', async () => {
  const statements: string[] = [];
  const counting = openDatabase(database.target, 2, {
    onStatement(statement) {
      if (statement.includes('from listings')) statements.push(statement);
    },
  });
  const search = createSearch(counting.searches, item);
  for (const [name, query] of pricedSearches) {
    statements.length = 0;
    await search(query);
    expect(statements.length, name).toBe(1);
  }
  await counting.close();
});

test('treats every letter and digit of Unicode as text', async () => {
  const patterns: string[] = [];
  for (let code = 33; code <= 0x2_ffff; code++) {
    if (code >= 0xd8_00 && code <= 0xdf_ff) continue;
    const words = searchWords({ q: `a${String.fromCodePoint(code)}` });
    patterns.push(wordPattern(words));
  }
  await expect(
    database.sql`select p::tsquery from unnest(${patterns}::text[]) p`,
  ).resolves.toHaveLength(patterns.length);
});

async function explainPlan(statement: Fragment): Promise<string> {
  const rows = await database.searches`explain (analyze, timing off) ${statement}`;
  return rows.map((row) => row['QUERY PLAN']).join('\n');
}

/** The same search without any thought of speed. */
async function searchPlainly(query: PricedQuery): Promise<{ ids: number[]; total: number }> {
  const { sql } = database;
  const { q, min_rent = 0, max_rent = 1e6, bedrooms = 0, lat, lng, radius_km = 10 } = query;
  const { room_type: types, stay_months: stay = null, available_from: day = null } = query;
  const { max_roommates = 20, room_for = 0, amenities = [], house_rules = [] } = query;
  const words = (q ?? '').split(' ').filter(Boolean);
  const center = sql`earth_point(${lat ?? 0}::float8, ${lng ?? 0}::float8)`;
  const worth = JSON.stringify(query.rents.worth);
  const isLimited = query.min_rent !== undefined || query.max_rent !== undefined;
  const order = {
    rent: sql`case when worth is null then currency collate "C" else '' end,
      (monthly_rent + coalesce(monthly_bills, 0)) * coalesce(worth, 1), id`,
    distance: sql`earth_point <-> ${center}, id`,
    newest: sql`created_at desc, id desc`,
  }[query.sort === 'rent' || query.sort === 'distance' ? query.sort : 'newest'];
  const rows = await sql<{ id: number }[]>`
    select id from (select *, (${worth}::text::jsonb ->> currency)::float8 as worth from listings) l
    where (not ${isLimited}::boolean or floor((monthly_rent + coalesce(monthly_bills, 0)) * worth + 0.5)
        between ${min_rent} and ${max_rent})
      and total_bedrooms >= ${bedrooms}
      and (${room_for} = 0 or looking_for_roommates >= ${room_for})
      and current_roommates <= ${max_roommates} and amenities @> ${amenities}::text[]
      and house_rules @> ${house_rules}::text[]
      and (select coalesce(bool_and(' ' || lower(title || ' ' || address || ' ' || description)
        ~ ('[^a-z0-9]' || lower(word))), true) from unnest(${words}::text[]) word)
      and (${lat === undefined} or cube_distance(earth_point, ${center}) <= ${radius_km * 1000})
      and (${types === undefined} or room_type = any (${types ?? []}::text[]))
      and (${stay}::int is null or (coalesce(min_stay_months, 1) <= ${stay}::int
        and coalesce(max_stay_months, 120) >= ${stay}::int))
      and (${day}::date is null or available_from is null or available_from <= ${day}::date)
      and (${stay ?? day}::text is null or available_until is null or coalesce(available_until
        >= greatest(available_from, ${day}::date) + coalesce(${stay}::int * 30, 1), true))
    order by ${order}`;
  const from = ((query.page ?? 1) - 1) * limits.page.size;
  return {
    ids: rows.slice(from, from + (query.page_size ?? limits.page.size)).map(({ id }) => id),
    total: rows.length,
  };
}

test('reads the external listings of a currency in the order of their rents', async () => {
  const plan = await database.sql`
    explain select l.id from listings l
    where l.user_id is null and l.currency = 'EUR'
    order by l.monthly_total, l.id limit 20`;
  expect(JSON.stringify(plan)).toMatch(/Scan using listings_outside_by_rent /);
  expect(JSON.stringify(plan)).not.toContain('Sort');
});
