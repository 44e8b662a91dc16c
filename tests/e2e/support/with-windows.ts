import type { Browser } from '@playwright/test';
import { findChromium } from '#scripts/find-chromium.ts';
import { test as base } from './fixtures.ts';

interface WorkerFixtures {
  /** Null where this machine has none and cannot install one. */
  withWindows: { browser: Browser; executablePath: string } | null;
  browser: Browser;
}

/**
 * Journeys in a Chromium with windows, headless: one without them denies notifications, whatever its
 * permissions say, and installs no apps.
 */
export const test = base.extend<object, WorkerFixtures>({
  withWindows: [
    async ({ playwright, launchOptions }, use) => {
      const launch = async () => {
        const executablePath = findChromium(() => undefined, { hasWindows: true });
        const browser = await playwright.chromium.launch({ ...launchOptions, executablePath });
        return { browser, executablePath };
      };
      const launched = await launch().catch((error: unknown) => {
        console.warn('No Chromium with windows:', error);
        return null;
      });
      await use(launched);
      await launched?.browser.close();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  browser: [
    async ({ playwright, launchOptions, withWindows }, use) => {
      const browser = withWindows?.browser ?? (await playwright.chromium.launch(launchOptions));
      await use(browser);
      await browser.close();
    },
    { scope: 'worker' },
  ],
});
test.beforeEach(({ withWindows }) => {
  test.skip(
    withWindows === null,
    'Needs a Chromium with windows: install one, or name it in CHROMIUM_PATH',
  );
});
