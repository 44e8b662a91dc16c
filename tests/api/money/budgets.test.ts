// @module-tag essential

import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RoomieQuery } from '#contract/matching/calls.ts';
import type { ProfileChange } from '#contract/users/user.ts';
import { messagesIn } from '#tests/support/messages-in.ts';
import { listingForm } from '#tests/support/listing-forms.ts';
import { openTestApp, type TestApp, type TestUser } from '#tests/support/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp({ DEFAULT_CURRENCY: 'chf' });
});
afterAll(() => app.database.close());

const lisbon = { area: 'Lisbon, Portugal', latitude: 38.7167, longitude: -9.1333 };
const london = { area: 'London, United Kingdom', latitude: 51.5085, longitude: -0.1257 };

const change = async (as: TestUser, body: ProfileChange) =>
  (await app.call('updateProfile', { as, body })).answer.budget_currency;

test('a budget is in the money of the area, and without one in that of the settings', async () => {
  expect(await change(await app.user(), { area: 'Somewhere', budget_max: 900 })).toBe('CHF');
  expect(await change(await app.user(), { ...london, budget_max: 900 })).toBe('GBP');
});

test('without a budget the profile says what it would be in, and stores nothing', async () => {
  const as = await app.user();
  expect(await change(as, lisbon)).toBe('EUR');
  expect(await change(as, { ...london, budget_currency: 'JPY' })).toBe('GBP');
  expect(await app.database.sql`select budget_currency from users where id = ${as.id}`).toEqual([
    { budget_currency: null },
  ]);
});

test('a budget keeps its currency until another is stated, or it is cleared', async () => {
  const as = await app.user();
  expect(await change(as, { ...lisbon, budget_max: 700 })).toBe('EUR');
  expect(await change(as, london)).toBe('EUR');
  expect(await change(as, { budget_currency: 'NOK', budget_max: 8000 })).toBe('NOK');
  expect(await change(as, { budget_min: 5000 })).toBe('NOK');
  expect(await change(as, { budget_min: null, budget_max: null })).toBe('GBP');
});

test('others see the currency with the budget, and its user finds it in the export', async () => {
  const [as, other] = [await app.user(), await app.user()];
  const shown = async () =>
    (await app.call('getUser', { as: other, params: { id: as.id } })).answer;
  await change(as, lisbon);
  expect(await shown()).toMatchObject({ budget_max: null, budget_currency: null });
  await change(as, { budget_max: 700 });
  expect(await shown()).toMatchObject({ budget_max: 700, budget_currency: 'EUR' });
  const { answer } = await app.call('exportAccount', { as });
  expect(answer.profile).toMatchObject({ budget_max: 700, budget_currency: 'EUR' });
});

test('refuses an unknown currency', async () => {
  const as = await app.user();
  const { problem } = await app.call('updateProfile', { as, body: { budget_currency: 'EURO' } });
  expect(messagesIn(problem)).toEqual([
    { path: 'budget_currency', message: 'Must be a currency code, such as EUR' },
  ]);
});

const someone = async (changes: Parameters<typeof app.user>[0], currency: string) => {
  const user = await app.user(changes);
  await app.database.sql`update users set budget_currency = ${currency} where id = ${user.id}`;
  return user;
};
/** Ten degrees of latitude for each test, so that none finds the users of another. */
const at = (latitude: number) => ({ area: 'Here', latitude, longitude: 20 });

test('without rates, my budget leaves out nobody for another currency, and a range does', async () => {
  const place = at(10);
  const me = await someone({ ...place, budget_max: 800 }, 'EUR');
  await someone({ ...place, first_name: 'Rich', budget_min: 900 }, 'EUR');
  await someone({ ...place, first_name: 'Fitting', budget_max: 700 }, 'EUR');
  await someone({ ...place, first_name: 'Foreign', budget_min: 900 }, 'GBP');
  await app.user({ ...place, first_name: 'Silent' });
  const found = async (query: RoomieQuery) => {
    const { answer } = await app.call('listUsers', { as: me, query });
    const names = answer.items.map(({ first_name }) => first_name).sort();
    return { names, currency: answer.budget_currency, day: answer.rates_day };
  };
  const names = ['Fitting', 'Foreign', 'Silent'];
  expect(await found({})).toEqual({ names, currency: 'EUR', day: null });
  expect((await found({ budget_max: 1000 })).names).toEqual(['Fitting', 'Rich']);
  const inPounds = await found({ budget_max: 1000, budget_currency: 'GBP' });
  expect(inPounds).toEqual({ names: ['Foreign'], currency: 'GBP', day: null });
});

test('a range is in the currency of the searched place', async () => {
  const me = await someone({ budget_max: 800 }, 'EUR');
  const query = { lat: london.latitude, lng: london.longitude, budget_max: 900 };
  const { answer } = await app.call('listUsers', { as: me, query });
  expect(answer.budget_currency).toBe('GBP');
});

test('a room in another currency is not compared with my budget, and the fit says so', async () => {
  const me = await someone({ ...at(30), budget_max: 800 }, 'EUR');
  const owner = await app.user();
  const readFit = async (currency: string) => {
    const body = listingForm({ latitude: 30, longitude: 20, monthly_rent: 880, currency });
    const { id } = (await app.call('createListing', { as: owner, body })).answer;
    return (await app.call('getListingFit', { as: me, params: { id } })).answer.listing;
  };
  const same = await readFit('EUR');
  expect(same.rent).toEqual({ currency: 'EUR', compared: true, rates_day: null });
  expect(same.ledger[0]).toMatchObject({ part: 'budget', satisfaction: 50, off_by: 80 });
  const other = await readFit('GBP');
  expect(other.rent).toEqual({ currency: 'EUR', compared: false, rates_day: null });
  expect(other.ledger.map(({ part }) => part)).not.toContain('budget');
  expect(other.known).toBe(same.known - 1);
});
