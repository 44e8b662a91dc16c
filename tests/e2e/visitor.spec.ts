import { expect, test } from './support/fixtures.ts';

test('a visitor reads the newest rooms and opens one', async ({ page }) => {
  await page.goto('/');
  await expect(page).toHaveTitle('RoomieRadar');
  await expect(page.getByRole('heading', { name: /^\d+ rooms$/ })).toBeVisible();
  const card = page.getByRole('list', { name: 'Rooms' }).getByRole('link').first();
  const title = await card.textContent();
  await card.click();
  await expect(page).toHaveURL(/\/listings\/\d+$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title ?? '');
});
