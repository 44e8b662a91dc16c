import { expect, test, type Browser, type Page } from '@playwright/test';
import { pseudo } from '#catalogs/pseudo.ts';
import { directionOf, type Language } from '#contract/languages.ts';
import { expectAccessible } from '#qa/run/accessibility.ts';
import { killableApp, type KillableApp } from './support/killable-app.ts';
import { lookAtTexts } from './support/look-at-texts.ts';
import { plantTexts, type PlantedWorld } from './support/planted-texts.ts';
import { plantedTexts } from './support/text-fields.ts';
import { untranslatedTexts, type ShownLanguage } from './support/untranslated-texts.ts';
import { pathOf, visits, type Visit } from './support/visits.ts';

// Every screen of visitors in the pseudo-language, on a phone and on a desk.
const sizes = [
  { width: 320, height: 640 },
  { width: 1280, height: 800 },
] as const;

// One app for all of them.
test.describe.configure({ mode: 'default' });

let app: KillableApp;
let world: PlantedWorld;
test.beforeAll(async ({ request }) => {
  // The first start builds the pseudo-language.
  test.setTimeout(600_000);
  app = await killableApp({ SEED: 'demo' }, 'tests/e2e/support/pseudo-server.ts');
  await app.start();
  world = await plantTexts(request, app.url, plantedTexts);
});
test.afterAll(() => app.stop());

/** What no route says: other states of the same screens, and what the server writes itself. */
const more: Visit[] = [
  '/',
  '/?max_rent=1',
  '/?place=New+York&lat=40.7&lng=-74',
  '/listings/999999',
  '/no/such/page',
  '/unsubscribe?token=none',
  '/confirm-listing?token=none',
].map((path) => ({ as: 'visitor', path }));

/** What is opened by a button has the words of English on it; other journeys look at that. */
const looks = [...Object.values(visits).flat(), ...more].filter(
  ({ as, open }) => as === 'visitor' && !open,
);

test('screens of visitors are whole in the pseudo-language', async ({ browser }) => {
  test.setTimeout(900_000);
  await inBrowserOf(browser, 'pseudo', async (page) => {
    for (const visit of looks) await lookAt(page, 'pseudo', pathOf(visit, world));
  });
});

/** Of the page: the pseudo-language stands in the place of English. */
const codeOf = (language: ShownLanguage): Language => (language === 'pseudo' ? 'en' : language);

/** Opens a browser of someone with this language; whatever it complains of fails the test. */
async function inBrowserOf(
  browser: Browser,
  language: ShownLanguage,
  use: (page: Page) => Promise<void>,
): Promise<void> {
  const context = await browser.newContext({ reducedMotion: 'reduce', timezoneId: 'UTC' });
  await context.addCookies([{ name: 'language', value: codeOf(language), url: app.url }]);
  const page = await context.newPage();
  page.on('console', (message) => {
    const text = message.text();
    if (!['error', 'warning'].includes(message.type()) || /status of (404|410)/.test(text)) return;
    expect.soft(text, `on ${page.url()}`).toBe('');
  });
  page.on('pageerror', (error) => expect.soft(error.message, `on ${page.url()}`).toBe(''));
  await use(page);
  await context.close();
}

async function lookAt(page: Page, language: ShownLanguage, path: string): Promise<void> {
  const isPublic = language !== 'pseudo' && /^\/(listings\/\d+)?(\?|$)/.test(path);
  const address = isPublic ? `/${language}${path}`.replace(/\/(?=\?|$)/, '') : path;
  await test.step(`${language} ${path}`, async () => {
    await page.setViewportSize(sizes[0]);
    await page.goto(app.url + address, { timeout: 300_000 });
    await settle(page);
    const root = page.locator('html');
    await expect(root).toHaveAttribute('lang', codeOf(language));
    const direction = await root.evaluate((element) => getComputedStyle(element).direction);
    expect(direction).toBe(directionOf(codeOf(language)));
    for (const size of sizes) {
      await page.setViewportSize(size);
      await lookAtPage(page, language, `${path} at ${size.width} px`);
    }
  });
}

async function settle(page: Page): Promise<void> {
  if ((await page.locator('#root').count()) > 0) {
    await page.locator('[data-hydrated]').waitFor({ state: 'attached' });
  }
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  // The gallery shows what is busy.
  const isGallery = page.url().endsWith('/demo/ui');
  if (!isGallery) await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
}

async function lookAtPage(page: Page, language: ShownLanguage, where: string): Promise<void> {
  const marks = Object.values(world.marks);
  const inPseudo = (text: string) => pseudo(text).slice(1, -1);
  // The host of a planted link stands in a text of ours, and is one long word.
  const misplaced = (await lookAtTexts(page, marks)).filter(
    (problem) => !problem.includes(inPseudo('example')),
  );
  expect.soft(misplaced, where).toEqual([]);
  // The gallery names variants as the code does, and files.
  if (!page.url().endsWith('/demo/ui')) {
    // What the names of its sources end with, too.
    const run = world.marks.title.slice('titleX'.length);
    const written = [...marks, ...marks.map(inPseudo), run];
    expect.soft(await untranslatedTexts(page, language, written), where).toEqual([]);
  }
  const violations = await expectAccessible(page).catch((error: Error) => error.message);
  expect.soft(violations, where).toBeUndefined();
}
