import type { Page } from '@playwright/test';

/** Texts that try to inject markup. */
export const hostileCard = {
  title: `<img id="pwned" src=x onerror="window.pwned=1"><script>window.pwned=1</script>\u202E${'x'.repeat(10_000)}`,
  address: '"><svg/onload=window.pwned=1> {{pwned}} ${window.pwned=1}',
};

/** Changes every card in answers to the page, because hosts must survive any content. */
export async function answerCardsWith(page: Page, changes: object): Promise<void> {
  await page.unroute(/\/api\/embed\/listings/);
  await page.route(/\/api\/embed\/listings/, async (route) => {
    try {
      const response = await route.fetch();
      const { items } = (await response.json()) as { items: { listing: object }[] };
      const changed = items.map((item) => ({ ...item, listing: { ...item.listing, ...changes } }));
      await route.fulfill({ response, json: { items: changed } });
    } catch {
      // The page may have navigated away; a page that waits for its cards fails by itself.
      await route.abort().catch(() => undefined);
    }
  });
}
