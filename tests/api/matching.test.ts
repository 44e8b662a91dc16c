import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { insertUsers } from '#bench/matching/synthetic-users.ts';
import { createMatching, type Matching } from '#domain/matching/create-matching.ts';
import type { Wishes } from '#domain/matching/read-roomies.ts';
import { ownFilters, roomieFilters } from '#domain/matching/roomie-filters.ts';
import { rankInSql, type RankingRequest } from '#domain/matching/sql-ranking.ts';
import { compareIn } from '#domain/money/public.ts';
import { readStoredAnswers, type StoredAnswers } from '#domain/users/public.ts';
import { isSampled, sampled } from '#tests/support/sampled-viewers.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';

const peopleCount = 500;
const viewerCount = 1000;
const rates = {
  day: '2026-11-20',
  perBase: new Map([
    ['EUR', 1],
    ['USD', 1.1492],
  ]),
};
const log = pino({ level: 'silent' });

let database: TestDatabase;
let matching: Matching;

beforeAll(async () => {
  database = await createTestDatabase();
  await insertUsers(database.sql, peopleCount + viewerCount, 7);
  // A fifth in euros, and some in yen, which the rates do not know.
  await database.sql`update users set budget_currency = 'EUR' where id % 5 = 0`;
  await database.sql`update users set budget_currency = 'JPY' where id % 29 = 0`;
  // The viewers are others than those who are found: not all of them need to be compared with all.
  await database.sql`update users set onboarding_status = 'profile' where id > ${peopleCount}`;
  matching = createMatching({ database, log, snapshotFile: null });
  await matching.start();
});
afterAll(async () => {
  await matching.stop();
  await database.close();
});

describe('the index and plain SQL', () => {
  test('rank users identically for viewers with any answers and filters', async () => {
    const { sql } = database;
    const viewers = await sql<Viewer[]>`
      select u.id, u.area, u.latitude, u.longitude, u.budget_min, u.budget_max,
        u.budget_currency,
        u.move_in_from::text, u.stay_months, h.answers, p.acceptable, p.importance, p.dealbreakers, p.only_these from users u
      left join habits h on h.user_id = u.id left join preferences p on p.user_id = u.id
      where u.id > ${peopleCount} order by u.id`;
    expect(viewers).toHaveLength(viewerCount);
    let compared = 0;
    let viewersCompared = 0;
    const narrowed = { near: 0, budget: 0, dates: 0 };
    for (const [position, row] of viewers.entries()) {
      if (!isSampled(position)) continue;
      viewersCompared += 1;
      const request = makeRequest(row, position);
      const [inSql, inIndex] = await Promise.all([
        rankInSql(database.searches, request),
        matching.rank(request),
      ]);
      expect(inIndex, JSON.stringify(request)).toEqual(inSql);
      compared += inSql.ids.length;
      for (const each of ['near', 'budget', 'dates'] as const) {
        if (request.filters[each] && inSql.total > 0) narrowed[each] += 1;
      }
    }
    console.info(`${compared} places in ${viewersCompared} rankings are the same`);
    expect(compared).toBeGreaterThan(sampled(40_000));
    for (const times of Object.values(narrowed)) expect(times).toBeGreaterThan(sampled(100));
  }, 120_000);
});

type Viewer = { id: number } & Wishes & StoredAnswers;

/** Each viewer asks differently; every filter alone and together is asked many times. */
function makeRequest(row: Viewer, position: number): RankingRequest {
  const asks = (bit: number) => (position & (1 << bit)) !== 0;
  // Half of them ask around themselves, for their own budget and, mostly, for their own dates.
  const isAroundMe = asks(9);
  const asksDates = !isAroundMe || asks(7);
  const query = {
    ...(asks(0) && { lat: 40.7, lng: -73.95, radius_km: 5 + (position % 20) }),
    ...(isAroundMe && asks(0) && { budget: 'mine' as const, dates: 'mine' as const }),
    ...(isAroundMe && !asks(0) && asks(1) && asks(2) && { dates: 'any' as const }),
    ...(!isAroundMe && { everywhere: 'true' as const }),
    ...(asks(1) && { budget_min: 700 + (position % 300) }),
    ...(asks(2) && { budget_max: 1000 + (position % 500) }),
    ...(asksDates && asks(3) && { move_in_by: '2026-08-15' }),
    ...(asksDates && asks(4) && { stay_months: 1 + (position % 12) }),
    ...(asks(5) && { no_conflicts: 'true' as const }),
  };
  const budgets = compareIn(row.budget_currency ?? 'EUR', position % 4 > 0 ? rates : null);
  const today = ['2026-07-01', '2026-09-15', '2027-03-01'][position % 3] ?? '';
  return {
    viewerId: row.id,
    viewer: readStoredAnswers(row),
    filters: roomieFilters(query, row, budgets, ownFilters(query, row), today),
    without: asks(6) ? [1, 2, 3, 4, 5, 6, 7, 8, 9, 10 + (position % 100)] : [],
    offset: asks(7) ? 20 : 0,
    limit: asks(8) ? 20 : peopleCount,
  };
}
