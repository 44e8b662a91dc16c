// @module-tag essential

import { afterAll, beforeAll, expect, test } from 'vitest';
import type { EmbeddedList } from '#contract/embeds/embed.ts';
import type { ListingForm } from '#contract/listings/listing-form.ts';
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

const read = async (search: string) => {
  const answer = await app.request(`/api/embed/search?${search}`);
  expect(answer.status, search).toBe(200);
  return (await answer.json()) as EmbeddedList;
};
const ids = ({ items }: EmbeddedList) => items.map(({ id }) => id);

test('a place by its name is the town that the app means, in the language of the page', async () => {
  const munich = await post(owner, { latitude: 48.1374, longitude: 11.5755, currency: 'EUR' });
  const lisbon = await post(owner, { latitude: 38.7167, longitude: -9.1333, currency: 'EUR' });
  for (const [place, lang, expected] of [
    ['Munich', 'en', munich],
    ['Munich, Bavaria, Germany', 'de', munich],
    ['München', 'de', munich],
    ['Múnich', 'es', munich],
    ['Lisboa', 'pt', lisbon],
    ['lisbon', 'en', lisbon],
  ] as const) {
    const list = await read(new URLSearchParams({ place, lang }).toString());
    expect(ids(list), place).toEqual([expected]);
    expect(list.notes, place).toBeUndefined();
    const { searchParams } = new URL(list.url);
    expect(searchParams.get('lat'), place).toMatch(/^(48\.1|38\.7)/);
  }
  expect((await read('place=M%C3%BCnchen&lang=de')).url).toContain('place=M%C3%BCnchen');
  // A point says more than its name.
  expect(ids(await read('place=Munich&lat=38.7167&lng=-9.1333'))).toEqual([lisbon]);
});

test('a place that nobody knows shows no rooms of other towns, and says so', async () => {
  const list = await read('place=Qwxzzq');
  expect(list).toMatchObject({ items: [], total: 0, labels: { found: 'No rooms at the moment' } });
  expect(list.notes).toMatchObject([{ attribute: 'search', parameter: 'place', value: 'Qwxzzq' }]);
});

test('what a visitor types is a town where it means one, and otherwise words', async () => {
  const munich = await read('words=Munich&max_rent=9000&currency=EUR&q=nothing');
  expect(new URL(munich.url).searchParams.get('place')).toMatch(/^Munich/);
  expect(munich.total).toBe(1);
  const words = await read('words=harbour+loft&place=');
  expect(new URL(words.url).searchParams.get('q')).toBe('harbour loft');
});

test('a search that finds nothing offers what comes closest', async () => {
  const near = await read('place=Augsburg&lang=en');
  expect(near.total).toBe(0);
  expect(near.items.length).toBeGreaterThan(0);
  expect(near.labels.found).toBe('Nothing fits exactly right now. How about one of these?');
  // Its link stays the search itself.
  expect(new URL(near.url).searchParams.get('place')).toMatch(/^Augsburg/);
  expect((await read('q=harbour&max_rent=1&currency=USD&count=2')).items).toHaveLength(2);
});

test.each([
  ['count', '25', 'a number from 1 to 24'],
  ['count', '0', 'a number from 1 to 24'],
  ['sort', 'best', 'newest, rent or distance'],
  ['max_rent', '900 EUR', 'a whole number, without a currency'],
  ['amenities', 'wi-fi', expect.stringContaining('wifi')],
  ['lat', '38.7', 'lat and lng together'],
  ['price_currency', 'euro', 'a currency by its three letters, such as EUR'],
  ['maxrent', '900', expect.stringContaining('max_rent')],
  ['available_from', '31.12.2030', 'a day, such as 2027-01-31'],
])(
  'keeps the rest of a search with %s=%s, and says what is allowed',
  async (name, value, allowed) => {
    const list = await read(`q=harbour&${name}=${encodeURIComponent(value)}`);
    expect(list.total).toBe(3);
    expect(list.notes).toEqual([
      {
        attribute: name === 'count' ? name : name === 'price_currency' ? 'currency' : 'search',
        parameter: name,
        value,
        allowed,
      },
    ]);
  },
);

test('an owner that cannot be has no rooms, instead of those of others', async () => {
  const list = await read('owner=me');
  expect(list).toMatchObject({ items: [], total: 0 });
  expect(list.notes).toMatchObject([{ attribute: 'owner', value: 'me' }]);
});

test('keeps the choices that exist of several', async () => {
  const list = await read('amenities=wifi,wi-fi');
  expect(new URL(list.url).searchParams.get('amenities')).toBe('wifi');
  expect(list.notes).toHaveLength(1);
});

test('what belongs to pages of ours is no fault', async () => {
  expect(await read('q=harbour&page=2&sort=fit&utm_source=x')).not.toHaveProperty('notes');
});
