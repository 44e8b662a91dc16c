import { expect, test } from 'vitest';
import { formatList } from '#catalogs/ar/format.ts';
import { isSamePlace, townPart } from '#contract/places/place-parts.ts';

const arabic = formatList(['لشبونة', 'البرتغال']);

test('the town of a place stands before the comma of any language', () => {
  expect(townPart('Lisbon, Portugal')).toBe('Lisbon');
  expect(townPart(arabic)).toBe('لشبونة');
  expect(townPart()).toBe('');
});

test('a place that was stored with the comma of another language is still the same', () => {
  expect(isSamePlace(arabic, 'لشبونة, البرتغال')).toBe(true);
  expect(isSamePlace(arabic, 'لشبونة, البرازيل')).toBe(false);
  expect(isSamePlace(arabic, 'لشبونة')).toBe(false);
});
