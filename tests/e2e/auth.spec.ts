import { chooseAccount, expect, newEmail, signIn, signInAs, test } from './support/fixtures.ts';
import {
  accountButton,
  countCalls,
  expectSignedIn,
  expectSignedOut,
  expireToken,
  logOut,
  signInButton,
  storedTokens,
} from './support/session.ts';

const seeker = 'seeker@roomieradar.test';
const toPath = (url: string) => url.replace(/^https?:\/\/[^/]+/, '');

test('continues to the requested page: path, search and hash @essential', async ({ page }) => {
  await page.goto('/profile?from=mail#sessions');
  await expect(page).toHaveURL(/\/login\?redirect=/);
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
  await chooseAccount(page, seeker);
  await expect.poll(() => toPath(page.url())).toBe('/profile?from=mail#sessions');
  await expect(page.getByRole('main').getByText(seeker)).toBeVisible();
});

test('returns to the page where the user pressed "Sign in"', async ({ page }) => {
  await page.goto('/listings/1');
  await signIn(page, seeker);
  await expect.poll(() => toPath(page.url())).toBe('/listings/1');
  await expectSignedIn(page);
});

test('the top row of the sign-in page continues to the requested page as well', async ({
  page,
}) => {
  await page.goto('/login?redirect=%2Froomies');
  await signIn(page, seeker);
  await expect.poll(() => toPath(page.url())).toBe('/roomies');
});

// tests/unit/auth/safe-redirect.test.ts covers all kinds of such addresses.
for (const target of ['//evil.example', 'javascript:alert(1)']) {
  test(`stays on this site after sign-in although the address says ${target}`, async ({ page }) => {
    await page.goto(`/login?redirect=${encodeURIComponent(target)}`);
    await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
    await chooseAccount(page, seeker);
    await expect.poll(() => toPath(page.url())).toBe('/');
    await expectSignedIn(page);
  });
}

test('guards a page on direct load, on a link, and on back and forward', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Roomies' }).first().click();
  await expect(page).toHaveURL('/login?redirect=%2Froomies');
  await page.goto('/listings/1');
  await page.goBack();
  await expect(page).toHaveURL('/login?redirect=%2Froomies');
  await page.goto('/listings/create');
  await expect(page).toHaveURL('/login?redirect=%2Flistings%2Fcreate');
});

test('stores nothing when the pointer only hovers over a guarded link', async ({ page }) => {
  await page.goto('/');
  await expectSignedOut(page);
  await Promise.all([
    page.waitForResponse(/\.js$/),
    page.getByRole('link', { name: 'Roomies' }).first().hover(),
  ]);
  await page.waitForLoadState('networkidle');
  const remembered = await page.evaluate(() => sessionStorage.getItem('post_login_redirect'));
  expect(remembered).toBeNull();
  await expect(page).toHaveURL('/');
});

test('removes the tokens, ends the session on the server and shows the start page on logout @essential', async ({
  page,
}) => {
  await page.goto('/profile');
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
  await chooseAccount(page, seeker);
  const { access } = await storedTokens(page);
  const ended = page.waitForResponse((response) => response.url().endsWith('/auth/logout'));
  await logOut(page);
  expect((await ended).status()).toBe(204);
  await expect.poll(() => toPath(page.url())).toBe('/');
  await expectSignedOut(page);
  expect(await storedTokens(page)).toEqual({ access: null, refresh: null });
  const after = await page.request.get('/auth/me', {
    headers: { Authorization: `Bearer ${access}` },
  });
  expect(after.status()).toBe(401);
});

test('shows no data of the user after logout, not even after Back', async ({ page }) => {
  await page.goto('/profile');
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
  await chooseAccount(page, seeker);
  await expect(page.getByRole('main').getByText(seeker)).toBeVisible();
  await logOut(page);
  await expectSignedOut(page);
  await page.goBack();
  await expect(page).toHaveURL(/\/login\?redirect=/);
  await expect(page.getByText(seeker)).toHaveCount(0);
});

test.describe('when the server fails', () => {
  test.use({ expectedErrors: /Failed to load resource|^ApiUnreachable/ });

  test('logs out anyway, and reports it only in the console', async ({ page }) => {
    await signInAs(page, seeker, '/');
    await expectSignedIn(page);
    const warnings: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'warning') warnings.push(message.text());
    });
    await page.route('**/auth/logout', (route) => route.abort());
    await logOut(page);
    await expectSignedOut(page);
    await expect.poll(() => warnings.join()).toContain('The server did not end the session');
    expect(await storedTokens(page)).toEqual({ access: null, refresh: null });
  });

  test('stays signed in, says that it is retrying, and continues', async ({ page }) => {
    await signInAs(page, seeker, '/robots.txt');
    // The server is back when somebody presses the button: not sooner, since the app also tries by
    // itself and would take the button away.
    const isPressed = () =>
      page.evaluate(() => document.documentElement.hasAttribute('data-pressed')).catch(() => false);
    await page.route('**/auth/refresh', async (route) =>
      (await isPressed()) ? route.continue() : route.abort(),
    );
    await expireToken(page);
    await page.goto('/profile');
    const notice = page.getByText('RoomieRadar cannot be reached');
    await expect(notice).toBeVisible();
    expect((await storedTokens(page)).refresh).not.toBeNull();
    const tryNow = page.getByRole('button', { name: 'Try now' });
    await page.evaluate(() => {
      const note = () => document.documentElement.toggleAttribute('data-pressed', true);
      addEventListener('click', note, { capture: true });
    });
    await tryNow.click();
    await expect(notice).toHaveCount(0);
    await expect(page.getByRole('main').getByText(seeker)).toBeVisible();
  });

  test('sends a refused session to sign-in, then back to the page', async ({ page }) => {
    await signInAs(page, seeker, '/robots.txt');
    await page.evaluate(() => localStorage.setItem('refresh_token', 'x'.repeat(43)));
    await expireToken(page);
    await page.goto('/profile?a=1#b');
    await expect(page).toHaveURL(/\/login\?redirect=%2Fprofile%3Fa%3D1%23b$/);
    await expectSignedOut(page);
    expect(await storedTokens(page)).toEqual({ access: null, refresh: null });
    await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
    await chooseAccount(page, seeker);
    await expect.poll(() => toPath(page.url())).toBe('/profile?a=1#b');
  });

  test('stays on the page when sign-in cannot start', async ({ page }) => {
    await page.route('**/auth/google', (route) => route.fulfill({ status: 502, json: {} }));
    await page.goto('/');
    await signInButton(page).click();
    await expect(signInButton(page)).toBeEnabled();
    await expect(page).toHaveURL('/');
  });
});

test('refreshes once on one page, however many requests it makes', async ({ page, context }) => {
  // No app runs on this page that could notice the expired token first.
  await signInAs(page, seeker, '/robots.txt');
  await expireToken(page);
  const refreshes = countCalls(context, 'POST', '/auth/refresh');
  await page.goto('/profile/account');
  await expect(page.getByRole('main').getByText(seeker)).toBeVisible();
  await expect(page.getByText('This device', { exact: true })).toBeVisible();
  expect(refreshes).toHaveLength(1);
});

for (const hours of [1, -1]) {
  test(`stays signed in with a clock ${hours} h off, without a loop`, async ({ page, context }) => {
    await context.addInitScript((offsetMs) => {
      const now = Date.now.bind(Date);
      Date.now = () => now() + offsetMs;
    }, hours * 3_600_000);
    await page.goto('/profile/account');
    await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
    await chooseAccount(page, seeker);
    await expectSignedIn(page);
    const refreshes = countCalls(context, 'POST', '/auth/refresh');
    await page.reload();
    await expect(page.getByText('This device', { exact: true })).toBeVisible();
    await page.getByRole('link', { name: 'Roomies' }).first().click();
    await page.goBack();
    await expect(page.getByText('This device', { exact: true })).toBeVisible();
    expect(refreshes).toHaveLength(hours > 0 ? 1 : 0);
    await expect(accountButton(page)).toBeVisible();
  });
}

const pretendRestored = () =>
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));

test('a page from the back-forward cache shows who is signed in now', async ({ page, context }) => {
  const kept = await context.newPage();
  await kept.goto('/');
  await expectSignedOut(kept);
  await page.goto('/');
  // Like a frozen page, it gets no events of other tabs.
  await kept.evaluate(() => {
    addEventListener('storage', (event) => event.stopImmediatePropagation(), true);
  });
  await signIn(page, seeker);
  await expectSignedIn(page);
  await kept.evaluate(pretendRestored);
  await expectSignedIn(kept);
  await page.evaluate(() => localStorage.clear());
  await kept.evaluate(pretendRestored);
  await expectSignedOut(kept);
});

test('a former administrator is redirected from /admin', async ({ page }) => {
  await page.goto('/admin');
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
  await chooseAccount(page, 'admin@roomieradar.test');
  await expect(page).toHaveURL('/admin');
  await page.getByRole('link', { name: 'RoomieRadar' }).first().click();
  await expect(page).toHaveURL('/');
  // An answer that is still under way would be taken for the new one.
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  await page.route('**/auth/me', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), is_admin: false } });
  });
  await page.goBack();
  await expect(page).toHaveURL('/');
  await accountButton(page).click();
  await expect(page.getByRole('menuitem', { name: 'Logout' })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: 'Admin Panel' })).toHaveCount(0);
});

test('leads a new user to onboarding first', async ({ page }) => {
  await page.goto('/profile');
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
  await chooseAccount(page, newEmail());
  await expect(page).toHaveURL('/onboarding/profile');
});
