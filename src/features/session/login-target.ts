import type { targets } from '#locales/session.ts';

export type LoginTarget = keyof typeof targets;

const paths: readonly [RegExp, LoginTarget][] = [
  [/^\/roomies(\/|$)/, 'roomies'],
  [/^\/inquiries(\/|$)/, 'inquiries'],
  [/^\/listings\/create$/, 'create'],
  [/^\/listings\/?$/, 'listings'],
  [/^\/profile(\/|$)/, 'profile'],
  [/^\/saved-searches$/, 'savedSearches'],
  [/^\/groups(\/|$)/, 'groups'],
  [/^\/household$/, 'household'],
];

/** The page that a person must sign in for; null where the sign-in page says nothing about it. */
export function loginTarget(address: string): LoginTarget | null {
  const [path = ''] = address.split(/[?#]/, 1);
  return paths.find(([pattern]) => pattern.test(path))?.[1] ?? null;
}
