import { pino } from 'pino';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createRandom, rates } from '#bench/matching/random-searches.ts';
import { insertListingsOfUsers } from '#bench/matching/synthetic-listings.ts';
import { insertUsers } from '#bench/matching/synthetic-users.ts';
import { convertMoney } from '#contract/labels/convert-money.ts';
import { ledgerRules } from '#contract/listings/ledger-rules.ts';
import { roomTypes } from '#contract/vocabulary.ts';
import { sqlConditions } from '#domain/search/public.ts';
import { createSearchIndex } from '#domain/search/index/search-index.ts';
import { compareIn } from '#domain/money/public.ts';
import { fragment, join } from '#platform/database/sql.ts';
import { listingForm } from '#tests/support/listing-forms.ts';
import { testApp, type TestUser } from '#tests/support/test-app.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { done, room } from './inquiries/steps.ts';

const log = pino({ level: 'silent' });
const searches = 300;

test('the median of rents around a point is that of SQL, with and without exchange rates', async () => {
  const database = await createTestDatabase();
  onTestFinished(() => database.close());
  const { sql } = database;
  await insertUsers(sql, 100, 11);
  await insertListingsOfUsers(sql, 3000, 100);
  const ranking = createSearchIndex({ database, log, snapshotFile: null });
  expect(ranking.rentsAround({ rents: compareIn('USD', null) })).toBeNull();
  await ranking.start();
  onTestFinished(() => ranking.stop());
  let most = 0;
  for (let nth = 0; nth < searches; nth += 1) {
    const random = createRandom(nth);
    const [lat, lng] = [40.5 + random() / 2, -74.2 + random() / 2];
    const radius_km = 1 + (nth % 9);
    const kind = roomTypes[nth % 3]!;
    const rents = compareIn(nth % 2 ? 'EUR' : 'USD', nth % 4 < 2 ? rates : null);
    const without = [1 + nth, 2 + nth];
    const query = { lat, lng, radius_km, room_type: [kind], without, rents };
    const rows = await sql<{ rent: number; currency: string }[]>`
      select l.monthly_total as rent, l.currency from listings l
      where ${join(sqlConditions(query), fragment` and `)}`;
    const amounts = rows
      .flatMap(({ rent, currency }) => {
        const unit = rents.worth[currency];
        return unit === undefined ? [] : [convertMoney(rent, unit)];
      })
      .toSorted((one, other) => one - other);
    const half = amounts.length >> 1;
    const middle =
      amounts.length % 2
        ? amounts[half]
        : Math.round(((amounts[half - 1] ?? 0) + (amounts[half] ?? 0)) / 2);
    const found = ranking.rentsAround(query);
    expect(found).toEqual({ count: amounts.length, median: middle });
    most = Math.max(most, amounts.length);
  }
  expect(most).toBeGreaterThan(30);
}, 120_000);

test('a room says how its rent compares, from eight others of its kind on', async () => {
  const app = await testApp();
  const spot = { latitude: 40.65, longitude: -73.95, room_type: 'private_room' as const };
  const owner = await app.user();
  const id = await room(app, owner, { ...spot, monthly_rent: 1114, monthly_bills: 0 });
  // Neither of these is compared: the same owner's, another kind, another currency, too far.
  await room(app, owner, { ...spot, monthly_rent: 9000 });
  const another = await app.user();
  await room(app, another, { ...spot, monthly_rent: 9000, room_type: 'whole_place' });
  await room(app, another, { ...spot, monthly_rent: 9000, currency: 'EUR' });
  await room(app, another, { ...spot, monthly_rent: 9000, latitude: 41 });
  for (let nth = 0; nth < ledgerRules.fewestRents - 1; nth += 1) {
    await room(app, another, { ...spot, monthly_rent: 900 + nth * 25, monthly_bills: 25 });
  }
  await app.searchIndex.start();
  const readRent = async () => (await done(app, 'getListingLedger', { params: { id } })).rent;
  expect(await readRent()).toBeNull();
  await room(app, another, { ...spot, monthly_rent: 2000 });
  await vi.waitFor(async () =>
    expect(await readRent()).toEqual({
      percent: 10,
      median: 1013,
      currency: 'USD',
      rents: 8,
      within_km: 5,
    }),
  );
});

const spot = { latitude: 40.65, longitude: -73.95, room_type: 'private_room' as const };

/** An app with eight rooms of one owner at a spot, of which half cost at most 1000 a month. */
async function appWithRooms() {
  const app = await testApp();
  const landlord = await app.user();
  for (let nth = 0; nth < ledgerRules.fewestRents; nth += 1) {
    await room(app, landlord, { ...spot, monthly_rent: 890 + nth * 20, monthly_bills: 40 });
  }
  await app.searchIndex.start();
  const admin = await app.user({ is_admin: true });
  const reports = async () => {
    const query = { source: 'system', kind: 'listing' } as const;
    const { items } = await done(app, 'listReports', { as: admin, query });
    return items.map(({ target_id: id, details }) => [id, details]);
  };
  return { app, landlord, reports };
}

test('the sender of an inquiry reads what similar rooms cost nearby', async () => {
  const { app, landlord } = await appWithRooms();
  const { latitude: lat, longitude: lng, room_type } = spot;
  const asked = async (as: TestUser, query = {}) =>
    (await done(app, 'getRentsNearby', { as, query: { lat, lng, room_type, ...query } })).rents;
  const seeker = await app.user();
  const nearby = { median: 1000, currency: 'USD', rents: 8, within_km: 5 };
  expect(await asked(seeker)).toEqual(nearby);
  expect(await asked(seeker, { room_type: 'whole_place' })).toBeNull();
  expect(await asked(seeker, { lat: 41 })).toBeNull();
  // Their own rooms say nothing about what others ask for.
  expect(await asked(landlord)).toBeNull();
});

test('a rent far below those nearby is reported to administrators, a low one is not', async () => {
  const { app, reports } = await appWithRooms();
  const owner = await app.user();
  await room(app, owner, { ...spot, monthly_rent: 520, monthly_bills: 0 });
  expect(await reports()).toEqual([]);
  const id = await room(app, owner, { ...spot, monthly_rent: 490, monthly_bills: 10 });
  expect(await reports()).toEqual([[id, 'rent']]);
  const other = await room(app, owner, { ...spot, monthly_rent: 900, monthly_bills: 0 });
  const body = listingForm({ ...spot, title: 'Cheaper', monthly_rent: 400 });
  await done(app, 'updateListing', { as: owner, params: { id: other }, body });
  expect(await reports()).toEqual([
    [other, 'rent'],
    [id, 'rent'],
  ]);
});
