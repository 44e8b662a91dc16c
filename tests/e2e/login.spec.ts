import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from './support/fixtures.ts';

const main = (page: Page) => page.getByRole('main');
const title = (page: Page) => main(page).getByRole('heading', { level: 1 });
const signIn = (page: Page) => main(page).getByRole('button', { name: 'Sign in' });

test('says what the roomies are, and shows what a card and its score look like', async ({
  page,
}) => {
  await page.goto('/roomies');
  await expect(page).toHaveURL('/login?redirect=%2Froomies');
  await expect(title(page)).toHaveText('See who you would live well with');
  const example = main(page).getByRole('figure', { name: 'An example, not a real person' });
  await expect(example.getByRole('article')).toContainText('Fit 92, from 11 of 12');
  await expect(example.getByRole('list', { name: 'Why' }).getByRole('listitem')).toHaveCount(3);
  // Nobody is there, so nothing leads to them and nobody can be kept.
  await expect(example.getByRole('link')).toHaveCount(0);
  await expect(example.getByRole('button')).toHaveCount(0);
  await expect(main(page).getByRole('button')).toHaveCount(1);
  await expect(signIn(page)).toBeVisible();
  await expectAccessible(page);
});

test('says how many people look where one searched last, from ten on', async ({ page }) => {
  const line = main(page).getByText(/people are looking around/);
  for (const { place, isShown } of [
    { place: 'place=New+York&lat=40.7128&lng=-74.006', isShown: true },
    // Nobody of the demo looks there.
    { place: 'place=Lisbon&lat=38.72&lng=-9.14', isShown: false },
  ]) {
    await page.goto(`/?${place}`);
    await expect(page.locator('[data-hydrated]')).toBeAttached();
    const answered = page.waitForResponse(/\/api\/users\/nearby\?/);
    await page.getByRole('link', { name: 'Roomies' }).first().click();
    await answered;
    await expect(title(page)).toHaveText('See who you would live well with');
    if (isShown)
      await expect(line).toHaveText(/^\d+ or more people are looking around New York\.$/);
    else await expect(line).toHaveCount(0);
  }
});

test.describe('on a narrow phone', () => {
  test.use({ viewport: { width: 320, height: 640 } });

  for (const [path, words] of [
    ['/roomies/2', 'See who you would live well with'],
    ['/inquiries', 'Read and answer your messages'],
    ['/listings/create', 'List your place'],
    ['/listings', 'Your listings'],
    ['/profile/habits', 'Your profile'],
    ['/saved-searches', 'Your saved searches'],
    ['/household?token=none', 'You are invited to a household'],
  ] as const) {
    test(`${path} asks to sign in and says what for`, async ({ page }) => {
      await page.goto(path);
      await expect(page).toHaveURL(`/login?redirect=${encodeURIComponent(path)}`);
      await expect(title(page)).toHaveText(words);
      await expect(signIn(page)).toBeInViewport();
      const overflow = await page.evaluate(() => document.body.scrollWidth - innerWidth);
      expect(overflow).toBeLessThanOrEqual(0);
      await expectAccessible(page);
    });
  }
});

test('other pages, and nobody’s wish, have the plain words', async ({ page }) => {
  await page.goto('/login');
  await expect(title(page)).toHaveText('Sign in');
  await page.goto('/login?redirect=%2Fadmin');
  await expect(main(page).getByText('Sign in to see that page')).toBeVisible();
});
