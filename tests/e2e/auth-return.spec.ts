import { chooseAccount, expect, signIn, test } from './support/fixtures.ts';
import { expectSignedIn, signInButton } from './support/session.ts';

const seeker = 'seeker@roomieradar.test';
const toPath = (url: string) => url.replace(/^https?:\/\/[^/]+/, '');

test.describe('a return from the sign-in service', () => {
  test.use({ expectedErrors: /Failed to load resource/ });
  const returns = [
    ['?code=x&state=y', 'This sign-in is no longer valid'],
    ['?code=x', 'This sign-in is no longer valid'],
    ['', 'This sign-in is no longer valid'],
  ] as const;
  for (const [search, title] of returns) {
    test(`says what is wrong with ${search || 'nothing'}`, async ({ page }) => {
      await page.goto(`/auth/callback${search}`);
      await expect(page.getByRole('heading', { name: title })).toBeVisible();
      await page.getByRole('button', { name: 'Try again' }).click();
      await chooseAccount(page, seeker);
      await expectSignedIn(page);
    });
  }

  test('says that the user cancelled', async ({ page }) => {
    await page.goto('/');
    await signInButton(page).click();
    await page.waitForURL(/\/sign-in\/local\//);
    await page.locator('button[name="cancel"]').click();
    await expect(page.getByRole('heading', { name: 'You cancelled the sign-in' })).toBeVisible();
  });

  test('shows the page as it was after Back', async ({ page }) => {
    await page.goto('/');
    await signInButton(page).click();
    await page.waitForURL(/\/sign-in\/local\//);
    await page.goBack();
    await expect(page).toHaveURL('/');
    await expect(signInButton(page)).toBeEnabled();
    await signIn(page, seeker);
    await expectSignedIn(page);
  });

  test('stays signed in when the callback is opened twice or by a stranger’s link', async ({
    page,
  }) => {
    const callbacks: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/auth/callback?')) callbacks.push(request.url());
    });
    await page.goto('/');
    await signIn(page, seeker);
    await expectSignedIn(page);
    await page.goto(callbacks[0] ?? '');
    await expectSignedIn(page);
    await page.goto('/auth/callback?code=theirs&state=theirs');
    await expectSignedIn(page);
    await expect.poll(() => toPath(page.url())).toBe('/');
  });
});
