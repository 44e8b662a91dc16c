import type { Page } from '@playwright/test';
import { expect, expectAccessible, signInAsNewcomer, test } from './support/fixtures.ts';
import { deleteListing } from './support/listings.ts';

const idIn = (page: Page) => Number(/\d+$/.exec(new URL(page.url()).pathname)?.[0]);
/** A day of next year, so that it is ahead whenever this runs. */
const nextYear = (day: string) => `${new Date().getUTCFullYear() + 1}-${day}`;

for (const [device, viewport] of [
  ['phone', { width: 390, height: 844 }],
  ['desktop', { width: 1280, height: 900 }],
] as const) {
  test.describe(`on a ${device}`, () => {
    test.use({ viewport });

    test('posts what a room costs in all, its type and its stay', async ({ page }) => {
      await signInAsNewcomer(page, '/listings/create');
      const fields = [
        ['Title', `Room with terms ${device} ${Date.now()}`],
        ['Address', 'Seilergraben 7, Zürich'],
        ['Monthly rent', '1,100'],
        ['Bills', '120'],
        ['Deposit', '2200'],
        ['Bedrooms', '3'],
        ['Bathrooms', '1'],
        ['People living here', '2'],
        ['Looking for', '1'],
        ['Shortest stay', '12'],
        ['Longest stay', '6'],
      ] as const;
      for (const [label, typed] of fields) {
        await page.getByRole('textbox', { name: label }).fill(typed);
      }
      await page.getByLabel('Currency').selectOption('CHF');
      await page.getByLabel('Room type').selectOption('Private room');
      await page.getByLabel('Available from').fill(nextYear('03-01'));
      await page.getByLabel('Available until').fill(nextYear('12-31'));
      const list = page.getByRole('main').getByRole('button', { name: 'List your place' });
      await list.click();
      const longest = page.getByRole('textbox', { name: 'Longest stay' });
      await expect(longest).toHaveAccessibleDescription(/longest stay is below the shortest/i);
      await page.getByRole('textbox', { name: 'Shortest stay' }).fill('3');
      await expectAccessible(page);
      await list.click();
      await expect(page).toHaveURL(/\/listings\/\d+$/);

      const costs = page.locator('section', { hasText: 'Costs and stay' });
      for (const text of [
        '1,220',
        '1,100',
        '120',
        '2,200',
        'Private room',
        '3 months to 6 months',
      ]) {
        await expect(costs).toContainText(text);
      }
      await expect(page.getByRole('main')).toContainText('CHF');
      await expectAccessible(page);
      await deleteListing(page, idIn(page));
    });
  });
}
