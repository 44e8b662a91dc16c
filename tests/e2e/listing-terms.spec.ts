import type { Page } from '@playwright/test';
import { expect, expectAccessible, signInAsNewcomer, test } from './support/fixtures.ts';
import { fillListingForm, neededFields, postListingForm } from './support/listing-form.ts';
import { deleteListing, postListing } from './support/listings.ts';

const show = (page: Page) => page.getByRole('button', { name: /^Show .*rooms?$/ });
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
      await fillListingForm(page, {
        ...neededFields,
        Address: 'Seilergraben 7, Zürich',
        'Room type': 'Private room',
        'Monthly rent': '1,100',
        Currency: 'CHF',
        Bills: '120',
        Deposit: '2200',
        'Available from': nextYear('03-01'),
        'Available until': nextYear('12-31'),
        'Shortest stay': '12',
        'Longest stay': '6',
        Title: `Room with terms ${device} ${Date.now()}`,
      });
      await postListingForm(page);
      const longest = page.getByRole('textbox', { name: 'Longest stay' });
      await expect(longest).toHaveAccessibleDescription(/longest stay is below the shortest/i);
      await page.getByRole('textbox', { name: 'Shortest stay' }).fill('3');
      await expectAccessible(page);
      // After a submission that came back, each step has the button.
      await page.getByRole('main').getByRole('button', { name: 'List your place' }).click();
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

    test('searches by currency, type of room and length of stay', async ({ page }) => {
      await signInAsNewcomer(page);
      const terms = { address: 'Seilergraben 7, Zürich', currency: 'CHF', monthly_rent: 900 };
      const zurich = { latitude: 47.3744, longitude: 8.5442 };
      const room = { ...terms, ...zurich, monthly_bills: 200, min_stay_months: 6 };
      const title = `Terms ${device} ${Date.now()}`;
      const word = title.replaceAll(' ', '');
      const post = (more: object) => postListing(page, { ...room, ...more });
      const ids = [
        await post({
          title: `${word} private`,
          room_type: 'private_room',
          looking_for_roommates: 2,
        }),
        await post({ title: `${word} shared`, room_type: 'shared_room' }),
        await post({ title: `${word} short`, room_type: 'private_room', max_stay_months: 6 }),
      ];
      await page.goto(`/?q=${word}`);
      const rooms = page.getByRole('list', { name: 'Rooms' }).getByRole('article');
      await expect(rooms).toHaveCount(3);

      if (device === 'phone') await page.getByRole('button', { name: /^Anywhere/ }).click();
      const filters = page.getByRole('search').filter({ has: page.getByLabel('Currency') });
      await filters.getByLabel('Currency').selectOption('CHF');
      await filters.getByLabel('Rent up to').fill('1100');
      await filters.getByText('Private room').click();
      await filters.getByLabel('Length of stay').selectOption('12');
      await show(page).click();
      await expect(page).toHaveURL(/room_type=private_room/);
      await expect(rooms).toHaveCount(1);
      await expect(rooms).toContainText(`${word} private`);
      await expect(rooms).toContainText('a month in total');
      await expectAccessible(page);

      if (device === 'phone') await page.getByRole('button', { name: /^Anywhere/ }).click();
      await filters.getByLabel('People moving in').selectOption('2');
      await show(page).click();
      await expect(page).toHaveURL(/room_for=2/);
      await expect(rooms).toHaveCount(1);
      await page.getByRole('link', { name: /Room for 2 people/ }).click();
      await expect(page).not.toHaveURL(/room_for/);

      // Bills count: 900 and 200 are more than 1,000.
      await page.goto(page.url().replace('1100', '1000'));
      await expect(
        page.getByRole('heading', { name: 'No room matches all your filters' }),
      ).toBeVisible();
      for (const id of ids) await deleteListing(page, id);
    });
  });
}
