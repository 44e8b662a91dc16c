import type { Page } from '@playwright/test';
import { expect, expectAccessible, signInAs, signInAsNewcomer, test } from './support/fixtures.ts';
import { expectSignedIn } from './support/session.ts';

const rooms = (page: Page) =>
  page.getByRole('list', { name: 'Rooms', exact: true }).getByRole('listitem');
const fit = /People\d+/;

test('a seeker sees rooms near home first, each with its two scores', async ({ page }) => {
  await signInAs(page, 'seeker@roomieradar.test', '/');
  await expectSignedIn(page);
  const near = page.getByRole('list', { name: 'Near Crown Heights' });
  await expect(near.getByRole('article')).toHaveCount(4);
  await expect(near).not.toContainText(/London|Berlin|Lisbon/);
  await expect(near.getByRole('listitem').filter({ hasText: fit })).toHaveCount(4);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'See all within 10 km' }).press('Enter');
  await expect(page).toHaveURL(/place=Crown\+Heights/);
  await expect(page.getByRole('heading', { name: /rooms near Crown Heights$/ })).toBeVisible();
  // With an amenity, the rooms that other journeys post stay out.
  await page.goto('/?amenities=wifi');
  await expect(rooms(page).filter({ hasText: fit })).not.toHaveCount(0);
  await expect(rooms(page).filter({ hasText: /1 conflict with who lives there/ })).not.toHaveCount(
    0,
  );
});

test('sorts rooms by fit, those with conflicts last', async ({ page }) => {
  await signInAs(page, 'seeker@roomieradar.test', '/?sort=rent');
  await page.getByRole('navigation', { name: 'Sort by' }).getByText('Best fit').click();
  await expect(page).toHaveURL('/?sort=fit');
  await expect(rooms(page).first()).toContainText(fit);
  await expect(page.getByText('These rooms are not sorted by fit yet')).toHaveCount(0);
  await expect(rooms(page).first()).not.toContainText('conflict');
});

test('visitors and users without answers are told what sorting by fit takes', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/?sort=fit');
  await expect(page.getByText('These rooms are not sorted by fit yet')).toBeVisible();
  await expect(rooms(page).filter({ hasText: fit })).toHaveCount(0);
  await expect(
    page.getByRole('main').getByRole('link', { name: 'Sign in', exact: true }),
  ).toHaveAttribute('href', /redirect=.*sort.*fit/);
  await expectAccessible(page);
  await signInAsNewcomer(page, '/?sort=fit');
  await page.getByRole('link', { name: 'Answer the questions' }).click();
  await expect(page).toHaveURL('/profile/habits');
});

test('a room’s page invites those without answers', async ({ page }) => {
  await signInAsNewcomer(page, '/listings/1');
  // Beside the room, and where its household is.
  await expect(page.getByRole('link', { name: 'Answer 12 short questions' })).toHaveCount(2);
});
