import type { Page } from '@playwright/test';
import { expect, expectAccessible, signInAsNewcomer, test } from './support/fixtures.ts';

const missed = 'Nobody who searches in a town will see this room';

async function describeRoom(page: Page, title: string, address: string): Promise<void> {
  await signInAsNewcomer(page, '/listings/create');
  const fields = [
    ['Title', title],
    ['Address', address],
    ['Monthly rent', '700'],
    ['Bedrooms', '3'],
    ['Bathrooms', '1'],
    ['People living here', '2'],
    ['Looking for', '1'],
  ] as const;
  for (const [label, typed] of fields) {
    await page.getByRole('textbox', { name: label }).fill(typed);
  }
}

test('offers the place that an address names, and searches find the room by it', async ({
  page,
}) => {
  const title = `Room in Berlin ${Date.now()}`;
  await describeRoom(page, title, 'Oranienstraße 12, 10999 Berlin, Germany');
  const main = page.getByRole('main');
  await expect(main.getByText('Is it in Berlin, State of Berlin, Germany?')).toBeVisible();
  await expect(main.getByText(missed)).toBeVisible();
  await main.getByRole('button', { name: 'Use this place' }).click();
  await expect(main.getByText('Approximate place on the map: Berlin')).toBeVisible();
  await expect(main.getByText(missed)).toHaveCount(0);
  await main.getByRole('button', { name: 'List your place' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);

  await page.goto('/?place=Berlin&sort=newest');
  await expect(page).toHaveURL(/lat=52\.\d+&lng=13\.\d+/);
  await expect(page.getByRole('link', { name: title })).toBeVisible();
});

test('says what a room without a place misses, and names it first in what to mend', async ({
  page,
}) => {
  const title = `Room without a place ${Date.now()}`;
  await describeRoom(page, title, '10 Downing St');
  const main = page.getByRole('main');
  await expect(main.getByText('Which town is it in? Choose it above.')).toBeVisible();
  await expect(main.getByText(missed)).toBeVisible();
  await expectAccessible(page);
  await main.getByRole('button', { name: 'Say where it is' }).click();
  await expect(page.getByRole('combobox', { name: 'Town or borough' })).toBeFocused();
  await main.getByRole('button', { name: 'List your place' }).click();
  await expect(page).toHaveURL(/\/listings\/\d+$/);
  await expect(page.getByText('Your place is listed')).toBeVisible();
  await expect(page.getByText(missed)).toBeVisible();

  await page.goto('/listings');
  const suggestions = main.getByRole('listitem').filter({ hasText: title }).getByRole('listitem');
  await expect(suggestions.first()).toHaveText(
    'Say where it is: nobody who searches in a town sees it',
  );
});
