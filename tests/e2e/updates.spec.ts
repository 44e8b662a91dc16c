import type { Page } from '@playwright/test';
import { expect, signInAsNewcomer, test } from './support/fixtures.ts';

// A page whose code the server no longer has, as after many updates.
test.use({
  serviceWorkers: 'block',
  expectedErrors: /404 \(Not Found\)|dynamically imported module|Unable to preload CSS/,
});

/** The server answers 404 for these files, and when it is asked for the page's main script. */
async function forgetFiles(page: Page, pattern: RegExp): Promise<void> {
  const missing = { status: 404, contentType: 'text/plain', body: 'Not Found' };
  await page.route(pattern, (route) => route.fulfill(missing));
  await page.route(/\/assets\/app-[^/]+\.js$/, (route) =>
    route.request().method() === 'HEAD' ? route.fulfill(missing) : route.fallback(),
  );
}

const markDocument = (page: Page) =>
  page.evaluate(() => document.documentElement.setAttribute('data-first', ''));
const isSameDocument = (page: Page) =>
  page.evaluate(() => document.documentElement.hasAttribute('data-first'));

for (const [kind, pattern] of [
  ['scripts', /\/assets\/partners-[^/]+\.js$/],
  ['styles', /\/assets\/[^/]+\.css$/],
] as const) {
  test(`a page whose next page has lost its ${kind} loads it from the server @essential`, async ({
    page,
  }) => {
    await page.goto('/');
    await expect(page.locator('#root[data-hydrated]')).toBeAttached();
    await markDocument(page);
    await forgetFiles(page, pattern);
    // The next document is of the new version.
    page.on('request', (request) => {
      if (request.isNavigationRequest()) void page.unrouteAll();
    });
    await page.getByRole('contentinfo').getByRole('link', { name: 'For partner sites' }).click();
    await expect(
      page.getByRole('heading', { level: 1, name: 'A room on your site' }),
    ).toBeVisible();
    await expect.poll(() => isSameDocument(page)).toBe(false);
    expect(new URL(page.url()).pathname).toBe('/partners');
  });
}

test('what is typed stays when a small part is gone, and the next page comes from the server', async ({
  page,
}) => {
  await signInAsNewcomer(page, '/robots.txt');
  await forgetFiles(page, /\/assets\/account-menu-[^/]+\.js$/);
  const isAsked = page.waitForResponse(
    (response) => response.request().method() === 'HEAD' && response.status() === 404,
  );
  await page.goto('/listings/create?step=words');
  await page.getByLabel('Title').fill('Attic with a view of the canal');
  await isAsked;
  // Longer than code is asked for again.
  await page.waitForTimeout(3000);
  await expect(page.getByLabel('Title')).toHaveValue('Attic with a view of the canal');
  await markDocument(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /terms/i })).toBeVisible();
  await expect.poll(() => isSameDocument(page)).toBe(false);
  await page.unrouteAll();
  await page.goto('/listings/create?step=words');
  await expect(page.getByLabel('Title')).toHaveValue('Attic with a view of the canal');
});

test('a page that was loaded again says why, once', async ({ page }) => {
  await page.goto('/robots.txt');
  await page.evaluate(() => sessionStorage.setItem('lost_code', '/assets/app-former.js'));
  await page.goto('/safety');
  await expect(page.getByText('RoomieRadar has been updated')).toBeVisible();
  await page.reload();
  await expect(page.locator('#root[data-hydrated]')).toBeAttached();
  await expect(page.getByText('RoomieRadar has been updated')).toBeHidden();
});

test('a page whose main script is gone for good is loaded again once, and says what is missing', async ({
  page,
}) => {
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1;
  });
  await page.route(/\/assets\/app-[^/]+\.js$/, (route) =>
    route.fulfill({ status: 404, body: 'Not Found' }),
  );
  await page.goto('/login');
  await expect(page.locator('#needs-script')).toBeVisible();
  expect(loads).toBe(2);
});
