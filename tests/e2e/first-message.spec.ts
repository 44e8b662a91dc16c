import type { Browser, Page } from '@playwright/test';
import { callAsPerson } from './support/call-as-person.ts';
import {
  chooseAccount,
  expect,
  expectAccessible,
  newEmail,
  signInAsNewcomer,
  test,
} from './support/fixtures.ts';
import { postListing } from './support/listings.ts';

const button = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name });
const nameSheet = (page: Page) => page.getByRole('dialog', { name: 'Who is writing?' });

/** Somebody new, who has come back from signing in, has written and pressed the button. */
async function writeAsSomeoneNew(page: Page, listing: number): Promise<void> {
  await page.goto(`/listings/${listing}`);
  await button(page, 'Sign in to write').click();
  await chooseAccount(page, newEmail());
  await expect(page).toHaveURL(`/listings/${listing}#write`);
  await button(page, 'Ask to visit').click();
  await button(page, 'Send message').click();
  await expect(nameSheet(page)).toBeVisible();
}

async function postAsAnother(browser: Browser, baseURL: string | undefined): Promise<number> {
  const context = await browser.newContext(baseURL === undefined ? {} : { baseURL });
  const owner = await context.newPage();
  await signInAsNewcomer(owner);
  const listing = await postListing(owner);
  await context.close();
  return listing;
}

const readStatus = async (page: Page) => {
  const { body } = await callAsPerson(page, 'GET', '/api/users/onboarding');
  return (body as { status: string }).status;
};

test('asks someone new for a name and an age of 18, and nothing else', async ({
  page,
  browser,
  baseURL,
}) => {
  const listing = await postAsAnother(browser, baseURL);
  await writeAsSomeoneNew(page, listing);
  const sheet = nameSheet(page);
  await expect(sheet.locator('input')).toHaveCount(2);
  await expectAccessible(page);

  // Whoever changes their mind has sent nothing and lost nothing.
  await sheet.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByLabel('Your message')).toHaveValue(/Could I come and see it/);
  expect(await readStatus(page)).toBe('profile');
  await button(page, 'Send message').click();

  await sheet.getByLabel('First name').fill('Vera');
  await sheet.getByRole('button', { name: 'Save and send' }).click();
  await expect(sheet.getByText('Birth date is required')).toBeVisible();
  await expect(sheet.getByLabel('Birth date')).toBeFocused();
  await sheet.getByLabel('Birth date').fill(`${new Date().getFullYear() - 17}-01-01`);
  await expect(sheet.getByText('You must be 18 or older to use RoomieRadar')).toBeVisible();
  await sheet.getByLabel('Birth date').fill('1990-12-10');
  await sheet.getByRole('button', { name: 'Save and send' }).click();
  await expect(page.getByText('Your message is waiting to be read.')).toBeVisible();
  await expect(page.getByRole('log')).toContainText('Could I come and see it');
  await expectAccessible(page);

  // The next page begins with the questions that are left, and what is known is not asked again.
  expect(await readStatus(page)).toBe('habits');
  await page.getByRole('link', { name: 'Open inquiry' }).click();
  await expect(page).toHaveURL('/onboarding/habits');
  await page.getByRole('button', { name: 'Skip for now' }).click();
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await expect(page).toHaveURL(/\/inquiries\/\d+$/);
});

test('lets someone new leave the questions for later', async ({ page, browser, baseURL }) => {
  const listing = await postAsAnother(browser, baseURL);
  await writeAsSomeoneNew(page, listing);
  const sheet = nameSheet(page);
  await sheet.getByLabel('First name').fill('Vera');
  await sheet.getByLabel('Birth date').fill('1990-12-10');
  await sheet.getByRole('button', { name: 'Save and send' }).click();
  await button(page, 'Later').click();
  await expect(button(page, 'Later')).toHaveCount(0);
  expect(await readStatus(page)).toBe('skipped');
  await page.getByRole('link', { name: 'Open inquiry' }).click();
  await expect(page).toHaveURL(/\/inquiries\/\d+$/);
});
