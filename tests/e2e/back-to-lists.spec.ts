import type { Page } from '@playwright/test';
import { expect, signInAs, test } from './support/fixtures.ts';
import { expectSignedIn, expectSignedOut } from './support/session.ts';

test.use({ viewport: { width: 390, height: 844 } });

/** Follows the last link of this kind on a page, and returns how far it was scrolled, and its address. */
async function followLast(page: Page, links: string) {
  await expect(page.locator('main [aria-busy=true]:visible')).toHaveCount(0);
  const link = page.locator(`main :is(li, article) a[href*="${links}"]`).last();
  // A part that comes into view has new elements once its code is there.
  await expect(async () => {
    await link.scrollIntoViewIfNeeded({ timeout: 2000 });
    // What scrolls under the sticky rows is pressed with the keyboard alone.
    await link.focus();
    await expect(link).toBeFocused();
  }).toPass();
  const href = await link.getAttribute('href');
  const scrolled = await page.evaluate(() => scrollY);
  await link.press('Enter');
  await expect(page).toHaveURL(new RegExp(`${href?.replaceAll(/[?.]/g, String.raw`\$&`)}$`));
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeFocused();
  return { scrolled, href };
}

const expectScrolledTo = (page: Page, scrolled: number) =>
  expect
    .poll(async () => Math.abs((await page.evaluate(() => scrollY)) - scrolled))
    .toBeLessThan(3);

const lists = [
  { who: null, path: '/', links: '/listings/' },
  { who: null, path: '/?max_rent=2000', links: '/listings/' },
  { who: null, path: '/listings/1', links: '/listings/' },
  { who: 'seeker@roomieradar.test', path: '/roomies', links: '/roomies/' },
  { who: 'seeker@roomieradar.test', path: '/inquiries', links: '/inquiries/' },
  { who: 'owner@roomieradar.test', path: '/listings', links: '/listings/' },
  { who: 'admin@roomieradar.test', path: '/admin/reports', links: '/admin/reports/' },
] as const;

for (const { who, path, links } of lists) {
  test(`Back to ${path} is where it was left, on the link that was followed`, async ({ page }) => {
    if (who) await signInAs(page, who, path);
    else await page.goto(path);
    await (who ? expectSignedIn(page) : expectSignedOut(page));
    const { scrolled, href } = await followLast(page, links);
    await page.goBack();
    await expect(page.locator('main a:focus')).toHaveAttribute('href', href ?? '');
    await expectScrolledTo(page, scrolled);
  });
}

test('Back before the next page is there returns to where the list was left', async ({ page }) => {
  await page.goto('/?max_rent=2000');
  await expectSignedOut(page);
  const skeleton = page.locator('main [aria-busy=true]:visible');
  await expect(skeleton).toHaveCount(0);
  // The next page waits for an answer that never comes.
  await page.route(/\/api\/listings\/\d+$/, () => undefined);
  const link = page.locator('main article a[href*="/listings/"]').last();
  await link.focus();
  const scrolled = await page.evaluate(() => scrollY);
  await link.press('Enter');
  await expect(skeleton.first()).toBeVisible();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(link).toBeFocused();
  await expectScrolledTo(page, scrolled);
});

test('Back to a room that was opened by its address shows all of it @essential', async ({
  page,
}) => {
  await page.goto('/listings/1');
  await expectSignedOut(page);
  const parts = page.getByRole('main').getByRole('heading', { level: 2 });
  const before = await parts.allTextContents();
  expect(before.length).toBeGreaterThan(3);
  await page.getByRole('banner').getByRole('link', { name: 'RoomieRadar' }).first().press('Enter');
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/listings/1');
  await expect(parts).toHaveText(before);
});
