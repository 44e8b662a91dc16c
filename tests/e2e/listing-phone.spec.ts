import type { Page } from '@playwright/test';
import { callAsPerson } from './support/call-as-person.ts';
import { expect, expectAccessible, signInAsNewcomer, test } from './support/fixtures.ts';
import { waitUntilFinished } from './support/layout-shifts.ts';
import { postListing } from './support/listings.ts';
import { expectSignedOut } from './support/session.ts';

const photos = (page: Page) => page.getByRole('list', { name: 'Photos' });
const counter = (page: Page) => page.getByText(/^\d+ \/ \d+$/);
const scrolled = (page: Page) => page.evaluate(() => scrollY);
const sidewaysOverflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('photos reach from edge to edge, one at a time, and are counted', async ({ page }) => {
    await page.goto('/listings/3');
    await expectSignedOut(page);
    const box = await photos(page).boundingBox();
    expect(box?.x).toBeCloseTo(0, 0);
    expect(box?.width).toBeCloseTo(390, 0);
    expect(await sidewaysOverflow(page)).toBe(0);
    await expect(counter(page)).toHaveText('1 / 5');
    await photos(page).evaluate((strip) => strip.scrollTo({ left: strip.clientWidth * 2 }));
    await expect(counter(page)).toHaveText('3 / 5');
    // By keyboard: the photo that takes the focus comes into sight.
    await page.getByRole('link', { name: /^Photo 3/ }).focus();
    await page.keyboard.press('Tab');
    await expect(counter(page)).toHaveText('4 / 5');
    await page.getByRole('link', { name: 'All 5 photos' }).click();
    await expect(page.getByRole('dialog', { name: 'Photos' })).toContainText('4 of 5');
    await page.keyboard.press('Escape');
    await expectAccessible(page);
  });

  test('parts that the server rendered load their code when they come into view', async ({
    page,
  }) => {
    const loaded: string[] = [];
    page.on('request', (request) => loaded.push(request.url()));
    const similar = () => loaded.filter((url) => url.includes('/assets/similar-listings-')).length;
    await page.goto('/listings/3');
    await expectSignedOut(page);
    await waitUntilFinished(page);
    expect(similar()).toBe(0);
    await page.getByRole('heading', { name: 'Similar rooms nearby' }).scrollIntoViewIfNeeded();
    await expect.poll(similar).toBe(1);
  });

  test('the rent and the way to write stay in reach', async ({ page }) => {
    await page.goto('/listings/3');
    const write = page.getByRole('button', { name: 'Sign in and write' });
    for (const part of ['start', 'end'] as const) {
      await page.evaluate(
        (block) => document.querySelector('article')?.scrollIntoView({ block }),
        part,
      );
      await expect(write).toBeInViewport();
    }
    await write.click();
    await page.waitForURL(/\/sign-in\/local\//);
    await page.getByRole('button', { name: 'seeker@roomieradar.test' }).click();
    await expect(page).toHaveURL('/listings/3#write');
    await expect(page.getByLabel('Your message')).toBeFocused();
    await page.evaluate(() => scrollTo(0, 0));
    await page.getByRole('link', { name: 'Write', exact: true }).click();
    await expect(page.getByLabel('Your message')).toBeInViewport();
    // The fit comes before what the owner wrote, and nothing has moved for it.
    const fit = page.getByRole('img', { name: /^Fit with the room: \d+$/ });
    const [above, below] = await Promise.all([
      fit.boundingBox(),
      page.getByRole('heading', { name: 'About the room' }).boundingBox(),
    ]);
    expect(above?.y).toBeLessThan(below?.y ?? 0);
  });

  test.describe('with JavaScript off', () => {
    test.use({ javaScriptEnabled: false });

    test('shows every part, and every way is a link', async ({ page }) => {
      await page.goto('/listings/3');
      await expect(counter(page)).toHaveText('1 / 5');
      for (const name of ['About the room', 'House rules', 'Where it is']) {
        await expect(page.getByRole('heading', { name })).toBeVisible();
      }
      await expect(page.getByRole('link', { name: 'Share' })).toHaveAttribute('href', /^mailto:\?/);
      await expect(page.getByRole('link', { name: 'Write', exact: true })).toBeVisible();
      await page.getByRole('list', { name: 'Similar rooms' }).getByRole('link').first().click();
      await expect(page).toHaveURL(/\/listings\/\d+$/);
      await expect(page).not.toHaveURL('/listings/3');
    });
  });
});

test("'All rooms' leads back to the search, scrolled to where it was", async ({ page }) => {
  const search = '/?max_rent=1800&house_rules=no_smoking&sort=rent';
  await page.goto(search);
  await expectSignedOut(page);
  const card = page.getByRole('list', { name: 'Rooms' }).getByRole('link').nth(10);
  await card.scrollIntoViewIfNeeded();
  await page.evaluate(() => scrollBy(0, 120));
  const before = await scrolled(page);
  expect(before).toBeGreaterThan(300);
  await card.click();
  await expect(page.getByRole('heading', { name: 'Where it is' })).toBeVisible();
  await expect.poll(() => scrolled(page)).toBe(0);
  // On to a similar room first: both steps are taken back at once.
  await page.getByRole('list', { name: 'Similar rooms' }).getByRole('link').first().click();
  await expect.poll(() => scrolled(page)).toBe(0);
  await expect(page.getByRole('link', { name: 'All rooms' })).toHaveAttribute('href', search);
  await page.getByRole('link', { name: 'All rooms' }).click();
  await expect(page).toHaveURL(search);
  await expect.poll(() => scrolled(page)).toBe(before);
  await expect(page.getByLabel('Rent up to')).toHaveValue('1,800');
});

test('a room that was opened by its address leads to all rooms', async ({ page }) => {
  await page.goto('/listings/3');
  await expectSignedOut(page);
  await page.getByRole('link', { name: 'All rooms' }).click();
  await expect(page).toHaveURL('/');
});

test('shares by the sheet of the device, or copies the link and says so', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/listings/3');
  await expectSignedOut(page);
  await page.getByRole('link', { name: 'Share' }).click();
  await expect(page.getByText('Link copied')).toBeVisible();
  const address = page.url();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);

  await page.addInitScript(() => {
    navigator.share = async (data) => {
      document.documentElement.dataset['shared'] = JSON.stringify(data);
    };
  });
  await page.reload();
  await expectSignedOut(page);
  const title = await page.getByRole('heading', { level: 1 }).textContent();
  await page.getByRole('link', { name: 'Share' }).click();
  await expect(page.locator('html')).toHaveAttribute(
    'data-shared',
    JSON.stringify({ title, url: address }),
  );
});

test('who has an agreed viewing reads the house number, a visitor does not', async ({
  page: owner,
  browser,
  baseURL,
}) => {
  const context = await browser.newContext(baseURL === undefined ? {} : { baseURL });
  const sender = await context.newPage();
  await Promise.all([signInAsNewcomer(owner), signInAsNewcomer(sender)]);
  const unit = Date.now() % 10_000;
  const id = await postListing(owner, {
    address: `${unit} Quiet Lane, Astoria, Queens`,
    latitude: 40.6725,
    longitude: -73.95,
  });
  await owner.goto(`/listings/${id}`);
  const main = (page: Page) => page.getByRole('main');
  await expect(main(owner)).toContainText(`${unit} Quiet Lane`);

  await sender.goto(`/listings/${id}`);
  await expect(main(sender)).toContainText('The house number is shown to people');
  await expect(main(sender)).not.toContainText(`${unit} Quiet`);
  const message = 'May I come and see the room on Saturday?';
  const sent = await callAsPerson(sender, 'POST', '/api/inquiries', { listing_id: id, message });
  const inquiry = (sent.body as { id: number }).id;
  await sender.reload();
  await expect(main(sender)).toContainText('The house number is shown to people');
  const offered = await callAsPerson(owner, 'POST', `/api/listings/${id}/viewing-slots`, {
    first_day: '2099-06-01',
    from: '18:00',
    minutes: 20,
    places: 1,
    mode: 'in_person',
  });
  const { items } = offered.body as { items: { id: number }[] };
  // The page learns of what was agreed elsewhere by itself.
  await callAsPerson(sender, 'POST', `/api/inquiries/${inquiry}/viewings`, {
    slot_id: items[0]?.id,
  });
  await expect(main(sender)).toContainText(`${unit} Quiet Lane, Astoria`);
  await context.close();
});
