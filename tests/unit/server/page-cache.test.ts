import { expect, test } from 'vitest';
import { createPageCache, type CachedPage } from '#web/pages/page-cache.ts';

const page = (name: string): CachedPage => ({ html: new Uint8Array(), etag: name, headers: {} });
const heard = { isHeard: true };

test('keeps a page for half a minute', () => {
  let now = 0;
  const cache = createPageCache(heard, () => now);
  cache.set('/', page('home'), cache.generation());
  now = 29_999;
  expect(cache.get('/')?.etag).toBe('home');
  now = 30_001;
  expect(cache.get('/')).toBeNull();
});

test('never stores a page whose rendering began before a change', () => {
  const cache = createPageCache(heard);
  const begunIn = cache.generation();
  cache.clear();
  cache.set('/', page('stale'), begunIn);
  expect(cache.get('/')).toBeNull();
});

test('holds at most 200 pages', () => {
  const cache = createPageCache(heard);
  for (let index = 0; index <= 200; index++) {
    cache.set(`/?page=${index}`, page('x'), cache.generation());
  }
  expect(cache.get('/?page=0')).toBeNull();
  expect(cache.get('/?page=200')).not.toBeNull();
});

test('is empty while changes may not be heard', () => {
  const feed = { isHeard: true };
  const cache = createPageCache(feed);
  cache.set('/', page('home'), cache.generation());
  feed.isHeard = false;
  expect(cache.get('/')).toBeNull();
  cache.set('/about', page('about'), cache.generation());
  feed.isHeard = true;
  expect(cache.get('/about')).toBeNull();
});
