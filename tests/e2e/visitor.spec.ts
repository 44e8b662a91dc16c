import { expect, expectAccessible, test } from './support/fixtures.ts';

test('a visitor reads the newest rooms, accessibly, and opens one', async ({ page }) => {
  await page.goto('/');
  await expect(page).toHaveTitle('RoomieRadar');
  await expect(page.getByRole('heading', { name: /^\d+ rooms$/ })).toBeVisible();
  await expectAccessible(page);
  const card = page.getByRole('list', { name: 'Rooms' }).getByRole('link').first();
  const title = await card.textContent();
  await card.click();
  await expect(page).toHaveURL(/\/listings\/\d+$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title ?? '');
});

test('every kind of page has an icon, so that no browser asks for one in vain', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('response', (response) => {
    if (response.status() >= 400) asked.push(response.url());
  });
  const home = await page.goto('/');
  const site = home?.url() ?? '';
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL(/\/sign-in\/local\//);
  const pages = [site, page.url(), `${site}embed/listings/1`, `${site}api/reference`];
  for (const address of pages) {
    await page.goto(address);
    const icon = await page.locator('link[rel="icon"]').getAttribute('href');
    const answer = await page.request.get(new URL(icon ?? '', address).href);
    expect(answer.headers()['content-type'], address).toContain('image/svg+xml');
  }
  // For answers that are not pages, such as /robots.txt, and for browsers without SVG icons.
  const plain = await page.request.get('/favicon.ico');
  expect(plain.headers()['content-type']).toBe('image/x-icon');
  expect((await plain.body()).subarray(0, 4)).toEqual(Buffer.from([0, 0, 1, 0]));
  expect(asked).toEqual([]);
});
