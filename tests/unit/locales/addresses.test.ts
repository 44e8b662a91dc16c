import { createMemoryHistory } from '@tanstack/react-router';
import { expect, test } from 'vitest';
import type { Language, SiteLanguages } from '#contract/languages.ts';
import { createAppRouter } from '#src/app/router.ts';
import type { RouterContext } from '#src/routes/-router-context.ts';

function routerIn(language: Language, languages: SiteLanguages, address: string) {
  const context = { language, languages } as unknown as RouterContext;
  return createAppRouter(context, createMemoryHistory({ initialEntries: [address] }));
}

test('routes know nothing of the language in an address', () => {
  for (const [address, path] of [
    ['/de', '/'],
    ['/de?q=sun', '/'],
    ['/de/listings/7', '/listings/7'],
    ['/listings/7', '/listings/7'],
    ['/about', '/about'],
    ['/de/about', '/about'],
    ['/de/inquiries/3', '/inquiries/3'],
    ['/deu', '/deu'],
  ] as const) {
    expect(routerIn('de', ['en', 'de'], address).latestLocation.pathname, address).toBe(path);
  }
});

test('links of a build lead to pages in its language, but for the way back from signing in', () => {
  const german = routerIn('de', ['en', 'de'], '/de');
  const publicAddress = (router: typeof german, to: string) =>
    router.buildLocation({ to }).publicHref;
  expect(publicAddress(german, '/')).toBe('/de');
  expect(publicAddress(german, '/listings/7')).toBe('/de/listings/7');
  expect(publicAddress(german, '/profile')).toBe('/de/profile');
  expect(publicAddress(german, '/listings/create')).toBe('/de/listings/create');
  expect(publicAddress(german, '/auth/callback')).toBe('/auth/callback');
  const main = routerIn('de', ['de', 'en'], '/');
  expect(publicAddress(main, '/')).toBe('/');
  expect(publicAddress(main, '/listings/7')).toBe('/listings/7');
});
