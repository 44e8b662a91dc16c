/* oxlint-disable no-empty-pattern -- Playwright reads from the pattern what a fixture needs: nothing */
import { test as base, expect, type Page } from '@playwright/test';
import { newEmail, signInBeforehand, signInOnboarded, type Device } from '#qa/run/sign-in.ts';

export { expectAccessible } from '#qa/run/accessibility.ts';
export { expect, newEmail };

interface Fixtures {
  /** Expected console errors; all others fail the test. */
  expectedErrors: RegExp | null;
  consoleGuard: void;
}

/** Tests of the app in a browser; an error in the console fails them. */
export const test = base.extend<Fixtures>({
  baseURL: async ({}, use) => {
    await use(process.env['APP_URL']);
  },
  expectedErrors: async ({}, use) => {
    await use(null);
  },
  consoleGuard: [
    async ({ context, expectedErrors }, use) => {
      const errors: string[] = [];
      context.on('console', (message) => {
        if (message.type() !== 'error') return;
        // A file that is missing is named by the place alone.
        errors.push(`${message.text()} ${message.location().url}`.trim());
      });
      context.on('weberror', (error) => {
        errors.push(String(error.error()));
      });
      await use();
      const unexpected = errors.filter((text) => !expectedErrors?.test(text));
      expect(unexpected, 'errors in the console').toEqual([]);
    },
    { auto: true },
  ],
});

/**
 * Signs in through the local provider's chooser, from any page, and waits until the app is back.
 */
export async function signIn(page: Page, email: string): Promise<void> {
  await page.getByRole('button', { name: 'Sign in' }).first().click();
  await chooseAccount(page, email);
}

/**
 * Picks a seeded account on the chooser, or types another address, and waits for the signed-in app.
 */
export async function chooseAccount(page: Page, email: string): Promise<void> {
  const seeded = page.getByRole('button', { name: email });
  await page.waitForURL(/\/sign-in\/local\//);
  if ((await seeded.count()) > 0) {
    await seeded.click();
  } else {
    await page.locator('input[name="email"]').fill(email);
    await page.locator('form:has(input[name="email"]) button').click();
  }
  await page.waitForURL((url) => !/^\/(sign-in|auth)\//.test(url.pathname));
}

/**
 * Signs in by the real protocol without its pages, and goes to `path`. Returns the access token.
 * Journeys about signing in use the pages instead (chooseAccount).
 */
export async function signInAs(page: Page, email: string, path: string): Promise<string> {
  const { access_token } = await signInBeforehand(await readDevice(page), email);
  await page.goto(path);
  return access_token;
}

/**
 * Signs in as a new user who has skipped onboarding, and goes to `path`; returns their e-mail
 * address.
 */
export async function signInAsNewcomer(page: Page, path = '/'): Promise<string> {
  const email = newEmail();
  await signInOnboarded(await readDevice(page), email);
  await page.goto(path);
  return email;
}

/** A page of the app's origin without scripts, to fill storage before the app starts. */
async function readDevice(page: Page): Promise<Device> {
  await page.goto('/robots.txt');
  return { page, url: new URL(page.url()).origin, request: page.context().request };
}
