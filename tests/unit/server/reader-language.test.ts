import { expect, test } from 'vitest';
import { detectReaderLanguage } from '#platform/http/reader-language.ts';

const languages = ['en', 'de', 'es', 'pt', 'ar'] as const;

test.each([
  [undefined, 'en'],
  ['', 'en'],
  ['*', 'en'],
  ['fr, it;q=0.9', 'en'],
  ['de', 'de'],
  ['DE-at', 'de'],
  ['pt-BR,pt;q=0.9,en;q=0.8', 'pt'],
  // The order counts only between equal values.
  ['en;q=0.5, de;q=0.8, es;q=0.8', 'de'],
  ['en; q=0.1 , ar ; q=0.2', 'ar'],
  ['fr, de;q=0.001', 'de'],
  ['de;q=0, es', 'es'],
  ['de;q=0', 'en'],
  ['de-DE;q=0.9, en', 'en'],
  ['deutsch, ar', 'ar'],
  [',,;q=1,es', 'es'],
])('Accept-Language %j asks for %s', (accepted, language) => {
  const read = (name: string) => (name === 'accept-language' ? accepted : undefined);
  expect(detectReaderLanguage(read, languages)).toBe(language);
});

test('a chosen language comes before what the browser asks for, if the site has it', () => {
  const detect = (cookie: string) =>
    detectReaderLanguage((name) => (name === 'cookie' ? cookie : 'de'), languages);
  expect(detect('a=1; language=ar')).toBe('ar');
  expect(detect('language=en')).toBe('en');
  expect(detect('language=fr')).toBe('de');
  expect(detect('my_language=ar')).toBe('de');
});
