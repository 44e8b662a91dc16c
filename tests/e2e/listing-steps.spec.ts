import type { Page } from '@playwright/test';
import { expect, expectAccessible, signInAsNewcomer, test } from './support/fixtures.ts';
import {
  fillListingForm,
  neededFields,
  openListingStep,
  postListingForm,
} from './support/listing-form.ts';
import { postListing } from './support/listings.ts';

const main = (page: Page) => page.getByRole('main');
const next = (page: Page) => main(page).getByRole('button', { name: 'Next' });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 2, name });
const stepLink = (page: Page, name: RegExp) =>
  page.getByRole('navigation', { name: 'Steps of this form' }).getByRole('link', { name });

test('leads through the steps of a new room, and keeps back only for what is missing', async ({
  page,
}) => {
  await signInAsNewcomer(page, '/listings/create');
  await next(page).click();
  const address = page.getByRole('textbox', { name: 'Address' });
  await expect(address).toBeFocused();
  await expect(address).toHaveAccessibleDescription(/Address is required/);
  await expect(stepLink(page, /^Where it is \(needs another look\)$/)).toBeVisible();
  await expectAccessible(page);

  await address.fill('Rua Nova 7, Coimbra');
  await next(page).click();
  await expect(page).toHaveURL('/listings/create?step=room');
  await expect(heading(page, 'The room')).toBeFocused();
  await expect(main(page).getByText('Step 2 of 6 · draft kept in this browser')).toBeVisible();

  // Any step is in reach, and an address of its own.
  await stepLink(page, /^Household/).click();
  await expect(page).toHaveURL('/listings/create?step=household');
  await page.reload();
  await expect(heading(page, 'Household')).toBeVisible();
  await page.goBack();
  await expect(heading(page, 'The room')).toBeVisible();
  await openListingStep(page, 'Where it is');
  await expect(address).toHaveValue('Rua Nova 7, Coimbra');
});

test('Enter goes to the next step, and posts nothing', async ({ page }) => {
  await signInAsNewcomer(page, '/listings/create');
  let posts = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/listings')) posts += 1;
  });
  await page.getByRole('textbox', { name: 'Address' }).fill('Rua Nova 7, Coimbra');
  await page.keyboard.press('Enter');
  await expect(heading(page, 'The room')).toBeFocused();
  await fillListingForm(page, { ...neededFields, Title: 'Attic room' });
  await page.getByRole('textbox', { name: 'Title' }).press('Enter');
  await page.waitForTimeout(500);
  await expect(page).toHaveURL('/listings/create?step=words');
  expect(posts).toBe(0);
  await main(page).getByRole('button', { name: 'List your place' }).press('Enter');
  await expect(page).toHaveURL(/\/listings\/\d+$/);
  expect(posts).toBe(1);
});

test('a refused submission opens the first step with an error, and leads to each', async ({
  page,
}) => {
  await signInAsNewcomer(page, '/listings/create?step=words');
  await fillListingForm(page, { ...neededFields, 'Monthly rent': '', Title: '' });
  await postListingForm(page);
  await expect(page).toHaveURL('/listings/create?step=money');
  const problems = page.getByRole('region', { name: 'Some fields need another look' });
  await expect(problems).toBeFocused();
  await expect(stepLink(page, /needs another look\)$/)).toHaveText([
    /Costs and dates/,
    /Title and description/,
  ]);
  await expect(stepLink(page, /\(done\)$/)).toHaveText([/The room/, /Household/]);
  await problems.getByRole('link', { name: 'Title is required' }).click();
  await expect(page.getByRole('textbox', { name: 'Title' })).toBeFocused();
  await expect(page.getByRole('textbox', { name: 'Title' })).toBeInViewport();
  await expectAccessible(page);
});

test('shows the card of the room beside the form as it is typed', async ({ page }) => {
  await signInAsNewcomer(page, '/listings/create');
  await fillListingForm(page, {
    Address: 'Rua Nova, Coimbra',
    Bedrooms: '3',
    'Monthly rent': '640',
    Currency: 'EUR',
    Bills: '60',
    Title: 'Attic with a view',
  });
  const card = page.getByRole('complementary').getByRole('article');
  for (const text of ['Attic with a view', 'Rua Nova, Coimbra', '3 bedrooms', '€700']) {
    await expect(card).toContainText(text);
  }
});

test.describe('on the narrowest phones', () => {
  test.use({ viewport: { width: 320, height: 640 }, hasTouch: true });

  test('posts a room one step a screen, with the buttons always above the tabs', async ({
    page,
  }) => {
    await signInAsNewcomer(page, '/listings/create');
    const tabs = page.getByRole('navigation', { name: 'Sections' });
    const steps = ['Where it is', 'The room', 'Costs and dates', 'Household', 'Photos'];
    const fields: Record<string, string>[] = [
      { Address: 'Rua Nova 7, Coimbra' },
      { Bedrooms: '3', Bathrooms: '1' },
      { 'Monthly rent': '9400' },
      { 'People living here': '2' },
      {},
    ];
    for (const [index, step] of fields.entries()) {
      await expect(main(page).getByText(`Step ${index + 1} of 6`)).toBeVisible();
      for (const [label, typed] of Object.entries(step)) {
        await page.getByRole('textbox', { name: label }).fill(typed);
      }
      // While somebody types, the keyboard has the place of the tabs.
      await heading(page, steps[index] ?? '').click();
      await expect(tabs).toBeVisible();
      const [button, bar] = [await next(page).boundingBox(), await tabs.boundingBox()];
      expect((button?.y ?? 0) + (button?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
      await expect(next(page)).toBeInViewport({ ratio: 1 });
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(wide).toBeLessThanOrEqual(320);
      await next(page).tap();
    }
    await page.getByRole('textbox', { name: 'Title' }).fill('Posted by a thumb');
    await expectAccessible(page);
    await main(page).getByRole('button', { name: 'List your place' }).tap();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Posted by a thumb');
  });

  test('a step of a posted room saves by itself, from where its card leads', async ({ page }) => {
    await signInAsNewcomer(page, '/robots.txt');
    const coimbra = { latitude: 40.2056, longitude: -8.4196 };
    const id = await postListing(page, { ...coimbra, title: 'To mend', description: '' });
    await page.goto('/listings');
    const card = page.getByRole('article').filter({ hasText: 'To mend' });
    await card.getByRole('link', { name: /^Describe it in a few sentences/ }).click();
    await expect(page).toHaveURL(`/listings/${id}/edit?step=words#description`);
    const description = page.getByRole('textbox', { name: 'Description' });
    await expect(description).toBeFocused();
    await description.fill('Light from two sides.');
    await expect(main(page).getByText('Step 6 of 6 · changes not saved yet')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Save changes' }).tap();
    await expect(page).toHaveURL(`/listings/${id}`);
    await expect(page.getByText('Light from two sides.')).toBeVisible();
  });
});
