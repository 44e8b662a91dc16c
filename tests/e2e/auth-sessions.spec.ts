import type { Page } from '@playwright/test';
import { chooseAccount, expect, newEmail, test } from './support/fixtures.ts';
import { expectSignedIn, expectSignedOut } from './support/session.ts';

async function signInAt(page: Page, email: string): Promise<void> {
  await page.goto('/login');
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
  await chooseAccount(page, email);
  await expectSignedIn(page);
  const skip = page.getByRole('button', { name: /skip/i });
  if (page.url().includes('/onboarding/')) {
    await skip.click();
    await expect(page).not.toHaveURL(/\/onboarding\/profile/);
  }
}

test.describe('a user with sessions on three devices', () => {
  test.use({ expectedErrors: /Failed to load resource/ });

  test('ends one session, then all others, which notice at their next request', async ({
    page,
    browser,
    baseURL,
  }) => {
    const email = newEmail();
    const devices = await Promise.all(
      [1, 2].map(async () => {
        const context = await browser.newContext(baseURL === undefined ? {} : { baseURL });
        return context.newPage();
      }),
    );
    const [phone, laptop] = devices as [Page, Page];
    // One after another, because the first sign-in creates the account.
    for (const device of [page, phone, laptop]) await signInAt(device, email);

    await page.goto('/profile/account');
    const rows = page.getByRole('listitem').filter({ hasText: 'last used' });
    await expect(rows).toHaveCount(3);
    await expect(rows.filter({ hasText: 'This device' })).toHaveCount(1);
    await page.getByRole('button', { name: 'Sign out there' }).first().click();
    await expect(rows).toHaveCount(2);
    await page.getByRole('button', { name: 'Sign out everywhere else' }).click();
    await expect(rows).toHaveCount(1);
    await expect(page.getByRole('button', { name: /^Sign out/ })).toHaveCount(0);

    for (const device of [phone, laptop]) {
      await device.goto('/profile/account');
      await expect(device).toHaveURL('/login?redirect=%2Fprofile%2Faccount');
      await expectSignedOut(device);
      await device.context().close();
    }
    await page.reload();
    await expect(page.getByText('This device', { exact: true })).toBeVisible();
  });
});
