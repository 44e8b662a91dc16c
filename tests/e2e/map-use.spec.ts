import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from './support/fixtures.ts';

const lisbon = '/?place=Lisbon%2C+Portugal&lat=38.72&lng=-9.14';
const phone = { width: 390, height: 844 };
const desktop = { width: 1400, height: 900 };

const map = (page: Page) => page.getByRole('region', { name: 'Map of rooms' });
const mark = (page: Page) => map(page).getByRole('button', { name: /^Room for/ });
const shown = (page: Page) => page.getByRole('status').filter({ hasText: /rooms? on the map/ });
/** The card of a chosen mark. */
const card = (page: Page) => map(page).locator('..').getByRole('article');
/** How the marks lie, which tells which part is shown. */
const places = async (page: Page) =>
  JSON.stringify(
    await mark(page).evaluateAll((buttons) =>
      buttons.map((button) => {
        const { left, top } = button.getBoundingClientRect();
        return [button.textContent, Math.round(left), Math.round(top)];
      }),
    ),
  );

/** Moves the map, opens the card of a room, and the page of the room. */
async function moveAndOpen(page: Page): Promise<{ before: string; title: string }> {
  await expect(shown(page)).toHaveAttribute('data-loading', 'false');
  const loaded = page.waitForResponse(/listings\/map/);
  await map(page).press('+');
  await loaded;
  await expect(shown(page)).toHaveAttribute('data-loading', 'false');
  await expect(page.getByRole('button', { name: 'Search this area' })).toBeVisible();
  await mark(page).first().press('Enter');
  const title = await card(page).getByRole('heading').innerText();
  const before = await places(page);
  await card(page).getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  return { before, title };
}

test('on a phone, going back from a room shows the map as it was left', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto(`${lisbon}&max_rent=700`);
  await page.getByRole('button', { name: 'Map', exact: true }).click();
  const { before, title } = await moveAndOpen(page);
  await page.goBack();
  await expect(card(page).getByRole('heading')).toHaveText(title);
  await expect.poll(() => places(page)).toBe(before);
  await expect(page.getByRole('button', { name: 'Search this area' })).toBeVisible();
  // A search from there is another entry of the history, and has nothing of this one.
  await page.getByRole('button', { name: 'List', exact: true }).click();
  await expect(page.getByRole('list', { name: 'Rooms' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('list', { name: 'Rooms' })).toBeVisible();
});

test('beside the list, a room that was looked at steps back, and a favorite has a heart', async ({
  page,
}) => {
  await page.setViewportSize(desktop);
  await page.goto(`${lisbon}&max_rent=700`);
  const { before, title } = await moveAndOpen(page);
  // Who leaves within three seconds has hardly seen it.
  await page.waitForFunction(() =>
    Object.keys(localStorage).some((key) => key.startsWith('seen_listings')),
  );
  await page.goBack();
  await expect(card(page).getByRole('heading')).toHaveText(title);
  const seen = map(page).getByRole('button', { name: /^Room for .* a month, seen before$/ });
  await expect(seen).toHaveCount(1);
  expect(before).toContain((await seen.innerText()).trim());
  await expectAccessible(page);
  await card(page)
    .locator('..')
    .getByRole('button', { name: /favorite/i })
    .first()
    .click();
  await expect(
    map(page).getByRole('button', { name: /^Room for .* a month, a favorite of yours$/ }),
  ).toHaveText(/^♥/);
});

test('another visit to the same search begins with the search', async ({ page }) => {
  await page.setViewportSize(desktop);
  await page.goto(`${lisbon}&max_rent=700`);
  await moveAndOpen(page);
  await page.goto(`${lisbon}&max_rent=700`);
  await expect(shown(page)).toHaveAttribute('data-loading', 'false');
  await expect(card(page)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Search this area' })).toHaveCount(0);
});

test('pointing at a room of the list shows where it is, also where it is in a cluster', async ({
  page,
}) => {
  await page.setViewportSize(desktop);
  await page.goto(lisbon);
  await expect(shown(page)).toHaveAttribute('data-loading', 'false');
  await expect(
    map(page)
      .getByRole('button', { name: /rooms here/ })
      .first(),
  ).toBeVisible();
  const cards = page.getByRole('list', { name: 'Rooms' }).getByRole('article');
  const near = map(page).locator('[data-near]');
  const spots = new Set<string>();
  for (let nth = 0; nth < 3; nth += 1) {
    await cards.nth(nth).getByRole('link').first().focus();
    await expect(near).toHaveCount(1);
    await expect(near).toBeInViewport();
    const rent = /[€\d,]+/.exec(await near.innerText())?.[0] ?? '?';
    await expect(cards.nth(nth)).toContainText(rent);
    const { x, y } = (await near.boundingBox()) ?? { x: 0, y: 0 };
    spots.add(`${Math.round(x)} ${Math.round(y)}`);
  }
  expect(spots.size).toBe(3);
  await expectAccessible(page);
  await page.getByRole('heading', { level: 1 }).hover();
  await page.mouse.move(5, 5);
  await expect(near).toHaveCount(0);
});

test('a button leads back to the searched area', async ({ page }) => {
  await page.setViewportSize(desktop);
  await page.goto(lisbon);
  await expect(shown(page)).toHaveAttribute('data-loading', 'false');
  const before = await shown(page).innerText();
  const loaded = page.waitForResponse(/listings\/map/);
  for (let press = 0; press < 12; press += 1) await map(page).press('ArrowLeft');
  await loaded;
  await expect(shown(page)).not.toHaveText(before);
  const back = page.getByRole('button', { name: 'Back to my search' });
  await back.press('Enter');
  await expect(shown(page)).toHaveText(before);
  await expect(back).toHaveCount(0);
  await expect(map(page)).toBeFocused();
});

test('a drag that begins on a mark moves the map, and a press opens its card', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto(`${lisbon}&max_rent=480`);
  await page.getByRole('button', { name: 'Map', exact: true }).click();
  await expect(shown(page)).toHaveAttribute('data-loading', 'false');
  const at = async () => (await mark(page).first().boundingBox()) ?? { x: 0, y: 0, width: 0 };
  const before = await at();
  const [x, y] = [before.x + before.width / 2, before.y + 8];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x - 20, y + 10);
  await page.mouse.move(x - 60, y + 40, { steps: 4 });
  // It comes to rest, so the map is not thrown.
  await page.waitForTimeout(150);
  await page.mouse.up();
  await expect
    .poll(async () => {
      const after = await at();
      return [Math.round((after.x - before.x) / 10), Math.round((after.y - before.y) / 10)];
    })
    .toEqual([-6, 4]);
  await expect(card(page)).toHaveCount(0);
  await mark(page).first().click();
  await expect(card(page)).toBeVisible();
});

test('on a phone, the card of a mark that is pressed near it does not cover the mark', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await page.goto(`${lisbon}&max_rent=700`);
  await page.getByRole('button', { name: 'Map', exact: true }).click();
  await expect(shown(page)).toHaveAttribute('data-loading', 'false');
  const { y = 0, height = 0 } = (await map(page).boundingBox()) ?? {};
  const low = mark(page).first();
  const readBottom = async () => {
    const box = (await low.boundingBox()) ?? { y: 0, height: 0 };
    return box.y + box.height;
  };
  // Down to where the card will be, above the buttons at the edge.
  for (let press = 0; press < 20 && (await readBottom()) < y + height - 200; press += 1) {
    await map(page).press('ArrowUp');
  }
  expect(await readBottom()).toBeGreaterThan(y + height - 200);
  await low.click();
  await expect(card(page)).toBeVisible();
  const pressed = map(page).getByRole('button', { pressed: true });
  await expect
    .poll(async () => {
      const [box, below] = [await pressed.boundingBox(), await card(page).boundingBox()];
      return box && below ? below.y - box.y - box.height : Number.NaN;
    })
    .toBeGreaterThan(0);
  expect(
    await pressed.evaluate((it) => {
      const { left, top, width, height: tall } = it.getBoundingClientRect();
      return document.elementFromPoint(left + width / 2, top + tall / 2) === it;
    }),
  ).toBe(true);
  await page.screenshot({ path: '.tmp/map-card.png' });
});
