import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from '#qa/run/accessibility.ts';
import { signInBeforehand } from '#qa/run/sign-in.ts';
import { killableApp, type KillableApp } from './support/killable-app.ts';
import { lookAtTexts } from './support/look-at-texts.ts';
import { latinTexts } from './support/untranslated.ts';

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

const members = [
  '/',
  '/roomies',
  '/roomies/1',
  '/profile',
  '/inquiries',
  '/listings',
  '/listings/create',
  '/onboarding/profile',
];
/** Alternate screens are looked at on a phone, the others on a desk. */
const sizes = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
] as const;

/** An account keeps the language it was first used in, so each language has one of its own. */
const accounts = { ar: 'owner@roomieradar.test', de: 'seeker@roomieradar.test' } as const;

for (const language of ['ar', 'de'] as const) {
  test(`in ${language}, the screens of members are whole`, async ({ page, context }) => {
    test.setTimeout(600_000);
    const complaints: string[] = [];
    page.on('console', (message) => {
      const text = message.text();
      if (['error', 'warning'].includes(message.type()) && !/status of 404/.test(text)) {
        complaints.push(text);
      }
    });
    page.on('pageerror', (error) => complaints.push(error.message));
    await context.addCookies([{ name: 'language', value: language, url: app.url }]);
    await page.goto(`${app.url}/robots.txt`);
    const device = { page, url: app.url, request: context.request };
    await signInBeforehand(device, accounts[language]);
    for (const [index, path] of members.entries()) {
      await page.setViewportSize(sizes[index % 2] ?? sizes[0]);
      await test.step(path, () => lookAt(page, language, path));
    }
    expect(complaints).toEqual([]);
  });
}

async function lookAt(page: Page, language: 'ar' | 'de', path: string): Promise<void> {
  const isPublic = /^\/(listings\/\d+)?(\?|$)/.test(path);
  const address = isPublic ? `/${language}${path}`.replace(/\/(?=\?|$)/, '') : path;
  await page.goto(app.url + address, { timeout: 300_000 });
  await page.locator('[data-hydrated]').waitFor({ state: 'attached' });
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  const root = page.locator('html');
  await expect(root).toHaveAttribute('lang', language);
  const direction = language === 'ar' ? 'rtl' : 'ltr';
  expect(await root.evaluate((element) => getComputedStyle(element).direction)).toBe(direction);
  expect.soft(await lookAtTexts(page, []), path).toEqual([]);
  if (language === 'ar') expect.soft(await latinTexts(page), path).toEqual([]);
  const violations = await expectAccessible(page).catch((error: Error) => error.message);
  expect.soft(violations, path).toBeUndefined();
}
