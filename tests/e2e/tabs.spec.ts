import type { Locator, Page } from '@playwright/test';
import { toastEvent } from '#src/ui/toast.ts';
import { expect, expectAccessible, signInAs, signInAsNewcomer, test } from './support/fixtures.ts';
import { appScripts, holdScripts } from './support/held-scripts.ts';
import { accountButton, expectSignedIn, expectSignedOut } from './support/session.ts';

const phone = { width: 390, height: 844 };
const tabs = (page: Page) => page.getByRole('navigation', { name: 'Sections' });
const tab = (page: Page, name: string | RegExp) =>
  tabs(page).getByRole('link', { name: typeof name === 'string' ? new RegExp(`^${name}`) : name });
const box = async (target: Locator) => (await target.boundingBox())!;

/** As many inquiries with something unread as a test wants. */
async function answerUnread(page: Page, unread: number): Promise<void> {
  await page.route('**/api/inquiries/counts', (route) =>
    route.fulfill({ json: { sent: 1, received: 2, unread_sent: 0, unread_received: unread } }),
  );
}

test.describe('on a phone', () => {
  test.use({ viewport: phone });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('the tabs are links, for visitors with the way to sign in', async ({ page }) => {
      await page.goto('/listings/1');
      const links = tabs(page).getByRole('link');
      await expect(links).toHaveText(['Search', 'Favorites', 'Inquiries', 'Roomies', 'Sign in']);
      const addresses = await links.evaluateAll((all) =>
        all.map((link) => link.getAttribute('href')),
      );
      expect(addresses).toEqual(['/', '/favorites', '/inquiries', '/roomies', '/login']);
      await tab(page, 'Search').click();
      await expect(page).toHaveURL('/');
      await expect(tab(page, 'Search')).toHaveAttribute('aria-current', 'page');
    });
  });

  test('a visitor signs in from the tabs, and comes back to where they were', async ({ page }) => {
    await page.goto('/listings/1');
    await expectSignedOut(page);
    await expect(tab(page, /waiting/)).toHaveCount(0);
    await tab(page, 'Sign in').click();
    await expect(page).toHaveURL('/login?redirect=%2Flistings%2F1');
    await expect(tab(page, 'Sign in')).toHaveAttribute('aria-current', 'page');
  });

  test('tabs lead to the main pages, say which is open, and count what is unread', async ({
    page,
  }) => {
    await answerUnread(page, 3);
    await signInAsNewcomer(page);
    await expect(tab(page, 'Inquiries 3 waiting for you')).toBeVisible();
    for (const [name, path] of [
      ['Favorites', '/favorites'],
      ['Inquiries', '/inquiries'],
      ['Roomies', '/roomies'],
      ['You', '/profile'],
      ['Search', '/'],
    ] as const) {
      await tab(page, name).click();
      await expect(page).toHaveURL(path);
      await expect(tabs(page).locator('[aria-current=page]')).toHaveText(new RegExp(`^${name}`));
    }
    await expectAccessible(page);
    // Nothing of the menu is gone.
    await accountButton(page).click();
    for (const name of ['Your Profile', 'Favorites', 'Saved searches', 'Inquiries', 'Logout']) {
      await expect(page.getByRole('menuitem', { name })).toBeVisible();
    }
  });

  for (const path of ['/', '/profile']) {
    test(`before the app runs, ${path} has the tabs of who is signed in`, async ({ page }) => {
      await signInAsNewcomer(page, '/robots.txt');
      const scripts = await holdScripts(page, appScripts);
      if (path === '/') {
        await page.goto(path, { waitUntil: 'commit' });
        await expect(tab(page, 'You')).toBeVisible();
        await expect(tab(page, 'Sign in')).toBeHidden();
      } else {
        await page.goto(path, { waitUntil: 'commit' });
        await expect(page.locator('html')).toHaveAttribute('data-member', '');
      }
      scripts.release();
      await expectSignedIn(page);
      await expect(tab(page, 'You')).toBeVisible();
      await expect(tab(page, 'Sign in')).toHaveCount(0);
    });
  }

  test('they give way to the keyboard, and take no press that leaves a field', async ({ page }) => {
    await signInAs(page, 'owner@roomieradar.test', '/profile');
    await expect(tabs(page)).toBeVisible();
    await page.goto('/');
    await page.getByLabel('Where').focus();
    await expect(tabs(page)).toBeHidden();
    // Whoever presses where the tabs will be means what is there now.
    await page.mouse.click(phone.width / 2, phone.height - 20);
    await expect(tabs(page)).toBeVisible();
    expect(page.url()).not.toContain('inquiries');
    // A filter that is ticked opens no keyboard.
    await page.goto('/?max_rent=2000');
    await page.getByRole('button', { name: /Anywhere/ }).click();
    await page.getByRole('checkbox').first().focus();
    await page.keyboard.press('Escape');
    await expect(tabs(page)).toBeVisible();
  });

  test('nothing is hidden behind them', async ({ page }) => {
    await page.goto('/listings/1');
    await expectSignedOut(page);
    const edge = (await box(tabs(page))).y;
    const write = page.getByRole('button', { name: 'Sign in and write' });
    const reach = await box(write);
    expect(reach.y + reach.height).toBeLessThanOrEqual(edge);
    const last = page.getByRole('contentinfo').getByRole('link').last();
    await last.focus();
    const footer = await box(last);
    expect(footer.y + footer.height).toBeLessThanOrEqual((await box(tabs(page))).y);

    await page.goto('/?max_rent=2000');
    await expectSignedOut(page);
    const shows = await box(page.getByRole('button', { name: 'Map' }));
    expect(shows.y + shows.height).toBeLessThanOrEqual(edge);
    await page.evaluate((name) => {
      const detail = { kind: 'loading', message: 'Something is saved' };
      window.dispatchEvent(new CustomEvent(name, { detail, cancelable: true }));
    }, toastEvent);
    const toast = page.getByRole('listitem').filter({ hasText: 'is saved' });
    await expect(toast).toBeVisible();
    await page.waitForTimeout(500);
    const shown = await box(toast);
    expect(shown.y + shown.height).toBeLessThanOrEqual(edge);
  });
});

for (const [name, zoom] of [
  ['at 320 px', '100%'],
  ['at 320 px with text of twice the size', '200%'],
] as const) {
  test(`${name}, each tab is as wide and high as a finger, and shows its whole name`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await answerUnread(page, 120);
    await signInAsNewcomer(page);
    await expect(tab(page, /^Inquiries 99\+ waiting for you/)).toBeVisible();
    await page.evaluate((size) => (document.documentElement.style.fontSize = size), zoom);
    for (const link of await tabs(page).getByRole('link').all()) {
      const { x, y, width, height } = await box(link);
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x + width).toBeLessThanOrEqual(320);
      expect(y + height).toBeLessThanOrEqual(640);
      const isWhole = await link.evaluate(
        (element) =>
          element.scrollWidth <= element.clientWidth &&
          element.scrollHeight <= element.clientHeight,
      );
      expect(isWhole, (await link.textContent()) ?? '').toBe(true);
    }
  });
}

test('in forced colors, the open tab has a mark', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/favorites');
  await expectSignedOut(page);
  const { background, mark } = await tab(page, 'Favorites').evaluate((link) => ({
    background: getComputedStyle(link.parentElement!).backgroundColor,
    mark: getComputedStyle(link, '::before').backgroundColor,
  }));
  expect(mark).not.toBe(background);
});

test('on a wide screen, the top row counts what is unread, and there are no tabs', async ({
  page,
}) => {
  await answerUnread(page, 3);
  await signInAsNewcomer(page);
  const inquiries = page
    .getByRole('banner')
    .getByRole('link', { name: 'Inquiries 3 waiting for you' });
  await expect(inquiries).toBeVisible();
  await expect(tabs(page)).toBeHidden();
  await inquiries.click();
  await expect(page).toHaveURL('/inquiries');
});
