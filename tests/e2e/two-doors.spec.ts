import type { Locator, Page } from '@playwright/test';
import { accountButton } from './support/session.ts';
import { callAsPerson } from './support/call-as-person.ts';
import {
  chooseAccount,
  expect,
  expectAccessible,
  newEmail,
  signInAs,
  test,
} from './support/fixtures.ts';

const button = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name });
const listLink = (page: Page) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'List your place' });
const intent = (page: Page, name: string) => page.getByRole('radio', { name, exact: true });
const title = (page: Page, name: string) => page.getByRole('heading', { name });

async function sayWhoTheyAre(page: Page): Promise<void> {
  await page.getByLabel('First name').fill('Ada');
  await sayBirthDate(page);
}

const sayBirthDate = (page: Page) => page.getByLabel('Birth date').fill('1990-12-10');

const readProfile = async (page: Page) =>
  (await callAsPerson(page, 'GET', '/api/users/profile')).body;

test.use({ viewport: { width: 390, height: 844 } });

test('leads a visitor who lists a place through sign-in and onboarding to the form', async ({
  page,
}) => {
  await page.goto('/');
  await listLink(page).click();
  await expect(page).toHaveURL('/login?redirect=%2Flistings%2Fcreate');
  await button(page, 'Sign in').click();
  await chooseAccount(page, newEmail());

  // Nothing is asked first that decides for them, and nothing of what only seekers are asked.
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
  await intent(page, 'Offering a room').check();
  await sayWhoTheyAre(page);
  await expectAccessible(page);
  await button(page, 'Next').click();
  await expect(title(page, 'Where is your room?')).toBeVisible();
  await page.reload();
  await button(page, 'Next').click();
  await expect(title(page, 'What should a roommate know?')).toBeVisible();
  await button(page, 'Save and continue').click();
  // A birth date is not kept in the browser, so a reload asks for it again.
  await expect(page.getByText('Birth date is required')).toBeVisible();
  await sayBirthDate(page);
  await button(page, 'Next').click();
  await button(page, 'Next').click();
  await button(page, 'Save and continue').click();
  await expect(page).toHaveTitle('How you live · RoomieRadar');
  // Impatient: the bar leads back to the questions, and still remembers.
  await listLink(page).click();
  await expect(page).toHaveURL('/onboarding/habits');
  await button(page, 'Skip for now').click();

  await expect(title(page, 'You are all set')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('link', { name: 'Browse rooms' })).toBeHidden();
  await button(page, 'Continue to list your place').click();
  await expect(page).toHaveURL('/listings/create');
  await expect(page.getByLabel('Address')).toBeVisible();
  await page.goto('/onboarding/complete');
  await expect(page.getByRole('main').getByRole('link', { name: 'List your place' })).toBeVisible();
  await expect(button(page, 'Continue to list your place')).toBeHidden();
});

test('keeps what was typed while a user changes their mind about offering', async ({ page }) => {
  await page.goto('/login');
  await button(page, 'Sign in').click();
  await chooseAccount(page, newEmail());
  await sayWhoTheyAre(page);
  await button(page, 'Next').click();
  await button(page, 'Next').click();
  await page.getByLabel('From').fill('900');
  await page.getByLabel('Up to').fill('700');
  await page.goto('/onboarding/profile');
  await intent(page, 'Offering a room').check();
  await expect(page.getByRole('progressbar', { name: 'Question 1 of 3' })).toBeAttached();
  await intent(page, 'Both').check();
  await expect(page.getByRole('progressbar', { name: 'Question 1 of 5' })).toBeAttached();
  await sayBirthDate(page);
  await button(page, 'Next').click();
  await button(page, 'Next').click();
  await expect(page.getByLabel('From')).toHaveValue('900');

  // A budget in the wrong order keeps nobody who only offers a room from saving.
  await page.goto('/onboarding/profile');
  await intent(page, 'Offering a room').check();
  await sayBirthDate(page);
  await button(page, 'Next').click();
  await button(page, 'Next').click();
  await button(page, 'Save and continue').click();
  await expect(page).toHaveTitle('How you live · RoomieRadar');
  expect(await readProfile(page)).toMatchObject({
    intent: 'offering',
    budget_min: null,
    budget_max: null,
  });
});

test('asks in the profile what the chosen answer needs', async ({ page }) => {
  await page.goto('/login');
  await button(page, 'Sign in').click();
  await chooseAccount(page, newEmail());
  await sayWhoTheyAre(page);
  await button(page, 'Skip for now').click();
  // What was entered is saved by then, and no draft is left.
  await expect(title(page, 'You are all set')).toBeVisible();
  await callAsPerson(page, 'PATCH', '/api/users/profile', {
    first_name: 'Ada',
    birth_date: '1990-12-10',
    budget_max: 1200,
  });
  await page.goto('/profile/about');
  await page.getByRole('button', { name: 'Edit: About you' }).click();
  await expect(page.getByLabel('Up to')).toHaveValue('1200');
  await intent(page, 'Offering a room').check();
  await expect(page.getByLabel('Up to')).toBeHidden();
  await intent(page, 'Looking for a room').check();
  await expect(page.getByLabel('Up to')).toHaveValue('1200');
  await intent(page, 'Offering a room').check();
  await button(page, 'Save').click();
  await expect(page.getByRole('main').getByText('Offers a room')).toBeVisible();
  await expect(page.getByRole('main').getByText('Budget')).toBeHidden();
});

test.describe('on the narrowest phones', () => {
  test.use({ viewport: { width: 320, height: 640 } });

  /** The boxes of the bar, from left to right. */
  async function boxes(page: Page, end: Locator) {
    const all = await Promise.all([listLink(page), end].map((each) => each.boundingBox()));
    return all.map((box) => box ?? { x: 0, y: 0, width: 0, height: 0 }).sort((a, b) => a.x - b.x);
  }

  for (const dir of ['ltr', 'rtl']) {
    test(`the bar has room for everything, ${dir}`, async ({ page }) => {
      const turn = () => page.evaluate((value) => void (document.documentElement.dir = value), dir);
      const expectRoom = async (end: Locator) => {
        await turn();
        await expect(listLink(page)).toBeInViewport({ ratio: 1 });
        await expect(end).toBeInViewport({ ratio: 1 });
        const [first, second] = await boxes(page, end);
        expect((first?.x ?? 0) + (first?.width ?? 0)).toBeLessThanOrEqual(second?.x ?? 0);
        const tooWide = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(tooWide).toBeLessThanOrEqual(0);
      };
      await page.goto('/');
      await expectRoom(page.getByRole('banner').getByRole('button', { name: 'Sign in' }));
      await signInAs(page, 'seeker@roomieradar.test', '/roomies');
      await expectRoom(accountButton(page));
    });
  }
});
