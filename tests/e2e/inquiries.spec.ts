import type { Browser, Page } from '@playwright/test';
import { expect, expectAccessible, signInAsNewcomer, test } from './support/fixtures.ts';
import { postListing } from './support/listings.ts';
import { accountButton, countCalls, expectSignedOut, logOut } from './support/session.ts';

const firstText = 'Hello, I would like to see the room on Tuesday evening.';

/** Opens a window of another user, with a separate session. */
async function openOther(browser: Browser, baseURL: string | undefined): Promise<Page> {
  const context = await browser.newContext(baseURL === undefined ? {} : { baseURL });
  return context.newPage();
}

const messageForm = (page: Page) => page.getByRole('main').getByLabel('Your message');
const sendButton = (page: Page) => page.getByRole('button', { name: 'Send message' });
const messages = (page: Page) => page.getByRole('log');
const waitingNote = (page: Page) => accountButton(page).getByText(/waiting for you/);

async function writeFirst(page: Page, listing: number, text = firstText): Promise<void> {
  await page.goto(`/listings/${listing}`);
  await messageForm(page).fill(text);
  await sendButton(page).click();
  await expect(page.getByText('Your message is waiting to be read.')).toBeVisible();
}

async function menuItems(page: Page): Promise<string[]> {
  await accountButton(page).click();
  const menu = page.getByRole('menu');
  await expect(menu.getByRole('menuitem', { name: 'Logout' })).toBeVisible();
  const items = await menu.getByRole('menuitem').allInnerTexts();
  await page.keyboard.press('Escape');
  return items.map((item) => item.replaceAll(/\s+/g, ' ').trim());
}

const twoSecondsMs = 2000;

test('a message and its answer arrive in the other window within two seconds @essential', async ({
  page: owner,
  browser,
  baseURL,
}) => {
  const seeker = await openOther(browser, baseURL);
  await Promise.all([signInAsNewcomer(owner), signInAsNewcomer(seeker)]);
  const listing = await postListing(owner, { title: 'A room to be asked about' });
  await owner.goto('/inquiries');
  await expect(owner.getByRole('heading', { name: 'Nobody has written to you yet' })).toBeVisible();
  expect(await menuItems(seeker)).toEqual([
    'Your Profile',
    'Favorites',
    'Saved searches',
    'Rooms wanted',
    'Groups',
    'List Your Place',
    'Logout',
  ]);

  // Each must arrive; one may be late, because the machine may be busy.
  const delaysMs: number[] = [];
  const arrival = async (seen: Promise<void>) => {
    const sentAt = performance.now();
    await seen;
    delaysMs.push(performance.now() - sentAt);
  };
  await writeFirst(seeker, listing);
  const row = owner.getByRole('list', { name: 'Received' }).getByRole('article');
  await arrival(expect(row).toContainText(firstText));
  await expect(row).toContainText('A room to be asked about');
  await expect(waitingNote(owner)).toHaveText(', 1 inquiry is waiting for you');
  expect(await menuItems(owner)).toEqual([
    'Your Profile',
    'Favorites',
    'Saved searches',
    'Rooms wanted',
    'Groups',
    'List Your Place',
    'Your Listings',
    'Inquiries 1 waiting for you',
    'Logout',
  ]);
  await expectAccessible(owner);
  await expectAccessible(seeker);

  await row.getByRole('link').click();
  await expect(messages(owner)).toContainText(firstText);
  await arrival(expect(seeker.getByText(/has read your message/)).toBeVisible());
  await expect(waitingNote(owner)).toHaveCount(0);

  await owner.getByRole('button', { name: 'Accept' }).click();
  await arrival(expect(seeker.getByText(/accepted your inquiry/)).toBeVisible());
  await seeker.getByRole('link', { name: 'Open inquiry' }).click();
  await expect(messages(seeker)).toContainText(firstText);

  await owner.getByRole('textbox', { name: /^Write to/ }).fill('Tuesday at six is fine.');
  await owner.getByRole('button', { name: 'Send' }).click();
  await arrival(expect(messages(seeker)).toContainText('Tuesday at six is fine.'));
  await seeker.getByRole('textbox', { name: /^Write to/ }).fill('See you then!');
  await seeker.getByRole('button', { name: 'Send' }).click();
  await arrival(expect(messages(owner)).toContainText('See you then!'));
  await expect(messages(owner).getByRole('listitem')).toHaveCount(3);
  await expectAccessible(seeker);
  expect(await menuItems(seeker)).toContain('Inquiries');

  await seeker.getByRole('button', { name: 'More' }).click();
  await seeker.getByRole('menuitem', { name: 'Withdraw' }).click();
  await seeker.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).click();
  await arrival(expect(owner.getByText(/withdrew this inquiry/)).toBeVisible());
  await expect(owner.getByRole('textbox')).toHaveCount(0);
  expect(delaysMs.toSorted((one, other) => one - other).at(-2)).toBeLessThan(twoSecondsMs);
  await seeker.context().close();
});

test('an open inquiry reads out each change once', async ({ page: owner, browser, baseURL }) => {
  const seeker = await openOther(browser, baseURL);
  await Promise.all([signInAsNewcomer(owner), signInAsNewcomer(seeker)]);
  await writeFirst(seeker, await postListing(owner));
  await seeker.getByRole('link', { name: 'Open inquiry' }).click();
  await owner.goto('/inquiries');
  await owner.getByRole('article').getByRole('link').click();
  await expect(waitingNote(owner)).toHaveCount(0);
  await owner.reload();
  await expect(messages(owner)).toContainText(firstText);

  // The page learns of a message before it has it.
  const inquiry = new URL(owner.url()).pathname;
  const marks = countCalls(owner.context(), 'PUT', `/api${inquiry}/read`);
  const knows = owner.waitForResponse(
    async (response) =>
      response.url().endsWith(`/api${inquiry}`) && (await response.text()).includes('"unread":1'),
  );
  await owner.route(/\/inquiries\/\d+\/messages/, async (route) => {
    if (route.request().method() === 'GET') {
      await knows;
      await owner.waitForTimeout(300);
    }
    await route.continue();
  });
  await seeker.getByRole('textbox', { name: /^Write to/ }).fill('Or on Wednesday?');
  await seeker.getByRole('button', { name: 'Send' }).click();
  await expect(messages(owner)).toContainText('Or on Wednesday?');
  await expect(waitingNote(owner)).toHaveCount(0);
  expect(marks).toHaveLength(1);
  await owner.unrouteAll({ behavior: 'wait' });

  // No toast appears for an answer.
  await owner.getByRole('textbox', { name: /^Write to/ }).fill('Wednesday is fine.');
  await owner.getByRole('button', { name: 'Send' }).click();
  await expect(messages(seeker)).toContainText('Wednesday is fine.');
  await expect(waitingNote(seeker)).toHaveCount(0);
  await owner.getByRole('button', { name: 'Accept' }).click();
  await expect(seeker.getByText('In conversation')).toBeVisible();
  await expect(waitingNote(seeker)).toHaveCount(0);
  await seeker.context().close();
});

test('says whose turn it is to write', async ({ page: owner, browser, baseURL }) => {
  const seeker = await openOther(browser, baseURL);
  await Promise.all([signInAsNewcomer(owner), signInAsNewcomer(seeker)]);
  await writeFirst(seeker, await postListing(owner));
  await seeker.getByRole('link', { name: 'Open inquiry' }).click();
  await owner.goto('/inquiries?folder=received');
  await owner.getByRole('article').getByRole('link').click();
  const status = (page: Page, text: string) =>
    page.getByRole('main').locator('header').getByText(text, { exact: true });
  await expect(status(owner, 'Waiting for you')).toBeVisible();
  await expect(status(seeker, 'Seen')).toBeVisible();

  await owner.getByRole('textbox', { name: /^Write to/ }).fill('Which day would suit you?');
  await owner.getByRole('button', { name: 'Send' }).click();
  await expect(status(owner, 'Waiting for them')).toBeVisible();
  await expect(status(seeker, 'Waiting for you')).toBeVisible();
  await owner.getByRole('button', { name: 'Accept' }).click();
  await expect(status(owner, 'In conversation')).toBeVisible();
  await expect(status(owner, 'Waiting for them')).toBeVisible();
  await seeker.getByRole('textbox', { name: /^Write to/ }).fill('Tuesday, if you like.');
  await seeker.getByRole('button', { name: 'Send' }).click();
  await expect(status(seeker, 'Waiting for them')).toBeVisible();
  await expect(status(owner, 'Waiting for you')).toBeVisible();
  await owner.getByRole('link', { name: 'All inquiries' }).click();
  await expect(owner.getByRole('article').getByText('Waiting for you')).toBeVisible();
  await seeker.context().close();
});

test('finds what waits, and archives an inquiry until the other side writes', async ({
  page: owner,
  browser,
  baseURL,
}) => {
  const seeker = await openOther(browser, baseURL);
  await Promise.all([signInAsNewcomer(owner), signInAsNewcomer(seeker)]);
  await writeFirst(seeker, await postListing(owner, { title: 'A room in the inbox' }));
  await owner.goto('/inquiries?folder=received');
  const filter = (page: Page, name: string) =>
    page.getByRole('navigation', { name: 'Show' }).getByRole('link', { name, exact: true });
  const row = (page: Page) => page.getByRole('main').getByRole('article');
  await filter(owner, 'Unread').click();
  await expect(row(owner)).toContainText('A room in the inbox');
  await filter(owner, 'Archived').click();
  await expect(owner.getByRole('heading', { name: 'No archived inquiries' })).toBeVisible();
  await filter(owner, 'Waiting for you').click();
  await row(owner).getByRole('link').click();
  await owner.getByRole('button', { name: 'More' }).click();
  await owner.getByRole('menuitem', { name: 'Archive' }).click();
  await expect(owner.getByText('Archived', { exact: true })).toBeVisible();

  await owner.goto('/inquiries?folder=received');
  await expect(owner.getByRole('heading', { name: 'Everything here is archived' })).toBeVisible();
  await owner.goto('/inquiries?folder=received&filter=archived');
  await expect(row(owner)).toHaveCount(1);
  await expectAccessible(owner);

  await seeker.getByRole('link', { name: 'Open inquiry' }).click();
  await seeker.getByRole('textbox', { name: /^Write to/ }).fill('Are you still there?');
  await seeker.getByRole('button', { name: 'Send' }).click();
  await expect(owner.getByRole('heading', { name: 'No archived inquiries' })).toBeVisible();
  await filter(owner, 'All').click();
  await expect(row(owner)).toContainText('Are you still there?');
  await seeker.context().close();
});

test('a declined inquiry is closed for both sides', async ({ page: owner, browser, baseURL }) => {
  const seeker = await openOther(browser, baseURL);
  await Promise.all([signInAsNewcomer(owner), signInAsNewcomer(seeker)]);
  const listing = await postListing(owner);
  await writeFirst(seeker, listing);
  await owner.goto('/inquiries?folder=received');
  await owner.getByRole('article').getByRole('link').click();
  await owner.getByRole('button', { name: 'Decline' }).click();
  const question = owner.getByRole('dialog');
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(question).toBeHidden();
  await owner.getByRole('button', { name: 'Decline' }).click();
  await question.getByRole('button', { name: 'Decline' }).click();
  await expect(owner.getByText('You declined this inquiry')).toBeVisible();
  await expect(owner.getByRole('textbox')).toHaveCount(0);
  await expect(seeker.getByText(/declined your inquiry/)).toBeVisible();
  await expect(messageForm(seeker)).toHaveCount(0);

  await owner.getByRole('button', { name: 'More' }).click();
  await owner.getByRole('menuitem', { name: 'Report' }).click();
  const report = owner.getByRole('dialog', { name: 'Report this inquiry' });
  await report.getByRole('button', { name: 'Send report' }).click();
  await expect(report.getByText('Choose a reason')).toBeVisible();
  await report.getByRole('radio', { name: 'Spam or advertising' }).check();
  await report.getByRole('button', { name: 'Send report' }).click();
  await expect(owner.getByText('Thank you. We will look at it.')).toBeVisible();
  await owner.getByRole('button', { name: 'More' }).click();
  await owner.getByRole('menuitem', { name: /^Block/ }).click();
  await owner.getByRole('dialog').getByRole('button', { name: 'Block' }).click();
  await expect(owner.getByText(/^You blocked/)).toBeVisible();
  await owner.getByRole('button', { name: 'Unblock' }).click();
  await expect(owner.getByText('You declined this inquiry')).toBeVisible();

  await owner.getByRole('button', { name: 'More' }).click();
  await owner.getByRole('menuitem', { name: /^Block/ }).click();
  await owner.getByRole('dialog').getByRole('button', { name: 'Block' }).click();
  await expect(owner.getByText(/^You blocked/)).toBeVisible();
  await owner.goto('/profile/privacy');
  const blocked = owner.getByRole('heading', { name: 'People you blocked' });
  await expect(blocked).toBeVisible();
  await owner.getByRole('button', { name: /^Unblock / }).click();
  await expect(blocked).toHaveCount(0);
  await seeker.context().close();
});

test('a visitor signs in to write and comes back to the form', async ({ page }) => {
  await page.goto('/listings/3');
  await page.getByRole('button', { name: /^Sign in to write/ }).click();
  await page.waitForURL(/\/sign-in\/local\//);
  await page.getByRole('button', { name: 'seeker@roomieradar.test' }).click();
  await expect(page).toHaveURL('/listings/3#write');
  await expect(messageForm(page)).toBeFocused();
});

test.describe('on a narrow phone', () => {
  test.use({ viewport: { width: 320, height: 640 }, expectedErrors: /ERR_FAILED/ });

  test('keeps a draft until it is sent, warns of scams, and a lost answer sends nothing twice', async ({
    page,
    context,
    browser,
    baseURL,
  }) => {
    const owner = await openOther(browser, baseURL);
    await Promise.all([signInAsNewcomer(owner), signInAsNewcomer(page)]);
    const listing = await postListing(owner, { title: 'A room to write to twice' });
    await owner.goto(`/listings/${listing}`);
    await expect(owner.getByText('This is your listing.')).toBeVisible();
    await expect(messageForm(owner)).toHaveCount(0);

    await page.goto(`/listings/${listing}`);
    await messageForm(page).fill('Too short');
    await sendButton(page).click();
    await expect(messageForm(page)).toHaveAccessibleDescription(/Write at least 20 characters/);
    await expect(messageForm(page)).toBeFocused();
    await messageForm(page).fill('');
    await page.getByRole('button', { name: 'Ask to visit' }).click();
    await messageForm(page).pressSequentially(' I can wire the deposit today.');
    await expect(page.getByText('Stay safe')).toBeVisible();
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(320);
    await expectAccessible(page);
    const written = await messageForm(page).inputValue();
    await page.reload();
    await expect(messageForm(page)).toHaveValue(written);

    await sendButton(page).click();
    await expect(page.getByText('Your message is waiting to be read.')).toBeVisible();
    await page.getByRole('link', { name: 'Open inquiry' }).click();
    await expect(messages(page)).toContainText(written);

    const composer = page.getByRole('textbox', { name: /^Write to/ });
    const inquiry = new URL(page.url()).pathname;
    const posts = countCalls(context, 'POST', `/api${inquiry}/messages`);
    await page.route(`/api${inquiry}/messages`, async (route) => {
      if (route.request().method() !== 'POST') return route.continue();
      // The message arrives, but its answer is lost.
      await route.fetch();
      return route.abort();
    });
    await composer.fill('One more thing: is there a desk?');
    await page.getByRole('button', { name: 'Send' }).click();
    await expect(page.getByText('We do not know whether your message arrived')).toBeVisible();
    await page.unroute(`/api${inquiry}/messages`);
    await page.getByRole('button', { name: 'Send' }).click();
    await expect(composer).toHaveValue('');
    expect(posts).toHaveLength(2);
    await page.reload();
    await expect(messages(page).getByRole('listitem')).toHaveCount(2);
    await composer.fill('Half a thought');
    await logOut(page);
    await page.getByRole('button', { name: 'Delete and sign out' }).click();
    await expectSignedOut(page);
    const kept = await page.evaluate(() => Object.keys(localStorage).join(' '));
    expect(kept).not.toContain('draft');
    await owner.context().close();
  });
});

test('users write to each other from the page of a roomie', async ({ page }) => {
  await signInAsNewcomer(page, '/roomies');
  await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
  await expect(page).toHaveURL(/\/roomies\/\d+$/);
  await messageForm(page).fill('Hello! I think we would get along as roommates.');
  await sendButton(page).click();
  await expect(page.getByText('Your message is waiting to be read.')).toBeVisible();
  await page.goto('/inquiries');
  await page.getByRole('list', { name: 'Sent' }).getByRole('link').click();
  await expect(messages(page)).toContainText('I think we would get along as roommates');
});
