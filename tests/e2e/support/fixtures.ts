/* oxlint-disable no-empty-pattern -- Playwright reads from the pattern what a fixture needs: nothing */
import { AxeBuilder } from '@axe-core/playwright';
import { test as base, expect, type Page } from '@playwright/test';

interface Fixtures {
  /** What a test expects in the console; everything else fails it. */
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
        if (message.type() === 'error') errors.push(message.text());
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

export { expect };

let people = 0;

/** An e-mail address nobody has used yet. */
export function newEmail(): string {
  people += 1;
  return `e2e-${process.pid}-${Date.now()}-${people}@roomieradar.test`;
}

/** Signs in through the local provider's chooser, from wherever the page is; waits for the way back. */
export async function signIn(page: Page, email: string): Promise<void> {
  await page.getByRole('button', { name: 'Sign in' }).first().click();
  await chooseAccount(page, email);
}

/** On the chooser: picks a seeded person or types another address, and waits to be back and signed in. */
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
 * Signs in over the real protocol without walking the pages of it, which journeys about signing in
 * do (chooseAccount), and goes to `path`. Answers the access token.
 */
export async function signInAs(page: Page, email: string, path: string): Promise<string> {
  const { request } = page.context();
  const start = await request.get('/auth/google');
  const { url } = (await start.json()) as { url: string };
  const chooser = await request.get(url);
  const back = await request.post(chooser.url(), { form: { email } });
  const { code, state } = Object.fromEntries(new URL(back.url()).searchParams);
  const answer = await request.post('/auth/google/callback', { data: { code, state } });
  if (!answer.ok()) throw new Error(`Signing in answered ${answer.status()}`);
  const tokens = (await answer.json()) as { access_token: string; refresh_token: string };
  // A page of this origin that runs nothing: the store must be filled before the app starts.
  await page.goto('/robots.txt');
  await page.evaluate((stored) => {
    for (const [key, token] of Object.entries(stored)) localStorage.setItem(key, token);
  }, tokens);
  await page.goto(path);
  return tokens.access_token;
}

/** Signs in as a new person who has skipped onboarding, and goes to `path`. */
export async function signInAsNewcomer(page: Page, path = '/'): Promise<string> {
  const email = newEmail();
  const token = await signInAs(page, email, '/robots.txt');
  const headers = { Authorization: `Bearer ${token}` };
  const answer = await page.context().request.post('/api/users/onboarding/skip', { headers });
  if (!answer.ok()) throw new Error(`Skipping onboarding answered ${answer.status()}`);
  await page.goto(path);
  return email;
}

/** Fails with what axe (WCAG 2.2 AA and best practices) finds wrong on the page. */
export async function expectAccessible(page: Page): Promise<void> {
  await untilSettled(page);
  // What passed need not be described, and no page of ours has frames of others to look into: each
  // would cost as much again.
  const { violations } = await new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .setLegacyMode(true)
    .analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map((n) => n.html).join(' | ')}`);
  expect(found).toEqual([]);
}

/** What fades in or out has a contrast of its own in every moment. */
async function untilSettled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter((each) => each.playState === 'running')
      .filter((each) => each.effect?.getComputedTiming().iterations !== Infinity);
    await Promise.allSettled(ending.map((each) => each.finished));
  });
}
