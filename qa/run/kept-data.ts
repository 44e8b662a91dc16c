import type { Page } from '@playwright/test';

/**
 * Everything that the app keeps on this page, as one text: the answers in its cache, and both
 * storages. It finds the cache where React keeps it, so the app needs no door for tests.
 */
export function readKeptData(page: Page): Promise<string> {
  return page.evaluate(() => {
    interface Fiber {
      child: Fiber | null;
      memoizedProps: { client?: { getQueryCache?(): { getAll(): { state: object }[] } } } | null;
    }
    const root = document.getElementById('root') as unknown as Record<string, unknown>;
    const key = Object.keys(root).find((name) => name.startsWith('__reactContainer$')) ?? '';
    const container = root[key] as { stateNode: { current: Fiber } } | undefined;
    let fiber = container?.stateNode.current ?? null;
    while (fiber && !fiber.memoizedProps?.client?.getQueryCache) fiber = fiber.child;
    const cache = fiber?.memoizedProps?.client?.getQueryCache?.();
    if (!cache) throw new Error('The cache of the app is not where it was: see kept-data.ts');
    return JSON.stringify([cache.getAll().map(({ state }) => state), localStorage, sessionStorage]);
  });
}
