import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from './support/fixtures.ts';
import { expectSignedOut } from './support/session.ts';

const results = (page: Page) => page.getByRole('heading', { level: 1, name: /\brooms?\b/ });
/** The button of the filters beside the results. */
const show = (page: Page) => page.getByRole('button', { name: /^Show .*rooms?$/ });

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('one sheet holds every filter; it closes by key, by button and by showing', async ({
    page,
  }) => {
    await page.goto('/?max_rent=1500');
    await expectSignedOut(page);
    const open = page.getByRole('button', { name: /^Anywhere/ });
    const sheet = page.getByRole('search');
    await expect(sheet).toBeHidden();
    await open.click();
    await expect(sheet.getByRole('heading', { name: 'Filters' })).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
    await expect(open).toBeFocused();
    await page.keyboard.press('Enter');
    await sheet.getByRole('button', { name: 'Close' }).click();
    await expect(sheet).toBeHidden();
    await open.click();
    await sheet.getByRole('checkbox', { name: 'Pets welcome' }).check();
    await expect(show(page)).toHaveText(/^Show \d+ rooms?$/);
    await show(page).click();
    await expect(page).toHaveURL('/?max_rent=1500&house_rules=pets_welcome');
    await expect(sheet).toBeHidden();
    await expect(results(page).locator('[tabindex="-1"]')).toBeFocused();
  });

  test('the sheet is a dialog, and Tab stays in it', async ({ page }) => {
    await page.goto('/?max_rent=1500');
    await expectSignedOut(page);
    await page.getByRole('button', { name: /^Anywhere/ }).click();
    const sheet = page.getByRole('dialog', { name: 'Filters' });
    const [first, last] = [
      sheet.getByRole('button', { name: 'Close' }),
      sheet.getByRole('link', { name: 'Clear', exact: true }),
    ];
    await page.keyboard.press('Tab');
    await expect(first).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(last).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(first).toBeFocused();
    await expect(sheet).toBeVisible();
  });

  test.describe('with JavaScript off', () => {
    test.use({ javaScriptEnabled: false });

    test('the sheet opens and searches; a rent that is no number is told at its field', async ({
      page,
    }) => {
      await page.goto('/?max_rent=about+900');
      await page.getByRole('button', { name: /^Anywhere/ }).click();
      const most = page.getByLabel('Rent up to');
      await expect(most).toHaveValue('about 900');
      await expect(most).toHaveAccessibleDescription('Write a number, such as 1,500');
      await most.fill('1.400 €');
      await page.getByRole('checkbox', { name: 'Wi-Fi' }).check();
      await page.getByRole('checkbox', { name: 'Balcony' }).check();
      await show(page).click();
      await expect(page.getByRole('link', { name: 'Remove filter: Up to $1,400' })).toBeVisible();
      await expect(page.getByRole('link', { name: 'Remove filter: Wi-Fi' })).toBeVisible();
      await expect(page.getByRole('link', { name: 'Remove filter: Balcony' })).toBeVisible();
    });
  });
});
