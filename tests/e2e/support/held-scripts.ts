import type { Page } from '@playwright/test';

/** Keeps scripts whose path matches from arriving until they are let go. */
export async function holdScripts(page: Page, path: RegExp) {
  let letGo = () => {};
  const released = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(
    (url) => path.test(url.pathname),
    async (route) => {
      await released;
      // The page that asked may have been left meanwhile.
      await route.continue().catch(() => undefined);
    },
  );
  return { letGo: () => letGo() };
}

export const everyScript = /^\/assets\/.*\.js$/;
/** All but the small one that starts the others late. */
export const appScripts = /^\/assets\/(?!boot-).*\.js$/;
