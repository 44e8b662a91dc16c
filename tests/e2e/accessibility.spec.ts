import type { Page } from '@playwright/test';
import { openAddress } from '#qa/run/world.ts';
import { listingSteps } from '#src/shared/listings/listing-steps.ts';
import { expect, expectAccessible, signInAs, test } from './support/fixtures.ts';
import { inviteTo, makeGroup, postListing } from './support/listings.ts';
import { expectSignedOut } from './support/session.ts';

const looks = [
  { colorScheme: 'light', viewport: { width: 1280, height: 800 } },
  { colorScheme: 'dark', viewport: { width: 390, height: 844 } },
] as const;

/** Checks each page and its title. Loads the first page, and reaches the others by links. */
async function expectAllAccessible(page: Page, titles: [path: string, title: string][]) {
  for (const [index, [path, title]] of titles.entries()) {
    await test.step(path, async () => {
      const [before = '/', titleBefore] = titles[index - 1] ?? [];
      // Load pages that the server renders, and pages with the same title as the one before.
      const isLoaded = /^\/(\?|$)/.test(before) || title === titleBefore;
      await (isLoaded ? page.goto(path) : openAddress(page, path));
      await expect(page).toHaveURL(path);
      await expect(page).toHaveTitle(title);
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

    test('axe finds no problem on pages for visitors, and each has its title', async ({ page }) => {
      await page.goto('/listings/1');
      await expectAccessible(page);
      await expectAllAccessible(page, [
        ['/', 'RoomieRadar'],
        ['/?max_rent=1', 'Rooms: Up to $1 · RoomieRadar'],
        ['/?house_rules=no_smoking', 'Rooms: No smoking · RoomieRadar'],
        ['/login', 'Sign in · RoomieRadar'],
        ['/favorites', 'Favorites · RoomieRadar'],
        ['/favorites/compare?ids=1,3,4', 'Compare rooms · RoomieRadar'],
        ['/about', 'About · RoomieRadar'],
        ['/safety', 'Staying safe · RoomieRadar'],
        ['/privacy', 'Privacy · RoomieRadar'],
        ['/terms', 'Terms · RoomieRadar'],
        ['/demo/tanstack-query', 'Demo: queries · RoomieRadar'],
        ['/demo/table', 'Demo: table · RoomieRadar'],
        ['/demo/form/simple', 'Demo: simple form · RoomieRadar'],
        ['/demo/form/address', 'Demo: address form · RoomieRadar'],
        ['/demo/ui', 'Demo: components · RoomieRadar'],
      ]);
      await expectSignedOut(page);
    });

    test('axe finds no problem on pages for signed-in users, and each has its title', async ({
      page,
    }) => {
      await signInAs(page, 'owner@roomieradar.test', '/robots.txt');
      const id = await postListing(page, { title: 'Office couch' });
      const group = await makeGroup(page, 'Four walls');
      await expectAllAccessible(page, [
        ['/', 'RoomieRadar'],
        ['/roomies', 'Roomies · RoomieRadar'],
        ['/roomies/1', 'Ada · RoomieRadar'],
        ['/wanted', 'Rooms wanted · RoomieRadar'],
        ['/wanted/1', 'A calm room in Crown Heights, with a window to the street · RoomieRadar'],
        ['/wanted/edit', 'Your wanted page · RoomieRadar'],
        ['/wanted/together', 'Who might look with you · RoomieRadar'],
        ['/wanted/invitations', 'Invitations · RoomieRadar'],
        ['/favorites?show=roomies', 'Favorites · RoomieRadar'],
        ['/saved-searches', 'Saved searches · RoomieRadar'],
        ['/profile', 'Your profile · RoomieRadar'],
        ['/profile/about', 'About you · RoomieRadar'],
        ['/profile/habits', 'How you live · RoomieRadar'],
        ['/profile/preferences', 'What you want · RoomieRadar'],
        ['/profile/notifications', 'E-mails and alerts · RoomieRadar'],
        ['/profile/privacy', 'Privacy · RoomieRadar'],
        ['/profile/account', 'Account · RoomieRadar'],
        ['/inquiries', 'Inquiries · RoomieRadar'],
        ['/listings', 'Your listings · RoomieRadar'],
        ...listingSteps.map((step): [string, string] => [
          `/listings/create?step=${step}`,
          'List your place · RoomieRadar',
        ]),
        [`/listings/${id}`, 'Office couch · RoomieRadar'],
        ['/groups', 'Groups · RoomieRadar'],
        [`/groups/${group}`, 'Four walls · RoomieRadar'],
        [`/groups/${group}/agreement`, 'House agreement · RoomieRadar'],
        [`/groups/${group}/rent`, 'Rent split · RoomieRadar'],
        [`/groups/${group}/wanted`, 'Wanted page of the group · RoomieRadar'],
        ['/wanted?authors=groups', 'Rooms wanted · RoomieRadar'],
        [`/household?token=${await inviteTo(page, id)}`, 'Invitation · RoomieRadar'],
        [`/listings/${id}/edit`, 'Edit listing · RoomieRadar'],
        [`/listings/${id}/applicants`, 'Applicants · RoomieRadar'],
        [`/listings/${id}/viewings`, 'Viewings · RoomieRadar'],
        [`/listings/${id}/edit?step=money`, 'Edit listing · RoomieRadar'],
      ]);
    });

    test('axe finds no problem in the menu, a dialog and a list of errors', async ({ page }) => {
      await signInAs(page, 'owner@roomieradar.test', '/listings/create?step=words');
      await page.getByRole('main').getByRole('button', { name: 'List your place' }).click();
      await expect(page.getByRole('heading', { name: /need another look/ })).toBeVisible();
      await expectAccessible(page);
      await page.goto('/listings');
      await page
        .getByRole('button', { name: /^More: / })
        .first()
        .click();
      await expect(page.getByRole('menu')).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('menuitem', { name: 'Delete' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      await page.getByRole('banner').locator('button[aria-haspopup]').click();
      await expect(page.getByRole('menu')).toBeVisible();
      await expectAccessible(page);
    });

    test('axe finds no problem on pages for administrators, and each has its title', async ({
      page,
    }) => {
      const token = await signInAs(page, 'admin@roomieradar.test', '/robots.txt');
      const { listing, source } = await postOutside(page, token);
      await expectAllAccessible(page, [
        ['/admin', 'Admin panel · RoomieRadar'],
        ['/admin/reports', 'Reports · RoomieRadar'],
        ['/admin/reports/2', 'Report · RoomieRadar'],
        ['/admin/appeals', 'Appeals · RoomieRadar'],
        ['/admin/search?q=a', 'Search · RoomieRadar'],
        ['/admin/search?kind=listings&q=room', 'Search · RoomieRadar'],
        ['/admin/audit', 'Audit log · RoomieRadar'],
        ['/admin/manage-external', 'Sources and imports · RoomieRadar'],
        [`/admin/manage-external?source=${source}`, 'Sources and imports · RoomieRadar'],
        ['/admin/external-listings', 'External listings · RoomieRadar'],
        [`/admin/external-listings?edit=${listing}`, 'External listings · RoomieRadar'],
        ['/admin/external-listings?q=nothing-is-called-so', 'External listings · RoomieRadar'],
      ]);
    });
  });
}

/**
 * Creates an external listing and an import source, because the demo has none; returns their ids.
 */
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
