// @module-tag essential

import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ListingForm } from '#contract/listings/listing-form.ts';
import { amenities, houseRules, roomTypes } from '#contract/vocabulary.ts';
import { listingForm } from '#tests/support/listing-forms.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';

let app: TestApp;

const brooklyn = { latitude: 40.65, longitude: -73.95 };
const berlin = { latitude: 52.52, longitude: 13.4 };
const rooms: Partial<ListingForm>[] = [
  {
    title: 'Garden room',
    address: 'Flatbush, Brooklyn',
    monthly_rent: 900,
    room_type: 'private_room',
    monthly_bills: 0,
    max_stay_months: 12,
    available_from: '2099-01-01',
    available_until: '2099-04-15',
    total_bedrooms: 2,
    current_roommates: 0,
    amenities: ['wifi', 'garden', 'desk'],
    house_rules: ['pets_welcome'],
    ...brooklyn,
  },
  {
    title: 'Loft',
    address: 'Bushwick, Brooklyn',
    monthly_rent: 1500,
    total_bedrooms: 4,
    current_roommates: 3,
    looking_for_roommates: 3,
    amenities: ['wifi', 'parking'],
    house_rules: ['no_smoking', 'pets_welcome'],
    latitude: 40.69,
    longitude: -73.92,
  },
  {
    title: 'Altbau mit Garten',
    address: 'Kreuzberg, Berlin',
    monthly_rent: 700,
    total_bedrooms: 3,
    room_type: 'whole_place',
    looking_for_roommates: 7,
    monthly_bills: 150,
    min_stay_months: 6,
    ...berlin,
  },
  {
    title: 'Café upstairs',
    address: 'Göteborg',
    monthly_rent: 800,
    total_bedrooms: 1,
    latitude: null,
    longitude: null,
    available_from: '2099-05-01',
  },
];

beforeAll(async () => {
  app = await openTestApp();
  const owner = await app.user();
  for (const room of rooms) {
    await app.call('createListing', { as: owner, body: listingForm({ currency: 'USD', ...room }) });
  }
});
afterAll(() => app.database.close());

async function titles(query: Record<string, unknown>) {
  const { answer } = await app.call('listListings', { query });
  return answer.items.map(({ title }) => title);
}

test('sorts by newest by default', async () => {
  expect(await titles({})).toEqual(['Café upstairs', 'Altbau mit Garten', 'Loft', 'Garden room']);
});

test('sorts by rent, lowest first', async () => {
  // 800, and 850 and 900 with the bills.
  expect(await titles({ sort: 'rent' })).toEqual([
    'Café upstairs',
    'Altbau mit Garten',
    'Garden room',
    'Loft',
  ]);
});

test('sorts by distance from a location and leaves out listings without coordinates', async () => {
  const query = { lat: 40.65, lng: -73.95, radius_km: 500, sort: 'distance' };
  expect(await titles(query)).toEqual(['Garden room', 'Loft']);
});

test('finds rooms within a radius in kilometres', async () => {
  expect(await titles({ lat: 40.65, lng: -73.95, radius_km: 3 })).toEqual(['Garden room']);
  expect(await titles({ lat: 40.65, lng: -73.95, radius_km: 6 })).toEqual(['Loft', 'Garden room']);
  expect(await titles({ lat: 52.5, lng: 13.4 })).toEqual(['Altbau mit Garten']);
});

test('matches word beginnings in title, address or description, ignoring case and accents', async () => {
  expect(await titles({ q: 'cafe' })).toEqual(['Café upstairs']);
  expect(await titles({ q: 'gote' })).toEqual(['Café upstairs']);
  expect(await titles({ q: 'BROOK gard' })).toEqual(['Garden room']);
  expect(await titles({ q: 'kitchen' })).toHaveLength(4);
});

test('treats operators of the search language as text', async () => {
  for (const q of ["'", '&', '!:*', "loft' | 'x", '\\', '%', '<script>', '(']) {
    expect((await app.call('listListings', { query: { q } })).status, q).toBe(200);
  }
  expect(await titles({ q: 'loft & !bushwick' })).toEqual(['Loft']);
});

test('filters by rent, minimum bedrooms and move-in day', async () => {
  expect(await titles({ min_rent: 800, max_rent: 849 })).toEqual(['Café upstairs']);
  expect(await titles({ bedrooms: 3 })).toEqual(['Altbau mit Garten', 'Loft']);
  expect(await titles({ available_from: '2099-01-01' })).not.toContain('Café upstairs');
  expect(await titles({ available_from: '2099-05-01' })).toContain('Café upstairs');
});

test('filters by the number of people a listing has room for', async () => {
  expect(await titles({ room_for: 2 })).toEqual(['Altbau mit Garten', 'Loft']);
  expect(await titles({ room_for: 3, amenities: 'wifi' })).toEqual(['Loft']);
  expect(await titles({ room_for: 4 })).toEqual(['Altbau mit Garten']);
});

test('filters by people already there, amenities and house rules', async () => {
  expect(await titles({ max_roommates: 0 })).toEqual(['Garden room']);
  expect(await titles({ max_roommates: 2 })).not.toContain('Loft');
  expect(await titles({ amenities: 'wifi' })).toEqual(['Loft', 'Garden room']);
  expect(await titles({ amenities: 'desk,wifi' })).toEqual(['Garden room']);
  expect(await titles({ amenities: 'wifi', house_rules: 'no_smoking' })).toEqual(['Loft']);
  expect(await titles({ house_rules: 'pets_welcome', sort: 'rent' })).toEqual([
    'Garden room',
    'Loft',
  ]);
  const { latitude: lat, longitude: lng } = brooklyn;
  expect(await titles({ amenities: 'wifi', lat, lng, radius_km: 3 })).toEqual(['Garden room']);
  expect(await titles({ amenities: 'step_free' })).toEqual([]);
});

test('compares rents with a month in all; bills that are not stated count as none', async () => {
  expect(await titles({ max_rent: 849 })).toEqual(['Café upstairs']);
  expect(await titles({ max_rent: 850 })).toEqual(['Café upstairs', 'Altbau mit Garten']);
  expect(await titles({ min_rent: 850, max_rent: 900 })).toEqual([
    'Altbau mit Garten',
    'Garden room',
  ]);
});

test('finds any of some types of room; one that says nothing is none of them', async () => {
  expect(await titles({ room_type: 'whole_place' })).toEqual(['Altbau mit Garten']);
  expect(await titles({ room_type: 'private_room,whole_place' })).toEqual([
    'Altbau mit Garten',
    'Garden room',
  ]);
  expect(await titles({ room_type: 'shared_room' })).toEqual([]);
  expect(await titles({ room_type: 'whole_place', amenities: 'wifi' })).toEqual([]);
});

test.each([
  ['a stay that is too short', { stay_months: 3 }, ['Café upstairs', 'Loft', 'Garden room']],
  ['a stay past the last day', { stay_months: 4 }, ['Café upstairs', 'Loft']],
  ['a long stay', { stay_months: 24 }, ['Café upstairs', 'Altbau mit Garten', 'Loft']],
  ['a stay that begins late', { stay_months: 3, available_from: '2099-02-01' }, ['Loft']],
  ['a day after the last', { available_from: '2099-04-15' }, ['Altbau mit Garten', 'Loft']],
] as const)('leaves out what does not suit %s', async (_, query, found) => {
  expect(await titles(query)).toEqual(found);
});

test('an index knows every amenity, every house rule and every type of room', async () => {
  const [row] = await app.database.sql<{ traits: number }[]>`
    select listing_traits(${[...amenities]}::text[],
      ${[...houseRules, ...roomTypes]}::text[]) as traits`;
  expect(row?.traits).toBe(2 ** (amenities.length + houseRules.length + roomTypes.length) - 1);
});

test('pages do not overlap and include the total', async () => {
  const first = await app.call('listListings', { query: { page_size: 3 } });
  const second = await app.call('listListings', { query: { page_size: 3, page: 2 } });
  expect(first.answer).toMatchObject({ page: 1, page_size: 3, total: 4 });
  expect(second.answer.items.map(({ title }) => title)).toEqual(['Garden room']);
  expect((await app.call('listListings', { query: { page: 9 } })).answer.items).toEqual([]);
});

test('refuses invalid values and names the parameter', async () => {
  const wrong: [Record<string, unknown>, string][] = [
    [{ page: 0 }, 'page'],
    [{ page_size: '1e9' }, 'page_size'],
    [{ page_size: 101 }, 'page_size'],
    [{ sort: 'magic' }, 'sort'],
    [{ lat: 40 }, 'lng'],
    [{ lat: 91, lng: 0 }, 'lat'],
    [{ available_from: '2026-02-31' }, 'available_from'],
    [{ max_rent: -1 }, 'max_rent'],
    [{ max_roommates: 21 }, 'max_roommates'],
    [{ room_for: 1 }, 'room_for'],
    [{ room_for: 5 }, 'room_for'],
    [{ stay_months: 0 }, 'stay_months'],
    [{ room_type: 'castle' }, 'room_type.0'],
    [{ amenities: 'pool' }, 'amenities.0'],
    [{ amenities: '' }, 'amenities.0'],
    [{ house_rules: 'no_smoking,' }, 'house_rules.1'],
  ];
  for (const [query, path] of wrong) {
    const { status, problem } = await app.call('listListings', { query });
    expect(status, path).toBe(422);
    expect(problem.errors?.map((error) => error.path)).toEqual([path]);
  }
  const twice = await app.request('/api/listings?page=1&page=2');
  expect(twice.status).toBe(422);
});
