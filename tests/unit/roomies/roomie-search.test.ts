import { expect, test } from 'vitest';
import { type } from 'arktype';
import { RoomieQuery } from '#contract/matching/calls.ts';
import {
  changeSearch,
  readRoomieSearch,
  toRoomieQuery,
} from '#src/features/roomies/list/roomie-search.ts';
import {
  activeFilters,
  noProfile,
  offeredFilters,
  widerSearches,
  type KnownFilters,
} from '#src/features/roomies/list/roomie-filters.ts';

const brooklyn = { place: 'Brooklyn, New York', lat: 40.65, lng: -73.95 };

test('reads the fields of a form as users type them', () => {
  expect(
    readRoomieSearch({
      place: ' Brooklyn, New York ',
      lat: '40.65',
      lng: '-73.95',
      radius_km: '25',
      budget_min: '',
      budget_max: '$1,600',
      move_in_by: '2027-02-28',
      stay_months: '12',
    }),
  ).toEqual({
    ...brooklyn,
    radius_km: 25,
    budget_max: 1600,
    move_in_by: '2027-02-28',
    stay_months: 12,
  });
});

test.each([
  ['half a place', { place: 'Brooklyn', lat: 40.65 }],
  ['a place by its words alone', { place: 'Brooklyn' }],
  ['a place that is nowhere', { lat: 91, lng: 0 }],
  ['a radius too large', { radius_km: 501 }],
  ['what is the default anyway', { budget: 'mine', dates: 'mine', radius_km: 10 }],
  ['whose budget nobody knows', { budget: 'yours' }],
  ['a budget in words', { budget_max: 'cheap' }],
  ['a day that does not exist', { move_in_by: '2027-02-31' }],
  ['no stay at all', { stay_months: 0 }],
  ['a switch that is off', { no_conflicts: false }],
  ['an order nobody offers', { sort: 'rent' }],
  ['the order everyone gets anyway', { sort: 'fit' }],
  ['the first page', { page: 1 }],
  ['a page past the last', { page: 501 }],
  ['lists and objects', { place: ['a'], budget_max: { least: 1 } }],
])('leaves out %s', (_, raw) => {
  expect(readRoomieSearch(raw)).toEqual({});
});

test('swaps the ends of a reversed budget', () => {
  expect(readRoomieSearch({ budget_min: 1500, budget_max: 900 })).toEqual({
    budget_min: 900,
    budget_max: 1500,
  });
});

test('requests only what the contract accepts', () => {
  const search = readRoomieSearch({
    ...brooklyn,
    radius_km: 5,
    budget_min: 800,
    budget_max: 1500,
    move_in_by: '2027-01-01',
    stay_months: 6,
    no_conflicts: true,
    sort: 'newest',
    page: 3,
  });
  const query = toRoomieQuery(search);
  const sent = Object.fromEntries(Object.entries(query).map(([name, value]) => [name, `${value}`]));
  const read = RoomieQuery(sent);
  expect(read instanceof type.errors ? read.summary : read).toEqual(query);
  expect(query).toMatchObject({ no_conflicts: 'true', lat: 40.65, page: 3 });
  expect(query).not.toHaveProperty('place');
});

test('starts from the first page when anything changes, and keeps the rest', () => {
  const search = readRoomieSearch({ ...brooklyn, no_conflicts: true, page: 4 });
  expect(changeSearch(search, { stay_months: 6 })).toEqual({
    ...brooklyn,
    no_conflicts: true,
    stay_months: 6,
  });
  expect(changeSearch(search, { no_conflicts: undefined })).toEqual(brooklyn);
});

test('names each filter and leads to the search without it', () => {
  const search = { ...brooklyn, budget_max: 1300, stay_months: 12 };
  const filters = activeFilters(search, { ...noProfile, currency: 'USD' });
  expect(filters.map(({ label }) => label)).toEqual([
    'Within 10 km of Brooklyn, New York',
    'Budget up to $1,300',
    'Stays 1 year or more',
  ]);
  expect(filters[0]?.search).toEqual({ everywhere: true, budget_max: 1300, stay_months: 12 });
});

test('keeps a currency only with a range of budgets, and shows the range in it', () => {
  expect(readRoomieSearch({ budget_currency: 'GBP' })).toEqual({});
  expect(readRoomieSearch({ budget_max: 900, budget_currency: 'pounds' })).toEqual({
    budget_max: 900,
  });
  const search = readRoomieSearch({ budget_max: '£120,000', budget_currency: 'GBP' });
  expect(search).toEqual({ budget_max: 120_000, budget_currency: 'GBP' });
  const [filter] = activeFilters(search, { ...noProfile, currency: 'GBP' });
  expect(filter).toMatchObject({ label: 'Budget up to £120,000', search: {} });
});

test('another place keeps budget and dates', () => {
  const around = readRoomieSearch({ dates: 'any', radius_km: 25 });
  expect(changeSearch(around, brooklyn)).toEqual({ ...brooklyn, radius_km: 25, budget: 'mine' });
  const everywhere = changeSearch(around, { everywhere: true });
  expect(everywhere).toEqual({ everywhere: true, budget: 'mine' });
  expect(changeSearch(everywhere, { everywhere: undefined })).toEqual({ dates: 'any' });
  expect(readRoomieSearch({ ...brooklyn, everywhere: true, budget: 'any' })).toEqual(brooklyn);
});

const own: KnownFilters = {
  currency: 'USD',
  area: { name: 'Crown Heights, Brooklyn', radius_km: 10, applied: true },
  budget: { min: 900, max: 1400, currency: 'USD', applied: true },
  dates: { from: '2027-02-01', stay_months: 6, applied: true },
};

test('shows what the profile narrows the list to, and how to lift each part', () => {
  const filters = activeFilters({}, own);
  expect(filters.map(({ label, search }) => [label, search])).toEqual([
    ['Within 10 km of Crown Heights', { everywhere: true, budget: 'mine', dates: 'mine' }],
    ['Your budget, $900 to $1,400', { budget: 'any' }],
    ['Your dates, from Feb 1, 2027', { dates: 'any' }],
  ]);
  expect(offeredFilters({}, own)).toEqual([]);
});

test('offers what the profile could narrow the list to, unless the search says otherwise', () => {
  const lifted: KnownFilters = {
    currency: 'EUR',
    area: { ...own.area!, applied: false },
    budget: { ...own.budget!, applied: false },
    dates: { ...own.dates!, applied: false },
  };
  const search = readRoomieSearch({ everywhere: true, stay_months: 3 });
  expect(offeredFilters(search, lifted).map((each) => [each.label, each.search])).toEqual([
    ['Near Crown Heights', { budget: 'any', dates: 'any', stay_months: 3 }],
    ['Your budget, $900 to $1,400', { everywhere: true, budget: 'mine', stay_months: 3 }],
  ]);
});

test('offers wider searches, the gentlest first', () => {
  const wider = widerSearches({ ...brooklyn, no_conflicts: true });
  expect(wider.map(({ label }) => label)).toEqual([
    'Look within 25 km',
    'Look within 50 km',
    'Include conflicts',
  ]);
  expect(wider[1]?.search.radius_km).toBe(50);
  expect(widerSearches({}, own).map(({ label }) => label)).toEqual([
    'Look within 25 km',
    'Look within 50 km',
    'Without: Your budget, $900 to $1,400',
    'Without: Your dates, from Feb 1, 2027',
  ]);
});
