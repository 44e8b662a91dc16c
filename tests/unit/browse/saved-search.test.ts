import { expect, test } from 'vitest';
import { readSavedName } from '#src/features/browse/saved-search.tsx';

const saved = { search: 'bedrooms=2&max_rent=900', currency: 'EUR' };

test('a saved search keeps the name that somebody typed', () => {
  expect(readSavedName({ ...saved, name: 'Für Ada', is_named: true })).toBe('Für Ada');
});

test('a saved search without one is named by its filters, in the language of the page', () => {
  const german = { ...saved, name: 'Bis 900 €, Mindestens 2 Schlafzimmer', is_named: false };
  expect(readSavedName(german)).toBe('Up to €900, At least 2 bedrooms');
});
