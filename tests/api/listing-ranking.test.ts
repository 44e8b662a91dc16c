import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { insertListingsOfUsers } from '#bench/matching/synthetic-listings.ts';
import { insertUsers } from '#bench/matching/synthetic-users.ts';
import { ListingQuery } from '#contract/listings/listing.ts';
import { sqlConditions, type PricedQuery } from '#domain/search/public.ts';
import { createSearchIndex, type SearchIndex } from '#domain/search/index/search-index.ts';
import { rankListingsInSql, type RankingRequest } from '#domain/search/ranking/rank-in-sql.ts';
import { searchCircle, isInside } from '#domain/search/index/circle.ts';
import { traitNames, traitBits } from '#domain/search/index/trait-bits.ts';
import { compareIn } from '#domain/money/public.ts';
import { readFitViewer, type FitViewer } from '#domain/matching/read-fit-viewer.ts';
import { hasAnswers } from '#fit/answers.ts';
import { fragment, join } from '#platform/database/sql.ts';
import { isSampled, sampled } from '#tests/support/sampled-viewers.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';

const ownerCount = 300;
const viewerCount = 1000;
const listingCount = 360;
const rates = {
  day: '2026-11-20',
  perBase: new Map([
    ['EUR', 1],
    ['USD', 1.1492],
    ['GBP', 0.8602],
  ]),
};
const log = pino({ level: 'silent' });

let database: TestDatabase;
let ranking: SearchIndex;

beforeAll(async () => {
  database = await createTestDatabase();
  const { sql } = database;
  await insertUsers(sql, ownerCount + viewerCount, 11);
  // A third in euros, and some in yen, which the rates do not know.
  await sql`update users set budget_currency = 'EUR' where id % 3 = 0`;
  await sql`update users set budget_currency = 'JPY' where id % 17 = 0`;
  // Viewers own listings too.
  await insertListingsOfUsers(sql, listingCount, ownerCount + 100);
  await sql`update users set suspended_at = now() where id % 23 = 0 and id <= ${ownerCount}`;
  await sql`update listings set hidden_note = 'Spam' where id % 29 = 0`;
  await sql`insert into blocks (blocker_id, blocked_id)
    select v.id, o.id from users v, users o where v.id > ${ownerCount} and o.id <= ${ownerCount}
      and (v.id * 7 + o.id * 13) % 41 = 0`;
  await sql`insert into blocks (blocker_id, blocked_id)
    select o.id, v.id from users v, users o where v.id > ${ownerCount} and o.id <= ${ownerCount}
      and (v.id * 5 + o.id * 3) % 53 = 0`;
  await sql`update listings set owner_lives_there = false where id % 7 = 0`;
  // Up to three more in a household, some of them viewers.
  await sql`insert into household_members (listing_id, user_id)
    select l.id, 1 + (l.id * 31 + n * 97) % ${ownerCount + viewerCount} from listings l, generate_series(1, 3) n
    where l.id % 3 < n and l.user_id is not null on conflict do nothing`;
  ranking = createSearchIndex({ database, log, snapshotFile: null });
  await ranking.start();
});
afterAll(async () => {
  await ranking.stop();
  await database.close();
});

describe('the index of listings and plain SQL', () => {
  test('sort by fit identically for viewers with any answers and filters', async () => {
    expect(ranking.isIndexed).toBe(true);
    let compared = 0;
    let viewersCompared = 0;
    let answered = 0;
    let withCommonWords = 0;
    for (let position = 0; position < viewerCount; position += 1) {
      if (!isSampled(position)) continue;
      viewersCompared += 1;
      const viewer = await readViewer(ownerCount + 1 + position);
      const request = makeRequest(viewer, position);
      const { query } = request;
      const hasWords = query.q !== undefined && ranking.hasWords(query);
      withCommonWords += Number(hasWords);
      // Ids from the database are tried with common words, too.
      const needsIds = query.q !== undefined && (!hasWords || position % 2 === 0);
      const candidates = needsIds ? await findIds(query) : null;
      const [inSql, inIndex] = await Promise.all([
        rankListingsInSql(database.searches, request),
        ranking.rank({ ...request, candidates }),
      ]);
      expect(inIndex, JSON.stringify([position, request])).toEqual(inSql);
      compared += inSql.ids.length;
      answered += Number(hasAnswers(viewer.answers));
    }
    console.info(`${compared} places in ${viewersCompared} orders are the same`);
    expect(compared).toBeGreaterThan(sampled(12_000));
    expect(answered).toBeLessThan(viewersCompared);
    expect(withCommonWords).toBeGreaterThan(sampled(200));
  }, 300_000);

  test('agree on who is inside of any circle, also at the poles and across the date line', async () => {
    const centers = [
      [40.7, -73.95], [0, 179.99], [-17.7, -179.9], [89.9, 12], [-90, 0], [64.1234567, -21.9],
    ] as const; // oxfmt-ignore
    let inside = 0;
    for (const [lat, lng] of centers) {
      for (const radius_km of [0.1, 5, 77.7, 500]) {
        const circle = searchCircle({ lat, lng, radius_km });
        const rows = await database.sql<{ lat: number; lng: number; is_inside: boolean }[]>`
          select lat, lng, cube_distance(earth_point(lat / 1000.0, lng / 1000.0),
            earth_point(${lat}::float8, ${lng}::float8)) <= ${radius_km * 1000}::float8 as is_inside
          from (select greatest(-90000, least(90000, round(${lat * 1000}::float8 + y * ${radius_km}::float8 / 2)))::int as lat,
              ((round(${lng * 1000}::float8 + x * ${radius_km}::float8 * ${Math.abs(lat) > 89 ? 300 : 1}::float8)::int
                + 540000) % 360000) - 180000 as lng
            from generate_series(-21, 21) y, generate_series(-21, 21) x) grid`;
        for (const { lat: row, lng: column, is_inside: expected } of rows) {
          expect(
            circle && isInside(circle, row, column),
            [lat, lng, radius_km, row, column].join(' '),
          ).toBe(expected);
          inside += Number(expected);
        }
      }
    }
    expect(inside).toBeGreaterThan(1000);
  });

  test('know the same bits of features', async () => {
    for (const name of traitNames) {
      const [row] = await database.sql`select listing_traits(array[${name}], '{}') as bits`;
      expect(traitBits([name]), name).toBe(row?.['bits']);
    }
  });
});

/** Every other viewer with exchange rates. */
async function readViewer(id: number): Promise<FitViewer> {
  const pricing = {
    compareIn: (currency: string) => compareIn(currency, id % 2 === 0 ? rates : null),
  };
  const { sql } = database;
  const [session] = await sql<{ id: string }[]>`
    insert into sessions (user_id) values (${id}) returning id`;
  const read = await readFitViewer(sql, pricing, {
    user_id: id,
    session_id: session?.id ?? '',
  });
  if (!read) throw new Error(`User ${id} is not signed in`);
  return read.viewer;
}

async function findIds(query: PricedQuery): Promise<number[]> {
  const rows = await database.sql<{ id: number }[]>`
    select l.id from listings l where ${join(sqlConditions(query), fragment` and `)}`;
  return rows.map(({ id }) => id);
}

/** Each viewer asks differently; every filter alone and together is asked many times. */
function makeRequest(viewer: FitViewer, position: number): RankingRequest {
  const asks = (bit: number) => (position & (1 << bit)) !== 0;
  const query = {
    ...(asks(0) && {
      lat: String(40.5 + (position % 97) / 197),
      lng: String(-74.2 + (position % 89) / 179),
      radius_km: String(3 + (position % 40)),
    }),
    ...(asks(1) && { min_rent: String(500 + position) }),
    ...(asks(2) && { max_rent: String(1200 + position) }),
    ...(asks(3) && { bedrooms: String(1 + (position % 3)) }),
    ...(asks(4) && { available_from: `2026-0${1 + (position % 9)}-11` }),
    ...(asks(5) && position % 3 === 0 && { max_roommates: String(position % 5) }),
    ...(asks(5) && position % 3 === 1 && { amenities: position % 2 ? 'wifi' : 'desk,lift' }),
    ...(asks(5) && position % 3 === 2 && { house_rules: 'no_smoking' }),
    ...(asks(8) && position % 3 === 2 && { room_for: String(2 + (position % 2)) }),
    ...(asks(9) && { stay_months: String(1 + (position % 14)) }),
    ...(asks(6) && position % 5 === 1 && { room_type: 'private_room,whole_place' }),
    ...(asks(6) && { q: ['sunny', 'harl', 'quiet room', 'new york bush'][position % 4] ?? '' }),
  };
  return {
    viewer,
    query: {
      ...ListingQuery.assert(query),
      rents: compareIn(position % 3 === 0 ? 'EUR' : 'USD', position % 5 < 3 ? rates : null),
    },
    offset: asks(7) ? 20 : 0,
    limit: asks(8) ? 20 : listingCount,
  };
}
