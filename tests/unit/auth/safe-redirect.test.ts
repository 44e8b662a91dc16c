import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { createPostLoginRedirect, safeRedirect } from '#src/shared/storage/post-login-redirect.ts';

const origin = 'https://rooms.example';

test.each([
  '/',
  '/profile',
  '/listings/42?from=search&q=a%20b#photos',
  '/roomies?redirect=https://evil.example',
  '/a//b',
  '/%2F%2Fevil.example',
])('keeps path, search and hash of %s', (target) => {
  expect(safeRedirect(target, origin)).toBe(target);
});

test('accepts an absolute address of this site', () => {
  expect(safeRedirect(`${origin}/profile?a=1#b`, origin)).toBe('/profile?a=1#b');
});

test.each([
  '//evil.example',
  '///evil.example',
  String.raw`/\evil.example`,
  String.raw`\\evil.example`,
  '/\t/evil.example',
  '/\n/evil.example',
  '\t//evil.example',
  '/.//evil.example',
  '/x/..//evil.example',
  '/%2e//evil.example',
  'https://evil.example',
  'https://rooms.example@evil.example',
  'https://rooms.example.evil.example/',
  'http://rooms.example/',
  'https://rooms.example:444/',
  'javascript:alert(1)',
  ' javascript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,x',
  'blob:https://rooms.example/0a1b',
  'blob:https://rooms.example//evil.example',
  'mailto:a@b.example',
  'https://[',
])('does not follow %j', (target) => {
  expect(safeRedirect(target, origin)).toBe('/');
});

test.each([
  '/login',
  '/login?redirect=//evil.example',
  '/login?redirect=/login?redirect=https://evil.example',
  '/auth/callback?code=1',
  '/auth/google',
])('does not lead back to the sign-in: %s', (target) => {
  expect(safeRedirect(target, origin)).toBe('/');
});

test('leads from the sign-in page to the page behind it', () => {
  expect(safeRedirect('/login?redirect=%2Fprofile%3Fa%3D1%23b', origin)).toBe('/profile?a=1#b');
});

const words = ['https:', 'javascript:', 'blob:', origin, 'rooms.example', 'evil.example', 'login'];
const signs = ['/', '\\', '.', '..', '\t', '\n', ' ', '%2f', '%5c', '@', ':', '?', '#', '//'];
const pieces = fc.constantFrom(...words, ...signs);
const targets = fc.oneof(
  fc.array(pieces, { maxLength: 8 }).map((parts) => parts.join('')),
  fc.string({ unit: 'binary', maxLength: 30 }),
  fc.webUrl({ withFragments: true, withQueryParameters: true }),
);

test('every result stays on this site and does not change when checked again', () => {
  fc.assert(
    fc.property(targets, (target) => {
      const safe = safeRedirect(target, origin);
      expect(safe).toMatch(/^\/(?![/\\])/);
      const url = new URL(safe, origin);
      expect(url.origin).toBe(origin);
      expect(url.pathname + url.search + url.hash).toBe(safe);
      expect(safeRedirect(safe, origin)).toBe(safe);
    }),
    { numRuns: 5000 },
  );
}, 20_000);

function memory(): Storage {
  const items = new Map<string, string>();
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  } as Storage;
}

test('remembers one target, returns it once, and checks it both times', () => {
  const storage = memory();
  const redirect = createPostLoginRedirect(origin, storage);
  expect(redirect.peek()).toBeNull();
  redirect.remember('/profile#photo');
  expect(redirect.peek()).toBe('/profile#photo');
  expect(redirect.take()).toBe('/profile#photo');
  expect(redirect.take()).toBe('/');
  redirect.remember('//evil.example');
  expect(redirect.take()).toBe('/');
  storage.setItem('post_login_redirect', 'https://evil.example/');
  expect(redirect.peek()).toBe('/');
  expect(redirect.take()).toBe('/');
});
