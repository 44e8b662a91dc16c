import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { currencies, smallestDenomination } from '#contract/currencies.ts';
import { messagesIn } from '#tests/support/messages-in.ts';
import { listingForm } from '#tests/support/listing-forms.ts';
import { openTestApp, type TestApp, type TestUser } from '#tests/support/test-app.ts';
import { importFile } from '../imports/engine/steps.ts';

let app: TestApp;
let as: TestUser;
beforeAll(async () => {
  app = await openTestApp();
  as = await app.user();
}, 60_000);
afterAll(() => app.database.close());

test('database and contract have the same limit for every currency', async () => {
  const rows = await app.database.sql`
    select code, denomination_of(code) as denomination
    from unnest(${[...currencies]}::text[]) with ordinality as known (code, nth) order by nth`;
  expect(rows).toEqual(
    currencies.map((code) => ({ code, denomination: smallestDenomination(code) })),
  );
});

const post = (changes: Parameters<typeof listingForm>[0]) =>
  app.call('createListing', { as, body: listingForm(changes) });

test('a rent of 150,000 is one in yen, and too high in dollars and without a currency', async () => {
  const yen = { currency: 'JPY', monthly_rent: 150_000, monthly_bills: 12_000, deposit: 3_000_000 };
  expect((await post(yen)).answer).toMatchObject(yen);
  const most = { currency: 'IDR', monthly_rent: 1_000_000_000, monthly_bills: 1_000_000_000 };
  expect((await post(most)).answer).toMatchObject(most);
  expect(messagesIn((await post({ currency: 'USD', monthly_rent: 150_000 })).problem)).toEqual(
    tooHigh,
  );
  const { currency: _, ...silent } = listingForm({ monthly_rent: 150_000 });
  const { problem } = await app.call('createListing', { as, body: silent });
  expect(messagesIn(problem)).toEqual(tooHigh);
});

const tokyo = { latitude: 35.68, longitude: 139.69 };
const tooHigh = [{ path: 'monthly_rent', message: 'Monthly rent too high' }];

test('a rent is judged by the currency of the place where the form names none', async () => {
  const { currency: _, ...silent } = listingForm({ ...tokyo, monthly_rent: 120_000 });
  const { answer: room } = await app.call('createListing', { as, body: silent });
  expect(room).toMatchObject({ currency: 'JPY', monthly_rent: 120_000 });
  const change = (changes: Partial<typeof silent>) =>
    app.call('updateListing', { as, params: { id: room.id }, body: { ...silent, ...changes } });
  expect((await change({ monthly_rent: 10_000_000 })).status).toBe(200);
  expect(messagesIn((await change({ monthly_rent: 10_000_001 })).problem)).toEqual(tooHigh);
  const { answer: kept } = await app.call('getListing', { as, params: { id: room.id } });
  expect(kept.monthly_rent).toBe(10_000_000);
  const inQueens = { latitude: 40.75, longitude: -73.87, title: 'In Queens' };
  const { problem } = await app.call('createListing', { as, body: { ...silent, ...inQueens } });
  expect(messagesIn(problem)).toEqual(tooHigh);
});

test('an external listing is judged by its currency, whatever a change leaves out', async () => {
  const admin = await app.user({ is_admin: true });
  const form = { title: 'Far away', address: 'Shibuya', ...tokyo, monthly_rent: 120_000 };
  const { status, answer } = await app.call('createExternalListing', { as: admin, body: form });
  expect([status, answer.currency]).toEqual([201, 'JPY']);
  const change = async (body: object) => {
    const params = { id: answer.id };
    const changed = await app.call('changeExternalListing', { as: admin, params, body });
    return changed.status === 200 ? changed.answer.monthly_rent : messagesIn(changed.problem);
  };
  expect(await change({ monthly_rent: 150_000 })).toBe(150_000);
  expect(await change({ title: 'Still far away', monthly_rent: 150_001 })).toBe(150_001);
  expect(await change({ monthly_rent: 10_000_001 })).toEqual(tooHigh);
  // The stored amounts must fit a new currency too.
  expect(await change({ currency: 'EUR' })).toEqual(tooHigh);
  expect(await change({ currency: 'EUR', monthly_rent: 900 })).toBe(900);
  const inQueens = { ...form, title: 'In Queens', latitude: 40.75, longitude: -73.87 };
  const refused = await app.call('createExternalListing', { as: admin, body: inQueens });
  expect(messagesIn(refused.problem)).toEqual(tooHigh);
});

test('a refusal names the limit in the currency', async () => {
  const { problem } = await post({ currency: 'JPY', monthly_bills: 10_000_001, deposit: 1e8 + 1 });
  expect(messagesIn(problem)).toEqual([
    { path: 'deposit', message: 'Enter a deposit from 0 to 100,000,000' },
    { path: 'monthly_bills', message: 'Enter monthly bills from 0 to 10,000,000' },
  ]);
});

test('a budget is limited in its currency, also when only the currency changes', async () => {
  const change = (body: object) => app.call('updateProfile', { as, body });
  const yen = { budget_max: 250_000, budget_currency: 'JPY' };
  expect((await change(yen)).answer).toMatchObject(yen);
  const message = 'Enter whole currency units a month, up to 100,000';
  for (const body of [{ ...yen, budget_currency: 'EUR' }, { budget_currency: 'EUR' }]) {
    expect(messagesIn((await change(body)).problem)).toEqual([{ path: 'budget_max', message }]);
  }
});

test('imports judge an amount by the currency of its row, also where its place tells it', async () => {
  const rows = [
    'id,name,area,price,lat,lng',
    '1,Room in yen,Tokyo,"¥120,000",35.68,139.69',
    '2,Room in yuan,Shanghai,"¥120,000",31.23,121.47',
    '3,Too much in yuan,Shanghai,"¥1,200,000",31.23,121.47',
    '4,Too much in euros,Somewhere,"€120,000",,',
    '5,Nothing said,Somewhere,"120,000",,',
  ];
  const folder = await mkdtemp(path.join(tmpdir(), 'roomieradar-limits-'));
  const file = path.join(folder, 'rooms.csv');
  await writeFile(file, rows.join('\n'));
  const mapping = {
    source_id: 'id',
    title: 'name',
    address: 'area',
    monthly_rent: 'price',
    latitude: 'lat',
    longitude: 'lng',
    external_link: 'https://rooms.example/{id}',
  };
  const { setAside } = await importFile(app.database.target, { file, source: 'limits', mapping });
  await rm(folder, { recursive: true });
  const reason = 'Monthly rent too high';
  expect(setAside.map(({ id, reason: says }) => [id, says])).toEqual([
    [3, reason],
    [4, reason],
    [5, reason],
  ]);
  const stored = await app.database.sql`
    select l.monthly_rent, l.currency from external_origins o join listings l on l.id = o.listing_id
    where o.source = 'limits' order by l.currency`;
  expect(stored).toEqual([
    { monthly_rent: 120_000, currency: 'CNY' },
    { monthly_rent: 120_000, currency: 'JPY' },
  ]);
});
