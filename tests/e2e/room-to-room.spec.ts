import type { Page } from '@playwright/test';
import { expect, signInAsNewcomer, test } from './support/fixtures.ts';
import { waitUntilFinished } from './support/layout-shifts.ts';

/** Follows the last similar room of a page, and answers its address and what the API says of it. */
async function followSimilar(page: Page) {
  await page.goto('/listings/1');
  await waitUntilFinished(page);
  const link = page.locator('main li a[href*="/listings/"]').last();
  const path = (await link.getAttribute('href')) ?? '';
  const before = (await (await page.request.get('/api/listings/1')).json()) as Listing;
  const after = (await (await page.request.get(`/api${path}`)).json()) as Listing;
  return { link, path, before, after };
}

interface Listing {
  title: string;
  description: string;
}

const firstLine = ({ description }: Listing) => description.split('\n')[0] ?? '';

test('a room that is followed from another shows its own texts @essential', async ({ page }) => {
  const { link, path, before, after } = await followSimilar(page);
  await link.press('Enter');
  await expect(page).toHaveURL(path);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(after.title);
  await expect(main).toContainText(firstLine(after));
  await expect(main).not.toContainText(firstLine(before));
});

test('a message that was begun to one owner is not for the next one', async ({ page }) => {
  await signInAsNewcomer(page, '/listings/1');
  const { link, path } = await followSimilar(page);
  const message = page.getByRole('main').getByLabel('Your message');
  await message.fill('Is the balcony yours?');
  await link.press('Enter');
  await expect(page).toHaveURL(path);
  await expect(message).toHaveValue('');
  await page.goBack();
  await expect(message).toHaveValue('Is the balcony yours?');
});
