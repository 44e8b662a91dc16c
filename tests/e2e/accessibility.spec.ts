import type { Page } from '@playwright/test';
import { expect, expectAccessible, signInAs, test } from './support/fixtures.ts';
import { postPlace } from './support/places.ts';
import { expectSignedOut } from './support/session.ts';

const looks = [
  { colorScheme: 'light', viewport: { width: 1280, height: 800 } },
  { colorScheme: 'dark', viewport: { width: 390, height: 844 } },
] as const;

async function expectAllAccessible(page: Page, paths: string[]): Promise<void> {
  for (const path of paths) {
    await test.step(path, async () => {
      await page.goto(path);
      await expect(page).toHaveURL(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByText(/^(Loading .*|One moment)…$/)).toHaveCount(0);
      await expectAccessible(page);
    });
  }
}

for (const { colorScheme, viewport } of looks) {
  test.describe(`${colorScheme}, ${viewport.width} px wide`, () => {
    test.use({ colorScheme, viewport });
    test.slow();

    test('axe finds nothing on the pages of visitors', async ({ page }) => {
      await expectAllAccessible(page, ['/', '/?max_rent=1', '/listings/1', '/login']);
      await expectSignedOut(page);
      await expectAllAccessible(page, [
        '/demo/tanstack-query',
        '/demo/table',
        '/demo/form/simple',
        '/demo/form/address',
      ]);
    });

    test('axe finds nothing on the pages of members', async ({ page }) => {
      await signInAs(page, 'owner@roomieradar.test', '/robots.txt');
      const id = await postPlace(page);
      await expectAllAccessible(page, [
        '/',
        '/roomies',
        '/roomies/1',
        '/profile',
        '/inquiries',
        '/listings',
        '/listings/create',
        `/listings/${id}`,
        `/listings/${id}/edit`,
      ]);
    });

    test('axe finds nothing in the menu, a question, a list of errors', async ({ page }) => {
      await signInAs(page, 'owner@roomieradar.test', '/listings/create');
      await page.getByRole('main').getByRole('button', { name: 'List your place' }).click();
      await expect(page.getByRole('heading', { name: /need another look/ })).toBeVisible();
      await expectAccessible(page);
      await page.goto('/listings');
      await page
        .getByRole('button', { name: /^Delete / })
        .first()
        .click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      await page.getByRole('banner').locator('button[aria-haspopup]').click();
      await expect(page.getByRole('menu')).toBeVisible();
      await expectAccessible(page);
    });

    test('axe finds nothing on the pages of administrators', async ({ page }) => {
      const token = await signInAs(page, 'admin@roomieradar.test', '/robots.txt');
      const { listing, source } = await postOutside(page, token);
      await expectAllAccessible(page, [
        '/admin',
        '/admin/reports',
        '/admin/reports/2',
        '/admin/audit',
        '/admin/manage-external',
        `/admin/manage-external?source=${source}`,
        '/admin/external-listings',
        `/admin/external-listings?edit=${listing}`,
        '/admin/external-listings?q=nothing-is-called-so',
      ]);
    });
  });
}

/** A listing from outside and a source, for there is nothing of either; their numbers. */
async function postOutside(page: Page, token: string) {
  const post = async (path: string, data: object) => {
    const headers = { Authorization: `Bearer ${token}` };
    const answer = await page.request.post(path, { data, headers });
    expect(answer.status()).toBe(201);
    const { id } = (await answer.json()) as { id: number };
    return id;
  };
  const room = { title: 'On a notice board', address: '12 Main St', monthly_rent: 700 };
  const listing = await post('/api/admin/external-listings', room);
  const name = `board-${listing}`;
  const form = { name, kind: 'csv', new_status: 'pending' };
  return { listing, source: await post('/api/admin/import-sources', form) };
}
