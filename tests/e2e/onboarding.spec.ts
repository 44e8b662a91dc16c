import type { Page } from '@playwright/test';
import {
  chooseAccount,
  expect,
  expectAccessible,
  newEmail,
  signInAsNewcomer,
  test,
} from './support/fixtures.ts';
import { callAsPerson } from './support/call-as-person.ts';
import { logOut } from './support/session.ts';

const next = (page: Page) => page.getByRole('button', { name: 'Next' });
const lastName = (page: Page) => page.getByLabel('Last name');

async function begin(page: Page, email = newEmail()): Promise<string> {
  await page.goto('/login');
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
  await chooseAccount(page, email);
  await expect(next(page)).toBeVisible();
  return email;
}

const aProfile = { first_name: 'Ada', birth_date: '1990-12-10' };
const save = (page: Page, step: 'habits' | 'preferences', form: object) =>
  callAsPerson(page, 'PUT', `/api/users/${step}`, form);
const saveProfile = (page: Page) => callAsPerson(page, 'PATCH', '/api/users/profile', aProfile);

test('leads a user from their name to those who fit them best, one question at a time @essential', async ({
  page,
}) => {
  test.slow();
  await page.setViewportSize({ width: 320, height: 640 });
  await begin(page);
  await expect(page).toHaveTitle('About you · RoomieRadar');
  await next(page).click();
  await expect(page.getByText('Birth date is required')).toBeVisible();
  await page.getByLabel('First name').fill('Ada');
  await page.getByLabel('Birth date').fill('1990-12-10');
  await next(page).click();
  await page.getByRole('combobox', { name: 'Town or borough' }).fill('Viseu');
  await page.getByRole('option', { name: 'Viseu Portugal' }).click();
  await next(page).click();
  await page.getByLabel('From').fill('900');
  await page.getByLabel('Up to').fill('700');
  await next(page).click();
  await expect(page.getByText('The most you pay is below the least')).toBeVisible();
  await page.getByLabel('From').fill('500');
  await next(page).click();
  await page.getByLabel('Staying').selectOption({ label: '1 year' });
  await next(page).click();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save and continue' }).click();

  await expect(page).toHaveTitle('How you live · RoomieRadar');
  await page.getByLabel('Asleep from').selectOption('23:30');
  await next(page).click();
  let taps = 1;
  for (; taps < 12; taps += 1) {
    await expect(
      page.getByRole('progressbar', { name: `Question ${taps + 1} of 12` }),
    ).toBeAttached();
    await page.getByRole('radio').nth(1).click();
  }
  expect(taps).toBe(12);

  await expect(page).toHaveTitle('What you want · RoomieRadar');
  await page.getByText('Quiet hours', { exact: true }).click();
  await expect(
    page.getByText('easier to live with never cost points').filter({ visible: true }),
  ).toBeVisible();
  await page.getByRole('checkbox', { name: 'From 8:00 PM' }).uncheck();
  await expect(page.getByText('You rule out an answer that is easier')).toBeVisible();
  await page.getByRole('radio', { name: 'Very much' }).check();
  await page.getByRole('switch', { name: /dealbreaker/ }).check();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save and see who fits' }).click();
  await expect(page).toHaveTitle('All set · RoomieRadar');
  // Nobody in the demo content or in another journey looks there or offers a room there.
  await expect(page.getByRole('heading', { name: 'No rooms near Viseu yet' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'No roomies near Viseu yet' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Notify me about new rooms' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('We will tell you when a new room matches.')).toBeVisible();
  expect((await callAsPerson(page, 'GET', '/api/saved-searches')).body).toMatchObject({
    items: [{ search: expect.stringContaining('place=Viseu'), frequency: 'daily' }],
  });

  const stored = await callAsPerson(page, 'GET', '/api/users/preferences');
  expect(stored.body).toMatchObject({
    sleep: { acceptable: { from: '22:30', until: '08:00' }, importance: 1 },
    quiet: {
      acceptable: ['by_22'],
      importance: 4,
      is_dealbreaker: true,
      only_these: true,
    },
    cleaning: { acceptable: ['every_few_days', 'same_day', 'right_away'], importance: 0 },
  });
  expect((await callAsPerson(page, 'GET', '/api/users/profile')).body).toMatchObject({
    ...aProfile,
    area: expect.stringContaining('Viseu'),
    latitude: expect.any(Number),
    budget_min: 500,
    stay_months: 12,
  });
  for (const done of ['/onboarding', '/onboarding/habits']) {
    await page.goto(done);
    await expect(page).toHaveURL('/');
  }
});

test('ends with roomies and rooms near the chosen area, with their scores', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await signInAsNewcomer(page);
  const area = { area: 'Crown Heights, Brooklyn', latitude: 40.67, longitude: -73.944 };
  await callAsPerson(page, 'PATCH', '/api/users/profile', area);
  const habits = { smoking: 'never', quiet: 'by_22', cleaning: 'same_day', pets: 'none' };
  await save(page, 'habits', habits);
  await page.goto('/onboarding/complete');
  const near = page.getByRole('region', { name: 'Who fits you best near Crown Heights' });
  await expect(near.getByRole('listitem')).toHaveCount(4);
  await expect(near.getByRole('img', { name: /^Fit \d+ of 100$/ })).toHaveCount(4);
  await expect(near).not.toContainText(/London|Berlin|Lisbon/);
  const rooms = page.getByRole('region', { name: 'Rooms near Crown Heights' });
  await expect(rooms.getByRole('article')).toHaveCount(4);
  await expect(rooms.getByRole('listitem').filter({ hasText: /People\d+/ })).not.toHaveCount(0);
  await expect(rooms).not.toContainText(/London|Berlin|Lisbon/);
  await expectAccessible(page);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(wide).toBeLessThanOrEqual(320);
});

test('goes back and forth by the browser’s buttons without losing input', async ({ page }) => {
  await begin(page);
  await page.getByLabel('First name').fill('Ada');
  await lastName(page).fill('Lovelace');
  await page.getByLabel('Birth date').fill('1990-12-10');
  await next(page).click();
  await page.getByRole('combobox', { name: 'Town or borough' }).fill('Somewhere');
  await page.goBack();
  await expect(lastName(page)).toHaveValue('Lovelace');
  await page.goForward();
  await expect(page.getByRole('combobox', { name: 'Town or borough' })).toHaveValue('Somewhere');
});

test('saves what was typed when the rest is skipped, on whichever screen', async ({ page }) => {
  await begin(page);
  await page.getByLabel('First name').fill('Ada');
  await page.getByLabel('Birth date').fill('1990-12-10');
  await next(page).click();
  const area = page.getByRole('combobox', { name: 'Town or borough' });
  await area.fill('Somewhere');
  // Closes what is suggested.
  await area.press('Tab');
  await next(page).click();
  await page.getByLabel('Up to').fill('700');
  await page.getByRole('button', { name: 'Skip for now' }).click();
  await expect(page).toHaveTitle('All set · RoomieRadar');
  expect((await callAsPerson(page, 'GET', '/api/users/profile')).body).toMatchObject({
    ...aProfile,
    area: 'Somewhere',
    budget_max: 700,
    onboarding_status: 'skipped',
  });
  await expect(page.getByText('Something is not saved yet')).toBeHidden();
});

test('saves the answers given so far when the rest is skipped', async ({ page }) => {
  await begin(page);
  await saveProfile(page);
  await page.goto('/onboarding/habits?question=pets');
  for (const next of ['home_working', 'sharing', 'chores']) {
    await page.getByRole('radio').first().click();
    await expect(page).toHaveURL(new RegExp(`question=${next}`));
  }
  await page.getByRole('button', { name: 'Skip for now' }).click();
  // With three answers there are scores, so the page must not say that nobody has a score.
  await expect(page.getByRole('heading', { name: 'You are all set' })).toBeVisible();
  await expect(page.getByText('you will not see any scores')).toHaveCount(0);
  await expect(page).toHaveTitle('All set · RoomieRadar');
  const habits = await callAsPerson(page, 'GET', '/api/users/habits');
  expect(habits.body).toMatchObject({ pets: expect.any(String) });
});

test('keeps what cannot be saved when the rest is skipped, and shows it in the profile', async ({
  page,
}) => {
  await begin(page);
  await page.getByLabel('First name').fill('Ada');
  await page.getByLabel('Birth date').fill('1990-12-10');
  await next(page).click();
  await next(page).click();
  await page.getByLabel('From').fill('900');
  await page.getByLabel('Up to').fill('700');
  await page.getByRole('button', { name: 'Skip for now' }).click();
  await page.getByRole('link', { name: 'See it in your profile' }).click();
  await expect(page.getByText('What you typed is back')).toBeVisible();
  await expect(page.getByLabel('First name')).toHaveValue('Ada');
  await expect(page.getByLabel('Up to')).toHaveValue('700');
  await expectAccessible(page);
  await page.reload();
  await expect(page.locator('#budget_min')).toHaveValue('900');
  await page.getByLabel('Up to').fill('950');
  await page.getByRole('main').getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Your profile is saved')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Edit: About you' })).toBeVisible();
});

test('keeps input but no birth date over a reload, and deletes it at sign-out', async ({
  page,
}) => {
  await begin(page);
  await lastName(page).fill('Lovelace');
  await page.getByLabel('Birth date').fill('1990-12-10');
  await page.reload();
  await expect(lastName(page)).toHaveValue('Lovelace');
  await expect(page.getByLabel('Birth date')).toHaveValue('');
  await logOut(page);
  await page.getByRole('button', { name: 'Delete and sign out' }).click();
  await expect(page).toHaveURL('/');
  await expect
    .poll(() =>
      page.evaluate(() =>
        JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]),
      ),
    )
    .not.toContain('Lovelace');
});

test('chooses by arrow keys without continuing, and continues with Enter', async ({ page }) => {
  await begin(page);
  await saveProfile(page);
  await page.goto('/onboarding/habits?question=pets');
  const radios = page.getByRole('radio');
  await radios.first().press('Space');
  await radios.first().press('ArrowDown');
  await expect(radios.nth(1)).toBeChecked();
  await expect(page).toHaveURL(/question=pets/);
  await radios.nth(1).press('Enter');
  await expect(page).toHaveURL(/question=home_working/);
  await expect(radios.first()).toBeFocused();
});

test('resumes at the first open question on another device', async ({ page, browser, baseURL }) => {
  const email = await begin(page);
  await saveProfile(page);
  const other = await browser.newContext(baseURL === undefined ? {} : { baseURL });
  const there = await other.newPage();
  await there.goto('/login');
  await there.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
  await chooseAccount(there, email);
  await expect(there).toHaveURL('/onboarding/habits');
  await expect(there.getByText('When do you usually sleep?')).toBeVisible();
  await other.close();
});

test.describe('with another device', () => {
  test.use({ expectedErrors: /Failed to load resource: .* 412 / });

  test('two browsers at once on one account end with the same answers and status', async ({
    page,
    browser,
    baseURL,
  }) => {
    const email = await begin(page);
    const other = await browser.newContext(baseURL === undefined ? {} : { baseURL });
    const there = await other.newPage();
    await begin(there, email);
    for (const tab of [page, there]) {
      await tab.getByLabel('First name').fill('Ada');
      await tab.getByLabel('Birth date').fill('1990-12-10');
      await tab.evaluate(() => history.pushState(null, '', '/onboarding/profile?question=about'));
    }
    await page.getByLabel('What you do').fill('Here');
    await there.getByLabel('What you do').fill('There');
    // One browser completes all steps while the other still shows the first step.
    await page.getByRole('button', { name: 'Save and continue' }).click();
    await expect(page).toHaveURL('/onboarding/habits');
    await save(page, 'habits', { pets: 'has' });
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await page.getByRole('button', { name: 'Save and see who fits' }).click();
    await expect(page).toHaveURL('/onboarding/complete');
    await there.getByRole('button', { name: 'Save and continue' }).click();
    await there.getByRole('radio', { name: 'Yours: There' }).check();
    await there.getByRole('button', { name: 'Save and continue' }).click();
    await expect(there).toHaveURL('/onboarding/complete');

    const seen = await Promise.all(
      [page, there].map(async (tab) => ({
        status: (await callAsPerson(tab, 'GET', '/api/users/onboarding')).body,
        profile: (await callAsPerson(tab, 'GET', '/api/users/profile')).body,
        habits: (await callAsPerson(tab, 'GET', '/api/users/habits')).body,
      })),
    );
    expect(seen[0]).toEqual(seen[1]);
    expect(seen[0]).toMatchObject({
      status: { status: 'completed' },
      profile: { occupation: 'There' },
      habits: { pets: 'has' },
    });
    await other.close();
  });
});

test.describe('when the status cannot be read', () => {
  test.use({ expectedErrors: /Failed to load resource: .* 403 / });

  test('continues to the requested page', async ({ page }) => {
    await begin(page);
    await page.route('**/api/users/onboarding', (route) =>
      route.fulfill({ status: 403, json: { code: 'forbidden', title: 'Forbidden', status: 403 } }),
    );
    await page.goto('/profile');
    await expect(page.getByRole('heading', { level: 1, name: 'Your profile' })).toBeVisible();
    await expect(page).toHaveURL('/profile');
  });
});

test.describe('a refusal while something else is typed', () => {
  test.use({ expectedErrors: /422/ });

  test('stands at its field until something is changed', async ({ page }) => {
    await begin(page);
    await page.getByLabel('First name').fill('Ada');
    await page.getByLabel('Birth date').fill('1990-12-10');
    const open = (question: string) =>
      page.evaluate((to) => history.pushState(null, '', to), `?question=${question}`);
    await open('about');
    let answer = () => undefined as void;
    const isTyped = new Promise<void>((resolve) => (answer = resolve));
    await page.route('**/api/users/profile', async (route) => {
      if (route.request().method() === 'GET') return route.continue();
      await isTyped;
      // As a server whose day has come to an end.
      const body = { ...aProfile, birth_date: new Date().toISOString().slice(0, 10) };
      await route.continue({ postData: JSON.stringify(body) });
    });
    await page.getByRole('button', { name: 'Save and continue' }).click();
    await open('name');
    await lastName(page).fill('Lovelace');
    answer();
    const refusal = page.getByText('You must be 18 or older');
    await expect(refusal).toBeVisible();
    await expect(page.getByLabel('Birth date')).toBeFocused();
    await lastName(page).focus();
    await expect(refusal).toBeVisible();
    await lastName(page).fill('Byron');
    await expect(refusal).toBeHidden();
  });
});
