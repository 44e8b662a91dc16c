import { expect, test } from 'vitest';
import {
  activeFilters,
  formatHeadline,
  widerSearches,
} from '#src/features/browse/listing-filters.ts';

const search = { place: 'Lisbon, Portugal', lat: 38.7, lng: -9.1, max_rent: 1600, bedrooms: 1 };

test('names every active filter, each with the search without it', () => {
  expect(activeFilters({ ...search, page: 3 }, 'EUR')).toEqual([
    {
      id: 'place',
      label: 'Within 10 km of Lisbon',
      written: 'Lisbon',
      without: { max_rent: 1600, bedrooms: 1 },
    },
    {
      id: 'max_rent',
      label: 'Up to €1,600',
      without: { place: 'Lisbon, Portugal', lat: 38.7, lng: -9.1, bedrooms: 1 },
    },
    {
      id: 'bedrooms',
      label: 'At least 1 bedroom',
      without: { place: 'Lisbon, Portugal', lat: 38.7, lng: -9.1, max_rent: 1600 },
    },
  ]);
});

test('each amenity and house rule is a filter of its own', () => {
  const chosen = { amenities: 'wifi,balcony', house_rules: 'no_pets', max_roommates: 0 };
  expect(activeFilters(chosen).map(({ label, without }) => [label, without])).toEqual([
    ['Nobody lives there yet', { amenities: 'wifi,balcony', house_rules: 'no_pets' }],
    ['Wi-Fi', { amenities: 'balcony', house_rules: 'no_pets', max_roommates: 0 }],
    ['Balcony', { amenities: 'wifi', house_rules: 'no_pets', max_roommates: 0 }],
    ['No pets', { amenities: 'wifi,balcony', max_roommates: 0 }],
  ]);
});

test('suggests a larger radius before removing a filter', () => {
  const [first, second] = widerSearches(search);
  expect(first).toEqual({ label: 'Look within 50 km', search: { ...search, radius_km: 50 } });
  expect(second?.label).toBe('Without: Within 10 km of Lisbon');
});

test('suggests nothing without filters to remove', () => {
  expect(widerSearches({ sort: 'rent' })).toEqual([]);
});

test('names a place only when it has coordinates', () => {
  expect(formatHeadline('3 rooms', search)).toBe('3 rooms near Lisbon');
  expect(formatHeadline('3 rooms', { place: 'Lisbon' })).toBe('3 rooms');
});
