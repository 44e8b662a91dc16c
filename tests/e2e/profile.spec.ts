import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import type { AccountExport } from '#contract/account/calls.ts';
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
const sections = (page: Page) => page.getByRole('navigation', { name: 'Parts of your profile' });
const open = (page: Page, section: string) =>
  sections(page)
    .getByRole('link', { name: new RegExp(`^${section}`) })
    .click();
const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });

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

  await open(page, 'How you live');
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

  await open(page, 'What you want');
  await edit(page, 'What you want').click();
  await page.locator('summary', { hasText: 'Pets and allergies' }).click();
  await page.getByRole('switch', { name: /dealbreaker/ }).check();
  await expectAccessible(page);
  await save(page).click();
  await expect(page.getByText(/\(a dealbreaker\)/)).toBeVisible();

  await open(page, 'Privacy');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download my data' }).click();
  const data = JSON.parse(await readFile(await (await download).path(), 'utf8')) as AccountExport;
  expect(data.profile).toMatchObject({ first_name: 'Grace', occupation: 'Admiral' });

  await open(page, 'What you want');
  await page.reload();
  await expect(page.getByText(/\(a dealbreaker\)/)).toBeVisible();
  // A user who skipped and later saved all three steps has completed onboarding.
  expect((await callAsPerson(page, 'GET', '/api/users/onboarding')).body).toEqual({
    status: 'completed',
  });
});

test('opens each section at its own address, and begins with the first', async ({ page }) => {
  await signInAsNewcomer(page, '/profile');
  await expect(heading(page, 'About you')).toBeVisible();
  for (const [name, path] of [
    ['How you live', '/profile/habits'],
    ['What you want', '/profile/preferences'],
    ['E-mails and alerts', '/profile/notifications'],
    ['Privacy', '/profile/privacy'],
    ['Account', '/profile/account'],
    ['About you', '/profile/about'],
  ] as const) {
    await open(page, name);
    await expect(page).toHaveURL(path);
    await expect(heading(page, name)).toBeFocused();
    await expect(sections(page).locator('[aria-current=page]')).toHaveText(new RegExp(`^${name}`));
  }
  await page.goBack();
  await expect(heading(page, 'Where you are signed in')).toBeVisible();
  // Mails that were sent while all of it was one page.
  await page.goto('/profile#mails');
  await expect(page).toHaveURL('/profile/notifications');
});

test.describe('a section that does not exist', () => {
  test.use({ expectedErrors: /404/ });

  test('is not found', async ({ page }) => {
    await signInAsNewcomer(page, '/profile/nothing');
    await expect(heading(page, 'Not Found')).toBeVisible();
  });
});

test('what is typed in one section stays while others are open, and the list says so', async ({
  page,
}) => {
  await signInAsNewcomer(page, '/profile');
  const about = sections(page).getByRole('link', { name: /^About you/ });
  await edit(page, 'About you').click();
  await page.getByLabel('What you do').fill('Half an adm');
  await page.getByLabel('Birth date').fill('1985-03-01');
  await open(page, 'How you live');
  await expect(about).toContainText('Not saved yet');
  await expectAccessible(page);
  await open(page, 'About you');
  await expect(page.getByText('What you typed is back')).toBeVisible();
  await expect(page.getByLabel('What you do')).toHaveValue('Half an adm');
  // No browser stores it, so it only lasts as long as the profile is open.
  await expect(page.getByLabel('Birth date')).toHaveValue('1985-03-01');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await open(page, 'How you live');
  await expect(about).not.toContainText('Not saved yet');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 320, height: 640 } });

  test('shows a list of sections, and from each the way back to it', async ({ page }) => {
    await signInAsNewcomer(page, '/profile');
    await expect(page.getByRole('button', { name: 'Choose a photo' })).toBeVisible();
    await expect(heading(page, 'About you')).toBeHidden();
    await expectAccessible(page);
    for (const [section, part] of [
      ['About you', 'About you'],
      ['How you live', 'How you live'],
      ['What you want', 'What you want'],
      ['E-mails and alerts', 'E-mails and alerts'],
      ['Privacy', 'Who sees you'],
      ['Account', 'Where you are signed in'],
    ] as const) {
      await open(page, section);
      await expect(heading(page, section)).toBeFocused();
      await expect(heading(page, part)).toBeVisible();
      await expect(sections(page)).toBeHidden();
      const overflow = await page.evaluate(() => document.body.scrollWidth - innerWidth);
      expect(overflow).toBeLessThanOrEqual(0);
      await page.getByRole('main').getByRole('link', { name: 'Your profile' }).click();
      await expect(page).toHaveURL('/profile');
      await expect(heading(page, 'Your profile')).toBeFocused();
    }
  });

  test('begins with the form where a page asked for a finished profile', async ({ page }) => {
    await signInUnfinished(page);
    await page.goto('/listings/create');
    await finishProfile(page);
    await expect(page).toHaveURL('/listings/create');
  });
});

test('sees the profile as others do, hides it, and shows it again', async ({ page }) => {
  await signInAsNewcomer(page, '/profile/privacy');
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
  await expect(page.getByText('Others can find you again', { exact: true })).toBeVisible();
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
    await expect(page.getByRole('textbox', { name: 'Address' })).toBeVisible();
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
    await signInAsNewcomer(page, '/profile/account');
    const other = await context.newPage();
    await other.goto('/profile/account');
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
