// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { timeIn } from '#catalogs/time-of-day.ts';

test.each([
  ['en-US', 'en', '4:05 PM'],
  ['en', 'en', '4:05 PM'],
  ['en-GB', 'en', '16:05'],
  // A German who reads English.
  ['de', 'en', '16:05'],
  ['de-DE', 'de', '16:05'],
  ['es-ES', 'es', '16:05'],
  ['es-MX', 'es', '4:05 p.m.'],
  ['pt-BR', 'pt', '16:05'],
  ['ar-EG', 'ar', '4:05 م'],
  ['ar-MA', 'ar', '16:05'],
])('a browser in %s shows times on pages in %s as its region does', (browser, language, time) => {
  vi.spyOn(window.navigator, 'language', 'get').mockReturnValue(browser);
  expect(timeIn(language)(16, 5)).toBe(time);
});

test('morning hours have two digits where the region writes them', () => {
  vi.spyOn(window.navigator, 'language', 'get').mockReturnValue('de-DE');
  expect(timeIn('de')(7, 0)).toBe('07:00');
  expect(timeIn('en')(0, 0)).toBe('00:00');
});
