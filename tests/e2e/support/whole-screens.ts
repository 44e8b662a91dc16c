import { expect, test, type Browser, type Page } from '@playwright/test';
import { pseudo } from '#catalogs/pseudo.ts';
import { endpoints } from '#contract/endpoints.gen.ts';
import { textDirection, type Language } from '#contract/languages.ts';
import { questionIds } from '#contract/questionnaire/questions.ts';
import { getLocales, type Locales } from '#get-locales';
import { expectAccessible } from '#qa/run/accessibility.ts';
import { callAs, newEmail, newSession, signInBeforehand } from '#qa/run/sign-in.ts';
import { sampleListing } from '#qa/models/post-listing.ts';
import { habitAnswers } from '#tests/support/onboarding-answers.ts';
import { seed } from '#tests/support/seed.ts';
import { killableApp } from './killable-app.ts';
import { lookAtTexts } from './look-at-texts.ts';
import { plantTexts, type PlantedWorld } from './planted-texts.ts';
import { plantedTexts } from './text-fields.ts';
import { untranslatedTexts, type ShownLanguage } from './untranslated-texts.ts';
import { signInAs } from './sign-in-as.ts';
import type { Visit } from './visit.ts';
import { visits } from './visits.ts';

// Looks at every screen in a language: each route as `visits` has them, the states of the same
// screens that have an address, and the pages that the server writes itself.

/** The pseudo-language is looked at on the narrowest, where it needs the most room. */
const narrow = { width: 320, height: 640 };
const phone = { width: 390, height: 844 };
const wide = { width: 1280, height: 800 };

/** The steps of onboarding ask for the answers of the steps before. */
type Role = Visit['as'] | 'with-profile' | 'with-habits' | 'onboarded';
type Look = Omit<Visit, 'as' | 'path'> & {
  as: Role;
  path: string | ((world: WholeWorld) => string);
};

interface WholeWorld extends PlantedWorld {
  /** A listing that its owner deleted. */
  deleted: number;
  /** The counts of a partner whose cards somebody saw. */
  counts: string;
}

const looks = (as: Role, paths: Look['path'][]): Look[] => paths.map((path) => ({ as, path }));
const questionScreens = (step: string, ids: readonly string[]) =>
  ids.map((id) => `/onboarding/${step}?question=${id}`);

const more: Look[] = [
  ...looks('visitor', [
    '/',
    '/?max_rent=1',
    '/?place=New+York&lat=40.7&lng=-74',
    '/favorites',
    '/login',
    '/roomies/1',
    '/listings/999999',
    '/no/such/page',
    ({ deleted }) => `/listings/${deleted}`,
    '/unsubscribe?token=none',
    '/confirm-listing?token=none',
    '/outcomes?token=none',
    '/partners?offer=list&field=true&currency=EUR',
    ({ counts }) => counts,
    '/partners#counts=none.none',
    ({ listing }) => `/embed/listings/${listing}`,
    ({ deleted }) => `/embed/listings/${deleted}`,
    '/embed/listings/999999',
    ({ listing }) => `/notice?listing=${listing}`,
    '/notice?listing=999999',
    '/transparency',
    '/statement?token=none',
  ]),
  {
    as: 'visitor',
    path: '/about',
    open: async (page) => {
      const answer = await page.request.get(endpoints.startSignIn.path);
      await page.goto(((await answer.json()) as { url: string }).url);
    },
  },
  {
    as: 'author',
    path: '/about',
    open: (page) => page.getByRole('banner').locator('button[aria-haspopup]').click(),
  },
  {
    as: 'author',
    path: '/listings/create?step=words',
    // What is said beside a text that excludes people and reads like a scam.
    open: async (page, _, texts) => {
      const description = page.getByRole('main').locator('textarea').first();
      await description.fill('Women only. Pay by Western Union before the visit, I am abroad.');
      await expect(page.getByText(texts.fairHousing.leavesOut).first()).toBeVisible();
    },
  },
  ...looks('newcomer', questionScreens('profile', ['name', 'area', 'about', 'budget', 'dates'])),
  ...looks('with-profile', questionScreens('habits', questionIds)),
  ...looks('with-habits', questionScreens('preferences', questionIds)),
  ...looks('onboarded', ['/onboarding/complete', '/inquiries', '/listings', '/saved-searches']),
  ...looks('writer', ['/favorites?show=roomies', '/listings', '/roomies/999999', '/admin']),
  ...looks('author', ['/', '/roomies', '/inquiries/999999', '/listings/999999/edit']),
  ...looks('administrator', [
    '/',
    '/admin/external-listings',
    '/admin/manage-external',
    '/admin/reports/999999',
    ({ source }) => `/admin/manage-external?source=${source}`,
    ({ hidden }) => `/listings/${hidden}`,
  ]),
];

/** So few that a test is short, and its failure says where. */
const looksInPart = 6;

const all = [...Object.values(visits).flat(), ...more] as Look[];

/** Everything to look at, in parts of one role each. */
const parts = [...new Set(all.map(({ as }) => as))].flatMap((as) => {
  const own = all.filter((look) => look.as === as);
  return Array.from({ length: Math.ceil(own.length / looksInPart) }, (_, index) => ({
    title: `${as}, ${index + 1}`,
    as,
    looks: own.slice(index * looksInPart, (index + 1) * looksInPart),
  }));
});

/** With TEST_SAMPLED one in so many, another with each seed; otherwise all. */
function sampled<Item>(all: readonly Item[], oneIn: number): readonly Item[] {
  if (!process.env['TEST_SAMPLED']) return all;
  // The last digit of the seed chooses the part of the journeys.
  const at = Math.floor(seed / 10) % oneIn;
  return all.filter((_, index) => index % oneIn === at);
}

interface WholeScreens {
  /** Whatever the browser complains of fails the test, too. */
  lookAt(browser: Browser, as: Role, looks: readonly Look[]): Promise<void>;
  stop(): Promise<void>;
}

/**
 * A test for each part of the screens in a language. Where the journeys are a sample, one part of
 * so many.
 */
export function testScreens(language: ShownLanguage, oneIn: number): void {
  // One app for all of them.
  test.describe.configure({ mode: 'default' });

  let screens: WholeScreens | undefined;
  test.beforeAll(async ({ request }) => {
    test.setTimeout(600_000);
    screens = await openScreens(language, request);
  });
  test.afterAll(() => screens?.stop());

  for (const { title, as, looks } of sampled(parts, oneIn)) {
    test(`screens are whole in ${language}: ${title}`, async ({ browser }) => {
      test.setTimeout(300_000);
      await screens!.lookAt(browser, as, looks);
    });
  }
}

/** Starts an app whose people read this language. */
async function openScreens(
  language: ShownLanguage,
  request: Parameters<typeof plantTexts>[0],
): Promise<WholeScreens> {
  const isPseudo = language === 'pseudo';
  const small = isPseudo ? narrow : phone;
  const app = isPseudo
    ? await killableApp({ SEED: 'demo' }, 'tests/e2e/support/pseudo-server.ts')
    : await killableApp({ SEED: 'demo', LANGUAGES: `en,${language}` });
  // The first start builds the language.
  await app.start(480_000);
  const planted = await plantTexts(request, app.url, plantedTexts).catch(async (error: unknown) => {
    // Nobody else could: there are no screens yet.
    await app.stop();
    throw error;
  });
  const { access_token: token } = await newSession(request, app.url, planted.author.email);
  const listing = (await callAs(request, app.url, token, 'createListing', {
    data: sampleListing,
  })) as { id: number };
  await callAs(request, app.url, token, 'deleteListing', { params: { id: listing.id } });
  const world = { ...planted, deleted: listing.id, counts: await plantCounts() };
  /** The pseudo-language stands in the place of English. */
  const code: Language = isPseudo ? 'en' : language;
  const texts: Locales = isPseudo ? pseudo(getLocales('en')) : getLocales(language);

  async function plantCounts(): Promise<string> {
    const made = await callAs(request, app.url, token, 'createEmbedPartner');
    const { partner, key } = made as { partner: string; key: string };
    const seen = new URLSearchParams({ partner, seen: '3', followed: '1' });
    await request.post(`${app.url}${endpoints.countEmbeds.path}?${seen.toString()}`);
    return `/partners#counts=${partner}.${key}`;
  }

  async function lookAt(browser: Browser, as: Role, own: readonly Look[]): Promise<void> {
    const context = await browser.newContext({
      baseURL: app.url,
      reducedMotion: 'reduce',
      timezoneId: 'UTC',
      viewport: small,
    });
    await context.addCookies([{ name: 'language', value: code, url: app.url }]);
    const page = await context.newPage();
    page.setDefaultTimeout(30_000);
    page.on('console', (message) => {
      const text = message.text();
      if (!['error', 'warning'].includes(message.type()) || /status of (404|410)/.test(text))
        return;
      expect.soft(text, `on ${page.url()}`).toBe('');
    });
    page.on('pageerror', (error) => expect.soft(error.message, `on ${page.url()}`).toBe(''));
    await signIn(page, as);
    for (const look of own) {
      const path = typeof look.path === 'string' ? look.path : look.path(world);
      await test.step(`${language} ${path}`, () => lookAtScreen(page, path, look.open));
    }
    await context.close();
  }

  async function signIn(page: Page, as: Role): Promise<void> {
    if (as !== 'with-profile' && as !== 'with-habits' && as !== 'onboarded') {
      await signInAs(page, as, world, app.url);
      return;
    }
    await page.goto('/robots.txt');
    const device = { page, url: app.url, request: page.context().request };
    const { access_token: own } = await signInBeforehand(device, newEmail());
    const save = (...args: [call: Parameters<typeof callAs>[3], data?: unknown]) =>
      callAs(device.request, app.url, own, args[0], { data: args[1] });
    await save('updateProfile', { first_name: world.text('firstName').slice(0, 6).trim() });
    await save('updateProfile', { birth_date: '1990-01-01', intent: 'looking' });
    if (as === 'with-habits') await save('saveHabits', habitAnswers());
    if (as === 'onboarded') await save('skipOnboarding');
  }

  async function lookAtScreen(page: Page, path: string, open: Look['open']): Promise<void> {
    // What opens something is in the bar of wide screens.
    await page.setViewportSize(open ? wide : small);
    await page.goto(toAddress(path), { timeout: 300_000 });
    await settle(page);
    if (open) {
      await open(page, world, texts);
      await settle(page);
    }
    const root = page.locator('html');
    await expect(root).toHaveAttribute('lang', code);
    const direction = await root.evaluate((element) => getComputedStyle(element).direction);
    expect.soft(direction, path).toBe(textDirection(code));
    for (const size of [small, wide]) {
      await page.setViewportSize(size);
      await lookAtPage(page, `${path}${open ? ', opened,' : ''} at ${size.width} px`);
    }
  }

  /** The cookie leads to pages in the language; what others frame has it in its address. */
  function toAddress(path: string): string {
    return path.startsWith('/embed/') && !isPseudo ? `${path}?lang=${code}` : path;
  }

  async function lookAtPage(page: Page, where: string): Promise<void> {
    const marks = Object.values(world.marks);
    const shown = isPseudo ? (text: string) => pseudo(text).slice(1, -1) : (text: string) => text;
    // The host of a planted link stands in a text of ours, and is one long word.
    const misplaced = (await lookAtTexts(page, marks)).filter(
      (problem) => !problem.includes(shown('example')),
    );
    expect.soft(misplaced, where).toEqual([]);
    // The gallery names variants as the code does, and files.
    if (!page.url().endsWith('/demo/ui')) {
      // What the names of its sources end with, too.
      const run = world.marks.title.slice('titleX'.length);
      const written = [...marks, ...marks.map(shown), run];
      expect.soft(await untranslatedTexts(page, language, written), where).toEqual([]);
    }
    const violations = await expectAccessible(page).catch((error: Error) => error.message);
    expect.soft(violations, where).toBeUndefined();
  }

  return { lookAt, stop: () => app.stop() };
}

async function settle(page: Page): Promise<void> {
  if ((await page.locator('#root').count()) > 0) {
    await page.locator('[data-hydrated]').waitFor({ state: 'attached' });
  }
  // A card says with `output` that there is no room.
  await expect(page.locator('h1, main > * output').first()).toBeAttached();
  // The gallery shows what is busy.
  const isGallery = page.url().endsWith('/demo/ui');
  if (!isGallery) await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
}
