import type { Page } from '@playwright/test';
import { demoRoom, demoSearch } from './support/demo-room.ts';
import { expect, expectAccessible, signInAsNewcomer, test } from './support/fixtures.ts';
import { postListing } from './support/listings.ts';
import { accountButton, expectSignedOut } from './support/session.ts';

const aRoom = (page: Page) => page.getByRole('list', { name: 'Rooms' }).getByRole('link').first();

test.describe('at an unknown address', () => {
  test.use({ expectedErrors: /status of 404/ });

  test('says Not Found on the page and by the status 404', async ({ page }) => {
    const answer = await page.goto('/no/such/page');
    expect(answer?.status()).toBe(404);
    // The browser renders this page and loads it apart, so the heading comes after the document.
    await expect(page.getByRole('heading', { name: 'Not Found' })).toBeVisible();
    await expectAccessible(page);
    await expect(page).toHaveTitle('Not Found · RoomieRadar');
    await page.getByRole('link', { name: 'See all rooms' }).click();
    await expect(page).toHaveURL('/');
  });
});

test.describe('when a page fails', () => {
  // React logs caught errors to the console.
  test.use({
    expectedErrors: /breaks the contract|dynamically imported module|net::ERR_FAILED/,
  });

  test('an answer that breaks the contract shows the error screen, with details on request @essential', async ({
    page,
  }) => {
    await page.goto(demoSearch);
    await expectSignedOut(page);
    let isBroken = true;
    await page.route('**/api/listings/*', async (route) => {
      if (isBroken) await route.fulfill({ json: { id: 'seven' } });
      else await route.continue();
    });
    const title = await demoRoom(page).textContent();
    await demoRoom(page).click();
    await expect(page.getByRole('heading', { name: 'Something went wrong!' })).toBeVisible({
      timeout: 30_000,
    });
    const toggle = page.getByRole('button', { name: 'Show error details' });
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await toggle.click();
    const open = page.getByRole('button', { name: 'Hide error details' });
    await expect(open).toHaveAttribute('aria-expanded', 'true');
    await expect(page.getByText(/ApiMismatch: /)).toBeVisible();
    await open.click();
    await expect(page.getByText(/ApiMismatch: /)).toBeHidden();
    isBroken = false;
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title ?? '');
  });

  test('a script that fails to load leaves a link to the start page', async ({ page }) => {
    await page.goto('/');
    await expectSignedOut(page);
    await page.route(/\/assets\/partners.*\.js$/, (route) => route.abort());
    await page.getByRole('link', { name: 'For partner sites' }).click();
    await expect(page.getByRole('heading', { name: 'Something went wrong!' })).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Go to the home page' }).click();
    await expect(page).toHaveURL('/');
    await expect(aRoom(page)).toBeVisible();
  });
});

test('a toast closes after 4 seconds, and stays while the pointer is over it', async ({ page }) => {
  await signInAsNewcomer(page);
  const id = await postListing(page, { title: 'Toasted' });
  await page.clock.install();
  await page.goto(`/listings/${id}/edit`);
  const save = page.getByRole('button', { name: 'Save changes' });
  await save.click();
  const toast = page.getByRole('listitem').filter({ hasText: 'Your changes are saved' });
  await toast.hover();
  await page.clock.fastForward(20_000);
  await expect(toast).toBeVisible();
  const shownAt = await page.evaluate(() => Date.now());
  await page.mouse.move(5, 5);
  await expect(toast).toBeHidden();
  const openMs = (await page.evaluate(() => Date.now())) - shownAt;
  expect(openMs).toBeLessThan(9000);
});

test.describe('without a connection', () => {
  // An image further down may be loading at that moment.
  test.use({ expectedErrors: /net::ERR_INTERNET_DISCONNECTED/ });

  test('says that there is no connection while there is none', async ({ page, context }) => {
    await page.goto('/');
    await expectSignedOut(page);
    await context.setOffline(true);
    await expect(page.getByText('You are offline')).toBeVisible();
    await expect(aRoom(page)).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByText('You are offline')).toBeHidden();
  });
});

test.describe('when the connection comes back', () => {
  test.use({
    expectedErrors: /net::ERR_INTERNET_DISCONNECTED|dynamically imported module|preload CSS/,
  });

  test('a page that failed shows by itself', async ({ page, context }) => {
    await page.goto('/');
    await expectSignedOut(page);
    await context.setOffline(true);
    await page.getByRole('link', { name: 'For partner sites' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'You are offline' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Something went wrong!' })).toHaveCount(0);
    await context.setOffline(false);
    await expect(
      page.getByRole('heading', { level: 1, name: 'A room on your site' }),
    ).toBeVisible();
  });
});

test.describe('when something blocks the scripts', () => {
  test.use({ expectedErrors: /net::ERR_FAILED/ });

  test('a page that needs them says so, and leads to the rooms', async ({ page }) => {
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.goto('/roomies');
    await expect(page.getByRole('heading', { name: 'This page needs JavaScript' })).toBeVisible();
    await page.getByRole('link', { name: 'look for rooms' }).click();
    await expect(aRoom(page)).toBeVisible();
  });
});

test.describe('with JavaScript off', () => {
  test.use({ javaScriptEnabled: false });

  test('a page that needs it says so, and leads to the rooms', async ({ page }) => {
    await page.goto('/roomies');
    await expect(page.getByRole('heading', { name: 'This page needs JavaScript' })).toBeVisible();
    await page.getByRole('link', { name: 'look for rooms' }).click();
    await expect(aRoom(page)).toBeVisible();
  });

  test('the footer leads to pages that say what the site is and what it stores', async ({
    page,
  }) => {
    const pages = [
      { link: 'About', title: 'About RoomieRadar', says: 'RoomieRadar is free software' },
      { link: 'Staying safe', title: 'Staying safe', says: 'Never pay before you have seen' },
      { link: 'Privacy', title: 'Privacy', says: 'who blocked whom for 180 days' },
      { link: 'Terms', title: 'Terms', says: 'You are 18 or older' },
    ];
    await page.goto('/');
    for (const { link, title, says } of pages) {
      await page.getByRole('contentinfo').getByRole('link', { name: link }).click();
      await expect(page).toHaveTitle(`${link} · RoomieRadar`);
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await expect(page.getByText(says)).toBeVisible();
    }
  });
});

test.describe('when the onboarding check fails', () => {
  test.use({ expectedErrors: /status of 500/ });

  test('the page shows before the check is tried again, which a button does', async ({ page }) => {
    await signInAsNewcomer(page, '/robots.txt');
    let isBroken = true;
    await page.route('**/api/users/onboarding', (route) =>
      isBroken ? route.fulfill({ status: 500, json: {} }) : route.continue(),
    );
    const checked = page.waitForResponse('**/api/users/onboarding');
    await page.goto('/listings/create');
    await checked;
    // Reads that fail are tried three times more, within seven seconds.
    await expect(page.getByRole('heading', { name: 'List your place' })).toBeVisible({
      timeout: 5000,
    });
    const toast = page.getByRole('listitem').filter({ hasText: 'We could not check' });
    await expect(toast).toBeVisible();
    isBroken = false;
    await toast.getByRole('button', { name: 'Try again' }).click();
    await expect(toast).toBeHidden();
  });
});

test.describe('with the keyboard only', () => {
  test('skips to the content', async ({ page }) => {
    await page.goto('/');
    await expectSignedOut(page);
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: 'Skip to content' });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
  });

  test('moves focus to the heading of the next page', async ({ page }) => {
    await page.goto('/');
    await expectSignedOut(page);
    await aRoom(page).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/listings\/\d+$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });

  test('moves through the account menu by arrow keys and closes it by Escape', async ({ page }) => {
    await signInAsNewcomer(page);
    await accountButton(page).focus();
    await page.keyboard.press('Enter');
    const item = (name: string) => page.getByRole('menuitem', { name });
    await expect(item('Your Profile')).toBeVisible();
    await page.keyboard.press('Home');
    await expect(item('Your Profile')).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(item('Favorites')).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(item('Saved searches')).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(item('Rooms wanted')).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(item('Groups')).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(item('List Your Place')).toBeFocused();
    // The languages are between them.
    await page.keyboard.press('End');
    await expect(item('Logout')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('menu')).toHaveCount(0);
    await expect(accountButton(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(item('Your Profile')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/profile');
  });

  test('closes a dialog by Escape and restores the focus', async ({ page }) => {
    await signInAsNewcomer(page);
    const id = await postListing(page, { title: 'Kept' });
    await page.goto(`/listings/${id}/edit`);
    const remove = page.getByRole('button', { name: 'Delete Kept' });
    await remove.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: 'Delete this room?' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(remove).toBeFocused();
  });
});
