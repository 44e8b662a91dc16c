import type { Page } from '@playwright/test';
import { sampleListing } from '#qa/models/post-listing.ts';
import { callAsPerson } from './support/call-as-person.ts';
import { expect, expectAccessible, signInAs, test } from './support/fixtures.ts';
import { deleteListing, postListing } from './support/listings.ts';

/** Other journeys change favorites of the same account. */
const changed = /^\d+ favorites? changed/;
// Both change the favorites of one account.
test.describe.configure({ mode: 'serial' });

const news = (page: Page) =>
  page.locator('section', { has: page.getByRole('heading', { name: 'New for you' }) });

for (const width of [390, 1280]) {
  test(`at ${width} px the home page tells of a favorite that got cheaper, until it is dismissed`, async ({
    page,
    browser,
  }) => {
    const owner = await browser.newPage();
    await signInAs(owner, 'owner@roomieradar.test', '/robots.txt');
    const title = `Garden room ${Date.now()}`;
    const address = `Garden Street ${Date.now()}`;
    const form = { title, address, monthly_rent: 900, monthly_bills: 50, currency: 'EUR' };
    const id = await postListing(owner, form);
    await page.setViewportSize({ width, height: 844 });
    await signInAs(page, 'seeker@roomieradar.test', '/robots.txt');
    await callAsPerson(page, 'PUT', `/api/listings/${id}/mark`, { mark: 'favorite' });
    const cheaper = { ...sampleListing, ...form, monthly_rent: 850 };
    await callAsPerson(owner, 'PUT', `/api/listings/${id}`, cheaper);

    await page.goto('/');
    const tile = news(page).getByRole('listitem').filter({ hasText: changed });
    await expect(tile).toContainText(`${title}: now €900, was €950`);
    await expectAccessible(page);
    await page.screenshot({ path: `.tmp/news-${width}.png` });
    const below = page.getByRole('heading', { name: /rooms?$/ }).last();
    const top = (await below.boundingBox())?.y;
    await tile.getByRole('button', { name: /^Dismiss: .*favorites? changed/ }).click();
    await expect(tile).toHaveCount(0);
    await expect(page.getByText('New for you')).toBeFocused();
    expect((await below.boundingBox())?.y).toBe(top);
    await page.reload();
    await expect(
      news(page).getByRole('paragraph').or(news(page).getByRole('listitem')),
    ).not.toHaveCount(0);
    await expect(news(page).getByText(title)).toHaveCount(0);
    await deleteListing(owner, id);
    await page.goto('/');
    await expect(news(page)).toContainText(`${title}: deleted`);
    const seen = page.waitForResponse('**/api/users/news/dismissed');
    await news(page).getByRole('link', { name: changed }).click();
    await expect(page).toHaveURL('/favorites');
    // What became of it stands there, so it is news no more.
    await expect(page.getByRole('main')).toContainText(title);
    await seen;
    await page.goto('/');
    await expect(news(page)).toBeVisible();
    await expect(news(page).getByText(title)).toHaveCount(0);
    await callAsPerson(page, 'DELETE', `/api/listings/${id}/mark`);
    await owner.close();
  });
}
