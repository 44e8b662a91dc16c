import type { Page } from '@playwright/test';
import { expect, expectAccessible, signInAsNewcomer, test } from './support/fixtures.ts';
import {
  fillListingForm,
  neededFields,
  openListingStep,
  postListingForm,
} from './support/listing-form.ts';

const missed = 'This room will not show up in searches by town';

async function describeRoom(page: Page, title: string, address: string): Promise<void> {
  await signInAsNewcomer(page, '/listings/create');
  // Journeys that search by rent find less than this.
  const rent = '9876';
  await fillListingForm(page, {
    ...neededFields,
    Address: address,
    'Monthly rent': rent,
    Title: title,
  });
}

test('offers the place that an address names, and searches find the room by it', async ({
  page,
}) => {
  const title = `Room in Berlin ${Date.now()}`;
  await describeRoom(page, title, 'Oranienstraße 12, 10999 Berlin, Germany');
  const main = page.getByRole('main');
  await expect(main.getByText(missed)).toBeVisible();
  await openListingStep(page, 'Where it is');
  await expect(main.getByText('Is it in Berlin, Germany?')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Pin of your room' })).toBeVisible();
  await expectAccessible(page);
  await main.getByRole('button', { name: 'Use this place' }).click();
  await expect(main.getByText('Approximate location on the map: Berlin')).toBeVisible();
  await expect(main.getByText(missed)).toHaveCount(0);
  await postListingForm(page);
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
  await expect(main.getByText(missed)).toBeVisible();
  await expectAccessible(page);
  await main.getByRole('button', { name: 'Add the location' }).click();
  await expect(page.getByRole('combobox', { name: 'Town or borough' })).toBeFocused();
  await expect(main.getByText('Which town is it in? Choose it above.')).toBeVisible();
  await postListingForm(page);
  await expect(page).toHaveURL(/\/listings\/\d+$/);
  const toasts = page.getByRole('region', { name: /^Notifications/ });
  await expect(toasts.getByText('Your room is listed')).toBeVisible();
  await expect(toasts.getByText(missed)).toBeVisible();

  await page.goto('/listings');
  const suggestions = main.getByRole('listitem').filter({ hasText: title }).getByRole('listitem');
  await expect(suggestions.first()).toHaveText(
    'Add its location: it is missing from searches by town',
  );
  await suggestions.first().getByRole('link').click();
  await expect(page.getByRole('combobox', { name: 'Town or borough' })).toBeFocused();
});
