import type { Browser, Page } from '@playwright/test';
import { startByKeyboard } from './support/by-keyboard.ts';
import { callAsPerson } from './support/call-as-person.ts';
import { expect, newEmail, signInAsNewcomer, test } from './support/fixtures.ts';
import { postListing } from './support/listings.ts';
import { expectSignedIn, expectSignedOut } from './support/session.ts';

test.use({ viewport: { width: 320, height: 640 } });

const main = (page: Page) => page.getByRole('main');
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const expectHeading = async (page: Page, name: string | RegExp) => {
  await expect(heading(page)).toHaveText(name);
  await expect(heading(page)).toBeFocused();
};

async function openOther(browser: Browser, baseURL: string | undefined): Promise<Page> {
  const context = await browser.newContext(baseURL === undefined ? {} : { baseURL });
  return context.newPage();
}

async function signInAsOwner(page: Page): Promise<void> {
  await signInAsNewcomer(page, '/robots.txt');
  const profile = { first_name: 'Ona', birth_date: '1990-12-10' };
  await callAsPerson(page, 'PATCH', '/api/users/profile', profile);
}

test('a seeker finds a room, signs in and writes with the keyboard alone', async ({
  page,
  browser,
  baseURL,
}) => {
  const title = `Quiet attic ${Date.now().toString(36)}`;
  const owner = await openOther(browser, baseURL);
  await signInAsOwner(owner);
  await postListing(owner, { title });
  await owner.context().close();
  // The index of words follows a moment later.
  const search = `/api/listings?${new URLSearchParams({ q: title })}`;
  await expect.poll(async () => (await page.request.get(search)).text()).toContain(title);

  await page.goto('/');
  await expectSignedOut(page);
  const { tabTo, press, type } = await startByKeyboard(page);
  await press(page.getByRole('link', { name: 'Skip to content' }));
  await type(page.getByRole('search').getByLabel('Where'), title);
  await page.keyboard.press('Enter');
  await expect(heading(page)).toHaveText('1 room');
  await press(main(page).getByRole('link', { name: title, exact: true }));
  await expectHeading(page, title);
  await press(page.getByRole('button', { name: 'Sign in to write' }));

  await page.waitForURL(/\/sign-in\/local\//);
  await type(page.locator('input[name="email"]'), newEmail());
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/listings\/\d+#write$/);
  const message = page.getByLabel('Your message');
  await expect(message).toBeFocused();
  await page.keyboard.type('Hello, could I see the attic?');
  await press(main(page).getByRole('button', { name: 'Send message' }));

  const sheet = page.getByRole('dialog', { name: 'Who is writing?' });
  await expect(sheet.locator(':focus')).toHaveCount(1);
  await type(sheet.getByLabel('First name'), 'Vera');
  await tabTo(sheet.getByLabel('Birth date'));
  await page.keyboard.type('12101990');
  await press(sheet.getByRole('button', { name: 'Save and send' }));
  await expect(page.getByText('Your message is waiting to be read.')).toBeVisible();
  await press(main(page).getByRole('button', { name: 'Later' }));
  await press(page.getByRole('link', { name: 'Open inquiry' }));
  await expect(page).toHaveURL(/\/inquiries\/\d+$/);
  await expect(page.getByRole('log')).toContainText('could I see the attic?');
});

test('an owner reads a message, accepts and answers with the keyboard alone', async ({
  page,
  browser,
  baseURL,
}) => {
  await signInAsOwner(page);
  const listing = await postListing(page);
  const seeker = await openOther(browser, baseURL);
  await signInAsNewcomer(seeker, '/robots.txt');
  await callAsPerson(seeker, 'PATCH', '/api/users/profile', { first_name: 'Vera' });
  const message = 'Hello, could I see the room?';
  await callAsPerson(seeker, 'POST', '/api/inquiries', { listing_id: listing, message });

  await page.goto('/');
  await expectSignedIn(page);
  const { press, type } = await startByKeyboard(page);
  await press(main(page).getByRole('link', { name: /inquiry is waiting/ }));
  await expectHeading(page, 'Inquiries');
  await press(main(page).getByRole('link', { name: /Vera/ }));
  await expect(page.getByRole('log')).toContainText(message);
  await press(main(page).getByRole('button', { name: 'Accept' }));
  await type(page.getByRole('textbox', { name: 'Write to Vera' }), 'Yes, on Tuesday.');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('log')).toContainText('Yes, on Tuesday.');
  await seeker.goto('/inquiries');
  await expect(main(seeker).getByRole('article').first()).toContainText('Yes, on Tuesday.');
});
