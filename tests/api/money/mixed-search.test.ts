import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listingForm } from '#tests/support/listing-forms.ts';
import { openTestApp, testApp, type TestApp, type TestUser } from '#tests/support/test-app.ts';

const berlin = { latitude: 52.5, longitude: 13.4 };
const around = { lat: 52.5, lng: 13.4, radius_km: 10 };

/** Five rooms in Berlin: their titles are what they cost. */
const rooms = [
  { monthly_rent: 600, currency: 'EUR' },
  { monthly_rent: 900, currency: 'EUR' },
  { monthly_rent: 500, currency: 'GBP' },
  { monthly_rent: 700, currency: 'USD' },
  { monthly_rent: 100, currency: 'BRL' },
] as const;

const rates = 'Date,USD,GBP\n20 November 2026,1.10,0.80\n';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'roomieradar-rates-'));
  await writeFile(path.join(folder, 'eurofxref.csv'), rates);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function openMixed(env: Record<string, string>) {
  const app = await openTestApp(env);
  const owner = await app.user();
  for (const room of rooms) {
    const title = `${room.monthly_rent} ${room.currency}`;
    const body = listingForm({ ...berlin, ...room, title });
    await app.call('createListing', { as: owner, body });
  }
  return { app, owner };
}

const titlesFor = (app: TestApp) => async (query: Record<string, unknown>, as?: TestUser) => {
  const { answer } = await app.call('listListings', { query, ...(as && { as }) });
  return answer.items.map(({ title }) => title);
};

const limits = [{}, ...[500, 550, 700, 800, 1000].map((max_rent) => ({ max_rent }))];
const places = [
  { lat: 52.5, lng: 13.4 },
  { lat: 52.5, lng: 13.4, radius_km: 50 },
  { lat: 52.5, lng: 13.4, currency: 'GBP' },
  { lat: 52.55, lng: 13.3, currency: 'CHF' },
  // Another country's town, whose circle has Berlin in it.
  { lat: 52.25, lng: 14.9, radius_km: 200 },
];
const boxes = ['13.3,52.4,13.5,52.6', '12,51,17,54', '-180,-90,180,90'];

/** For each search: what the list counts, and what the map does that shows all of it. */
async function countTwice(app: TestApp) {
  const pairs: [query: object, list: number, map: number][] = [];
  const searches = [
    ...places.map((search) => ({ search, shown: '-180,-90,180,90' })),
    ...places.map((search) => ({ search, shown: '5,45,22,60' })),
    ...boxes.map((box) => ({ search: { box, lat: 38.7, lng: -9.1 }, shown: box })),
    ...[{ currency: 'GBP' }, {}].map((search) => ({ search, shown: '-180,-90,180,90' })),
  ];
  for (const { search, shown } of searches) {
    for (const limit of limits) {
      const query = { ...search, ...limit };
      // As in the address of a search: a box takes the place of the circle.
      const { box, lat, lng, ...rest } = query as typeof query & Record<string, unknown>;
      const where = box || lat === undefined ? {} : { lat, lng };
      const list = await app.call('listListings', { query });
      expect(list.status, JSON.stringify(list)).toBe(200);
      const asked = { ...rest, ...where, box: shown, zoom: 3 };
      const map = await app.call('getListingMap', { query: asked });
      expect(map.answer.currency, JSON.stringify(query)).toBe(list.answer.currency);
      pairs.push([query, list.answer.total, map.answer.total]);
    }
  }
  return pairs;
}

describe('without rates', () => {
  let app: TestApp;
  let owner: TestUser;
  let titles: ReturnType<typeof titlesFor>;
  beforeAll(async () => {
    ({ app, owner } = await openMixed({}));
    titles = titlesFor(app);
  }, 60_000);
  afterAll(() => app.database.close());

  test('a rent limit finds rents in the currency of the searched place only', async () => {
    expect(await titles({ ...around, max_rent: 800 })).toEqual(['600 EUR']);
    expect(await titles({ ...around, max_rent: 800 }, owner)).toEqual(['600 EUR']);
  });

  test('a chosen currency counts, and without a place that of the settings', async () => {
    expect(await titles({ ...around, max_rent: 800, currency: 'GBP' })).toEqual(['500 GBP']);
    expect(await titles({ max_rent: 800 })).toEqual(['700 USD']);
    expect(await titles({ ...around, max_rent: 800, currency: 'CHF' })).toEqual([]);
  });

  test('a search finds as many on the map as in the list', async () => {
    const pairs = await countTwice(app);
    for (const [query, list, map] of pairs) expect(map, JSON.stringify(query)).toBe(list);
    expect(new Set(pairs.map(([, list]) => list))).toEqual(new Set([0, 1, 2, 5]));
  });

  test('a part of the map counts in the currency of its middle, in the list and on the map', async () => {
    const box = '13.3,52.4,13.5,52.6';
    expect(await titles({ box, max_rent: 800 })).toEqual(['600 EUR']);
    const { answer } = await app.call('getListingMap', { query: { box, zoom: 12, max_rent: 800 } });
    expect(answer).toMatchObject({ total: 1, currency: 'EUR' });
    const chosen = { box, zoom: 12, max_rent: 800, currency: 'GBP' };
    expect((await app.call('getListingMap', { query: chosen })).answer.total).toBe(1);
  });

  test('the lowest rents are sorted within each currency, the searched one first', async () => {
    const expected = ['600 EUR', '900 EUR', '100 BRL', '500 GBP', '700 USD'];
    expect(await titles({ ...around, sort: 'rent' })).toEqual(expected);
    expect(await titles({ sort: 'rent' })).toEqual([
      '700 USD',
      '100 BRL',
      '600 EUR',
      '900 EUR',
      '500 GBP',
    ]);
    expect(await titles({ sort: 'rent', page: 2, page_size: 2 })).toEqual(['600 EUR', '900 EUR']);
  });

  test('a page names its currency and no rates', async () => {
    const { answer } = await app.call('listListings', { query: around });
    expect(answer.currency).toBe('EUR');
    expect(answer).not.toHaveProperty('rates');
  });
});

describe('with rates', () => {
  let app: TestApp;
  let owner: TestUser;
  let titles: ReturnType<typeof titlesFor>;
  beforeAll(async () => {
    ({ app, owner } = await openMixed({ RATES_FILE: path.join(folder, 'eurofxref.csv') }));
    titles = titlesFor(app);
  }, 60_000);
  afterAll(() => app.database.close());

  test('a rent limit compares what other rents are about worth', async () => {
    // 500 GBP are 625 EUR, 700 USD are 636 EUR; BRL has no rate.
    expect(await titles({ ...around, max_rent: 625, sort: 'rent' })).toEqual([
      '600 EUR',
      '500 GBP',
    ]);
    expect(await titles({ ...around, max_rent: 624, sort: 'rent' })).toEqual(['600 EUR']);
    expect(await titles({ ...around, min_rent: 636, sort: 'rent' })).toEqual([
      '700 USD',
      '900 EUR',
    ]);
    const expected = ['600 EUR', '500 GBP', '700 USD'];
    expect(await titles({ ...around, max_rent: 636, sort: 'rent' })).toEqual(expected);
    expect(await titles({ ...around, max_rent: 636, sort: 'rent' }, owner)).toEqual(expected);
  });

  test('the lowest rents are sorted by what they are about worth, those without a rate last', async () => {
    const expected = ['600 EUR', '500 GBP', '700 USD', '900 EUR', '100 BRL'];
    expect(await titles({ ...around, sort: 'rent' })).toEqual(expected);
    expect(await titles({ sort: 'rent' })).toEqual(expected);
  });

  test('a search finds as many on the map as in the list', async () => {
    const pairs = await countTwice(app);
    for (const [query, list, map] of pairs) expect(map, JSON.stringify(query)).toBe(list);
    expect(new Set(pairs.map(([, list]) => list)).size).toBeGreaterThan(4);
  });

  test('a page has the rates and their day', async () => {
    for (const as of [undefined, owner]) {
      const options = { query: around, ...(as && { as }) };
      const { answer } = await app.call('listListings', options);
      expect(answer.currency).toBe('EUR');
      expect(answer.rates?.day).toBe('2026-11-20');
      expect(answer.rates?.worth).toEqual({ EUR: 1, USD: 0.909090909, GBP: 1.25 });
    }
  });
});

test('a rates file that is wrong keeps the server from starting, with the reason', async () => {
  const file = path.join(folder, 'wrong.csv');
  await writeFile(file, 'Date,USD\n');
  await expect(testApp({ RATES_FILE: file })).rejects.toThrow(/RATES_FILE .*it has no date/);
  await expect(testApp({ RATES_FILE: path.join(folder, 'none.csv') })).rejects.toThrow(
    /RATES_FILE .*no such file/,
  );
});
