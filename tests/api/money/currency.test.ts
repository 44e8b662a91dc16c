// @module-tag essential

import { afterAll, beforeAll, expect, test } from 'vitest';
import { messagesIn } from '#tests/support/messages-in.ts';
import { listingForm } from '#tests/support/listing-forms.ts';
import { openTestApp, type TestApp, type TestUser } from '#tests/support/test-app.ts';

let app: TestApp;
let owner: TestUser;

const berlin = { latitude: 52.5, longitude: 13.4 };
const nowhere = { latitude: null, longitude: null };

beforeAll(async () => {
  app = await openTestApp({ DEFAULT_CURRENCY: 'chf' });
  owner = await app.user();
});
afterAll(() => app.database.close());

const post = async (changes: Parameters<typeof listingForm>[0]) =>
  (await app.call('createListing', { as: owner, body: listingForm(changes) })).answer;

test.each([
  ['Berlin', berlin, 'EUR'],
  ['London', { latitude: 51.5, longitude: -0.12 }, 'GBP'],
  ['Lisbon', { latitude: 38.7, longitude: -9.1 }, 'EUR'],
  ['New York', { latitude: 40.7, longitude: -74 }, 'USD'],
  ['Geneva, beside France', { latitude: 46.204, longitude: 6.143 }, 'CHF'],
  ['Sofia, which has the euro since 2026', { latitude: 42.7, longitude: 23.32 }, 'EUR'],
  ['no place: that of the settings', nowhere, 'CHF'],
])('a listing in %s is in its currency', async (_, place, currency) => {
  expect(await post(place)).toMatchObject({ currency });
});

test('a currency that is stated counts, and stays when a change leaves it out', async () => {
  const { id, currency } = await post({ ...berlin, currency: 'GBP' });
  expect(currency).toBe('GBP');
  const body = listingForm({ ...berlin, monthly_rent: 700 });
  const changed = await app.call('updateListing', { as: owner, params: { id }, body });
  expect(changed.answer).toMatchObject({ currency: 'GBP', monthly_rent: 700 });
  const again = { ...body, currency: 'EUR' };
  const { answer } = await app.call('updateListing', { as: owner, params: { id }, body: again });
  expect(answer.currency).toBe('EUR');
});

test('a room that an administrator adds by hand has the currency of its place or its own', async () => {
  const admin = await app.user();
  await app.database.sql`update users set is_admin = true where id = ${admin.id}`;
  const added = async (changes: object) => {
    const { title, address, monthly_rent } = listingForm({ monthly_rent: 700 });
    const body = { title, address, monthly_rent, ...changes };
    return (await app.call('createExternalListing', { as: admin, body })).answer;
  };
  expect(await added(berlin)).toMatchObject({ currency: 'EUR', monthly_rent: 700 });
  expect(await added(nowhere)).toMatchObject({ currency: 'CHF' });
  const stated = await added({ ...berlin, currency: 'PLN' });
  expect(stated).toMatchObject({ currency: 'PLN' });
  // Its number would become another amount.
  const body = { latitude: 51.5, longitude: -0.12 };
  const params = { id: stated.id };
  const moved = await app.call('changeExternalListing', { as: admin, params, body });
  expect(moved.answer).toMatchObject({ currency: 'PLN', latitude: 51.5 });
});

test.each(['euro', 'eur', 'XXX', '€', ''])('%j is no currency', async (currency) => {
  const body = listingForm({ currency });
  const { status, problem } = await app.call('createListing', { as: owner, body });
  expect(status).toBe(422);
  expect(messagesIn(problem)).toEqual([
    { path: 'currency', message: 'Must be a currency code, such as EUR' },
  ]);
});

test('a town comes with the currency of its country', async () => {
  const { answer } = await app.call('searchPlaces', { query: { q: 'London' } });
  expect(answer.items[0]).toMatchObject({ name: 'London', currency: 'GBP' });
  const none = await app.call('searchPlaces', { query: { q: 'Nowhereville' } });
  expect(none.answer.items).toEqual([]);
});

test('other sites get the currency of a room', async () => {
  const { id } = await post({ latitude: 51.5, longitude: -0.12, monthly_rent: 900 });
  const { answer } = await app.call('getEmbeddedCard', { params: { id } });
  expect(answer.listing).toMatchObject({ monthly_rent: 900, currency: 'GBP' });
});
