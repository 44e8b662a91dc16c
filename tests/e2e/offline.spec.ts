import type { Page, Response } from '@playwright/test';
import { expect, expectAccessible, signInAsNewcomer, test } from './support/fixtures.ts';
import { firstHeart } from './support/listings.ts';
import { logOut } from './support/session.ts';

/** Long: the worker comes once the first page is quiet. */
const workerIsReady = (page: Page) =>
  page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
/** Every address in every cache of this origin. */
const cached = (page: Page) =>
  page.evaluate(async () => {
    const found: string[] = [];
    for (const name of await caches.keys()) {
      const requests = await (await caches.open(name)).keys();
      found.push(...requests.map(({ url }) => new URL(url).pathname));
    }
    return found;
  });
const offlinePage = (page: Page) => page.getByRole('heading', { name: 'You are offline' });
const rooms = (page: Page) => page.getByRole('main').getByRole('listitem').getByRole('link');

async function lookAt(page: Page, id: number): Promise<string> {
  const counted = page.waitForResponse(/\/views$/);
  await page.goto(`/listings/${id}`);
  await counted;
  return (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
}

test.use({
  expectedErrors: /ERR_INTERNET_DISCONNECTED|Failed to load|Failed to fetch|Unable to preload/,
});

test('favorites of a visitor are there without a connection, and the page comes back with it @essential', async ({
  page,
  context,
}) => {
  const seen = await lookAt(page, 1);
  await page.goto('/?q=room');
  const { heart, title: liked } = await firstHeart(page);
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await workerIsReady(page);
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('kept_listings.0.favorites')))
    .not.toBeNull();
  // A favorite that is not offered any more is kept without a title, and not shown.
  await page.evaluate((key) => {
    const kept = JSON.parse(localStorage.getItem(key) ?? '[]') as object[];
    localStorage.setItem(key, JSON.stringify([...kept, { id: 2, title: '', summary: '' }]));
  }, 'kept_listings.0.favorites');
  expect(await cached(page)).toEqual(['/offline']);

  await context.setOffline(true);
  await page.goto('/listings/3');
  await expect(offlinePage(page)).toBeVisible();
  await expect(rooms(page)).toHaveText([liked, seen]);
  await expectAccessible(page);
  await context.setOffline(false);
  await expect(offlinePage(page)).toHaveCount(0);
  await expect(page).toHaveURL('/listings/3');
  await expect(page.getByRole('button', { name: /^Favorite: / }).first()).toBeVisible();
});

test('a page that could not be loaded comes by itself, also where the browser notices nothing', async ({
  page,
  context,
}) => {
  await page.addInitScript(() => {
    addEventListener('online', (event) => event.stopImmediatePropagation());
  });
  await lookAt(page, 1);
  await workerIsReady(page);
  await context.setOffline(true);
  await page.goto('/listings/3');
  await expect(offlinePage(page)).toBeVisible();
  await context.setOffline(false);
  await expect(offlinePage(page)).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Favorite: / }).first()).toBeVisible();
});

test('the second account on a device sees nothing of the first, connected or not', async ({
  page,
  context,
}) => {
  await signInAsNewcomer(page, '/?q=room');
  const { heart, title: liked } = await firstHeart(page);
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  const seen = await lookAt(page, 1);
  await workerIsReady(page);
  const keptKeys = () =>
    page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('kept_')));
  await expect.poll(keptKeys).toHaveLength(2);
  await page.goto('/profile');
  await page.goto('/favorites');
  await context.setOffline(true);
  await page.goto('/inquiries');
  await expect(offlinePage(page)).toBeVisible();
  await expect(rooms(page)).toHaveText([liked, seen]);

  await context.setOffline(false);
  await expect(offlinePage(page)).toHaveCount(0);
  await page.goto('/');
  await logOut(page);
  await expect(page.getByRole('banner').getByRole('button', { name: 'Sign in' })).toBeVisible();
  await expect.poll(keptKeys).toEqual([]);
  const expectNothing = async () => {
    await context.setOffline(true);
    for (const path of ['/favorites', '/profile', '/inquiries', '/listings/1', '/']) {
      await page.goto(path);
      await expect(offlinePage(page)).toBeVisible();
      await expect(rooms(page)).toHaveCount(0);
      const html = await page.content();
      for (const text of [liked, seen]) expect(html).not.toContain(text);
    }
    await context.setOffline(false);
    await expect(offlinePage(page)).toHaveCount(0);
  };
  await expectNothing();
  await signInAsNewcomer(page);
  await expectNothing();
  expect(await cached(page)).toEqual(['/offline']);
});

test('the worker comes after the first load, and leaves calls and files alone', async ({
  page,
}) => {
  await page.goto('/');
  const early = await page.evaluate(() => navigator.serviceWorker.getRegistrations());
  expect(early).toHaveLength(0);
  await workerIsReady(page);
  const responses: Response[] = [];
  page.on('response', (response) => responses.push(response));
  await page.reload();
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await expect(page.locator('#root[data-hydrated]')).toBeAttached();
  await page.evaluate(() => fetch('/api/listings'));
  for (const path of ['/api/listings', '/assets/']) {
    const served = responses.filter((response) => response.url().includes(path));
    expect(served.length).toBeGreaterThan(0);
    expect(served.some((response) => response.fromServiceWorker())).toBe(false);
  }
  const policy = await page.request.get('/service-worker.js');
  expect(policy.headers()['cache-control']).toBe('no-cache');
  expect(policy.headers()['content-security-policy']).toContain("default-src 'none'");
});
