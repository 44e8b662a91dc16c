import type { Page } from '@playwright/test';
import {
  expect,
  expectAccessible,
  newEmail,
  signInAs,
  signInAsNewcomer,
  test,
} from './support/fixtures.ts';
import { callAsPerson } from './support/call-as-person.ts';
import { fillListingForm } from './support/listing-form.ts';
import { postListing } from './support/listings.ts';

test.use({ expectedErrors: /Failed to load resource: .* 412 / });

const title = (page: Page) => page.getByRole('textbox', { name: 'Title' });
const rent = (page: Page) => page.getByLabel('Monthly rent');
const description = (page: Page) => page.getByRole('textbox', { name: 'Description' });
const saveListing = (page: Page) => page.getByRole('button', { name: 'Save changes' });
const question = (page: Page, name: string) => page.getByRole('group', { name, exact: true });

/** A listing of a newcomer that two tabs edit. */
async function openTwice(page: Page) {
  await signInAsNewcomer(page);
  const id = await postListing(page, { title: 'Before' });
  const other = await page.context().newPage();
  for (const tab of [page, other]) {
    await tab.goto(`/listings/${id}/edit?step=words`);
    await expect(title(tab)).toHaveValue('Before');
  }
  const readListing = async () => (await callAsPerson(page, 'GET', `/api/listings/${id}`)).body;
  return { id, other, readListing };
}

test('a second tab keeps what the first saved in other fields of a listing', async ({ page }) => {
  const { id, other, readListing } = await openTwice(page);
  await fillListingForm(page, { 'Monthly rent': '1300' });
  await saveListing(page).click();
  await expect(page).toHaveURL(`/listings/${id}`);
  await description(other).fill('Quiet after ten.');
  await saveListing(other).click();
  await expect(other).toHaveURL(`/listings/${id}`);
  expect(await readListing()).toMatchObject({
    title: 'Before',
    monthly_rent: 1300,
    description: 'Quiet after ten.',
  });
});

test('a second tab asks about what both changed in a listing, by keyboard', async ({ page }) => {
  test.slow();
  const { id, other, readListing } = await openTwice(page);
  await title(page).fill('One');
  await fillListingForm(page, { 'Monthly rent': '1300' });
  await saveListing(page).click();
  await expect(page).toHaveURL(`/listings/${id}`);

  await other.setViewportSize({ width: 320, height: 640 });
  await title(other).fill('Two');
  await description(other).fill('Quiet after ten.');
  await saveListing(other).click();
  const asked = question(other, 'Title');
  await expect(asked.getByRole('radio', { name: 'Yours: Two' })).toBeFocused();
  await expect(asked.getByRole('radio', { name: 'Saved elsewhere: One' })).toBeVisible();
  await expect(title(other)).toHaveValue('Two');
  await expect(rent(other)).toHaveValue('1300');
  await expectAccessible(other);
  const wide = await other.evaluate(() => document.documentElement.scrollWidth);
  expect(wide).toBeLessThanOrEqual(320);
  expect(await readListing()).toMatchObject({
    title: 'One',
    description: expect.not.stringContaining('after ten'),
  });

  await other.keyboard.press('ArrowDown');
  await expect(title(other)).toHaveValue('One');
  await other.keyboard.press('ArrowUp');
  await expect(title(other)).toHaveValue('Two');
  await saveListing(other).press('Enter');
  await expect(other).toHaveURL(`/listings/${id}`);
  expect(await readListing()).toMatchObject({
    title: 'Two',
    monthly_rent: 1300,
    description: 'Quiet after ten.',
  });
});

test('a second tab asks about what both changed in the profile', async ({ page }) => {
  test.slow();
  await signInAsNewcomer(page);
  const other = await page.context().newPage();
  const bio = (tab: Page) => tab.locator('textarea#bio');
  const save = (tab: Page) => tab.getByRole('button', { name: 'Save', exact: true });
  for (const tab of [page, other]) {
    await tab.goto('/profile');
    await tab.getByRole('button', { name: 'Edit: About you' }).click();
    await expect(bio(tab)).toHaveValue('');
  }
  await bio(page).fill('I bake.');
  await page.getByLabel('What you do').fill('Baker');
  await save(page).click();
  await expect(page.getByText('Your profile is saved')).toBeVisible();

  await bio(other).fill('I sail.');
  await save(other).click();
  const asked = question(other, 'About you');
  await expect(asked.getByRole('radio', { name: 'Yours: I sail.' })).toBeFocused();
  await expectAccessible(other);
  await asked.getByRole('radio', { name: 'Saved elsewhere: I bake.' }).check();
  await expect(bio(other)).toHaveValue('I bake.');
  await save(other).click();
  await expect(other.getByText('Your profile is saved')).toBeVisible();
  expect((await callAsPerson(page, 'GET', '/api/users/profile')).body).toMatchObject({
    bio: 'I bake.',
    occupation: 'Baker',
  });
});

test('a second tab keeps the answers that the first gave', async ({ page }) => {
  await signInAsNewcomer(page);
  await callAsPerson(page, 'PUT', '/api/users/habits', { pets: 'none' });
  const other = await page.context().newPage();
  const answer = (tab: Page, topic: RegExp) => tab.getByRole('group', { name: topic });
  for (const tab of [page, other]) {
    await tab.goto('/profile/habits');
    await tab.getByRole('button', { name: 'Edit: How you live' }).click();
  }
  await answer(page, /Do you have pets/)
    .getByLabel('Pet owner')
    .check();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Your answers are saved')).toBeVisible();
  await answer(other, /smoke/i).getByRole('radio').first().check();
  await other.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(other.getByText('Your answers are saved')).toBeVisible();
  expect((await callAsPerson(page, 'GET', '/api/users/habits')).body).toEqual({
    pets: 'has',
    smoking: expect.any(String),
  });
});

test('onboarding keeps what another device saved, and asks about what both answered', async ({
  page,
}) => {
  test.slow();
  const profile = { first_name: 'Ada', birth_date: '1990-12-10', occupation: 'Baker' };
  const readMine = async (part: string) =>
    (await callAsPerson(page, 'GET', `/api/users/${part}`)).body;
  const next = page.getByRole('button', { name: 'Next' });
  const save = page.getByRole('button', { name: 'Save and continue' });
  const theirs = page.getByRole('radio', { name: /^Saved elsewhere: / });
  await signInAs(page, newEmail(), '/onboarding/profile');
  await page.getByLabel('First name').fill('Eve');
  await page.getByLabel('Birth date').fill(profile.birth_date);
  await callAsPerson(page, 'PATCH', '/api/users/profile', profile);
  for (let screen = 1; screen < 5; screen += 1) await next.click();
  await page.locator('textarea#bio').fill('I sail.');
  await save.click();
  const asked = question(page, 'First name');
  await expect(asked.getByRole('radio', { name: 'Yours: Eve' })).toBeFocused();
  await expect(page.getByLabel('What you do')).toHaveValue('Baker');
  await expectAccessible(page);
  await theirs.check();
  await save.click();
  await expect(page).toHaveTitle('How you live · RoomieRadar');
  expect(await readMine('profile')).toMatchObject({ ...profile, bio: 'I sail.' });

  await page.getByLabel('Asleep from').selectOption('23:30');
  await callAsPerson(page, 'PUT', '/api/users/habits', { pets: 'welcome' });
  await next.click();
  for (let asked = 2; asked <= 12; asked += 1) {
    await expect(page.getByRole('progressbar', { name: `Question ${asked} of 12` })).toBeAttached();
    await page.getByRole('radio').nth(1).click();
  }
  await expect(theirs).toHaveCount(1);
  await theirs.check();
  await save.click();
  await expect(page).toHaveTitle('What you want · RoomieRadar');
  expect(await readMine('habits')).toMatchObject({ pets: 'welcome', sleep: { from: '23:30' } });
});

test('skipping asks nothing, and the profile asks about what another device answered otherwise', async ({
  page,
}) => {
  await signInAs(page, newEmail(), '/onboarding/profile');
  await page.getByLabel('First name').fill('Eve');
  await page.getByLabel('Last name').fill('Stone');
  await callAsPerson(page, 'PATCH', '/api/users/profile', { first_name: 'Ada' });
  await page.getByRole('button', { name: 'Skip for now' }).click();
  await expect(page).toHaveURL('/onboarding/complete');
  await page.goto('/profile');
  const asked = question(page, 'First name');
  await asked.getByRole('radio', { name: 'Yours: Eve' }).check();
  await expect(page.getByLabel('Last name')).toHaveValue('Stone');
  expect((await callAsPerson(page, 'GET', '/api/users/profile')).body).toMatchObject({
    first_name: 'Ada',
  });
});
