import { expect, test, type Page } from '@playwright/test';
import { killableApp, type KillableApp } from './support/killable-app.ts';

// One app for all of them.
test.describe.configure({ mode: 'default' });

let app: KillableApp;
test.beforeAll(async () => {
  // The first start in these languages builds them.
  test.setTimeout(600_000);
  app = await killableApp({ LANGUAGES: 'en,de,ar', SEED: 'demo' });
  await app.start();
});
test.afterAll(() => app.stop());

/** Opens a page, and waits until the app has taken it over. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(app.url + path, { timeout: 300_000 });
  await page.locator('[data-hydrated]').waitFor({ state: 'attached' });
}

const languageLinks = (page: Page, name: string) =>
  page.getByRole('contentinfo').getByRole('link', { name, exact: true });

for (const [language, direction] of [
  ['de', 'ltr'],
  ['ar', 'rtl'],
] as const) {
  test(`public pages in ${language} hydrate without complaints and fit a phone`, async ({
    page,
  }) => {
    test.setTimeout(600_000);
    await page.setViewportSize({ width: 320, height: 640 });
    const complaints: string[] = [];
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
    });
    page.on('pageerror', (error) => complaints.push(error.message));
    for (const path of [`/${language}`, `/${language}/listings/1`]) {
      await open(page, path);
      const root = page.locator('html');
      await expect(root).toHaveAttribute('lang', language);
      expect(await root.evaluate((element) => getComputedStyle(element).direction)).toBe(direction);
      expect(await root.evaluate(({ scrollWidth }) => scrollWidth)).toBeLessThanOrEqual(320);
    }
    expect(complaints).toEqual([]);
  });
}

test('a chosen language is kept, and offered on pages of another', async ({ page }) => {
  test.setTimeout(600_000);
  await open(page, '/');
  await languageLinks(page, 'Deutsch').click();
  await page.waitForURL(`${app.url}/de`, { timeout: 300_000 });
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  // Pages without a language in their address follow.
  await open(page, '/about');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  // A link in English stays English, and says that there is another.
  await open(page, '/listings/1');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  const offer = page.getByRole('link', { name: 'Diese Seite auf Deutsch lesen' });
  await expect(offer).toHaveAttribute('href', '/de/listings/1');
  await page.getByRole('button', { name: 'Nein, danke' }).click();
  await expect(offer).toHaveCount(0);
  await open(page, '/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(offer).toHaveCount(0);
});
