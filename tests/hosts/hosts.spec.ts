import type { EmbeddedCard } from '#contract/embeds/embed.ts';
import type { Page } from '@playwright/test';
import { expect, test } from '../e2e/support/fixtures.ts';
import { buildHost, loadMaterial, serveFolder, type ServedHost } from './build-hosts.ts';
import { hosts } from './hosts.ts';

// Each host is built from an empty folder, with the code that /partners gives to copy.

const app = () => process.env['APP_URL'] ?? '';
const card = (page: Page) => page.getByRole('article');
const title = (page: Page) => card(page).getByRole('link');
const own = (page: Page) => page.getByRole('link', { name: 'A room on RoomieRadar' });
/** Waits for the host's own script, which may start after its page shows the card. */
async function setRoom(page: Page, changes: object): Promise<void> {
  await page.waitForFunction(() => 'setRoom' in window);
  await page.evaluate(
    (given) => (window as unknown as { setRoom: (given: object) => void }).setRoom(given),
    changes,
  );
}

for (const host of hosts) {
  test.describe(host.name, () => {
    test.describe.configure({ mode: 'serial', timeout: 180_000 });
    let site: ServedHost;
    test.beforeAll(async () => {
      // A build of Next takes longer than a test may.
      test.setTimeout(180_000);
      site = await serveFolder(await buildHost(host, await loadMaterial(app())));
    });
    test.afterAll(() => site?.close());

    test('shows, updates, moves and removes a card, and reports a click', async ({ page }) => {
      await page.goto(site.url);
      await expect(card(page)).toBeVisible();
      await expect(own(page)).toBeHidden();
      await expect(title(page)).toHaveAttribute('href', `${app()}/listings/1?utm_source=host`);
      await expect(page.locator('roomie-listing-card')).toHaveAttribute('theme', 'light');

      await setRoom(page, { listing: 2, theme: 'dark' });
      const { listing } = (await (await page.request.get('/api/embed/listings/2')).json()) as {
        listing: NonNullable<EmbeddedCard['listing']>;
      };
      await expect(title(page)).toHaveText(listing.title);
      await expect(page.locator('roomie-listing-card')).toHaveAttribute('theme', 'dark');

      const clicked = page.evaluate(
        () =>
          new Promise((resolve) => {
            addEventListener('roomie-click', (event) => {
              event.preventDefault();
              resolve((event as CustomEvent<{ listing: number }>).detail.listing);
            });
          }),
      );
      await title(page).click();
      expect(await clicked).toBe(2);

      await page
        .locator('roomie-listing-card')
        .evaluate((element) => document.body.prepend(element));
      await expect(title(page)).toHaveText(listing.title);
      await page.locator('roomie-listing-card').evaluate((element) => {
        (document.querySelector('#root') ?? document.body).prepend(element);
      });
    });

    if (host.isInFirstPaint) {
      test.describe('without scripts', () => {
        test.use({ javaScriptEnabled: false });

        test('shows the card', async ({ page }) => {
          await page.goto(site.url);
          await expect(title(page)).toHaveAttribute('href', `${app()}/listings/1?utm_source=host`);
        });
      });
    }

    test('removes a card', async ({ page }) => {
      await page.goto(site.url);
      await expect(card(page)).toBeVisible();
      await setRoom(page, { isShown: false });
      await expect(page.locator('roomie-listing-card')).toHaveCount(0);
      await setRoom(page, { isShown: true });
      await expect(card(page)).toBeVisible();
    });

    test.describe('without RoomieRadar', () => {
      test.use({ expectedErrors: /Failed to load|net::|RoomieRadar|Federation|fetch|import/i });

      test('shows the link of the page while a room is gone or we are away', async ({ page }) => {
        await page.goto(site.url);
        await expect(card(page)).toBeVisible();
        await setRoom(page, { listing: 2_000_000_000 });
        await expect(page.getByText('This room could not be found.')).toBeVisible();
        await expect(page.getByRole('link', { name: 'See other rooms' })).toBeVisible();

        await page.context().setOffline(true);
        await setRoom(page, { listing: 3 });
        await expect(page.getByText('You are offline.')).toBeVisible();
        // Where we wrote the link for the server, it has the title of the room.
        const link = host.isInFirstPaint ? page.locator('roomie-listing-card > a') : own(page);
        await expect(link).toBeVisible();
        await page.context().setOffline(false);
        await expect(card(page)).toBeVisible();

        // A host that asks the remote first may stay empty, as its plugin's documentation says.
        if (host.name === 'webpack-federation') return;
        await page.route(`${app()}/**`, (route) => route.abort('connectionrefused'));
        await page.goto(site.url);
        await expect(host.isInFirstPaint ? card(page) : own(page)).toBeVisible();
      });
    });
  });
}
