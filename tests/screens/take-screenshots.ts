import path from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { newEmail, signInBeforehand } from '#qa/run/sign-in.ts';
import type { Pool } from '#platform/database/sql.ts';
import { speak } from './demo-world.ts';
import type { Role, Screen, State } from './screens.ts';

/** How a screen is looked at, in this order. */
const phone = { width: 390, height: 844 };
const desktop = { width: 1280, height: 800 };
export const looks = [
  { name: 'phone', language: 'en', size: phone, colorScheme: 'light' },
  { name: 'phone, dark', language: 'en', size: phone, colorScheme: 'dark' },
  { name: 'phone, right to left', language: 'ar', size: phone, colorScheme: 'light' },
  { name: 'desktop', language: 'en', size: desktop, colorScheme: 'light' },
  { name: 'desktop, dark', language: 'en', size: desktop, colorScheme: 'dark' },
  { name: 'desktop, right to left', language: 'ar', size: desktop, colorScheme: 'light' },
] as const;

export interface Screenshot {
  look: string;
  file: string;
}

/** Nobody needs more of a long page. */
const maxHeight = 2600;
/** Until an error shows: calls are tried four times. */
const patienceMs = 25_000;

interface Options {
  browser: Browser;
  url: string;
  sql: Pool;
  folder: string;
  screen: Screen;
  state: State;
  path: string;
}

/** Takes a screenshot of a state of a screen in each look. */
export async function takeScreenshots(options: Options): Promise<Screenshot[]> {
  const { browser, url, sql, folder, screen, state } = options;
  const screenshots: Screenshot[] = [];
  for (const language of ['en', 'ar'] as const) {
    const context = await browser.newContext({
      baseURL: url,
      reducedMotion: 'reduce',
      timezoneId: 'UTC',
      viewport: phone,
    });
    // The cookie leads to pages in the language, until signing in sets it to that of the account.
    await context.addCookies([{ name: 'language', value: language, url }]);
    await speak(sql, language);
    const page = await context.newPage();
    page.setDefaultTimeout(patienceMs);
    await signIn(page, (state === 'empty' ? screen.empty?.as : undefined) ?? screen.as, url);
    await openState(page, state, options.path);
    for (const { name, size, colorScheme } of looks.filter((look) => look.language === language)) {
      await page.setViewportSize(size);
      await page.emulateMedia({ colorScheme });
      const file = `${toFileName(`${screen.name} ${state} ${name}`)}.jpg`;
      await takeScreenshot(page, path.join(folder, file));
      screenshots.push({ look: name, file });
    }
    await context.close();
  }
  return looks.flatMap(({ name }) => screenshots.filter(({ look }) => look === name));
}

export const toFileName = (name: string) => name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');

/** Takes a screenshot of a page from its top, so far as somebody would look at it. */
export async function takeScreenshot(page: Page, file: string): Promise<void> {
  const { width } = page.viewportSize() ?? phone;
  const height = await page.evaluate(() => {
    // What sticks to the window would stand in the middle of a long picture. The policy of the pages
    // refuses a style sheet for it.
    for (const part of document.querySelectorAll<HTMLElement>('header, main ~ nav')) {
      part.style.position = 'static';
    }
    return document.documentElement.scrollHeight;
  });
  await page.screenshot({
    path: file,
    type: 'jpeg',
    quality: 70,
    fullPage: true,
    clip: { x: 0, y: 0, width, height: Math.min(height, maxHeight) },
  });
}

async function signIn(page: Page, role: Role, url: string): Promise<void> {
  if (role === 'visitor') return;
  await page.goto('/robots.txt');
  const email = role === 'newcomer' ? newEmail() : `${role}@roomieradar.test`;
  await signInBeforehand({ page, url, request: page.context().request }, email);
}

/**
 * The first page comes whole from the server, so a screen loads and fails as somebody sees it who
 * goes there from another one.
 */
async function openState(page: Page, state: State, address: string): Promise<void> {
  if (state === 'full' || state === 'empty') {
    await page.goto(address);
    await settle(page);
    return;
  }
  await page.goto('/about');
  await settle(page);
  if (state === 'loading') await page.route('**/api/**', () => undefined);
  if (state === 'error') await page.route('**/api/**', (route) => route.fulfill(unavailable));
  if (state === 'offline') await page.context().setOffline(true);
  // The router follows the history of the browser. Addresses may begin with a language.
  await page.evaluate((to) => {
    const [prefix = ''] = location.pathname.split('/about');
    history.pushState({}, '', prefix + to);
  }, address);
  if (state === 'error') {
    await page
      .getByRole('alert')
      .first()
      .waitFor()
      .catch(() => undefined);
  }
  await page.waitForTimeout(1500);
}

const unavailable = {
  status: 503,
  contentType: 'application/problem+json',
  body: JSON.stringify({ type: '', title: 'Back in a moment', status: 503, code: 'unavailable' }),
};

async function settle(page: Page): Promise<void> {
  if ((await page.locator('#root').count()) > 0) {
    await page
      .locator('[data-hydrated]')
      .waitFor({ state: 'attached' })
      .catch(() => undefined);
  }
  await page
    .waitForFunction(() => document.querySelector('[aria-busy=true]') === null, undefined, {
      timeout: 8000,
    })
    .catch(() => undefined);
  await page.waitForLoadState('networkidle', { timeout: 5000 }).catch(() => undefined);
}
