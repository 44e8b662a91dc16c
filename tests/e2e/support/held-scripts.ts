import type { Page } from '@playwright/test';

/** Holds back scripts with a matching path until they are released. */
export async function holdScripts(page: Page, path: RegExp) {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(
    (url) => path.test(url.pathname),
    async (route) => {
      await released;
      // The page may have navigated away.
      await route.continue().catch(() => undefined);
    },
  );
  return { release: () => release() };
}

export const everyScript = /^\/assets\/.*\.js$/;
/** All scripts except the small one that loads the others late. */
export const appScripts = /^\/assets\/(?!boot-).*\.js$/;
