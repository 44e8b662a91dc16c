import { Hono } from 'hono';
import { expect, test, vi } from 'vitest';
import { answerError } from '#platform/http/answer-error.ts';
import { createLog } from '#platform/log.ts';
import { onceAtATime } from '#platform/once-at-a-time.ts';
import { StorageAway, StorageRefused } from '#platform/storage/storage.ts';
import { TimedOut, withTimeout } from '#platform/time-limit.ts';

const never = () => new Promise<never>(() => undefined);

test('work that does not end is left at its limit, and hears of it', async () => {
  const stop = vi.fn();
  const late = withTimeout(20, (signal) => {
    signal.addEventListener('abort', stop);
    return never();
  });
  await expect(late).rejects.toBeInstanceOf(TimedOut);
  expect(stop).toHaveBeenCalledOnce();
  expect(await withTimeout(20, async () => 'done')).toBe('done');
});

test('a shared result that never comes is dropped, so that the next call begins anew', async () => {
  const once = onceAtATime<string>(20);
  const [one, other] = [once('key', never), once('key', async () => 'not called')];
  await expect(one).rejects.toBeInstanceOf(TimedOut);
  await expect(other).rejects.toBeInstanceOf(TimedOut);
  expect(await once('key', async () => 'done')).toBe('done');
});

test('a storage that refuses or is late answers 503, and a full disk 507, whoever notices it', async () => {
  const full = Object.assign(new Error('No space left on device'), { code: 'ENOSPC' });
  const errors = [
    new StorageRefused('No'),
    new StorageAway('No'),
    new TimedOut(20),
    new StorageAway('No', { cause: full }),
    full,
  ];
  const statuses = [];
  for (const error of errors) {
    const app = new Hono().get('/', () => Promise.reject(error));
    app.onError(answerError(createLog('silent')));
    statuses.push((await app.request('/')).status);
  }
  expect(statuses).toEqual([503, 503, 503, 507, 507]);
});

test('the log says of a request that took too long no word about the storage', async () => {
  const warn = vi.fn();
  const app = new Hono().get('/', () => Promise.reject(new TimedOut(20)));
  app.onError(answerError({ ...createLog('silent'), warn }));
  await app.request('/');
  expect(warn.mock.calls.map(([, message]) => message)).toEqual(['A request took too long']);
});
