import { expect, test } from 'vitest';
import { loadOnce } from '#src/ui/lazy-component.tsx';

test('loads code once for simultaneous and later callers', async () => {
  let loads = 0;
  const load = loadOnce(async () => (loads += 1));
  expect(load.loaded).toBeUndefined();
  expect(await Promise.all([load(), load()])).toEqual([1, 1]);
  expect(await load()).toBe(1);
  expect(load.loaded).toBe(1);
});

test('loads again after a failure', async () => {
  let isOnline = false;
  const load = loadOnce(async () => {
    if (!isOnline) throw new Error('offline');
    return 'code';
  });
  await expect(load()).rejects.toThrow('offline');
  isOnline = true;
  expect(await load()).toBe('code');
});
