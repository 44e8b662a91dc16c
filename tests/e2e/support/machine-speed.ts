import type { Page } from '@playwright/test';

/** What `spin` takes where the goals in milliseconds were set: two quiet cores. */
const referenceMs = 5;

/**
 * How many times as long as on the reference machine this machine takes now, at least 1. A goal in
 * milliseconds is compared with a time that is divided by this, so that a slow or shared machine
 * fails no test and a slow program still does.
 */
export async function measureSlowness(page: Page): Promise<number> {
  const medianMs = await page.evaluate(() => {
    /** Numbers, strings and objects, as scripts of a page use them. */
    function spin(): number {
      const words = new Map<string, number>();
      for (let nth = 0; nth < 40_000; nth += 1) {
        const word = `word ${(nth * 7919) % 1009}`;
        words.set(word, (words.get(word) ?? 0) + Math.sqrt(nth));
      }
      return words.size;
    }
    const times = Array.from({ length: 15 }, () => {
      const startedAt = performance.now();
      spin();
      return performance.now() - startedAt;
    });
    // Not the fastest: that one may have had the machine for itself when the measured work had not.
    return times.toSorted((one, other) => one - other)[7] ?? 0;
  });
  return Math.max(1, medianMs / referenceMs);
}
