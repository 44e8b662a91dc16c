import { expect, test, vi } from 'vitest';
import { createConcurrencyLimiter } from '#platform/http/concurrency-limiter.ts';

const limiter = () => createConcurrencyLimiter(50);

const [one, other] = [{ user: 1 }, { user: 2 }];

function later() {
  let resolve = (): void => undefined;
  const promise = new Promise<void>((done) => (resolve = done));
  return { promise, resolve: () => resolve() };
}

test('runs one write of a user at a time, in order, and those of others beside it', async () => {
  const { run } = limiter();
  const ended: string[] = [];
  const first = later();
  const all = [
    run(one, 'write', () => first.promise.then(() => ended.push('first'))),
    run(one, 'write', async () => ended.push('second')),
    run(one, 'write', async () => ended.push('third')),
  ];
  await run(other, 'write', async () => ended.push('other'));
  await run(one, 'read', async () => ended.push('read'));
  await run(one, 'long write', async () => ended.push('photo'));
  first.resolve();
  await Promise.all(all);
  expect(ended).toEqual(['other', 'read', 'photo', 'first', 'second', 'third']);
});

test('a failure hands the turn on', async () => {
  const { run } = limiter();
  const [failed, next] = [
    run(one, 'write', () => Promise.reject(new Error('No'))),
    run(one, 'write', async () => 'done'),
  ];
  await expect(failed).rejects.toThrow('No');
  expect(await next).toBe('done');
});

test('refuses what waits for too long, or behind too much, and goes on after that', async () => {
  vi.useFakeTimers();
  const { run } = limiter();
  const first = later();
  const running = run(one, 'write', () => first.promise);
  const work = vi.fn(async () => undefined);
  const waiting = Array.from({ length: 101 }, () => run(one, 'write', work));
  const refused = Promise.allSettled(waiting);
  await expect(waiting.at(-1)).rejects.toMatchObject({ code: 'rate_limited' });
  vi.advanceTimersByTime(50);
  vi.useRealTimers();
  expect((await refused).filter(({ status }) => status === 'rejected')).toHaveLength(101);
  first.resolve();
  await running;
  expect(work).not.toHaveBeenCalled();
  expect(await run(one, 'write', async () => 'done')).toBe('done');
});

test('runs as many requests of a network at once as it has people, and our own always', async () => {
  const { run } = limiter();
  const network = { network: '192.0.2.1' };
  const first = later();
  let running = 0;
  const begin = () => {
    running += 1;
    return first.promise;
  };
  const flood = Array.from({ length: 100 }, () => run(network, 'read', begin));
  expect(running).toBe(16);
  await run({ network: '192.0.2.2' }, 'read', async () => undefined);
  await Promise.all(Array.from({ length: 100 }, () => run(null, 'read', async () => undefined)));
  first.resolve();
  await Promise.all(flood);
  expect(running).toBe(100);
});
