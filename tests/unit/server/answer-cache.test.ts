import { Hono } from 'hono';
import { expect, onTestFinished, test, vi } from 'vitest';
import {
  acceptedEncoding,
  createAnswerCache,
  type CachedAnswer,
} from '#platform/http/answer-cache.ts';
import { limitToToday } from '#platform/http/day-end.ts';
import { answerPublicJson, jsonText } from '#platform/http/json-response.ts';

const page = (name: string, bytes = 0): CachedAnswer => ({
  body: new Uint8Array(bytes),
  etag: name,
  headers: {},
  route: '/',
});
const most = 1_000_000;
const heard = { isHeard: true };

test('keeps a page for half a minute', () => {
  let now = 0;
  const cache = createAnswerCache(heard, most, () => now);
  cache.set('/', page('home'), cache.generation());
  now = 29_999;
  expect(cache.get('/')?.etag).toBe('home');
  now = 30_001;
  expect(cache.get('/')).toBeNull();
});

test('keeps for ten minutes what does not depend on the time', () => {
  let now = 0;
  const cache = createAnswerCache(heard, most, () => now);
  cache.set('/api/listings/1', { ...page('one'), isTimeless: true }, cache.generation());
  now = 599_999;
  expect(cache.get('/api/listings/1')?.etag).toBe('one');
  now = 600_001;
  expect(cache.get('/api/listings/1')).toBeNull();
});

test('keeps nothing beyond the day in UTC, whose end is that of many rooms', () => {
  const midnight = Date.UTC(2026, 10, 25);
  let now = midnight - 1000;
  const cache = createAnswerCache(heard, most, () => now);
  cache.set('/', page('home'), cache.generation());
  cache.set('/api/listings/1', { ...page('one'), isTimeless: true }, cache.generation());
  const begunIn = cache.generation();
  now = midnight - 1;
  expect(cache.get('/')?.etag).toBe('home');
  now = midnight;
  expect([cache.get('/'), cache.get('/api/listings/1')]).toEqual([null, null]);
  // Read before midnight, done after it.
  cache.set('/', page('yesterday'), begunIn);
  expect(cache.get('/')).toBeNull();
});

test('lets caches keep what names rooms until midnight at most', () => {
  const midnight = Date.UTC(2026, 10, 25);
  const seconds = (before: number) => limitToToday(300, midnight - before);
  expect([3_600_000, 301_000, 60_500, 999, 0].map(seconds)).toEqual([300, 300, 60, 0, 300]);
});

test('lets caches ask again at the end of a day, for what memory may still answer after it', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const cachingAt = async (time: string) => {
    vi.setSystemTime(`2026-11-24T${time}Z`);
    const app = new Hono().get('/', (c) => answerPublicJson(c, jsonText('{}')));
    return (await app.request('/')).headers.get('Cache-Control');
  };
  expect(await cachingAt('12:00:00')).toBe('public, max-age=5');
  expect(await cachingAt('23:59:30')).toBe('public, no-cache');
});

test('never stores a page whose rendering began before a change', () => {
  const cache = createAnswerCache(heard, most);
  const begunIn = cache.generation();
  cache.clear();
  cache.set('/', page('stale'), begunIn);
  expect(cache.get('/')).toBeNull();
});

test('holds at most so many bytes, with what it compressed, and drops the oldest first', async () => {
  const cache = createAnswerCache(heard, most);
  const home = page('home', 400_000);
  crypto.getRandomValues(home.body.subarray(0, 60_000));
  cache.set('/', home, cache.generation());
  cache.set('/de', page('de', 590_000), cache.generation());
  expect(cache.get('/')).toBe(home);
  expect(home.body.length).toBeGreaterThan((await cache.encode(home, 'br')).length);
  expect(cache.get('/')).toBeNull();
  expect(cache.get('/de')?.etag).toBe('de');
  cache.set('/de', page('new', 590_000), cache.generation());
  cache.set('/es', page('es', 390_000), cache.generation());
  expect([cache.get('/de')?.etag, cache.get('/es')?.etag]).toEqual(['new', 'es']);
});

test('compresses an answer once for each encoding', async () => {
  const cache = createAnswerCache(heard, most);
  const home = page('home', 5000);
  const [one, other] = [cache.encode(home, 'gzip'), cache.encode(home, 'gzip')];
  expect(await one).toBe(await other);
  expect(home.encoded?.gzip).toBe(await one);
});

test.each([
  ['gzip, deflate, br', 'br'],
  ['gzip;q=0.5', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.1', 'br'],
  ['br; q=0.0', null],
  ['identity', null],
  [undefined, null],
])('%s accepts %s', (header, encoding) => {
  expect(acceptedEncoding(header)).toBe(encoding);
});

test('is empty while changes may not be heard', () => {
  const feed = { isHeard: true };
  const cache = createAnswerCache(feed, most);
  cache.set('/', page('home'), cache.generation());
  feed.isHeard = false;
  expect(cache.get('/')).toBeNull();
  cache.set('/about', page('about'), cache.generation());
  feed.isHeard = true;
  expect(cache.get('/about')).toBeNull();
});
