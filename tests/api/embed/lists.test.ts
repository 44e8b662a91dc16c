// @module-tag essential

import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ListingForm } from '#contract/listings/listing.ts';
import { listingForm } from '#tests/support/listing-forms.ts';
import { openTestApp, type TestApp, type TestUser } from '#tests/support/test-app.ts';

let app: TestApp;
let owner: TestUser;
let other: TestUser;

beforeAll(async () => {
  app = await openTestApp();
  owner = await app.user();
  other = await app.user();
});
afterAll(() => app.database.close());

async function post(as: TestUser, changes: Partial<ListingForm> = {}): Promise<number> {
  return (await app.call('createListing', { as, body: listingForm(changes) })).answer.id;
}
const ask = async (query: Record<string, string | number>) =>
  (await app.call('searchEmbeddedCards', { query })).answer;

test('a list has the rooms of a search, in its order, and the way to all of them', async () => {
  const dear = await post(owner, { title: 'Harbour loft', monthly_rent: 1400 });
  const cheap = await post(other, { title: 'Harbour attic', monthly_rent: 700 });
  await post(other, { title: 'Harbour palace', monthly_rent: 9000 });
  const list = await ask({ q: 'harbour', max_rent: 1500, currency: 'USD', sort: 'rent' });
  expect(list.items.map(({ id, state }) => [id, state])).toEqual([
    [cheap, 'active'],
    [dear, 'active'],
  ]);
  expect(list.total).toBe(2);
  const url = new URL(list.url);
  expect([url.pathname, Object.fromEntries(url.searchParams)]).toEqual([
    '/',
    { q: 'harbour', max_rent: '1500', currency: 'USD', sort: 'rent' },
  ]);
  expect(list.labels).toMatchObject({ lang: 'en', found: '2 rooms' });
  expect((await ask({ q: 'harbour', count: 1 })).items).toHaveLength(1);
  expect((await ask({ q: 'harbour', lang: 'de' })).labels.found).toBe('3 Zimmer');
  // What it gives prices in changes neither the search nor its address.
  const inEuros = await ask({
    q: 'harbour',
    max_rent: 1500,
    currency: 'USD',
    price_currency: 'EUR',
  });
  expect([inEuros.total, new URL(inEuros.url).searchParams.get('currency')]).toEqual([2, 'USD']);
});

test('a list of an owner has what is offered of it, the newest first', async () => {
  const host = await app.user();
  const [first, second] = [await post(host), await post(host)];
  await post(host, { status: 'paused' });
  await post(host, { available_until: '2020-01-31', available_from: '2020-01-01' });
  const list = await ask({ owner: host.id });
  expect(list.items.map(({ id }) => id)).toEqual([second, first]);
  expect(list.total).toBe(2);
  expect(await ask({ owner: 2_000_000_000 })).toMatchObject({
    items: [],
    total: 0,
    labels: { found: 'No rooms at the moment' },
  });
});

test.each([
  ['count', '25'],
  ['count', '0'],
  ['owner', 'me'],
  ['sort', 'fit'],
])('refuses %s=%s', async (name, value) => {
  const answer = await app.request(`/api/embed/search?${name}=${value}`);
  expect(answer.status).toBe(422);
  expect(await answer.json()).toMatchObject({ errors: [{ path: name }] });
});
