import { expect, test } from 'vitest';
import { createPageCache, type CachedPage } from '#web/pages/page-cache.ts';

const page = (html: string): CachedPage => ({ html, etag: html, headers: {} });

test('keeps a page for half a minute', () => {
  let now = 0;
  const cache = createPageCache(() => now);
  cache.set('/', page('home'), cache.generation());
  now = 29_999;
  expect(cache.get('/')?.html).toBe('home');
  now = 30_001;
  expect(cache.get('/')).toBeNull();
});

test('never stores a page whose rendering began before a change', () => {
  const cache = createPageCache();
  const begunIn = cache.generation();
  cache.clear();
  cache.set('/', page('stale'), begunIn);
  expect(cache.get('/')).toBeNull();
});

test('holds at most 500 pages', () => {
  const cache = createPageCache();
  for (let index = 0; index <= 500; index++) {
    cache.set(`/?page=${index}`, page('x'), cache.generation());
  }
  expect(cache.get('/?page=0')).toBeNull();
  expect(cache.get('/?page=500')).not.toBeNull();
});
