import { expect, expectAccessible, newEmail, signInAs, test } from './support/fixtures.ts';
import { signInAsNewcomer } from './support/fixtures.ts';

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

  await page.goto('/?bedrooms=3');
  await page.getByRole('button', { name: 'Save search' }).click();
  await dialog.getByLabel('Save as').selectOption('In place of: Two rooms');
  await dialog.getByLabel('Name').fill('Three rooms');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('button', { name: 'Saved searches' }).click();
  await expect(row).toHaveCount(1);
  await expect(row).toContainText('At least 3 bedrooms');

  await row.getByRole('button', { name: 'Edit: Three rooms' }).click();
  await page.getByRole('dialog').getByLabel('Name').fill('Big');
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
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
