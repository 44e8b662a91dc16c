import { expect, test } from 'vitest';
import { activeFilters, placeWords, widerSearches } from '#src/features/browse/search-filters.ts';

const search = { place: 'Lisbon, Portugal', lat: 38.7, lng: -9.1, max_rent: 1600, bedrooms: 1 };

test('names every filter in force, each with the search that is without it', () => {
  expect(activeFilters({ ...search, page: 3 })).toEqual([
    {
      id: 'place',
      words: 'Within 10 km of Lisbon, Portugal',
      without: { max_rent: 1600, bedrooms: 1 },
    },
    {
      id: 'max_rent',
      words: 'Up to $1,600',
      without: { place: 'Lisbon, Portugal', lat: 38.7, lng: -9.1, bedrooms: 1 },
    },
    {
      id: 'bedrooms',
      words: 'At least 1 bedroom',
      without: { place: 'Lisbon, Portugal', lat: 38.7, lng: -9.1, max_rent: 1600 },
    },
  ]);
});

test('suggests a wider circle before giving up a wish', () => {
  const [first, second] = widerSearches(search);
  expect(first).toEqual({ words: 'Look within 50 km', search: { ...search, radius_km: 50 } });
  expect(second?.words).toBe('Without: Within 10 km of Lisbon, Portugal');
});

test('suggests nothing when there is nothing to give up', () => {
  expect(widerSearches({ sort: 'rent' })).toEqual([]);
});

test('claims a place only where it was located', () => {
  expect(placeWords(search)).toBe(' near Lisbon');
  expect(placeWords({ place: 'Lisbon' })).toBe('');
});
