import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from './support/fixtures.ts';
import { shownRooms } from './support/listings.ts';
import { expectSignedOut } from './support/session.ts';

const results = (page: Page) => page.getByRole('heading', { level: 1, name: /\brooms?\b/ });
const search = (page: Page) => page.getByRole('button', { name: 'Search', exact: true });
/** The button of the filters beside the results. */
const show = (page: Page) => page.getByRole('button', { name: /^Show .*rooms?$/ });
const shownIds = async (page: Page) => (await shownRooms(page)).map(({ id }) => id);

test('shows the newest rooms first, twenty to a page @essential', async ({ page }) => {
  // Other tests post rooms at the same time, so read both pages again until nothing changed
  // between.
  await expect(async () => {
    await page.goto('/');
    const shown = await shownIds(page);
    const answer = (await (await page.request.get('/api/listings?page_size=100')).json()) as {
      items: { id: number; created_at: string }[];
    };
    const newest = answer.items.toSorted(
      (a, b) => Date.parse(b.created_at) - Date.parse(a.created_at) || b.id - a.id,
    );
    expect(shown).toEqual(newest.slice(0, 20).map(({ id }) => id));
  }).toPass();
});

test('links to other pages: no room appears twice, and Back returns', async ({ page }) => {
  await page.goto('/?sort=rent');
  const first = await shownIds(page);
  await page.getByRole('link', { name: 'Page 2' }).click();
  await expect(page).toHaveURL('/?sort=rent&page=2');
  await expect(page.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
  await expect.poll(async () => (await shownIds(page))[0]).not.toBe(first[0]);
  const second = await shownIds(page);
  expect(new Set([...first, ...second]).size).toBe(40);
  await page.goBack();
  await expect(page).toHaveURL('/?sort=rent');
  await expect.poll(() => shownIds(page)).toEqual(first);
  await page.getByRole('link', { name: 'Next', exact: true }).click();
  await expect(page).toHaveURL('/?sort=rent&page=2');
  await expect.poll(() => shownIds(page)).toEqual(second);
});

test('filters by rent and bedrooms, and removes one filter @essential', async ({ page }) => {
  await page.goto('/');
  await page.getByLabel('Rent up to').fill('$1,400');
  await search(page).click();
  await page.getByLabel('Bedrooms').selectOption('3');
  await show(page).click();
  await expect(page).toHaveURL(/max_rent=(1400|%241%2C400)/);
  await expect(page.getByRole('link', { name: 'Remove filter: Up to $1,400' })).toBeVisible();
  await expect
    .poll(async () =>
      (await shownRooms(page)).every(({ rent, bedrooms }) => rent <= 1400 && bedrooms >= 3),
    )
    .toBe(true);
  expect((await shownRooms(page)).length).toBeGreaterThan(0);
  await page.getByRole('link', { name: 'Remove filter: Up to $1,400' }).click();
  await expect(page).not.toHaveURL(/max_rent/);
  await expect(page).toHaveURL(/bedrooms=3/);
  await expect
    .poll(async () => (await shownRooms(page)).some(({ rent }) => rent > 1400))
    .toBe(true);
});

test('finds rooms near a suggested place and sorts them by distance @essential', async ({
  page,
}) => {
  await page.goto('/');
  await expectSignedOut(page);
  await page.getByLabel('Where').click();
  await page.getByRole('combobox', { name: 'Where' }).pressSequentially('Brookl');
  await page
    .getByRole('option', { name: /^Brooklyn/ })
    .first()
    .click();
  await expect(page.getByRole('combobox', { name: 'Where' })).toHaveValue(/^Brooklyn/);
  await search(page).click();
  await expect(page).toHaveURL(/place=Brooklyn.*lat=40\.\d+&lng=-7\d\.\d+/);
  await expect(results(page)).toHaveText(/^\d+ rooms near Brooklyn/);
  await page.getByRole('link', { name: 'Nearest' }).click();
  await expect(page).toHaveURL(/sort=distance/);
  await expect(page.getByRole('link', { name: 'Nearest' })).toHaveAttribute('aria-current', 'page');
  await page.reload();
  await expect(results(page)).toHaveText(/near Brooklyn/);
  await expect(page.getByLabel('Where')).toHaveValue(/^Brooklyn/);
});

test('suggests places to the keyboard and to screen readers', async ({ page }) => {
  await page.goto('/');
  await expectSignedOut(page);
  await page.getByLabel('Where').click();
  const where = page.getByRole('combobox', { name: 'Where' });
  await where.pressSequentially('Brookl');
  await expect(page.getByRole('option', { name: /^Brooklyn/ }).first()).toBeVisible();
  await where.press('ArrowDown');
  const chosen = page.locator('[role=listbox]').getByRole('option', { selected: true });
  await expect(where).toHaveAttribute(
    'aria-activedescendant',
    String(await chosen.getAttribute('id')),
  );
  await expect(where).toBeFocused();
  await expectAccessible(page);
  await where.press('Enter');
  await expect(where).toHaveValue(/^Brooklyn/);
  await expect(where).toHaveAttribute('aria-expanded', 'false');
});

test('uses the largest place when a name is typed but not chosen', async ({ page }) => {
  await page.goto('/');
  await expectSignedOut(page);
  await page.getByLabel('Where').fill('Lisbon');
  await search(page).click();
  await expect(page).toHaveURL(/lat=38\.\d+&lng=-9\.\d+/);
  await expect(results(page)).toHaveText(/near Lisbon/);
});

test('opens the town of a link without coordinates, with rents in its currency', async ({
  page,
}) => {
  await page.goto('/?place=Lisbon');
  await expect(page).toHaveURL(/place=Lisbon%2C\+Portugal&lat=38\.\d+&lng=-9\.\d+/);
  await expect(results(page)).toHaveText(/near Lisbon/);
  await expect(page.getByRole('list', { name: 'Rooms' })).toContainText('€');
});

test('says that it searches words when no place is called like what was typed', async ({
  page,
}) => {
  await page.goto('/');
  await expectSignedOut(page);
  await page.getByLabel('Where').fill('quiet balcony');
  await search(page).click();
  await expect(page.getByText('We could not find a place called “quiet balcony”')).toBeVisible();
  await expect(page).toHaveURL('/?place=quiet+balcony');
});

test('finds rooms by words in their texts', async ({ page }) => {
  await page.goto('/?sort=rent');
  const all = await shownIds(page);
  await page.getByLabel('Keywords').fill('balcony');
  await show(page).click();
  await expect(page).toHaveURL(/q=balcony/);
  await expect(page.getByRole('link', { name: 'Remove filter: “balcony”' })).toBeVisible();
  await expect.poll(() => shownIds(page)).not.toEqual(all);
  expect(await shownIds(page)).not.toEqual([]);
  await page.getByRole('list', { name: 'Rooms' }).getByRole('link').first().click();
  await expect(page).toHaveURL(/\/listings\/\d+$/);
  await expect(page.getByRole('main')).toContainText(/balcon/i);
});

test('sorts by the lowest rent', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Lowest rent' }).click();
  await expect(page).toHaveURL('/?sort=rent');
  const isRising = (rents: number[]) => rents.every((rent, i) => rent >= (rents[i - 1] ?? 0));
  await expect
    .poll(async () => isRising((await shownRooms(page)).map(({ rent }) => rent)))
    .toBe(true);
});

test('keeps the whole search in the address: reload and Back restore it', async ({ page }) => {
  const address = '/?q=room&min_rent=700&max_rent=2000&bedrooms=2&sort=rent';
  await page.goto(address);
  await expectSignedOut(page);
  const found = await shownIds(page);
  const expectRestored = async () => {
    await expect(page).toHaveURL(address);
    await expect(page.getByLabel('Rent up to')).toHaveValue('2,000');
    await expect(page.getByLabel('Bedrooms')).toHaveValue('2');
    await expect(page.getByLabel('Rent from')).toHaveValue('700');
    await expect(page.getByLabel('Keywords')).toHaveValue('room');
    await expect.poll(() => shownIds(page)).toEqual(found);
  };
  await expectRestored();
  await page.reload();
  await expectRestored();
  await page.getByRole('link', { name: 'Clear all' }).click();
  await expect(page).toHaveURL('/?sort=rent');
  await expect(page.getByLabel('Bedrooms')).toHaveValue('');
  await page.goBack();
  await expectRestored();
});

test('offers wider searches when nothing is found', async ({ page }) => {
  await page.goto('/?max_rent=1&bedrooms=2');
  await expect(
    page.getByRole('heading', { name: 'No room matches all your filters' }),
  ).toBeVisible();
  await page.getByRole('link', { name: 'Without: Up to $1' }).click();
  await expect(page).toHaveURL('/?bedrooms=2');
  await expect.poll(() => shownIds(page)).toHaveLength(20);
});

test('links back from a page beyond the last', async ({ page }) => {
  await page.goto('/?bedrooms=2&page=400');
  await expect(page.getByRole('heading', { name: 'No more results' })).toBeVisible();
  await page.getByRole('link', { name: 'Back to the first page' }).click();
  await expect(page).toHaveURL('/?bedrooms=2');
  await expect.poll(() => shownIds(page)).toHaveLength(20);
});

for (const width of [320, 390, 768, 1440]) {
  test(`needs no sideways scrolling at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const path of [
      '/',
      '/?max_rent=1',
      '/?amenities=wifi&house_rules=no_pets',
      '/listings/1',
      '/login',
    ]) {
      await page.goto(path);
      await expectSignedOut(page);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow, path).toBe(0);
    }
  });
}

test('a rent that is no number is told at its field, and stays there', async ({ page }) => {
  await page.goto('/');
  await expectSignedOut(page);
  const most = page.getByLabel('Rent up to');
  await most.fill('abc');
  await search(page).click();
  await expect(most).toHaveAccessibleDescription('Write a number, such as 1,500');
  await expect(most).toBeFocused();
  await expect(most).toHaveValue('abc');
  await expect(page).toHaveURL('/');
  await most.fill('1.500 €');
  await search(page).click();
  await expect(page).toHaveURL('/?max_rent=1500');
  await expect(page).toHaveTitle('Rooms: Up to $1,500 · RoomieRadar');
  await expect(most).toHaveValue('1,500');
  await expect(most).toHaveAccessibleDescription('');
  const least = page.getByLabel('Rent from');
  await least.fill('cheap');
  await show(page).click();
  await expect(least).toHaveAccessibleDescription('Write a number, such as 1,500');
  await expect(least).toBeFocused();
});

test('late results do not take the focus from a field that the user went on to', async ({
  page,
}) => {
  await page.goto('/');
  await expectSignedOut(page);
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/api/listings?*', async (route) => {
    await released;
    await route.continue();
  });
  await page.getByLabel('Rent up to').fill('1500');
  await search(page).click();
  await expect(page).toHaveURL('/?max_rent=1500');
  const words = page.getByLabel('Keywords');
  await words.pressSequentially('sunny');
  release();
  await expect(page.getByRole('link', { name: 'Remove filter: Up to $1,500' })).toBeVisible();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  await expect
    .poll(async () => (await shownRooms(page)).every(({ rent }) => rent <= 1500))
    .toBe(true);
  await words.pressSequentially(' room');
  await expect(words).toHaveValue('sunny room');
  await expect(words).toBeFocused();
});

test('the filters say how many rooms they will show, and each chip takes one away', async ({
  page,
}) => {
  await page.goto('/?sort=rent');
  await expectSignedOut(page);
  await page.getByRole('checkbox', { name: 'No smoking' }).check();
  await page.getByRole('checkbox', { name: 'Wi-Fi' }).check();
  await page.getByLabel('People living there').selectOption('2');
  await expect(show(page)).toHaveText(/^Show \d+ rooms?$/);
  const { total } = (await (
    await page.request.get('/api/listings?max_roommates=2&amenities=wifi&house_rules=no_smoking')
  ).json()) as { total: number };
  expect(total).toBeGreaterThan(0);
  await expect(show(page)).toHaveText(new RegExp(`^Show ${total} rooms?$`));
  await show(page).click();
  await expect(page).toHaveURL(
    /\?max_roommates=2&amenities=wifi&house_rules=no_smoking&sort=rent$/,
  );
  await expect(results(page).locator('[tabindex="-1"]')).toBeFocused();
  await expect(results(page)).toHaveText(new RegExp(`^${total} rooms?$`));
  await page.getByRole('link', { name: 'Remove filter: Wi-Fi' }).click();
  await expect(page).toHaveURL(/\?max_roommates=2&house_rules=no_smoking&sort=rent$/);
  await expect(page.getByRole('checkbox', { name: 'Wi-Fi' })).not.toBeChecked();
  await page.getByRole('link', { name: 'Remove filter: Up to 2 people living there' }).click();
  await page.getByRole('link', { name: 'Remove filter: No smoking' }).click();
  await expect(page).toHaveURL('/?sort=rent');
});

test('each choice says how many rooms it finds, asked for after the list and without a move', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname === '/api/listings' || pathname === '/api/listings/choices') asked.push(pathname);
  });
  await page.goto('/?max_rent=1800');
  const choice = page.getByRole('checkbox', { name: 'Furnished' });
  const chip = page.locator('label').filter({ has: choice });
  const before = await chip.boundingBox();
  await expect(choice).toHaveAccessibleDescription(/^\d+ rooms?$/);
  expect(await chip.boundingBox()).toEqual(before);
  // The list came with the page.
  expect(asked).toEqual(['/api/listings/choices']);
  const count = Number(/\d+$/.exec((await chip.innerText()).trim())?.[0]);
  expect(count).toBeGreaterThan(0);
  await choice.check({ force: true });
  await show(page).click();
  await expect(results(page)).toHaveText(new RegExp(`^${count} rooms?$`));
  await expectAccessible(page);
});

test('finds a place by the name that people use for it', async ({ page }) => {
  await page.goto('/?sort=rent');
  await expectSignedOut(page);
  const where = page.getByRole('textbox', { name: 'Where' }).or(page.getByLabel('Where'));
  await where.first().fill('Bed-Stuy');
  await show(page).click();
  await expect(results(page)).toHaveText(/near Bedford-Stuyvesant$/);
});
