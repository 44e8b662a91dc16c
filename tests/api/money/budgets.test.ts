import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ProfileChange } from '#contract/users/user.ts';
import { loadPlaces } from '#domain/places/gazetteer/load-places.ts';
import { openTestApp, type TestApp, type TestUser } from '#tests/support/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp({ DEFAULT_CURRENCY: 'chf' });
  await loadPlaces(app.database.sql);
}, 60_000);
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

test('refuses what is no currency', async () => {
  const as = await app.user();
  const { problem } = await app.call('updateProfile', { as, body: { budget_currency: 'EURO' } });
  expect(problem.errors).toEqual([
    { path: 'budget_currency', message: 'Must be a currency code, such as EUR' },
  ]);
});
