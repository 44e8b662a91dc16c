import type { Page } from '@playwright/test';
import { callAsPerson } from './support/call-as-person.ts';
import {
  expect,
  expectAccessible,
  newEmail,
  signIn,
  signInAs,
  signInAsNewcomer,
  test,
} from './support/fixtures.ts';
import { deleteListing, firstHeart, postListing } from './support/listings.ts';
import { expectSignedOut } from './support/session.ts';

const heart = (page: Page, name: string | RegExp = /^Favorite: /) =>
  page.getByRole('main').getByRole('button', { name });
const toFavorites = (page: Page) =>
  page.getByRole('banner').getByRole('link', { name: 'Favorites' }).click();
const cards = (page: Page) => page.getByRole('list', { name: 'Rooms' }).getByRole('heading');
const pressed = 'aria-pressed';

test('a visitor likes rooms, signs in with a second tab open, and has each of them once', async ({
  page,
  context,
}) => {
  // Only rooms of the demo, whose names differ.
  await page.goto('/?q=floor');
  const names: string[] = [];
  for (const nth of [0, 1]) {
    const label = (await heart(page).nth(nth).getAttribute('aria-label'))!;
    names.push(label.replace('Favorite: ', ''));
    const button = heart(page, label);
    await button.click();
    await expect(button).toHaveAttribute(pressed, 'true');
  }
  await page.reload();
  await expect(heart(page, `Favorite: ${names[0]}`)).toHaveAttribute(pressed, 'true');
  await toFavorites(page);
  await expect(cards(page)).toHaveText(names.toReversed());
  const other = await context.newPage();
  await other.goto('/favorites');
  await expect(cards(other)).toHaveText(names.toReversed());

  await signIn(page, newEmail());
  await expect.poll(() => page.evaluate(() => localStorage.getItem('visitor_marks'))).toBeNull();
  const token = await page.evaluate(() => localStorage.getItem('access_token'));
  const answer = await page.request.get('/api/marks', {
    headers: { Authorization: `Bearer ${token}` },
  });
  const { listings } = (await answer.json()) as { listings: { favorite: number[] } };
  expect(listings.favorite).toHaveLength(2);
});

test('removing a favorite can be undone, and what was deleted is said to be', async ({ page }) => {
  await signInAs(page, 'owner@roomieradar.test', '/robots.txt');
  const title = `Soon gone ${Date.now()}`;
  const id = await postListing(page, { title });
  await page.goto(`/?q=${encodeURIComponent(title)}`);
  await heart(page).first().click();
  await expect(heart(page).first()).toHaveAttribute(pressed, 'true');
  await page.getByRole('button', { name: 'See favorites' }).click();
  await expect(page).toHaveURL('/favorites');
  await expect(cards(page)).toHaveText([title]);
  await expectAccessible(page);
  await heart(page).click();
  await expect(page.getByRole('heading', { name: 'No favorites yet' })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(cards(page)).toHaveText([title]);

  const token = await page.evaluate(() => localStorage.getItem('access_token'));
  const headers = { Authorization: `Bearer ${token}` };
  await page.request.delete(`/api/listings/${id}`, { headers });
  await page.reload();
  await expect(cards(page)).toHaveText([title]);
  await expect(page.getByText('Deleted by its owner.')).toBeVisible();
  await expectAccessible(page);
});

test('on a phone the chosen kind of favorites is in sight, however many there are', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signInAsNewcomer(page, '/favorites?show=hidden_roomies');
  const kinds = page.getByRole('navigation', { name: 'Lists' });
  await expect(kinds.getByRole('link', { name: 'Hidden roomies' })).toBeInViewport({ ratio: 0.99 });
  // Before one is known to be signed in, the row is shorter.
  await page.goto('/favorites?show=hidden');
  await expect(kinds.getByRole('link')).toHaveCount(5);
  await expect(kinds.getByRole('link', { name: 'Hidden rooms' })).toBeInViewport({ ratio: 0.99 });
  await page.goto('/favorites');
  await kinds.getByRole('link', { name: 'Hidden rooms' }).click();
  await expect(kinds.getByRole('link', { name: 'Hidden rooms' })).toBeInViewport({ ratio: 0.99 });
});

test('a visitor hides a room: it leaves the list, and can be seen and shown again', async ({
  page,
}) => {
  await page.goto('/?sort=rent');
  await expectSignedOut(page);
  const button = page.getByRole('button', { name: /^Hide: / }).first();
  const name = (await button.getAttribute('aria-label'))!;
  await button.click();
  await expect(page.getByText('Hidden from your searches')).toBeVisible();
  await expect(page.getByRole('button', { name, exact: true })).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('button', { name: /^Hide: / }).first()).not.toHaveAttribute(
    'aria-label',
    name,
  );
  await toFavorites(page);
  await page.getByRole('link', { name: 'Hidden rooms' }).click();
  await expect(page.getByRole('button', { name, exact: true })).toHaveAttribute(pressed, 'true');
  await page.getByRole('button', { name, exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Nothing is hidden' })).toBeVisible();
});

test('rooms looked at are kept in this browser, can be cleared, and are not the next user’s', async ({
  page,
}) => {
  const seen = page.getByRole('list', { name: 'Recently viewed' }).getByRole('heading');
  const look = async () => {
    const counted = page.waitForResponse(/\/views$/);
    await page.goto('/listings/1');
    await counted;
    await page.goto('/favorites?show=recent');
    await expect(seen).toHaveCount(1);
  };
  await look();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Clear' }).click();
  await expect(page.getByRole('heading', { name: 'No rooms viewed yet' })).toBeVisible();
  await look();
  await signInAsNewcomer(page, '/favorites?show=recent');
  await expect(page.getByRole('heading', { name: 'No rooms viewed yet' })).toBeVisible();
  expect(
    await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('seen_'))),
  ).toEqual([]);
});

test('a roomie is a favorite or hidden, on cards and on their page', async ({ page }) => {
  await signInAsNewcomer(page, '/roomies?everywhere=true&sort=newest');
  const { heart: first } = await firstHeart(page);
  const saved = page.waitForResponse(/\/mark$/);
  await first.click();
  await expect(first).toHaveAttribute(pressed, 'true');
  await saved;
  await page.goto('/favorites?show=roomies');
  await expect(page.getByRole('list', { name: 'Roomies' }).getByRole('article')).toHaveCount(1);
  await page.getByRole('list', { name: 'Roomies' }).getByRole('link').first().click();
  await expect(page).toHaveURL(/\/roomies\/\d+$/);
  await expect(heart(page)).toHaveAttribute(pressed, 'true');
});

test('compares up to four rooms, what differs first, and leaves one out', async ({ page }) => {
  await signInAs(page, 'seeker@roomieradar.test', '/favorites/compare?ids=1,3,4,5,6');
  const rooms = page.getByRole('columnheader').filter({ has: page.getByRole('link') });
  await expect(rooms).toHaveCount(4);
  const parts = page
    .getByRole('rowheader')
    .filter({ hasText: /^(At a glance|Differences|The same)/ });
  await expect(parts).toHaveText(['At a glance', 'Differences', 'The same for all']);
  await expect(page.getByRole('rowheader', { name: 'Monthly total' })).toBeVisible();
  await expect(page.getByRole('rowheader', { name: 'Fit of the room' })).toBeVisible();
  await page
    .getByRole('link', { name: /^Remove:/ })
    .last()
    .click();
  await expect(rooms).toHaveCount(3);
  await expect(page).toHaveURL(/ids=1(,|%2C)3(,|%2C)4$/);
  await page.reload();
  await expect(rooms).toHaveCount(3);
});

test.describe('with a room that is gone', () => {
  test.use({ expectedErrors: /410 \(Gone\)/ });

  test('compares the newest favorites that are offered, with what one noted, and shares the link', async ({
    page,
    context,
    browser,
    baseURL,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await signInAs(page, 'owner@roomieradar.test', '/robots.txt');
    const gone = await postListing(page, { title: `Soon gone ${Date.now()}` });
    await signInAsNewcomer(page, '/robots.txt');
    for (const id of [3, 1, gone]) {
      await callAsPerson(page, 'PUT', `/api/listings/${id}/mark`, { mark: 'favorite' });
    }
    const note = 'Bright, ask about the desk';
    await callAsPerson(page, 'PUT', '/api/listings/1/note', { note });
    const owner = await browser.newPage();
    await signInAs(owner, 'owner@roomieradar.test', '/robots.txt');
    await deleteListing(owner, gone);
    await owner.close();
    const rooms = page.getByRole('columnheader').filter({ has: page.getByRole('link') });

    await page.goto('/favorites/compare');
    await expect(rooms).toHaveCount(2);
    await expect(page.getByText('no longer available')).toHaveCount(0);
    await expect(page.getByRole('rowheader', { name: 'My note' })).toBeVisible();
    await expect(page.getByRole('cell', { name: note })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Share' }).click();
    await expect(page.getByText('Link copied')).toBeVisible();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(link).toBe(`${baseURL}/favorites/compare?ids=1%2C3`);

    // Whoever gets it sees the rooms, and not what was noted. A room that is gone takes no place.
    const visitor = await browser.newPage();
    await visitor.goto(link);
    await expect(visitor.getByRole('button', { name: 'Share' })).toBeVisible();
    await expect(visitor.getByText(note)).toHaveCount(0);
    await visitor.close();
    await page.goto(`/favorites/compare?ids=${gone},1,4,5`);
    await expect(page.getByText('1 of them is no longer available.')).toBeVisible();
    await page.getByRole('navigation', { name: 'Compare with' }).getByRole('link').first().click();
    await expect(rooms).toHaveCount(4);
  });
});

test('a note about a favorite is saved while it is typed, and kept through a lost connection', async ({
  page,
}) => {
  await signInAsNewcomer(page, '/?q=room');
  const { heart: first } = await firstHeart(page);
  const marked = page.waitForResponse(/\/mark$/);
  await first.click();
  await marked;
  await page.goto('/favorites');
  const add = page.getByRole('button', { name: /^Add a note about / });
  await add.click();
  const saved = page.waitForResponse(/\/note$/);
  await page.getByLabel('My note').fill('Bright, ask about the desk');
  expect((await saved).status()).toBe(204);
  await page.reload();
  await expect(page.getByLabel('My note')).toHaveValue('Bright, ask about the desk');
  await expectAccessible(page);
  // Left before it was saved.
  await page.getByLabel('My note').fill('Bright, and a desk');
  await page.goto('/about');
  const later = page.waitForResponse(/\/note$/);
  await page.goto('/favorites');
  await expect(page.getByLabel('My note')).toHaveValue('Bright, and a desk');
  expect((await later).status()).toBe(204);
  await expect
    .poll(() =>
      page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('note_'))),
    )
    .toEqual([]);
});

test.describe('offline', () => {
  test.use({ expectedErrors: /ERR_INTERNET_DISCONNECTED|Failed to load/ });

  test('a heart pressed without a connection is saved once there is one', async ({
    page,
    context,
  }) => {
    await signInAsNewcomer(page, '/?q=room&sort=rent');
    const { heart: first } = await firstHeart(page);
    await first.click();
    await expect(first).toHaveAttribute(pressed, 'true');
    await first.click();
    // Its code and the toast's are there from here on.
    await expect(page.getByText('Removed from your favorites')).toBeVisible();
    await context.setOffline(true);
    await first.click();
    await expect(first).toHaveAttribute(pressed, 'true');
    const saved = page.waitForResponse(/\/mark$/);
    await context.setOffline(false);
    expect((await saved).status()).toBe(204);
    await page.reload();
    await expect(first).toHaveAttribute(pressed, 'true');
  });
});
