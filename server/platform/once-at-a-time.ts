import { withTimeout } from './time-limit.ts';

/**
 * Calls with the same key at the same time share one result. What takes longer than the limit rejects
 * with TimedOut, and the next call begins anew.
 */
export function onceAtATime<T>(
  limitMs: number,
): (key: string, make: () => Promise<T>) => Promise<T> {
  const underWay = new Map<string, Promise<T>>();
  return (key, make) => {
    const shared =
      underWay.get(key) ?? withTimeout(limitMs, make).finally(() => underWay.delete(key));
    underWay.set(key, shared);
    return shared;
  };
}
