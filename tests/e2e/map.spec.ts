import type { Page, Request } from '@playwright/test';
import { expect, expectAccessible, test } from './support/fixtures.ts';

const lisbon = '/?place=Lisbon%2C+Portugal&lat=38.72&lng=-9.14';
const desktop = { width: 1400, height: 900 };

const map = (page: Page) => page.getByRole('region', { name: 'Map of rooms' });
/** How many rooms the map says it shows. */
const shown = (page: Page) => page.getByRole('status').filter({ hasText: /rooms? on the map/ });
const headline = (page: Page) => page.getByRole('heading', { level: 1 });
const countIn = (text: string) => Number(/[\d,]+/.exec(text)?.[0].replaceAll(',', ''));

/** Waits until the map has the marks of this headline's search. */
async function expectSameCount(page: Page, options?: { timeout: number }): Promise<number> {
  let count = Number.NaN;
  await expect(async () => {
    count = countIn(await headline(page).innerText());
    expect(countIn(await shown(page).innerText())).toBe(count);
  }).toPass(options);
  return count;
}

test.describe('beside the list', () => {
  test.use({ viewport: desktop });

  test('counts what the list counts, wherever and for whatever one searches @essential', async ({
    page,
  }) => {
    const counts: number[] = [];
    for (const address of [
      `${lisbon}&max_rent=500`,
      `${lisbon}&radius_km=200`,
      '/?place=Berlin%2C+Germany&lat=52.52&lng=13.41&max_rent=650',
      '/?place=London&lat=51.5&lng=-0.12&currency=EUR&max_rent=900',
      '/?place=New+York&lat=40.71&lng=-74&amenities=wifi',
      '/?place=New+York&lat=40.71&lng=-74&box=-74.02,40.7,-73.9,40.8&max_rent=1500',
      '/?max_rent=1200',
      '/?q=sunny',
      // Without coordinates, as people write such a link.
      '/?place=Lisbon&max_rent=500',
    ]) {
      // Another journey can post a room between the answers for the list and for the map.
      await expect(async () => {
        await page.goto(address);
        counts.push(await expectSameCount(page, { timeout: 20_000 }));
      }).toPass();
    }
    expect(counts.filter((count) => count > 0).length).toBeGreaterThan(5);
    await expect(page).toHaveURL(/lat=38\.\d+&lng=-9\.\d+/);
  });

  test('counts the same again after another part of the map is searched', async ({ page }) => {
    await page.goto('/?place=New+York&lat=40.71&lng=-74');
    await expectSameCount(page);
    await map(page).focus();
    await page.keyboard.press('+');
    await page.keyboard.press('ArrowRight');
    await page.getByRole('button', { name: 'Search this area' }).click();
    await expect(page).toHaveURL(/box=/);
    await expectSameCount(page);
    await page.getByRole('checkbox', { name: 'Search as I move the map' }).check();
    const before = page.url();
    await map(page).focus();
    await page.keyboard.press('-');
    await expect(page).not.toHaveURL(before);
    await expectSameCount(page);
    await page.goBack();
    await expect(page).toHaveURL(before);
    await expectSameCount(page);
  });

  test('says which smaller wish finds more, with exact counts from one request', async ({
    page,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/api/listings/advice')) asked.push(request.url());
    });
    await page.goto(`${lisbon}&max_rent=500`);
    await expect(headline(page)).toHaveText('3 rooms near Lisbon');
    const advice = page.getByRole('navigation', { name: /^Relax one filter/ });
    // The demo's rooms there cost from 480 to 760 euros in all.
    await expect(advice.getByRole('link')).toHaveText([
      '1 more up to €525',
      '6 more up to €675',
      '2 more up to €600',
    ]);
    expect(asked).toHaveLength(1);
    const before = countIn(await headline(page).innerText());
    const names = await advice.getByRole('link').allInnerTexts();
    for (const name of names) {
      await advice.getByRole('link', { name, exact: true }).click();
      await expect
        .poll(async () => countIn(await headline(page).innerText()))
        .toBe(before + countIn(name));
      await page.goBack();
      await expect(advice.getByRole('link', { name, exact: true })).toBeVisible();
    }
  });
});

/** A room of its own on the map. */
const mark = (page: Page) => map(page).getByRole('button', { name: /^Room for/ });
const pinBox = async (page: Page) => (await mark(page).first().boundingBox()) ?? { x: 0, y: 0 };

test.describe('by key', () => {
  test.use({ viewport: desktop });

  test('a mark has its place in its middle', async ({ page }) => {
    await page.goto(`${lisbon}&max_rent=480`);
    await expectSameCount(page);
    const away = await mark(page)
      .first()
      .evaluate((button) => {
        const place = button.parentElement!.getBoundingClientRect();
        const { left, top, width, height } = button.getBoundingClientRect();
        return Math.hypot(left + width / 2 - place.left, top + height / 2 - place.top);
      });
    expect(away).toBeLessThan(1);
  });

  test('arrows move the map, plus and minus zoom, Tab goes through the marks', async ({ page }) => {
    // One room, whose mark stays the same.
    await page.goto(`${lisbon}&max_rent=480`);
    await expectSameCount(page);
    await map(page).focus();
    for (const [key, x, y] of [
      ['ArrowLeft', 80, 0],
      ['ArrowRight', -80, 0],
      ['ArrowUp', 0, 80],
      ['ArrowDown', 0, -80],
    ] as const) {
      const before = await pinBox(page);
      await page.keyboard.press(key);
      // At once, with reduced motion too.
      const after = await pinBox(page);
      expect([after.x - before.x, after.y - before.y].map(Math.round), key).toEqual([x, y]);
    }
    await expect(map(page)).toHaveAccessibleDescription(/arrow keys.*plus and minus/);
    await page.goto(`${lisbon}&max_rent=650`);
    await expectSameCount(page);
    await map(page).focus();
    const all = map(page).getByRole('button', { name: /^Room for|^\d+ rooms? here/ });
    await page.keyboard.press('+');
    const loaded = page.waitForResponse(/listings\/map/);
    await page.keyboard.press('+');
    await loaded;
    await expect(shown(page)).toHaveAttribute('data-loading', 'false');
    await expect(async () => expect(await all.count()).toBeGreaterThan(1)).toPass();
    await page.keyboard.press('Tab');
    await expect(all.first()).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(all.nth(1)).toBeFocused();
  });

  test('a focused mark marks its card in the list, and Enter shows the room', async ({ page }) => {
    await page.goto(`${lisbon}&max_rent=650`);
    await expectSameCount(page);
    await mark(page).first().focus();
    const card = page.getByRole('listitem').and(page.locator('[data-near]'));
    await expect(card).toHaveCount(1);
    const title = await card.getByRole('heading').innerText();
    await page.keyboard.press('Enter');
    await expect(mark(page).first()).toHaveAttribute('aria-pressed', 'true');
    const shownRoom = map(page).locator('..').getByRole('article');
    await expect(shownRoom.getByRole('heading')).toHaveText(title);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Close', exact: true }).press('Enter');
    await expect(shownRoom).toHaveCount(0);
  });
});

/** The colors of the picture, the most frequent first. */
const colors = (page: Page) =>
  page.locator('canvas').evaluate((canvas: HTMLCanvasElement) => {
    const { data } = canvas.getContext('2d')!.getImageData(0, 0, canvas.width, canvas.height);
    const counts = new Map<string, number>();
    for (let at = 0; at < data.length; at += 4 * 37) {
      const color = data.slice(at, at + 3).join();
      counts.set(color, (counts.get(color) ?? 0) + 1);
    }
    return [...counts].toSorted((one, other) => other[1] - one[1]).map(([color]) => color);
  });

for (const [scheme, land, water] of [
  ['light', '246,241,231', '201,221,224'],
  ['dark', '34,30,25', '20,40,47'],
] as const) {
  test(`draws land and water for ${scheme} eyes, also with reduced motion`, async ({ page }) => {
    await page.setViewportSize(desktop);
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
    await page.goto(lisbon);
    await expectSameCount(page);
    await expect
      .poll(async () => (await colors(page)).slice(0, 2).toSorted())
      .toEqual([land, water].toSorted());
    await expectAccessible(page);
  });
}

test('on a phone of 320 pixels, a button shows the map in place of the list', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(`${lisbon}&max_rent=650`);
  await page.getByRole('button', { name: 'Map', exact: true }).click();
  await expect(map(page)).toBeVisible();
  await expect(shown(page)).toBeVisible();
  await expect(page.getByRole('list', { name: 'Rooms' })).toBeHidden();
  const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(tooWide).toBeLessThanOrEqual(0);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'List', exact: true }).click();
  await expect(page.getByRole('list', { name: 'Rooms' })).toBeVisible();
});

test('keeps east on the right in right-to-left languages', async ({ page }) => {
  await page.setViewportSize(desktop);
  await page.goto(`${lisbon}&max_rent=650`);
  await expectSameCount(page);
  const fromLeft = async () => {
    const [{ x }, region] = [await pinBox(page), await map(page).boundingBox()];
    return Math.round(x - (region?.x ?? 0));
  };
  const before = await fromLeft();
  await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'));
  await expect.poll(fromLeft).toBe(before);
  await map(page).press('ArrowRight');
  expect(await fromLeft()).toBe(before - 80);
  await expectAccessible(page);
});

test('is printed without its buttons', async ({ page }) => {
  await page.setViewportSize(desktop);
  await page.goto(lisbon);
  await expectSameCount(page);
  await page.emulateMedia({ media: 'print' });
  await expect(map(page)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Zoom in', exact: true })).toBeHidden();
  await expect(page.getByRole('checkbox', { name: 'Search as I move the map' })).toBeHidden();
});

test.describe('the own location', () => {
  test.use({ viewport: desktop, permissions: ['geolocation'] });

  /** All that the server is told after somebody pressed for their position. */
  async function askedFrom(page: Page, latitude: number, longitude: number): Promise<string[]> {
    await page.context().setGeolocation({ latitude, longitude });
    // To go to the address that is shown would be a reload, which shows the map as it was.
    await page.goto('about:blank');
    await page.goto('/?place=New+York&lat=40.71&lng=-74');
    await expectSameCount(page);
    const asked: string[] = [];
    const note = (request: Request) =>
      asked.push([request.url(), request.postData() ?? ''].join(' '));
    page.on('request', note);
    const loaded = page.waitForResponse(/listings\/map/);
    await page.getByRole('button', { name: 'My location' }).click();
    await loaded;
    await expect(page.getByText(/your location stays in this browser/)).toBeVisible();
    await expect(shown(page)).toHaveAttribute('data-loading', 'false');
    page.off('request', note);
    return asked.filter((each) => each.includes('/api/')).map((each) => each.trim());
  }

  test('is on the map, and the server is asked the same for all who are near', async ({ page }) => {
    const one = await askedFrom(page, 38.71234, -9.14321);
    const other = await askedFrom(page, 38.7899, -9.1001);
    expect(one.some((url) => url.includes('/api/listings/map?'))).toBe(true);
    expect(other).toEqual(one);
    expect(one.join()).not.toMatch(/38\.712|9\.143/);
    await expectAccessible(page);
  });

  test('is not shared by a browser without the permission', async ({ page }) => {
    await page.context().clearPermissions();
    await page.goto('/?place=New+York&lat=40.71&lng=-74');
    await page.getByRole('button', { name: 'My location' }).click();
    await expect(page.getByText('Your browser did not share your location.')).toBeVisible();
  });
});

test.describe('in forced colors', () => {
  test.use({ viewport: desktop, forcedColors: 'active' });

  for (const colorScheme of ['light', 'dark'] as const) {
    test(`land and water differ, and names can be read, in ${colorScheme} ones`, async ({
      page,
    }) => {
      await page.emulateMedia({ colorScheme, forcedColors: 'active' });
      await page.goto(lisbon);
      await expectSameCount(page);
      const canvas = map(page).locator('canvas');
      const shares = () =>
        canvas.evaluate((element: HTMLCanvasElement) => {
          const { width, height } = element;
          const { data } = element.getContext('2d')!.getImageData(0, 0, width, height);
          const counts = new Map<string, number>();
          for (let at = 0; at < data.length; at += 4 * 7) {
            const color = data.slice(at, at + 3).join();
            counts.set(color, (counts.get(color) ?? 0) + 1);
          }
          const total = data.length / (4 * 7);
          return [...counts.values()].map((count) => count / total).toSorted((a, b) => b - a);
        });
      // The Atlantic and Portugal.
      await expect.poll(async () => (await shares())[1]).toBeGreaterThan(0.05);
      expect((await shares())[0]).toBeLessThan(0.9);
    });
  }
});
