import { expect, test, type Page } from '@playwright/test';
import { languageOffers } from '#catalogs/language-offer.ts';
import { endpoints } from '#contract/endpoints.gen.ts';
import { textDirection, languageCookie, languagePrefix, languages } from '#contract/languages.ts';
import { expectAccessible } from '#qa/run/accessibility.ts';
import { newEmail, signInBeforehand, signInOnboarded } from '#qa/run/sign-in.ts';
import { accountButton } from './support/session.ts';
import { killableApp, type KillableApp } from './support/killable-app.ts';

// One app for all of them.
test.describe.configure({ mode: 'default' });

let app: KillableApp;
test.beforeAll(async () => {
  // The first start in these languages builds them.
  test.setTimeout(600_000);
  app = await killableApp({ LANGUAGES: languages.join(), SEED: 'demo' });
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

for (const language of languages) {
  test(`public pages in ${language} hydrate without complaints, fit a phone and name the others`, async ({
    page,
  }) => {
    test.setTimeout(600_000);
    await page.setViewportSize({ width: 320, height: 640 });
    const complaints: string[] = [];
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
    });
    page.on('pageerror', (error) => complaints.push(error.message));
    const prefix = languagePrefix(language, languages);
    for (const path of [prefix || '/', `${prefix}/listings/1`]) {
      await open(page, path);
      const root = page.locator('html');
      await expect(root).toHaveAttribute('lang', language);
      expect(await root.evaluate((element) => getComputedStyle(element).direction)).toBe(
        textDirection(language),
      );
      expect(await root.evaluate(({ scrollWidth }) => scrollWidth)).toBeLessThanOrEqual(320);
      const others = await page
        .locator('link[rel=alternate][hreflang]')
        .evaluateAll((links) =>
          (links as HTMLLinkElement[]).map(({ hreflang, href }) => [hreflang, href]),
        );
      const rest = path.slice(prefix.length).replace(/^\/$/, '');
      const inEach = languages.map((each) => [each, languagePrefix(each, languages) + rest || '/']);
      expect(others).toEqual(
        [...inEach, ['x-default', rest || '/']].map(([each, address]) => [each, app.url + address]),
      );
    }
    expect(complaints).toEqual([]);
  });
}

test('a chosen language is kept, and offered on pages of another @essential', async ({ page }) => {
  test.setTimeout(600_000);
  await open(page, '/');
  await languageLinks(page, 'Deutsch').click();
  await page.waitForURL(`${app.url}/de`, { timeout: 300_000 });
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  // Addresses without a language follow.
  for (const path of ['/about', '/listings/1']) {
    await open(page, path);
    await expect(page).toHaveURL(`${app.url}/de${path}`);
  }
  // A link in another language stays in it, and says that there is this one.
  await open(page, '/ar/listings/1');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
  const offer = page.getByRole('link', { name: 'Diese Seite auf Deutsch lesen' });
  await expect(offer).toHaveAttribute('href', '/de/listings/1');
  await page.getByRole('button', { name: 'Nein, danke' }).click();
  await expect(offer).toHaveCount(0);
  await open(page, '/ar');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
  await expect(offer).toHaveCount(0);
});

test('a link without a language opens in that of the browser, then in the one chosen', async ({
  browser,
}) => {
  test.setTimeout(600_000);
  const context = await browser.newContext({ locale: 'de-DE' });
  const page = await context.newPage();
  const root = page.locator('html');
  await open(page, '/listings/1');
  await expect(page).toHaveURL(`${app.url}/de/listings/1`);
  await expect(root).toHaveAttribute('lang', 'de');
  // Who gets this link reads it in their own language.
  const share = page.getByRole('link', { name: 'Teilen' });
  await expect(share).toHaveAttribute(
    'href',
    new RegExp(`body=${encodeURIComponent(`${app.url}/listings/1`)}$`),
  );
  await languageLinks(page, 'English').click();
  await page.waitForURL(`${app.url}/listings/1`);
  await expect(root).toHaveAttribute('lang', 'en');
  await open(page, '/listings/1');
  await expect(page).toHaveURL(`${app.url}/listings/1`);
  await expect(root).toHaveAttribute('lang', 'en');

  // The account's choice comes before that of the browser.
  const email = newEmail();
  const device = { page, url: app.url, request: context.request };
  await signInOnboarded(device, email);
  await open(page, '/profile');
  await accountButton(page).click();
  await page.getByRole('menuitemcheckbox', { name: 'Deutsch' }).click();
  await page.waitForURL(`${app.url}/de/profile`);
  const other = await browser.newContext();
  const elsewhere = await other.newPage();
  await elsewhere.goto(`${app.url}/robots.txt`);
  await signInOnboarded({ page: elsewhere, url: app.url, request: other.request }, email);
  await open(elsewhere, '/listings/1');
  await expect(elsewhere).toHaveURL(`${app.url}/de/listings/1`);
  await expect(elsewhere.locator('html')).toHaveAttribute('lang', 'de');
  await context.close();
  await other.close();
});

test('without scripts, English can be chosen on a page that another language was asked for', async ({
  browser,
}) => {
  const context = await browser.newContext({ locale: 'de-DE', javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${app.url}/about`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await languageLinks(page, 'English').click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.goto(`${app.url}/safety`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await context.close();
});

test('a link in a language is not forced into the chosen one, which is offered', async ({
  page,
  context,
}) => {
  test.setTimeout(600_000);
  for (const chosen of languages) {
    await context.addCookies([{ name: languageCookie, value: chosen, url: app.url }]);
    const linked = chosen === 'de' ? 'ar' : 'de';
    await open(page, `/${linked}/listings/1`);
    await expect(page.locator('html')).toHaveAttribute('lang', linked);
    const { offer } = languageOffers[chosen];
    await expect(page.getByRole('link', { name: offer })).toHaveAttribute(
      'href',
      `/${chosen}/listings/1`,
    );
  }
});

test('the account menu has the languages, and the choice follows the account', async ({
  page,
  browser,
}) => {
  test.setTimeout(600_000);
  const email = newEmail();
  const device = { page, url: app.url, request: page.context().request };
  await page.goto(`${app.url}/robots.txt`);
  await signInOnboarded(device, email);
  await open(page, '/profile');
  await accountButton(page).click();
  const menu = page.getByRole('menu');
  await expect(menu.getByRole('menuitemcheckbox', { name: 'English' })).toBeChecked();
  await expectAccessible(page);
  await menu.getByRole('menuitemcheckbox', { name: 'العربية' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar', { timeout: 300_000 });
  await accountButton(page).click();
  await expect(menu).toHaveCSS('direction', 'rtl');

  // Another browser of the same person has English until they sign in there.
  const context = await browser.newContext();
  const other = await context.newPage();
  await open(other, '/about');
  await expect(other.locator('html')).toHaveAttribute('lang', 'en');
  await signInOnboarded({ page: other, url: app.url, request: context.request }, email);
  await open(other, '/about');
  await expect(other.locator('html')).toHaveAttribute('lang', 'ar');
  // A link in another language is not forced into this one: it has an offer.
  await open(other, '/de/listings/1');
  await expect(other.locator('html')).toHaveAttribute('lang', 'de');
  await expect(other.getByRole('link', { name: 'اقرأ هذه الصفحة بالعربية' })).toHaveAttribute(
    'href',
    '/ar/listings/1',
  );
  await context.close();
});

test('a language chosen while the server cannot store it is stored with the next page', async ({
  page,
}) => {
  const device = { page, url: app.url, request: page.context().request };
  await page.goto(`${app.url}/robots.txt`);
  await signInOnboarded(device, newEmail());
  await open(page, '/about');
  const { path } = endpoints.saveLanguage;
  const answer = (method: 'GET' | 'PUT') =>
    page.waitForResponse(
      (response) => response.url() === app.url + path && response.request().method() === method,
    );
  const first = answer('PUT');
  const reloaded = page.waitForEvent('load');
  await languageLinks(page, 'English').click();
  await Promise.all([first, reloaded]);
  await page.locator('[data-hydrated]').waitFor({ state: 'attached' });

  await page.route(app.url + path, (route) =>
    route.request().method() === 'PUT' ? route.abort() : route.continue(),
  );
  await languageLinks(page, 'Deutsch').click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await page.unroute(app.url + path);
  const second = answer('PUT');
  await open(page, '/de/about');
  expect((await second).request().postDataJSON()).toEqual({ language: 'de' });
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');

  // The account agrees now, so nothing is stored again.
  const read = answer('GET');
  await open(page, '/about');
  expect(await (await read).json()).toMatchObject({ language: 'de' });
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
});

test('in Arabic, the left arrow leads to the next photo, and its words keep clear of the buttons', async ({
  page,
}) => {
  test.setTimeout(600_000);
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/ar/listings/1');
  await page.getByRole('list', { name: 'الصور' }).getByRole('link').first().click();
  const viewer = page.getByRole('dialog', { name: 'الصور' });
  await expect(viewer.getByText(/^1 من/)).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await expect(viewer.getByText(/^2 من/)).toBeVisible();
  const words = await viewer.locator('[dir=auto]').boundingBox();
  const next = await viewer.getByRole('button', { name: 'الصورة التالية' }).boundingBox();
  expect(words?.x).toBeGreaterThanOrEqual((next?.x ?? 0) + (next?.width ?? 0));
});

test('in Arabic, an empty field begins on the right, and what is typed goes its own way', async ({
  page,
}) => {
  test.setTimeout(600_000);
  await open(page, '/ar');
  const field = page.getByRole('main').getByPlaceholder('مدينة أو حي');
  await expect(field).toHaveCSS('direction', 'rtl');
  await field.fill('Berlin');
  await expect(field).toHaveCSS('direction', 'ltr');
  await field.fill('برلين');
  await expect(field).toHaveCSS('direction', 'rtl');
});

test('in Arabic, a long message in English is cut at its end, not at its beginning', async ({
  page,
  context,
}) => {
  test.setTimeout(600_000);
  await page.setViewportSize({ width: 390, height: 844 });
  await context.addCookies([{ name: languageCookie, value: 'ar', url: app.url }]);
  await page.goto(`${app.url}/robots.txt`);
  const device = { page, url: app.url, request: context.request };
  await signInBeforehand(device, 'owner@roomieradar.test');
  await open(page, '/inquiries');
  const messages = page.getByRole('main').locator('article p bdi');
  await expect(messages.first()).toBeVisible();
  const hidden = await messages.evaluateAll(
    (found) =>
      found.filter((one) => {
        const line = one.closest('p')?.getBoundingClientRect();
        return one.getBoundingClientRect().left < (line?.left ?? 0) - 1;
      }).length,
  );
  expect(hidden).toBe(0);
});

test('a language with a slash at its end leads to its page', async ({ request }) => {
  const answer = await request.get(`${app.url}/de/?q=sun`, { maxRedirects: 0 });
  expect([answer.status(), answer.headers()['location']]).toEqual([301, '/de?q=sun']);
});
