import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Database } from '#platform/database/database.ts';
import { createReplicas } from '#platform/database/replicas/replicas.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a former primary that does not answer any more counts as a missing replica', async () => {
  let isDead = false;
  const sql = async () => {
    if (isDead) throw new Error('No answer');
    return [{ position: null }];
  };
  const database = { sql, close: async () => undefined } as unknown as Database;
  const replicas = createReplicas({
    primary: { feed: { isHeard: false, written: null } } as unknown as Database,
    replicas: [database],
    maxLagMs: 1000,
    log: { warn: () => undefined, info: () => undefined },
  });
  await vi.advanceTimersByTimeAsync(500);
  expect(replicas.states()).toEqual([{ isUsed: false, isPrimary: true, lagSeconds: null }]);
  isDead = true;
  await vi.advanceTimersByTimeAsync(2000);
  expect(replicas.states()).toEqual([{ isUsed: false, isPrimary: false, lagSeconds: null }]);
  await replicas.close();
});
