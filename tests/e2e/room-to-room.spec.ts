import type { Page } from '@playwright/test';
import { sampleListing } from '#qa/models/post-listing.ts';
import { callAsPerson } from './support/call-as-person.ts';
import { expect, signInAsNewcomer, test } from './support/fixtures.ts';
import { deleteListing, postListing } from './support/listings.ts';
import { waitUntilFinished } from './support/layout-shifts.ts';

/** Follows the last similar room of a page, and returns its address and what the API says of it. */
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

test('a room that is followed from another shows its own texts', async ({ page }) => {
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

test('a room that its owner changes shows the new texts on a page that is open', async ({
  browser,
  page,
}) => {
  const owner = await browser.newPage();
  await signInAsNewcomer(owner, '/about');
  const id = await postListing(owner, { description: 'Two windows to the yard.' });
  await page.clock.install();
  await page.goto(`/listings/${id}`);
  await waitUntilFinished(page);
  const main = page.getByRole('main');
  await expect(main).toContainText('Two windows to the yard.');

  const changes = { ...sampleListing, description: 'Three windows to the street.' };
  const answer = await callAsPerson(owner, 'PUT', `/api/listings/${id}`, changes);
  expect(answer.status).toBe(200);
  // A person comes back to the tab after a while.
  await page.clock.fastForward(60_000);
  await page.evaluate(() =>
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true })),
  );
  await expect(main).toContainText('Three windows to the street.');
  await expect(main).not.toContainText('Two windows');
  await deleteListing(owner, id);
});
