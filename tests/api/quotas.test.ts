// @module-tag essential

import { afterAll, beforeAll, expect, test } from 'vitest';
import { capacities, quotas } from '#contract/quotas.ts';
import { messagesIn } from '#tests/support/messages-in.ts';
import { listingForm } from '#tests/support/listing-forms.ts';
import { openTestApp, type TestApp, type TestUser } from '#tests/support/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp({ QUOTA_FACTOR: '1' });
});
afterAll(() => app.database.close());

const post = (as: TestUser, more = {}) =>
  app.call('createListing', { as, body: listingForm(more) });
const tomorrow = () => app.database.sql`update rate_limits set expire = 0`;

test('a person can post five rooms a day, even at once, and is told when to come back', async () => {
  const [owner, other] = [await app.user(), await app.user()];
  const answers = await Promise.all(Array.from({ length: 9 }, () => post(owner)));
  const refused = answers.filter(({ status }) => status !== 201);
  expect(refused).toHaveLength(9 - quotas.listings.times);
  for (const { status, problem, headers } of refused) {
    expect([status, problem.code]).toEqual([429, 'rate_limited']);
    expect(problem.detail).toBe('You have posted 5 rooms within a day. Try again in 24 hours');
    expect([problem.detail_code, problem.detail_params]).toEqual(['quota.listings', { most: '5' }]);
    expect(Number(headers.get('Retry-After'))).toBeGreaterThan(86_000);
  }
  expect((await post(other)).status).toBe(201);
});

test('a person can offer ten rooms at a time, and more that nobody sees', async () => {
  const owner = await app.user();
  const ids = [];
  for (let count = 0; count < capacities.activeListings; count += 1) {
    if (count % quotas.listings.times === 0) await tomorrow();
    ids.push((await post(owner)).answer.id);
  }
  await tomorrow();
  const { status, problem } = await post(owner);
  expect([status, problem.code]).toEqual([409, 'too_many_listings']);
  const { answer: paused } = await post(owner, { status: 'paused' });
  const show = () =>
    app.call('updateListing', { as: owner, params: { id: paused.id }, body: listingForm() });
  expect((await show()).problem.code).toBe('too_many_listings');
  await app.call('deleteListing', { as: owner, params: { id: ids[0] } });
  expect((await show()).status).toBe(200);
  expect((await show()).status).toBe(200);
});

test('the same room twice is refused at its title, whatever its spelling', async () => {
  await tomorrow();
  const [owner, other] = [await app.user(), await app.user()];
  const form = { title: 'Bright room', address: '12 Elm St., Queens' };
  expect((await post(owner, form)).status).toBe(201);
  const again = await post(owner, { title: 'Bright room!', address: '12 Elm St, queens' });
  expect(again.status).toBe(422);
  expect(messagesIn(again.problem)).toEqual([
    { path: 'title', message: 'You have a room with this title at this address already' },
  ]);
  expect((await post(owner, { ...form, title: 'Bright room 2' })).status).toBe(201);
  expect((await post(other, form)).status).toBe(201);
});

test('profiles cannot be read one after another by number', async () => {
  const curious = await app.user();
  const read = (id: number) => app.call('getUser', { as: curious, params: { id } });
  for (let id = 1; id <= quotas.profiles.times; id += 1) {
    expect((await read(id)).status).not.toBe(429);
  }
  const { status, headers } = await read(1);
  expect(status).toBe(429);
  expect(Number(headers.get('Retry-After'))).toBeGreaterThan(3000);
});

test('searches by fit are counted, other searches are not', async () => {
  const [eager, other] = [await app.user(), await app.user()];
  for (const as of [eager, other]) {
    await app.call('saveHabits', { as, body: { quiet: 'by_22' } });
  }
  await app.searchIndex.start();
  const search = async (as: TestUser, sort: string) =>
    (await app.call('listListings', { as, query: { sort } })).status;
  for (let count = 0; count < quotas.searches.times; count += 100) {
    const statuses = await Promise.all(Array.from({ length: 100 }, () => search(eager, 'fit')));
    expect(new Set(statuses)).toEqual(new Set([200]));
  }
  expect(await search(eager, 'fit')).toBe(429);
  expect(await search(eager, 'newest')).toBe(200);
  expect(await search(other, 'fit')).toBe(200);
});
