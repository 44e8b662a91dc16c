import type { Browser, Locator, Page } from '@playwright/test';
import { callAsPerson } from './support/call-as-person.ts';
import { expect, expectAccessible, signInAsNewcomer, test } from './support/fixtures.ts';
import { postListing } from './support/listings.ts';

const composer = (page: Page) => page.getByRole('textbox', { name: /^Write to/ });
const messages = (page: Page) => page.getByRole('log').getByRole('listitem');
const lines = (name: string) => `${name}${'\nand one more line'.repeat(9)}`;

/** A conversation that is longer than any window, as its sender sees it. */
async function openLongInquiry(page: Page, browser: Browser, baseURL: string | undefined) {
  const context = await browser.newContext(baseURL === undefined ? {} : { baseURL });
  const owner = await context.newPage();
  await Promise.all([signInAsNewcomer(owner), signInAsNewcomer(page)]);
  const listing_id = await postListing(owner, { title: 'A room with much to ask about' });
  const first = { listing_id, message: lines('The first message') };
  const { body } = await callAsPerson(page, 'POST', '/api/inquiries', first);
  const { id } = body as { id: number };
  for (const [index, writer] of [owner, page, owner].entries()) {
    const message = lines(`Message ${index + 2}`);
    await callAsPerson(writer, 'POST', `/api/inquiries/${id}/messages`, { message });
  }
  await context.close();
  await page.goto(`/inquiries/${id}`);
  await expect(messages(page)).toHaveCount(4);
}

async function measureBox(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error('It is not on the page');
  return { ...box, bottom: box.y + box.height };
}

test('opens at the newest message, beside the room and the fit, and sends by Enter', async ({
  page,
  browser,
  baseURL,
}) => {
  await openLongInquiry(page, browser, baseURL);
  await expect(messages(page).last().getByRole('time')).toBeInViewport();
  await expect(composer(page)).toBeInViewport({ ratio: 1 });
  await expect(page.getByText('Enter sends. Shift + Enter starts a new line.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'A room with much to ask about' })).toBeInViewport();
  await expect(page.getByRole('heading', { name: /^You and/ })).toBeInViewport();
  await expect(page.getByRole('list', { name: 'Why' })).toBeInViewport();
  await expectAccessible(page);

  // The messages scroll, the composer does not.
  const before = await measureBox(composer(page));
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect(messages(page).first()).toBeInViewport();
  // A window ends between two pixels.
  expect(Math.abs((await measureBox(composer(page))).y - before.y)).toBeLessThan(2);

  await composer(page).press('Enter');
  await composer(page).pressSequentially('One line');
  await composer(page).press('Shift+Enter');
  await composer(page).pressSequentially('and another');
  await expect(messages(page)).toHaveCount(4);
  await composer(page).press('Enter');
  await expect(messages(page)).toHaveCount(5);
  await expect(messages(page).last()).toBeInViewport({ ratio: 1 });
  await expect(messages(page).last()).toContainText('One line\nand another');
  await expect(composer(page)).toHaveValue('');
  await expect(composer(page)).toBeFocused();

  await page.getByRole('button', { name: 'More' }).click();
  const items = page.getByRole('menu').getByRole('menuitem');
  await expect(items).toHaveText([/Withdraw/, /Archive/, /Report/, /Block/]);
  const starts = await items.evaluateAll((all) =>
    all.map((item) => {
      const text = document.createTreeWalker(item, NodeFilter.SHOW_TEXT).nextNode();
      const range = document.createRange();
      if (text) range.selectNodeContents(text);
      return Math.round(range.getBoundingClientRect().left);
    }),
  );
  expect(new Set(starts).size).toBe(1);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 700 }, hasTouch: true, isMobile: true });

  test('keeps the composer above the keyboard, and above the tabs', async ({
    page,
    browser,
    baseURL,
  }) => {
    // Browsers without a screen have no keyboard on it.
    await page.addInitScript(() => {
      const visible = Object.assign(new EventTarget(), { height: 700, offsetTop: 0, scale: 1 });
      Object.defineProperty(window, 'visualViewport', { value: visible });
    });
    await openLongInquiry(page, browser, baseURL);
    const form = page.getByRole('form', { name: /^Write to/ });
    const newest = messages(page).last().getByRole('time');
    const expectBottom = (bottom: number) =>
      expect
        .poll(async () => Math.abs((await measureBox(form)).bottom - bottom), `ends at ${bottom}`)
        .toBeLessThan(2);
    const tabs = await measureBox(page.getByRole('navigation', { name: 'Sections' }));
    await expectBottom(tabs.y);
    expect((await measureBox(newest)).bottom).toBeLessThan((await measureBox(form)).y);
    await expect(page.getByText('Enter sends')).toBeHidden();
    await expectAccessible(page);

    const openKeyboard = (height: number) =>
      page.evaluate((visibleHeight) => {
        Object.assign(window.visualViewport ?? {}, { height: visibleHeight });
        window.visualViewport?.dispatchEvent(new Event('resize'));
      }, height);
    await openKeyboard(400);
    await expectBottom(400);
    expect((await measureBox(newest)).bottom).toBeLessThan((await measureBox(form)).y);
    await openKeyboard(700);
    await expectBottom(tabs.y);
    await expect(newest).toBeInViewport();

    // Enter is the only way to a new line here.
    await composer(page).fill('One line');
    await composer(page).press('Enter');
    await expect(composer(page)).toHaveValue('One line\n');
    await composer(page).press('Control+Enter');
    await expect(messages(page)).toHaveCount(5);
  });
});
