import type { Page } from '@playwright/test';
import { newSession } from '#qa/run/sign-in.ts';
import {
  chooseAccount,
  expect,
  expectAccessible,
  newEmail,
  signInAsNewcomer,
  test,
} from './support/fixtures.ts';
import {
  fillListingForm,
  openListingField,
  openListingStep,
  postListingForm,
} from './support/listing-form.ts';
import { postListing } from './support/listings.ts';
import { accountButton, expectSignedOut, logOut, storedTokens } from './support/session.ts';

const owner = 'owner@roomieradar.test';
const admin = 'admin@roomieradar.test';

async function signInAt(page: Page, path: string, email: string): Promise<void> {
  await page.goto(path);
  await expect(page).toHaveURL(`/login?redirect=${encodeURIComponent(path)}`);
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
  await chooseAccount(page, email);
}

/** The menu, opened; the caller closes it. */
async function openMenu(page: Page) {
  await accountButton(page).click();
  const menu = page.getByRole('menu');
  await expect(menu.getByRole('menuitem', { name: 'Logout' })).toBeVisible();
  return menu;
}

test('leads a user to the requested form after sign-in', async ({ page }) => {
  await signInAt(page, '/listings/create', owner);
  await expect(page).toHaveURL('/listings/create');
  await expect(page.getByRole('heading', { name: 'List your place' })).toBeVisible();
});

test('leads a new user to onboarding first; once skipped, it never appears again', async ({
  page,
}) => {
  await signInAt(page, '/listings/create', newEmail());
  await expect(page).toHaveURL('/onboarding/profile');
  await page.getByRole('button', { name: 'Skip for now' }).click();
  await expect(page).toHaveURL('/onboarding/complete');
  await page.goto('/listings/create');
  await expect(page).toHaveURL('/listings/create');
  await page.goto('/onboarding/profile');
  await page.goto('/');
  await expect(accountButton(page)).toBeVisible();
  await expect(page).toHaveURL('/');
});

test('shows every specified message of the listing form @essential', async ({ page }) => {
  await signInAsNewcomer(page, '/listings/create');
  await fillListingForm(page, { 'Looking for': '' });
  await postListingForm(page);
  const problems = page.getByRole('region', { name: 'Some fields need another look' });
  await expect(problems).toBeFocused();

  const messages = [
    ['Title', '', 'Title is required'],
    ['Address', '', 'Address is required'],
    ['Monthly rent', '', 'Monthly rent is required'],
    ['Bedrooms', '', 'Number of bedrooms is required'],
    ['Bathrooms', '', 'Number of bathrooms is required'],
    ['Looking for', '', 'Must be looking for at least 1 roommate'],
    ['Title', 'x'.repeat(101), 'Title too long'],
    ['Monthly rent', '0', 'Monthly rent is required'],
    ['Monthly rent', '100001', 'Monthly rent too high'],
    ['Bedrooms', '0', 'Number of bedrooms is required'],
    ['Bedrooms', '21', 'Too many bedrooms'],
    ['Bathrooms', '0', 'Number of bathrooms is required'],
    ['Bathrooms', '11', 'Too many bathrooms'],
    ['People living here', '-1', 'Cannot be negative'],
    ['People living here', '21', 'Too many roommates'],
    ['Looking for', '0', 'Must be looking for at least 1 roommate'],
    ['Looking for', '21', 'Too many roommates'],
    ['Link with more information', 'not an address', 'Must be a valid URL'],
    ['Link with more information', 'javascript:alert(1)', 'Must be a valid URL'],
  ] as const;
  for (const [label, typed, message] of messages) {
    const field = await openListingField(page, label);
    await field.fill(typed);
    await expect(field, `${label}: ${typed}`).toHaveAccessibleDescription(new RegExp(message));
    await expect(field).toHaveAttribute('aria-invalid', 'true');
  }

  const limits = [
    ['Title', 'x'.repeat(100)],
    ['Address', 'Here'],
    ['Monthly rent', '100000'],
    ['Bedrooms', '20'],
    ['Bathrooms', '10'],
    ['People living here', '0'],
    ['Looking for', '20'],
    ['Link with more information', ''],
  ] as const;
  for (const [label, typed] of limits) {
    const field = await openListingField(page, label);
    await field.fill(typed);
    await expect(field, `${label}: ${typed}`).not.toHaveAttribute('aria-invalid', 'true');
  }
  await expect(problems).toHaveCount(0);
  await postListingForm(page);
  await expect(page).toHaveURL(/\/listings\/\d+$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('x'.repeat(100));
});

test('posts, changes and deletes a listing @essential', async ({ page }) => {
  await signInAsNewcomer(page, '/listings/create');
  const title = `Attic room ${Date.now()}`;
  await fillListingForm(page, {
    Address: 'Rua Nova 7, Coimbra',
    Bedrooms: '3',
    Bathrooms: '1',
    'Monthly rent': '9,500',
    'People living here': '2',
    'Looking for': '1',
    Title: title,
    Description: 'Light from two sides.',
  });
  await openListingStep(page, 'Where it is');
  const town = page.getByRole('combobox', { name: 'Town or borough' });
  await town.pressSequentially('Coimbr');
  await page
    .getByRole('option', { name: /^Coimbra/ })
    .first()
    .click();
  await openListingStep(page, 'The room');
  await page.getByText('Balcony').click();
  await postListingForm(page);
  await expect(page).toHaveURL(/\/listings\/\d+$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(page.getByText('Your room is listed')).toBeVisible();
  await expect(page.getByRole('main')).toContainText('€9,500');
  const address = new URL(page.url()).pathname;

  await page.getByRole('main').getByRole('link', { name: 'Edit' }).click();
  await expect(page).toHaveURL(`${address}/edit`);
  await expect(await openListingField(page, 'Title')).toHaveValue(title);
  await fillListingForm(page, { 'Monthly rent': '9400' });
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page).toHaveURL(address);
  await expect(page.getByRole('main')).toContainText('€9,400');
  await page.reload();
  await expect(page.getByRole('main')).toContainText('€9,400');

  await (await openMenu(page)).getByRole('menuitem', { name: 'Your Listings' }).click();
  await expect(page).toHaveURL('/listings');
  await expect(page.getByRole('link', { name: title, exact: true })).toBeVisible();
  const askToDelete = async () => {
    await page.getByRole('button', { name: `More: ${title}` }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
  };
  await askToDelete();
  const question = page.getByRole('dialog', { name: 'Delete this room?' });
  await question.getByRole('button', { name: 'Keep it' }).click();
  await expect(question).toBeHidden();
  await askToDelete();
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Your room is deleted')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'You have not listed a room yet' })).toBeVisible();
});

test('deletes a listing from its edit page, after asking', async ({ page }) => {
  await signInAsNewcomer(page);
  const id = await postListing(page, { title: 'Short-lived' });
  await page.goto(`/listings/${id}/edit`);
  await page.getByRole('button', { name: 'Delete Short-lived' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page).toHaveURL('/listings');
  await expect(page.getByText('Your room is deleted')).toBeVisible();
});

test('keeps what was typed until it is saved or discarded', async ({ page }) => {
  await signInAsNewcomer(page, '/listings/create?step=words');
  const title = page.getByRole('textbox', { name: 'Title' });
  await title.fill('Half a thought');
  await page.getByRole('link', { name: 'Cancel' }).click();
  await expect(page).toHaveURL('/');
  await page.goto('/listings/create?step=words');
  await expect(page.getByText('What you typed is back')).toBeVisible();
  await expect(title).toHaveValue('Half a thought');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(title).toHaveValue('');
  await page.reload();
  await expect(title).toHaveValue('');
  await expect(page.getByText('What you typed is back')).toHaveCount(0);
});

test.describe('a session that ends while the form is open', () => {
  test.use({ expectedErrors: /Failed to load resource/ });

  test('takes nothing that was typed: it is back after signing in', async ({ page }) => {
    const email = await signInAsNewcomer(page);
    const id = await postListing(page, { title: 'Before' });
    await page.goto(`/listings/${id}/edit?step=words`);
    const title = page.getByRole('textbox', { name: 'Title' });
    await title.fill('After');
    const elsewhere = await newSession(page.request, new URL(page.url()).origin, email);
    await page.request.delete('/auth/sessions', {
      headers: { Authorization: `Bearer ${elsewhere.access_token}` },
    });
    const save = page.getByRole('button', { name: 'Save changes' });
    await save.click();
    await expect(page).toHaveURL(/\/login\?redirect=/);
    await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
    await chooseAccount(page, email);
    await expect(page).toHaveURL(`/listings/${id}/edit?step=words`);
    await expect(title).toHaveValue('After');
    await save.click();
    await expect(page.getByRole('heading', { name: 'After' })).toBeVisible();
    await page.goto(`/listings/${id}/edit?step=words`);
    await expect(title).toHaveValue('After');
    await expect(page.getByText('What you typed is back')).toHaveCount(0);
  });
});

test('redirects other users from the edit page to the listing', async ({ page }) => {
  await signInAsNewcomer(page);
  await page.goto('/listings/1/edit');
  await expect(page).toHaveURL('/listings/1');
  await expect(page.getByRole('main').getByRole('link', { name: 'Edit' })).toHaveCount(0);
});

test('signs out to the start page and keeps no data', async ({ page }) => {
  await signInAsNewcomer(page, '/profile');
  await logOut(page);
  await expectSignedOut(page);
  await expect(page).toHaveURL('/');
  expect(await storedTokens(page)).toEqual({ access: null, refresh: null });
  await page.goto('/listings');
  await expect(page).toHaveURL('/login?redirect=%2Flistings');
});

test("offers 'Your Listings' only to those who have some", async ({ page }) => {
  await signInAsNewcomer(page);
  const menu = await openMenu(page);
  await expect(menu.getByRole('menuitem')).toHaveText([
    'Your Profile',
    'Favorites',
    'Saved searches',
    'Rooms wanted',
    'Groups',
    'List Your Place',
    'Logout',
  ]);
  await page.keyboard.press('Escape');
  await postListing(page);
  await page.reload();
  const fuller = await openMenu(page);
  await expect(fuller.getByRole('menuitem')).toHaveText([
    'Your Profile',
    'Favorites',
    'Saved searches',
    'Rooms wanted',
    'Groups',
    'List Your Place',
    'Your Listings',
    'Inquiries',
    'Logout',
  ]);
});

test('lets only administrators into the Admin Panel', async ({ page, browser, baseURL }) => {
  await signInAt(page, '/admin', owner);
  await expect(accountButton(page)).toBeVisible();
  await expect(page).toHaveURL('/');
  await expect((await openMenu(page)).getByRole('menuitem', { name: 'Admin Panel' })).toHaveCount(
    0,
  );
  for (const path of ['/admin', '/admin/manage-external', '/admin/external-listings']) {
    await page.goto(path);
    await expect(accountButton(page)).toBeVisible();
    await expect(page).toHaveURL('/');
  }

  const office = await browser.newContext(baseURL === undefined ? {} : { baseURL });
  const adminPage = await office.newPage();
  await signInAt(adminPage, '/admin', admin);
  await expect(adminPage).toHaveURL('/admin');
  await adminPage.goto('/');
  await (await openMenu(adminPage)).getByRole('menuitem', { name: 'Admin Panel' }).click();
  await expect(adminPage).toHaveURL('/admin');
  await office.close();
});
