import {
  expect,
  expectAccessible,
  newEmail,
  signInAs,
  signInAsNewcomer,
  test,
} from './support/fixtures.ts';
import { postListing } from './support/listings.ts';

test('a search is saved with a name, opened again, put in place of another, renamed and deleted', async ({
  page,
}) => {
  await signInAsNewcomer(page, '/?bedrooms=2&max_rent=1200');
  await page.getByRole('button', { name: 'Save search' }).click();
  const dialog = page.getByRole('dialog', { name: 'Save this search' });
  await expect(dialog.getByLabel('Name')).toHaveValue('Up to $1,200, At least 2 bedrooms');
  await dialog.getByLabel('Name').fill('Two rooms');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('button', { name: 'Saved searches' }).click();

  await expect(page).toHaveURL('/saved-searches');
  const row = page.getByRole('article');
  await expect(row).toHaveCount(1);
  await expect(row).toContainText('Up to $1,200 · At least 2 bedrooms');
  await expectAccessible(page);
  await row.getByRole('link', { name: 'Two rooms' }).click();
  await expect(page).toHaveURL('/?max_rent=1200&bedrooms=2');
  await expect(page.getByRole('button', { name: 'Saved', exact: true })).toBeVisible();

  await page.goto('/?bedrooms=3');
  await page.getByRole('button', { name: 'Save search' }).click();
  await dialog.getByLabel('Save as').selectOption('Replace: Two rooms');
  await dialog.getByLabel('Name').fill('Three rooms');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('button', { name: 'Saved searches' }).click();
  await expect(row).toHaveCount(1);
  await expect(row).toContainText('At least 3 bedrooms');

  await row.getByRole('button', { name: 'Edit: Three rooms' }).click();
  await page.getByRole('dialog').getByLabel('Name').fill('Big');
  await page.getByLabel('How often to notify me').selectOption('Right away');
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(row).toContainText('Alerts right away');
  await row.getByRole('button', { name: 'Pause: Big' }).click();
  await expect(row).toContainText('Paused');
  await row.getByRole('button', { name: 'Resume: Big' }).click();
  await expect(row).toContainText('Alerts right away');
  await row.getByRole('button', { name: 'Delete: Big' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('heading', { name: 'No saved searches yet' })).toBeVisible();
});

test('a visitor who saves a search signs in first, and is back at the search', async ({ page }) => {
  await page.goto('/?bedrooms=2');
  await page.getByRole('button', { name: 'Save search' }).click();
  await expect(page).toHaveURL(/\/login\?redirect=/);
  await signInAs(page, newEmail(), '/?bedrooms=2');
  await expect(page.getByRole('button', { name: 'Save search' })).toBeVisible();
});

test('a saved search that found nothing shows the room that appears, and its mails can be stopped', async ({
  page,
  browser,
}) => {
  const title = `Houseboat ${Date.now()}`;
  await signInAsNewcomer(page, `/?q=${encodeURIComponent(title)}`);
  await page.getByRole('button', { name: 'Notify me about new rooms' }).click();
  // The page around its button is centered.
  await expect(page.getByRole('dialog').getByText('Name', { exact: true })).toHaveCSS(
    'text-align',
    'start',
  );
  // Its mails put the name into quotes.
  await expect(page.getByRole('dialog').getByLabel('Name')).toHaveValue(title);
  await page.getByLabel('How often to notify me').selectOption('Right away');
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('We will tell you when a new room matches.')).toBeVisible();

  const owner = await browser.newContext();
  const elsewhere = await owner.newPage();
  await signInAs(elsewhere, 'owner@roomieradar.test', '/robots.txt');
  const id = await postListing(elsewhere, { title });
  await owner.close();

  await expect(async () => {
    await page.goto('/saved-searches');
    await expect(page.getByRole('article')).toBeVisible();
    await expect(page.getByText('1 new room')).toBeVisible({ timeout: 1000 });
  }).toPass();
  await page.getByRole('article').getByRole('link').click();
  await page.getByRole('list', { name: 'Rooms' }).getByRole('link', { name: title }).click();
  await expect(page).toHaveURL(`/listings/${id}`);

  await page.goto('/profile/notifications');
  const mails = page.getByLabel('E-mails about rooms in your saved searches');
  const saved = page.waitForResponse(/\/api\/users\/notifications$/);
  // It changes once the server has answered.
  await mails.click({ force: true });
  await saved;
  await page.reload();
  await expect(mails).not.toBeChecked();
});
