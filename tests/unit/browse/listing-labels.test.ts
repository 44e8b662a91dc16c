import { expect, test } from 'vitest';
import type { ListingSummary } from '#contract/listings/listing.ts';
import { formatMonth, listingFacts, monthLabel } from '#src/shared/listings/listing-labels.ts';

const nowMs = Date.UTC(2026, 10, 21, 12);
const room: ListingSummary = {
  id: 1,
  user_id: 2,
  title: 'Sunny room',
  address: 'Park Slope',
  latitude: null,
  longitude: null,
  monthly_rent: 1240,
  currency: 'USD',
  monthly_bills: null,
  room_type: null,
  total_bedrooms: 3,
  total_bathrooms: 1,
  current_roommates: 1,
  looking_for_roommates: 1,
  external_link: null,
  available_from: '2026-12-01',
  status: 'active',
  created_at: '2026-11-01T00:00:00Z',
  cover: null,
};

test('says size, residents and move-in date', () => {
  expect(listingFacts(room, nowMs)).toEqual(['3 bedrooms', '1 lives here', 'from Dec 1']);
});

test('leaves out what the source did not state', () => {
  const silent = { ...room, total_bedrooms: null, current_roommates: null, available_from: null };
  expect(listingFacts(silent, nowMs)).toEqual([]);
});

test.each([
  ['2026-11-20', 'available now'],
  ['2026-11-21', 'available now'],
  ['2026-11-22', 'from Nov 22'],
  ['2027-01-20', 'from Jan 20, 2027'],
])('a room available from %s reads "%s"', (available_from, words) => {
  expect(listingFacts({ ...room, available_from }, nowMs).at(-1)).toBe(words);
});

test('an empty home is described without a number of residents', () => {
  expect(listingFacts({ ...room, current_roommates: 0 }, nowMs)).toContain('nobody lives here yet');
});

test('says first what kind of room it is', () => {
  expect(listingFacts({ ...room, room_type: 'shared_room' }, nowMs)[0]).toBe('Shared room');
});

test.each([
  [null, '$1,240 a month'],
  [0, '$1,240 a month, bills included'],
  [80, '$1,320 a month in total'],
])('with bills of %s a month costs %s', (monthly_bills, label) => {
  const costs = { ...room, monthly_bills };
  expect(`${formatMonth(costs)} ${monthLabel(costs)}`).toBe(label);
});
