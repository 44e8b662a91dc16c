import { demoRoom, demoSearch } from './support/demo-room.ts';
import { expect, test } from './support/fixtures.ts';

test('a visitor whose browser denies all storage reads rooms and searches', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        configurable: true,
        get() {
          throw new DOMException('The document is sandboxed.', 'SecurityError');
        },
      });
    }
  });
  await page.goto(demoSearch);
  await expect(page.locator('#root[data-hydrated]')).toBeAttached();
  await demoRoom(page).click();
  await expect(page).toHaveURL(/\/listings\/\d+$/);
  await page.goto('/?max_rent=1400');
  await expect(page.getByRole('link', { name: 'Remove filter: Up to $1,400' })).toBeVisible();
  await page.goto('/favorites');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
