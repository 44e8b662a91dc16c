import { expect, expectAccessible, signInAs, test } from './support/fixtures.ts';
import { startPhotoSite, type PhotoSite } from './support/photo-site.ts';

// On a busy machine a preview takes longer than its request waits: it goes on, and is asked for again.
test.use({ expectedErrors: /503 .*import-files\/\d+\/preview/ });

let site: PhotoSite;
test.beforeAll(async () => {
  site = await startPhotoSite();
});
test.afterAll(() => site.stop());

test('an administrator sees photos arrive after an import, cancels and resumes them', async ({
  page,
}) => {
  test.slow();
  site.holdAllBut('1.jpg');
  const source = `photos-${Date.now().toString(36)}`;
  const rows = [
    ['1', 'Room above the bakery', ['1.jpg', '2.jpg']],
    ['2', 'Room with a piano', ['missing.jpg', '3.jpg']],
  ] as const;
  const csv = [
    'id,title,address,rent,currency,link,photo_urls',
    ...rows.map(([id, title, photos]) => {
      const addresses = photos.map((photo) => site.address(photo)).join('|');
      return `${id},${title} ${source},Street ${id},900,EUR,https://rooms.example/${id},${addresses}`;
    }),
    '',
  ].join('\n');
  await signInAs(page, 'admin@roomieradar.test', '/admin/manage-external');
  await page.getByRole('button', { name: 'Add a source' }).first().click();
  await page.getByRole('dialog').getByLabel('Name').fill(source);
  await page.getByRole('dialog').getByLabel('New listings').selectOption('active');
  await page.getByRole('dialog').getByRole('button', { name: 'Add source' }).click();
  await page
    .getByLabel('File to import')
    .setInputFiles({ name: 'rooms.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });
  // The server may still load the places of the world.
  await expect(page.getByLabel('Photos')).toHaveValue('photo_urls', { timeout: 90_000 });
  await expect(page.getByRole('region', { name: 'The first rows' })).toContainText(
    site.address('1.jpg'),
  );
  await page.getByRole('button', { name: 'Import 2 rows' }).click();

  const run = page.getByRole('article', { name: /^Import of/ }).first();
  await expect(run).toContainText('Done');
  const progress = run.getByRole('progressbar', { name: '1 of 4 photos fetched' });
  await expect(progress).toBeVisible();
  await expectAccessible(page);
  await run.getByRole('button', { name: 'Cancel' }).click();
  await expect(run.getByRole('button', { name: 'Resume' })).toBeVisible();
  await expect(run.getByRole('progressbar')).toHaveCount(0);

  site.letGo();
  await run.getByRole('button', { name: 'Resume' }).click();
  await expect(run).toContainText('3 photos fetched');
  await expect(run).toContainText('1 photo that could not be fetched');
  await expect(run.getByRole('button', { name: 'Resume' })).toHaveCount(0);

  await page.goto(`/?q=${source}`);
  await page
    .getByRole('link', { name: `Room above the bakery ${source}` })
    .first()
    .click();
  await expect(page).toHaveURL(/\/listings\/\d+$/);
  const id = page.url().split('/').at(-1);
  const listing = await page.request.get(`/api/listings/${id}`);
  expect(await listing.json()).toMatchObject({ images: [{ width: 640 }, { width: 640 }] });
  // Nobody has described it, so it has no role.
  await expect(page.getByRole('main').locator('img').first()).toHaveJSProperty('complete', true);
});
