import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createRandom, randomFilters, rates } from '#bench/matching/random-searches.ts';
import { insertListingsOfUsers } from '#bench/matching/synthetic-listings.ts';
import { insertUsers } from '#bench/matching/synthetic-users.ts';
import { ListingQuery } from '#contract/listings/listing.ts';
import { compareIn } from '#domain/money/public.ts';
import { sqlConditions, type PricedQuery } from '#domain/search/public.ts';
import { rankForGroupByFit } from '#domain/search/group/rank-for-group.ts';
import { readGroupSearch } from '#domain/search/group/read-group-search.ts';
import { createSearchIndex, type SearchIndex } from '#domain/search/index/search-index.ts';
import { fragment, join } from '#platform/database/sql.ts';
import { isSampled, sampled } from '#tests/support/sampled-viewers.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';

const ownerCount = 200;
const userCount = 500;
const listingCount = 400;
const groupCount = 200;
const pricing = {
  defaultCurrency: 'USD',
  compareIn: (currency: string) => compareIn(currency, rates),
};

let database: TestDatabase;
let index: SearchIndex;

beforeAll(async () => {
  database = await createTestDatabase();
  const { sql } = database;
  await insertUsers(sql, userCount, 23);
  await sql`update users set budget_currency = 'EUR' where id % 3 = 0`;
  // A currency without a rate.
  await sql`update users set budget_currency = 'XPF' where id % 19 = 0`;
  await insertListingsOfUsers(sql, listingCount, ownerCount);
  await sql`update listings set looking_for_roommates = 6 where id % 9 = 0`;
  await sql`update listings set owner_lives_there = false where id % 7 = 0`;
  await sql`insert into household_members (listing_id, user_id)
    select l.id, 1 + (l.id * 31 + n * 97) % ${userCount} from listings l, generate_series(1, 3) n
    where l.id % 3 < n and l.user_id is not null on conflict do nothing`;
  // Of one to six, some of whom live in a listing or own one.
  await sql`insert into groups (name) select 'Group ' || n from generate_series(1, ${groupCount}) n`;
  await sql`insert into group_members (group_id, user_id, seat, role)
    select g.id, 1 + (g.id * 37 + seat * 71) % ${userCount}, seat,
      case when seat = 1 then 'lead' else 'member' end
    from groups g, generate_series(1, 6) seat where seat <= 1 + g.id % 6`;
  // But not those who search: a suspended user has no session.
  await sql`update users set suspended_at = now() where id % 23 = 0 and id <= ${ownerCount}
    and not exists (select from group_members where user_id = users.id and role = 'lead')`;
  await sql`insert into blocks (blocker_id, blocked_id)
    select a.user_id, b.user_id from group_members a join group_members b on b.group_id = a.group_id
    where a.seat = 1 and b.seat = 2 and a.group_id % 11 = 0 on conflict do nothing`;
  index = createSearchIndex({ database, log: pino({ level: 'silent' }), snapshotFile: null });
  await index.start();
});
afterAll(async () => {
  await index.stop();
  await database.close();
});

/** A search as a group by its lead, in which every third goes on without some wishes. */
async function makeSearch(groupId: number) {
  const { sql } = database;
  const [lead] = await sql<{ user_id: number }[]>`
    select user_id from group_members where group_id = ${groupId} and role = 'lead'`;
  const userId = lead?.user_id ?? 0;
  const [session] = await sql<{ id: string }[]>`
    insert into sessions (user_id) values (${userId}) returning id`;
  const holder = { user_id: userId, session_id: session?.id ?? '' };
  const all = await readGroupSearch(sql, pricing, holder, { group: groupId });
  const random = createRandom(groupId);
  const off = all!.answer.wishes
    .map(({ id }) => id)
    .filter(() => random() < [0, 0.4, 1][groupId % 3]!);
  const without_wishes = off.join();
  const asked = { group: groupId, without_wishes };
  const group = await readGroupSearch(sql, pricing, holder, asked);
  const { box: _, zoom: __, q: ___, ...filters } = randomFilters(groupId);
  const query: PricedQuery = {
    ...ListingQuery.assert(groupId % 2 === 0 ? filters : {}),
    ...asked,
    rents: compareIn('USD', rates),
    wishes: group!.wishes,
  };
  return { group: group!, query };
}

async function countInSql(query: PricedQuery): Promise<number> {
  const [row] = await database.sql<{ count: number }[]>`
    select count(*)::int as count from listings l where ${join(sqlConditions(query), fragment` and `)}`;
  return row?.count ?? 0;
}

describe('the index and comparing every pair with fit', () => {
  test('rank identically for any group, whatever it wishes', async () => {
    let [compared, withConflict] = [0, 0];
    for (let groupId = 1; groupId <= groupCount; groupId += 1) {
      if (!isSampled(groupId)) continue;
      const { group, query } = await makeSearch(groupId);
      const left = new Set([...group.ids, 7, 11]);
      const request = { query, answers: group.answers, left, offset: groupId % 5, limit: 20 };
      const byFit = await rankForGroupByFit(database.searches, request);
      const inIndex = await index.rankForGroup({ ...request, candidates: null });
      expect(inIndex, `group ${groupId}`).toEqual(byFit);
      const everything = { ...request, offset: 0, limit: listingCount };
      expect(await index.rankForGroup({ ...everything, candidates: null })).toEqual(
        await rankForGroupByFit(database.searches, everything),
      );
      compared += byFit.ids.length;
      withConflict += Number(byFit.total > 40);
    }
    expect(compared).toBeGreaterThan(sampled(800));
    expect(withConflict).toBeGreaterThan(0);
  }, 120_000);

  test('count the same with and without each wish', async () => {
    let wishes = 0;
    for (let groupId = 1; groupId <= groupCount; groupId += 1) {
      if (!isSampled(groupId)) continue;
      const { query } = await makeSearch(groupId);
      const advice = await index.advise(query);
      expect(advice?.total, `group ${groupId}`).toBe(await countInSql(query));
      const { group } = query;
      for (const change of advice!.changes) {
        if (change.filter !== 'without_wishes') continue;
        const [row] = await database.sql<{ user_id: number; id: string }[]>`
          insert into sessions (user_id) select user_id from group_members
          where group_id = ${group!} and role = 'lead' returning id, user_id`;
        const holder = { user_id: row!.user_id, session_id: row!.id };
        const asked = { group: group!, without_wishes: change.value! };
        const changed = await readGroupSearch(database.sql, pricing, holder, asked);
        const total = await countInSql({ ...query, ...asked, wishes: changed!.wishes });
        expect(change.total, `group ${groupId} without ${change.without}`).toBe(total);
        expect(change.more).toBeGreaterThan(0);
        wishes += 1;
      }
      expect((await index.countChoices(query))?.total).toBe(advice!.total);
    }
    expect(wishes).toBeGreaterThan(sampled(150));
  }, 120_000);
});
