import { afterAll, beforeAll, expect, test } from 'vitest';
import { rates } from '#bench/matching/random-searches.ts';
import { insertListingsOfUsers } from '#bench/matching/synthetic-listings.ts';
import { insertUsers } from '#bench/matching/synthetic-users.ts';
import { selectClaimedMatches } from '#domain/alerts/match-events.ts';
import { savedColumns, savedValues } from '#domain/search/public.ts';
import { fragment, join } from '#platform/database/sql.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';
import { pricingWith } from '#tests/support/pricing-with.ts';

let database: TestDatabase;
const users = 20_000;
/** Of two each, who both saved the search, all around the same listing. */
const groups = 1000;
const around = { lat: 40.7, lng: -74, radius_km: 50 };

beforeAll(async () => {
  database = await createTestDatabase();
  const { sql } = database;
  await insertUsers(sql, users);
  await insertListingsOfUsers(sql, 50, users);
  await sql`insert into groups (name) select 'Two of us' from generate_series(1, ${users / 2}::int)`;
  await sql`
    insert into group_members (group_id, user_id, seat, role)
    select (id + 1) / 2, id, 2 - id % 2, case id % 2 when 1 then 'lead' else 'member' end
    from users`;
  await sql`insert into blocks (blocker_id, blocked_id) select id, id + 7 from users where id % 3 = 0
    and id + 7 <= ${users}`;
  for (let group = 1; group <= groups; group += 100) {
    const rows = Array.from({ length: 200 }, (_, nth) => {
      const id = group + Math.floor(nth / 2);
      const values = savedValues({ ...around, group: id }, 'USD');
      return fragment`(${2 * id - (nth % 2)}::int, 'Two of us', ${`group=${id}`}, ${values})`;
    });
    await sql`insert into saved_searches (user_id, name, search, ${savedColumns})
      values ${join(rows, fragment`, `)}`;
  }
  await sql`analyze`;
});
afterAll(() => database.close());

test('an alert reads the few of each group by index, and of no group that does not search there', async () => {
  const { sql } = database;
  const [listing] = await sql<{ id: number }[]>`
    select id from listings where status = 'active' and looking_for_roommates > 1
      and available_from is null limit 1`;
  const rows = await sql`
    explain (analyze, timing off) with claimed (id, listing_id, kind, before) as (
      select 1, ${listing!.id}::int, 'new', null::jsonb),
    ${selectClaimedMatches(pricingWith(rates).worths())} select count(*) from found`;
  const plan = rows.map((row) => String(row['QUERY PLAN'])).join('\n');
  expect(plan).not.toMatch(/Seq Scan on (group|users|habits|blocks)/);
  const reads = [...plan.matchAll(/on group_members.*loops=(\d+)/g)].map(([, loops]) =>
    Number(loops),
  );
  expect(Math.max(...reads)).toBe(2 * groups);
  console.info(plan.split('\n').slice(-4).join('; '));
});

test('a membership that ends finds its searches by index', async () => {
  const rows = await database.sql`
    explain delete from saved_searches where group_id = ${5}::int and user_id = ${9}::int`;
  const plan = rows.map((row) => String(row['QUERY PLAN'])).join('\n');
  expect(plan).not.toContain('Seq Scan');
});
