import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertListingsOfUsers } from '#bench/matching/synthetic-listings.ts';
import { insertUsers } from '#bench/matching/synthetic-users.ts';
import { SavedFilters } from '#contract/saved-searches/saved-search.ts';
import { matchEvents, type EventsJob } from '#domain/alerts/match-events.ts';
import { takeJobs } from '#platform/jobs/job-store.ts';
import { countJobs, releaseTaken } from '#tests/support/jobs.ts';
import { savedColumns, savedValues, sqlConditions } from '#domain/search/public.ts';
import { readGroupSearch } from '#domain/search/group/read-group-search.ts';
import { compareIn } from '#domain/money/public.ts';
import { fragment, join } from '#platform/database/sql.ts';
import { randomFilters, createRandom, rates } from '#bench/matching/random-searches.ts';
import { seed } from '#tests/support/seed.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';
import { pricingWith } from '#tests/support/pricing-with.ts';

const { TEST_ALL_VIEWERS: isThorough } = process.env;
/** Pairs of a search and a listing. */
const [searchCount, listingCount] = isThorough ? [250, 200] : [100, 100];
const users = 40;
const firstSearch = (seed % 1000) * searchCount;

interface Saved {
  id: number;
  user_id: number;
  filters: SavedFilters;
  currency: string;
}
let database: TestDatabase;
const saved: Saved[] = [];
const groups = 30;

/** Of one to six, some of whom are suspended or blocked each other. */
async function insertGroups(): Promise<void> {
  const { sql } = database;
  await sql`update users set budget_currency = (array['USD', 'EUR', 'XPF'])[1 + id % 3]
    where id % 4 = 0 and budget_currency is not null`;
  await sql`update users set suspended_at = now() where id % 17 = 0`;
  await sql`insert into groups (name) select 'Group ' || n from generate_series(1, ${groups}) n`;
  await sql`insert into group_members (group_id, user_id, seat, role)
    select g.id, 1 + (g.id * 7 + seat * 3) % ${users}, seat,
      case when seat = 1 then 'lead' else 'member' end
    from groups g, generate_series(1, 6) seat where seat <= 1 + g.id % 6`;
  await sql`insert into blocks (blocker_id, blocked_id)
    select a.user_id, b.user_id from group_members a join group_members b on b.group_id = a.group_id
    where a.seat = 1 and b.seat = 2 and a.group_id % 5 = 0 on conflict do nothing`;
}

/** A user, and for every other search a group that they look with, without some of its wishes. */
async function pickSearcher(nth: number): Promise<[number, Partial<SavedFilters>]> {
  if (nth % 2 === 0) return [1 + (nth % users), {}];
  const group = 1 + (nth % groups);
  const rows = await database.sql<{ user_id: number }[]>`
    select user_id from group_members where group_id = ${group} order by seat`;
  const ids = rows.map(({ user_id }) => user_id);
  const off = [
    'rooms',
    'together',
    ...ids.flatMap((id) => [`rent-${id}`, `dates-${id}`, `pets-${id}`]),
  ];
  const random = createRandom(nth);
  const without = off.filter(() => random() < [0, 0.2, 0.7][nth % 3]!).join();
  return [ids[nth % ids.length]!, { group, ...(without && { without_wishes: without }) }];
}

/** The wishes of the group of a saved search, as the search itself derives them. */
async function readWishes({ user_id, filters }: Saved) {
  if (filters.group === undefined) return {};
  const [session] = await database.sql<{ id: string }[]>`
    insert into sessions (user_id) values (${user_id}) returning id`;
  const holder = { user_id, session_id: session?.id ?? '' };
  const pricing = pricingWith(rates);
  const group = await readGroupSearch(database.sql, pricing, holder, filters);
  return { wishes: group!.wishes };
}

beforeAll(async () => {
  database = await createTestDatabase();
  const { sql } = database;
  await insertUsers(sql, users, 11);
  await insertGroups();
  for (let nth = firstSearch; saved.length < searchCount; nth += 1) {
    const { zoom: _, box = '', ...rest } = randomFilters(nth);
    const [user_id, searcher] = await pickSearcher(nth);
    // Groups look for less, or they would find next to nothing.
    const filters: SavedFilters = {
      ...(searcher.group === undefined || nth % 4 === 3
        ? SavedFilters.assert(nth % 2 ? { ...rest, box } : rest)
        : {}),
      ...searcher,
    };
    const currency = ['USD', 'EUR', 'XPF'][nth % 3] ?? '';
    const [row] = await sql<{ id: number }[]>`
      insert into saved_searches (user_id, name, search, ${savedColumns})
      values (${user_id}, ${`Search ${nth}`}, ${String(nth)}, ${savedValues(filters, currency)})
      returning id`;
    if (row) saved.push({ id: row.id, user_id, filters, currency });
  }
});
afterAll(() => database.close());

/** Who hid a room or its owner, has a favorite, and is blocked, in either direction. */
async function insertUnheard(): Promise<void> {
  const { sql } = database;
  const pairs = fragment`(select distinct 1 + n * 7 % ${users} as one, 1 + n * 11 % ${users} as other
    from generate_series(1, 60) n) p where one <> other`;
  await sql`insert into listing_marks (user_id, listing_id, mark)
    select 1 + n % ${users}, 1 + n * 13 % ${listingCount}, (array['hidden', 'favorite'])[1 + n % 2]
    from generate_series(1, 400) n on conflict do nothing`;
  await sql`insert into user_marks (user_id, marked_user_id, mark)
    select one, other, (array['hidden', 'favorite'])[1 + one % 2] from ${pairs}`;
  await sql`insert into blocks (blocker_id, blocked_id) select other, one from ${pairs} and one % 3 = 0`;
}

/** What the search itself finds for each saved search: "search listing". */
async function foundBySearch(): Promise<Set<string>> {
  const found = new Set<string>();
  for (const search of saved) {
    const { id, user_id, filters, currency } = search;
    const wishes = await readWishes(search);
    const rents = compareIn(currency, rates);
    const conditions = sqlConditions({ ...filters, ...wishes, rents });
    const rows = await database.sql<{ id: number }[]>`
      select l.id from listings l
      where l.user_id is distinct from ${user_id} and ${join(conditions, fragment` and `)}
        and not exists (select from listing_marks
          where user_id = ${user_id} and listing_id = l.id and mark = 'hidden')
        and not exists (select from user_marks
          where user_id = ${user_id} and marked_user_id = l.user_id and mark = 'hidden')
        and not exists (select from blocks
          where ${user_id} in (blocker_id, blocked_id) and l.user_id in (blocker_id, blocked_id))`;
    for (const row of rows) found.add(`${id} ${row.id}`);
  }
  return found;
}

const matched = async (kind: string) => {
  const rows = await database.sql<{ pair: string }[]>`
    select search_id || ' ' || listing_id as pair from search_matches where kind = ${kind}`;
  return rows.map(({ pair }) => pair).toSorted();
};

/** Matches all events in two processes, of which one is killed after a while. */
async function matchAll(killedAfter: number): Promise<void> {
  const { sql, target } = database;
  const killed = spawn(
    process.execPath,
    ['--import', 'tsx', path.join(import.meta.dirname, 'matcher-process.ts')],
    {
      env: { ...process.env, TARGET: JSON.stringify(target) },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  const closed = once(killed, 'close');
  await once(killed.stdout, 'data');
  const matchSome = async () => {
    const jobs = await takeJobs<EventsJob['data']>(sql, 'listing_events', 1);
    for (const job of jobs) await matchEvents(sql, pricingWith(rates), job);
    return jobs.length;
  };
  let rounds = 0;
  for (let count = 1; count > 0; rounds += 1) {
    if (rounds === killedAfter) killed.kill('SIGKILL');
    count = await matchSome();
  }
  killed.kill('SIGKILL');
  await closed;
  // What the dead process had taken is free again after a minute.
  await releaseTaken(sql, 'listing_events');
  while ((await matchSome()) > 0);
  expect(await countJobs(sql, 'listing_events')).toBe(0);
}

test('each saved search hears of exactly the rooms that it finds, once, though a process is killed', async () => {
  await insertListingsOfUsers(database.sql, listingCount, users);
  const all = await foundBySearch();
  await insertUnheard();
  await matchAll(1);
  const found = await foundBySearch();
  expect(found.size).toBeLessThan(all.size);
  const pairs = searchCount * listingCount;
  const idsOfGroups = new Set(saved.flatMap(({ id, filters }) => (filters.group ? [id] : [])));
  const toGroups = [...found].filter((pair) => idsOfGroups.has(Number(pair.split(' ')[0])));
  console.info(`${pairs} pairs, ${found.size} of them match (TEST_SEED=${seed})`);
  expect(toGroups.length).toBeGreaterThan(pairs / 100);
  expect(found.size).toBeGreaterThan(pairs / 100);
  expect(await matched('new')).toEqual([...found].toSorted());
}, 60_000);

test('a change is news where it makes a room match, and where it makes it cheaper', async () => {
  const { sql } = database;
  const [before, known] = [await foundBySearch(), new Set(await matched('new'))];
  const random = createRandom(seed + 1);
  const ids = await sql<{ id: number }[]>`select id from listings where status = 'active'`;
  const cheaper = new Set<number>();
  for (const { id } of ids) {
    const change = Math.floor(random() * 8);
    if (change === 0) cheaper.add(id);
    await sql`update listings set
      monthly_rent = case ${change}::int when 0 then greatest(1, monthly_rent - 200)
        when 1 then monthly_rent + 300 else monthly_rent end,
      title = case ${change}::int when 2 then title || ' sunny' else title end,
      latitude = case ${change}::int when 3 then 40.6 else latitude end,
      total_bedrooms = case ${change}::int when 4 then 3 else total_bedrooms end,
      looking_for_roommates = case ${change}::int when 5 then ${1 + Math.floor(random() * 6)}::int
        else looking_for_roommates end,
      house_rules = case ${change}::int when 6 then array['pets_welcome'] else house_rules end,
      available_from = case ${change}::int when 7 then null else available_from end where id = ${id}`;
  }
  await matchAll(2);
  const after = await foundBySearch();
  const listingId = (pair: string) => Number(pair.split(' ')[1]);
  const joined = [...after].filter((pair) => !before.has(pair));
  const lower = [...after].filter((pair) => before.has(pair) && cheaper.has(listingId(pair)));
  expect(Math.min(joined.length, lower.length)).toBeGreaterThan(10);
  expect(await matched('new')).toEqual([...new Set([...known, ...joined])].toSorted());
  expect(await matched('cheaper')).toEqual(lower.toSorted());
}, 60_000);
