import {
  assert,
  boolean,
  constantFrom,
  dictionary,
  double,
  integer,
  oneof,
  property,
  string,
} from 'fast-check';
import { expect, test } from 'vitest';
import { listingSearchNames } from '#contract/search/filters.ts';
import { ListingQuery } from '#contract/listings/listing.ts';
import {
  changeSearch,
  readListingSearch,
  toListingQuery,
} from '#src/features/browse/listing-search.ts';

const brooklyn = { place: 'Brooklyn, New York', lat: 40.65, lng: -73.95 };

test('reads the fields of a form as users type them', () => {
  expect(
    readListingSearch({
      place: ' Brooklyn, New York ',
      lat: '40.65',
      lng: '-73.95',
      radius_km: '25',
      max_rent: '1.600 €',
      min_rent: '',
      bedrooms: '2',
      available_from: '2027-02-28',
      q: '',
    }),
  ).toEqual({
    ...brooklyn,
    radius_km: 25,
    max_rent: 1600,
    bedrooms: 2,
    available_from: '2027-02-28',
  });
});

test.each([
  ['half a place', { lat: 40.65 }],
  ['a place that is nowhere', { lat: 91, lng: 0 }],
  ['a radius around nothing', { radius_km: 25 }],
  ['no rooms at all', { bedrooms: 0 }],
  ['a rent in words', { max_rent: 'cheap' }],
  ['an infinite rent', { max_rent: 'Infinity' }],
  ['a day that does not exist', { available_from: '2027-02-31' }],
  ['an order nobody offers', { sort: 'oldest' }],
  ['the nearest of nowhere', { sort: 'distance' }],
  ['a page before the first', { page: 0 }],
  ['a page past the last', { page: 501 }],
  ['text that cannot be stored', { q: 'a\0b' }],
  ['half a character', { q: '\ud800' }],
  ['lists and objects', { q: ['a'], place: { name: 'b' } }],
  ['what everyone gets anyway', { page: '1', sort: 'newest' }],
])('leaves out %s', (_, raw) => {
  expect(readListingSearch(raw)).toEqual({});
});

test('reads amenities and house rules as a form, an address or a stranger sends them', () => {
  const both = { amenities: 'wifi,desk' };
  expect(readListingSearch({ amenities: ['desk', 'wifi'] })).toEqual(both);
  expect(readListingSearch({ amenities: 'desk,pool,wifi,wifi' })).toEqual(both);
  expect(readListingSearch({ house_rules: 'no_pets' })).toEqual({ house_rules: 'no_pets' });
  for (const amenities of ['', 'pool', 7, null, { toString: 1 }, [[]], ['wifi,desk']]) {
    expect(readListingSearch({ amenities })).toEqual({});
  }
  expect(toListingQuery(both)).toEqual({ amenities: ['wifi', 'desk'] });
});

test('keeps as text digits that the router parsed as a number', () => {
  expect(readListingSearch({ q: 12 })).toEqual({ q: '12' });
});

test('sends the server only what the contract allows, whatever the address contains', () => {
  const value = oneof(
    string({ unit: 'binary' }),
    string({ unit: 'grapheme', minLength: 90, maxLength: 130 }),
    double(),
    integer(),
    boolean(),
  );
  const name = constantFrom(...listingSearchNames, 'other');
  assert(
    property(dictionary(name, value), (raw) => {
      const query = toListingQuery(readListingSearch(raw));
      const sent = Object.entries(query).map(([key, part]) => [key, String(part)]);
      expect(() => ListingQuery.assert(Object.fromEntries(sent))).not.toThrow();
    }),
    { numRuns: 500 },
  );
});

test('cuts long words between characters', () => {
  const { q = '' } = readListingSearch({ q: `${'a'.repeat(99)}🏠` });
  expect(q).toBe('a'.repeat(99));
});

test('reading an address twice gives the same result', () => {
  const search = readListingSearch({ ...brooklyn, sort: 'distance', page: 3, q: 'balcony' });
  expect(readListingSearch({ ...search })).toEqual(search);
});

test('searches for the words of a place without coordinates', () => {
  expect(toListingQuery({ place: 'Park Slope', q: 'balcony' })).toEqual({
    q: 'balcony Park Slope',
  });
  expect(toListingQuery({ ...brooklyn, q: 'balcony' })).toEqual({
    q: 'balcony',
    lat: 40.65,
    lng: -73.95,
  });
});

test('a changed search starts at its first page; another page keeps the search', () => {
  expect(changeSearch({ q: 'balcony', page: 4 }, { sort: 'rent' })).toEqual({
    q: 'balcony',
    sort: 'rent',
  });
  expect(changeSearch({ q: 'balcony' }, { page: 2 })).toEqual({ q: 'balcony', page: 2 });
});

test('without its place a search no longer sorts by distance', () => {
  const nowhere = { place: undefined, lat: undefined, lng: undefined };
  expect(changeSearch({ ...brooklyn, sort: 'distance', radius_km: 25 }, nowhere)).toEqual({});
});
