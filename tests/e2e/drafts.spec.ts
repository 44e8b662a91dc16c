import type { BrowserContext, Page } from '@playwright/test';
import { newSession } from '#qa/run/sign-in.ts';
import { joinEmbeddedPostgres } from '#platform/database/embedded/join.ts';
import { openPool, type OwnPool } from '#platform/database/open-pool.ts';
import {
  chooseAccount,
  expect,
  expectAccessible,
  newEmail,
  signInAs,
  signInAsNewcomer,
  test,
} from './support/fixtures.ts';
import { callAsPerson } from './support/call-as-person.ts';
import { draftForms, openSection, type DraftForm } from './support/draft-forms.ts';
import { accountButton, expectSignedOut, logOut } from './support/session.ts';

let sql: OwnPool;
test.beforeAll(async () => {
  sql = openPool(await joinEmbeddedPostgres(process.env['APP_DATA_DIR'] ?? ''));
});
test.afterAll(() => sql.end());

// Where there are two administrators, the demo's may not decide about what it did itself.
let administrator: string | null = null;
test.afterEach(async () => {
  if (administrator) await sql`update users set is_admin = false where email = ${administrator}`;
  administrator = null;
});

const restored = (page: Page) => page.getByText('What you typed is back');
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Keep what you have not saved?' });

/** Signs in as whoever fills in such a form; their e-mail address, and where the form is. */
async function begin(page: Page, { isNew, isAdmin, prepare }: DraftForm) {
  const email = isNew ? newEmail() : await signInAsNewcomer(page);
  if (isNew) await signInAs(page, email, '/onboarding/profile');
  if (isAdmin) {
    administrator = email;
    await sql`update users set is_admin = true where email = ${email}`;
  }
  return { email, path: prepare ? await prepare(page) : '' };
}

async function signInAgain(page: Page, email: string): Promise<void> {
  await page.goto('/login');
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
  await chooseAccount(page, email);
  await expect(accountButton(page)).toBeVisible();
}

/** Opens the form in another tab and closes the first. */
async function openElsewhere(context: BrowserContext, page: Page): Promise<Page> {
  const other = await context.newPage();
  await page.close();
  return other;
}

test.describe('what was typed half', () => {
  test.use({ expectedErrors: /Failed to load resource: .* 401 / });

  for (const form of draftForms) {
    test(`of ${form.name} outlives reload, tab, session and signing out`, async ({
      page,
      context,
    }) => {
      test.slow();
      const { email, path } = await begin(page, form);
      await form.open(page, path);
      await form.type(page);

      await page.reload();
      await form.open(page, path);
      await form.expectTyped(page);
      if (!form.isNew) await expect(restored(page)).toBeVisible();

      const other = await openElsewhere(context, page);
      await form.open(other, path);
      await form.expectTyped(other);

      // The session ends by itself: another device ended all others.
      const elsewhere = await newSession(other.request, new URL(other.url()).origin, email);
      await other.request.delete('/auth/sessions', {
        headers: { Authorization: `Bearer ${elsewhere.access_token}` },
      });
      await other.goto('/inquiries');
      await expect(other).toHaveURL(/\/login/);
      await signInAgain(other, email);
      await form.open(other, path);
      await form.expectTyped(other);

      await other.goto('/about');
      await logOut(other);
      await dialog(other).getByRole('button', { name: 'Keep and sign out' }).click();
      await expectSignedOut(other);
      await signInAgain(other, email);
      await form.open(other, path);
      await form.expectTyped(other);
    });
  }
});

test('signing out asks about what was typed, and deletes it on request', async ({ page }) => {
  const email = await signInAsNewcomer(page, '/listings/create?step=words');
  const title = page.getByRole('textbox', { name: 'Title' });
  await title.fill('Half a thought');
  await page.goto('/listings/3');
  await page.getByRole('main').getByLabel('Your message').fill('Half a question');
  await page.setViewportSize({ width: 320, height: 640 });
  await logOut(page);
  await expect(dialog(page)).toContainText('Not saved or sent yet: room, message.');
  await expectAccessible(page);
  await dialog(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog(page)).toBeHidden();
  await expect(accountButton(page)).toBeFocused();

  await logOut(page);
  await dialog(page).getByRole('button', { name: 'Delete and sign out' }).click();
  await expectSignedOut(page);
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('Half');
  await signInAgain(page, email);
  await page.goto('/listings/create?step=words');
  await expect(title).toHaveValue('');
});

test('keeps what one user typed while another uses the browser, and shows it to neither other', async ({
  page,
}) => {
  const email = await signInAsNewcomer(page, '/listings/create?step=words');
  const title = page.getByRole('textbox', { name: 'Title' });
  await title.fill('Half a thought');
  await logOut(page);
  await dialog(page).getByRole('button', { name: 'Keep and sign out' }).click();
  await expectSignedOut(page);
  await signInAsNewcomer(page, '/listings/create?step=words');
  await expect(title).toHaveValue('');
  await logOut(page);
  await expectSignedOut(page);
  await signInAgain(page, email);
  await page.goto('/listings/create?step=words');
  await expect(title).toHaveValue('Half a thought');
});

test('keeps no birth date, and discards the rest on request', async ({ page }) => {
  await signInAsNewcomer(page);
  await openSection(page, 'About you');
  await page.getByLabel('Birth date').fill('1985-03-01');
  await page.getByLabel('What you do').fill('Admiral');
  const stored = await page.evaluate(() =>
    JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]),
  );
  expect(stored).toContain('Admiral');
  expect(stored).not.toContain('1985-03-01');
  await page.reload();
  await expect(page.getByLabel('What you do')).toHaveValue('Admiral');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(page.getByLabel('What you do')).toHaveValue('');
  await page.reload();
  await expect(page.getByRole('button', { name: 'Edit: About you' })).toBeVisible();
  expect((await callAsPerson(page, 'GET', '/api/users/profile')).body).toMatchObject({
    occupation: '',
  });
});
