import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import type { AccountExport } from '#contract/users/calls.ts';
import {
  expect,
  expectAccessible,
  newEmail,
  signInAs,
  signInAsNewcomer,
  test,
} from './support/fixtures.ts';
import { callAsPerson } from './support/call-as-person.ts';
import { accountButton, expectSignedOut, storedTokens } from './support/session.ts';

const edit = (page: Page, title: string) => page.getByRole('button', { name: `Edit: ${title}` });
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true });

test('changes profile, habits and preferences @essential', async ({ page }) => {
  await signInAsNewcomer(page, '/profile');
  await edit(page, 'About you').click();
  await page.getByLabel('First name').fill('');
  await page.getByLabel('Birth date').fill('1985-03-01');
  await save(page).click();
  await expect(page.getByText('First name is required')).toBeVisible();
  await expect(page.getByLabel('First name')).toBeFocused();
  await page.getByLabel('First name').fill('Grace');
  await page.getByLabel('What you do').fill('Admiral');
  await expectAccessible(page);
  await save(page).click();
  await expect(page.getByText('Admiral')).toBeVisible();
  await expect(edit(page, 'About you')).toBeFocused();
  await expect(accountButton(page)).toContainText('Grace');

  await edit(page, 'How you live').click();
  await save(page).click();
  await expect(page.getByText('Answer at least one question')).toBeVisible();
  await page
    .getByRole('group', { name: /Do you have pets/ })
    .getByLabel('Pet owner')
    .check();
  await expectAccessible(page);
  await save(page).click();
  await expect(page.getByText('Pet owner', { exact: true })).toBeVisible();

  await edit(page, 'What you want').click();
  await page.locator('summary', { hasText: 'Pets and allergies' }).click();
  await page.getByRole('switch', { name: /dealbreaker/ }).check();
  await expectAccessible(page);
  await save(page).click();
  await expect(page.getByText(/\(a dealbreaker\)/)).toBeVisible();

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download my data' }).click();
  const data = JSON.parse(await readFile(await (await download).path(), 'utf8')) as AccountExport;
  expect(data.profile).toMatchObject({ first_name: 'Grace', occupation: 'Admiral' });

  await page.reload();
  await expect(page.getByText(/\(a dealbreaker\)/)).toBeVisible();
  // A user who skipped and later saved all three steps has completed onboarding.
  expect((await callAsPerson(page, 'GET', '/api/users/onboarding')).body).toEqual({
    status: 'completed',
  });
});

test('sees the profile as others do, hides it, and shows it again', async ({ page }) => {
  await signInAsNewcomer(page, '/profile');
  await page.getByRole('link', { name: 'See it as others do' }).click();
  await expect(page).toHaveURL(/\/roomies\/\d+$/);
  await expect(page.getByText('This is you', { exact: true })).toBeVisible();
  await page.goBack();
  await page.getByRole('button', { name: 'Hide me' }).click();
  await expect(page.getByText('You are hidden', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'See it as others do' }).click();
  await expect(page.getByText('You are hidden: nobody finds this page')).toBeVisible();
  await page.goBack();
  await page.reload();
  await page.getByRole('button', { name: 'Show me again' }).click();
  await expect(page.getByText('Others find you again', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Hide me' })).toBeVisible();
});

/** Signs in as a user who skipped onboarding and has no birth date. */
async function signInUnfinished(page: Page): Promise<void> {
  await signInAs(page, newEmail(), '/robots.txt');
  await callAsPerson(page, 'POST', '/api/users/onboarding/skip');
}

async function finishProfile(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Finish your profile' }).click();
  await page.getByLabel('First name').fill('Late');
  await page.getByLabel('Birth date').fill('1985-03-01');
  await save(page).click();
}

test.describe('with an unfinished profile', () => {
  test.use({ expectedErrors: /Failed to load resource: .* 403 / });

  test('a user who wants to list a place finishes it and returns to the form', async ({ page }) => {
    await signInUnfinished(page);
    await page.goto('/listings/create');
    await finishProfile(page);
    await expect(page).toHaveURL('/listings/create');
    await expect(page.getByRole('textbox', { name: 'Title' })).toBeVisible();
  });

  test('a user who wants to write finishes it and returns to their text', async ({ page }) => {
    const text = 'Hello! Is the room still free in March?';
    const message = page.getByRole('textbox', { name: 'Your message' });
    const send = page.getByRole('button', { name: 'Send message' });
    await signInUnfinished(page);
    await page.goto('/listings/3');
    await message.fill(text);
    await send.click();
    await expect(page.getByText('Your message was not sent')).toBeVisible();
    await finishProfile(page);
    await expect(page).toHaveURL('/listings/3#write');
    await expect(message).toHaveValue(text);
    await expect(message).toBeFocused();
    await send.click();
    await expect(page.getByText(/^You wrote to /)).toBeVisible();
  });
});

test.describe('deleting the account', () => {
  test.use({ expectedErrors: /Failed to load resource: .* 401 / });

  test('asks for a typed word first, deletes everything, and signs out every tab', async ({
    page,
    context,
  }) => {
    await signInAsNewcomer(page, '/profile');
    const other = await context.newPage();
    await other.goto('/profile');
    await expect(other.getByText('This device', { exact: true })).toBeVisible();
    const { access } = await storedTokens(page);

    await page.getByRole('button', { name: 'Delete account' }).click();
    const question = page.getByRole('dialog', { name: 'Delete your account?' });
    await expectAccessible(page);
    const confirm = question.getByRole('button', { name: 'Delete for good' });
    await expect(confirm).toBeDisabled();
    await question.getByLabel(/Type/).fill('delete');
    await confirm.click();
    await expect(page).toHaveURL('/');
    await expectSignedOut(page);
    await expectSignedOut(other);
    expect(await storedTokens(page)).toEqual({ access: null, refresh: null });
    const answer = await page.request.get('/auth/me', {
      headers: { Authorization: `Bearer ${access}` },
    });
    expect(answer.status()).toBe(401);
  });
});
