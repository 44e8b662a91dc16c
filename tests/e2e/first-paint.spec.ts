import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';

/** When the page was first painted, and the files asked for by then, in milliseconds. */
const readPaint = (page: Page) =>
  page.evaluate(() => {
    const painted = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
    const early = performance
      .getEntriesByType('resource')
      .filter(({ startTime }) => startTime < painted)
      .map(({ name }) => new URL(name).pathname);
    return { painted, early };
  });

for (const address of ['/', '/listings/1']) {
  test(`${address} is painted before its scripts, sheets and font are asked for`, async ({
    page,
  }) => {
    await page.goto(address);
    // The app and the font came afterwards.
    await expect
      .poll(() => page.evaluate(() => document.fonts.check('700 1rem Headlines')))
      .toBe(true);
    const { painted, early } = await readPaint(page);
    expect(painted).toBeGreaterThan(0);
    expect(early.filter((path) => /\.(js|css|woff2)$/.test(path))).toEqual([]);
  });
}

test('a page in a tab that paints nothing starts its app all the same', async ({ page }) => {
  // Browsers without windows paint every tab, so this one is told that it is in the background.
  await page.addInitScript(() => {
    Object.defineProperty(document, 'hidden', { value: true });
    PerformanceObserver.prototype.observe = () => undefined;
  });
  await page.goto('/');
  await expect(page.locator('html[data-font]')).toBeAttached();
});

test('headlines have their font from the first paint on once it was loaded', async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('html[data-font]')).toBeAttached();
  // Scripts that never arrive: an aborted one would be an error in the console.
  await page.route('**/*.js', () => new Promise<void>(() => undefined));
  await page.goto('/listings/1', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('font-family', /^Headlines,/);
});

for (const address of ['/', '/listings/1']) {
  test(`${address} asks for photos out of sight and its manifest only once it is painted`, async ({
    page,
  }) => {
    await page.goto(address);
    await expect(page.locator('html[data-started]')).toBeAttached();
    await expect(page.locator('link[rel=manifest]')).toBeAttached();
    const { early } = await readPaint(page);
    const inSight = await page.locator('main img').evaluateAll(
      (all) =>
        all.filter((image) => {
          const { top, left, bottom, right } = image.getBoundingClientRect();
          return top < innerHeight && left < innerWidth && bottom > 0 && right > 0;
        }).length,
    );
    expect(early.filter((path) => path.startsWith('/media/')).length).toBeLessThanOrEqual(inSight);
    expect(early).not.toContain('/manifest.webmanifest');
  });
}

test('only the first photo of a room comes before what is in sight', async ({ page }) => {
  await page.goto('/listings/1');
  const photos = page.locator('article ul').first().locator('img');
  const order = await photos.evaluateAll((all) =>
    all.map((image) => (image as HTMLImageElement).fetchPriority),
  );
  expect(order.length).toBeGreaterThan(1);
  expect([...new Set(order)]).toEqual(['high', 'low']);
});
