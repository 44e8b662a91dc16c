import path from 'node:path';
import type { Page } from '@playwright/test';
import { expect, expectAccessible, signInAs, test } from './support/fixtures.ts';

const file = path.join(import.meta.dirname, '../api/imports/engine/fixtures/nyc-rooms-excerpt.csv');

const newestRun = (page: Page) => page.getByRole('article', { name: /^Import of/ }).first();

async function importFile(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Import 46 rows' }).click();
  await expect(newestRun(page)).toContainText('Done', { timeout: 20_000 });
}

// On a busy machine a preview takes longer than its request waits: it goes on, and is asked for again.
test.use({ expectedErrors: /503 .*import-files\/\d+\/preview/ });

/** What a text quotes stands apart from its direction, between two signs that nobody sees. */
const isolated = (text: string) => text.replace(/".*"/, '\u2068$&\u2069');

test('an administrator imports and publishes a real, messy file, which links to its source @essential', async ({
  page,
}) => {
  test.slow();
  // A unique name: the database may contain the source of an earlier run.
  const source = `nyc-${Date.now().toString(36)}`;
  await signInAs(page, 'admin@roomieradar.test', '/admin/manage-external');

  await test.step('a source is named', async () => {
    await page.getByRole('button', { name: 'Add a source' }).first().click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Name').fill('New York');
    await dialog.getByRole('button', { name: 'Add source' }).click();
    await expect(dialog.getByText('Use small letters, digits and hyphens')).toBeVisible();
    await dialog.getByLabel('Name').fill(source);
    await dialog.getByRole('button', { name: 'Add source' }).click();
    await expect(page.getByRole('heading', { name: source })).toBeVisible();
  });

  await test.step('the mapping is proposed, changed, and previewed as one types', async () => {
    await page.getByLabel('File to import').setInputFiles(file);
    await expect(page.getByLabel('Title')).toHaveValue('name');
    await page.getByLabel('Address').fill('{neighbourhood}, {neighborhood_group}, New York');
    await expect(
      page.getByText(isolated('The file has no column "neighborhood_group"'), { exact: true }),
    ).toBeVisible();
    await page.getByLabel('Address').fill('{neighbourhood}, {neighbourhood_group}, New York');
    await page.getByLabel('Monthly rent').fill('price*30');
    await page.getByLabel('Link').fill('https://rooms.example/{id}');
    await expect(
      page.getByText('46 rows would be imported, 14 rows would be set aside.'),
    ).toBeVisible();
    await expect(page.getByRole('region', { name: 'The first rows' })).toContainText(
      'Kensington, Brooklyn, New York',
    );
    await expectAccessible(page);
  });

  await test.step('it is imported, and every row set aside says why', async () => {
    await importFile(page);
    await expect(newestRun(page)).toContainText('46 new0 updated0 unchanged14 set aside');
    await newestRun(page).getByRole('link', { name: 'Set-aside rows' }).click();
    const rows = page.getByRole('region', { name: 'Set-aside rows' }).getByRole('row');
    await expect(rows).toHaveCount(15);
    await expect(rows.filter({ hasText: 'The cells are misaligned' })).toHaveCount(10);
    await expect(rows.filter({ hasText: 'Monthly rent too high' })).toHaveCount(3);
    await expect(rows.filter({ hasText: 'Title is required' })).toHaveCount(1);
    await expectAccessible(page);
  });

  await test.step('the same file again changes nothing; its mapping is remembered', async () => {
    await page.getByLabel('File to import').setInputFiles(file);
    await expect(page.getByLabel('Monthly rent')).toHaveValue('price*30');
    await importFile(page);
    await expect(page.getByRole('article', { name: /^Import of/ })).toHaveCount(2);
    await expect(newestRun(page)).toContainText('0 new0 updated46 unchanged14 set aside');
  });

  await test.step('the table holds them, searched, sorted and rejected with a way back', async () => {
    await page
      .getByRole('article', { name: /^Import of/ })
      .nth(1)
      .getByRole('link', { name: 'Show listings' })
      .click();
    await expect(page.getByRole('heading', { name: '46 listings' })).toBeVisible();
    await page.getByRole('link', { name: /^Rent/ }).click();
    await expect(page).toHaveURL(/sort=rent/);
    await page
      .getByRole('row')
      .nth(1)
      .getByRole('button', { name: /^Reject/ })
      .click();
    await expect(page.getByRole('link', { name: 'Rejected 1' })).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByRole('link', { name: 'Rejected 0' })).toBeVisible();
  });

  await test.step('one is edited by the rules of the listing form', async () => {
    await page.getByLabel('Text or id').fill('2539');
    await page.getByRole('button', { name: 'Search' }).click();
    await expect(page.getByRole('heading', { name: '1 listing' })).toBeVisible();
    await page.getByRole('link', { name: /^Edit Clean & quiet/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Edit listing' });
    await dialog.getByLabel('Bedrooms').fill('21');
    await dialog.getByRole('button', { name: 'Save changes' }).click();
    await expect(dialog.getByText('Too many bedrooms')).toBeVisible();
    await expectAccessible(page);
    await dialog.getByLabel('Bedrooms').fill('2');
    await dialog.getByRole('button', { name: 'Save changes' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('row').nth(1)).toContainText('2 bed');
  });

  await test.step('all that match are published at once', async () => {
    await page.getByLabel('Text or id').fill('');
    await page.getByRole('button', { name: 'Search' }).click();
    await expect(page.getByRole('heading', { name: '46 listings' })).toBeVisible();
    await page.getByLabel('Select').nth(0).check();
    await page.getByRole('button', { name: 'Select all 46 listings that match' }).click();
    await page
      .getByRole('region', { name: 'Selected listings' })
      .getByRole('button', { name: 'Publish' })
      .click();
    const question = page.getByRole('dialog', { name: 'Publish all 46 listings?' });
    await question.getByRole('button', { name: 'Publish' }).click();
    await expect(page.getByText('46 listings published')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Published 46' })).toBeVisible();
  });

  await test.step('one is among the rooms everyone finds, and its link opens safely', async () => {
    const row = page.getByRole('row', { name: /Clean & quiet apt home by the park/ });
    await row
      .getByRole('link', { name: 'Clean & quiet apt home by the park', exact: true })
      .click();
    await expect(page).toHaveURL(/\/listings\/\d+$/);
    const outside = page.getByRole('link', { name: /See it on rooms\.example/ });
    await expect(outside).toHaveAttribute('href', 'https://rooms.example/2539');
    await expect(outside).toHaveAttribute('target', '_blank');
    await expect(outside).toHaveAttribute('rel', /noopener/);
    await page.goto('/?q=quiet+park+kensington');
    await expect(
      page.getByRole('link', { name: /Clean & quiet apt home by the park/ }).first(),
    ).toBeVisible();
  });
});

test('an administrator sees how a file is read, and says what it leaves open', async ({ page }) => {
  const source = `wg-${Date.now().toString(36)}`;
  await page.setViewportSize({ width: 320, height: 700 });
  await signInAs(page, 'admin@roomieradar.test', '/admin/manage-external');
  await page.getByRole('button', { name: 'Add a source' }).first().click();
  await page.getByRole('dialog').getByLabel('Name').fill(source);
  await page.getByRole('dialog').getByRole('button', { name: 'Add source' }).click();
  const csv = [
    'id;name;address;rent;link',
    '1;Zimmer über dem Café;Gneisenaustraße 1;1.200;https://wg.example/1',
    '2;Zimmer für eine Woche;Gneisenaustraße 2;300 EUR pro Woche;https://wg.example/2',
    '3;Zimmer für eine Nacht;Gneisenaustraße 3;45 EUR / Nacht;https://wg.example/3',
    '',
  ].join('\n');
  await page
    .getByLabel('File to import')
    .setInputFiles({ name: 'wg.csv', mimeType: 'text/csv', buffer: Buffer.from(csv, 'latin1') });

  const asked = page.getByRole('group', { name: 'How is this file encoded?' });
  await expect(asked.getByRole('radio').first()).toBeVisible();
  await expectAccessible(page);
  await expect(page.locator('html')).toHaveJSProperty('scrollWidth', 320);
  // Chromium has no names for parts of Europe, and would show their numbers.
  await expect(page.getByRole('main')).not.toContainText(/\(\d+\)/);
  await asked.getByRole('radio', { name: 'Windows-1252 (Western European)' }).click();

  await expect(page.getByLabel('Encoding')).toHaveValue('windows-1252');
  await expect(page.getByLabel('Columns are separated by')).toHaveValue('semicolon');
  await expect(page.getByText('Some, like 1.200, are unclear')).toBeVisible();
  const amounts = page.getByRole('region', { name: 'Amounts as they are read' });
  await expect(amounts.getByRole('row').nth(1)).toContainText('Set aside');
  await expect(amounts.getByRole('row').nth(2)).toContainText('€1,300');
  await expect(amounts.getByRole('row').nth(2)).toContainText(
    'times 52 weeks, divided by 12 months',
  );
  await expectAccessible(page);
  await expect(page.locator('html')).toHaveJSProperty('scrollWidth', 320);

  await page.getByLabel('Title').fill('nom');
  await expect(page.getByText(isolated('The file has no column "nom"')).first()).toBeVisible();
  await expect(page.getByLabel('Title')).toHaveAttribute('aria-invalid', 'true');
  await page.getByLabel('Title').fill('name');
  await page.getByLabel('Amounts are written like').selectOption('comma');
  await page.getByLabel('Amounts without a currency').selectOption('EUR');
  await expect(amounts.getByRole('row').nth(1)).toContainText('€1,200');
  await page.getByLabel('Rents a night').selectOption('times_30');
  await expect(amounts.getByRole('row').nth(3)).toContainText('€1,350');
  await page.getByRole('button', { name: 'Import 3 rows' }).click();
  await expect(newestRun(page)).toContainText('3 new', { timeout: 20_000 });
});
