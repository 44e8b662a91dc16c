import type { Locator, Page } from '@playwright/test';
import { callAsPerson } from './support/call-as-person.ts';
import { expect, expectAccessible, signInAs, signInAsNewcomer, test } from './support/fixtures.ts';
import { postListing } from './support/listings.ts';

/** The picture of the land, around what the map shows. */
const readLand = (map: Locator) =>
  map.locator('canvas').evaluate((canvas: HTMLCanvasElement) => canvas.toDataURL());
/**
 * How far the map was moved. The land under it does not tell: it is drawn anew a moment after each
 * move, and with each tile that comes, and then lies in the middle again.
 */
const movedBy = (map: Locator) => map.locator('ul').evaluate((layer) => layer.style.transform);

test('the page of a room shows its area as a circle, moved without scrolling being caught', async ({
  page,
}) => {
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(process.env['APP_URL'] ?? '')) elsewhere.push(request.url());
  });
  await page.goto('/?place=Lisbon%2C+Portugal&lat=38.72&lng=-9.14');
  const href = await page
    .getByRole('article')
    .first()
    .getByRole('link')
    .first()
    .getAttribute('href');
  await page.goto(href ?? '');
  const map = page.getByRole('region', { name: 'Map: the room is somewhere in the circle' });
  await page.getByRole('heading', { name: 'Where it is' }).scrollIntoViewIfNeeded();
  await expect(map.locator('canvas')).toBeVisible();
  await expectAccessible(page);

  // With all of its tiles, it is only drawn again for another view.
  await page.waitForLoadState('networkidle');
  const before = await readLand(map);
  expect(await movedBy(map)).toBe('translate(0px, 0px)');
  await map.press('ArrowRight');
  expect(await movedBy(map)).toBe('translate(-80px, 0px)');
  await expect.poll(() => readLand(map)).not.toBe(before);
  await map.scrollIntoViewIfNeeded();
  await map.hover();
  const top = (await map.boundingBox())?.y ?? 0;
  await page.mouse.wheel(0, 100);
  await expect.poll(async () => (await map.boundingBox())?.y ?? 0).toBeLessThan(top);
  expect(elsewhere).toEqual([]);
});

/** The place that the form would save. */
async function savedPlace(page: Page, id: number) {
  const { body } = await callAsPerson(page, 'GET', `/api/listings/${id}`);
  const { latitude, longitude } = body as { latitude: number; longitude: number };
  return { latitude, longitude };
}

test('an owner moves the pin by key and by hand, and others see its rounded place', async ({
  page,
  browser,
}) => {
  await signInAsNewcomer(page, '/robots.txt');
  const profile = { first_name: 'Pia', birth_date: '1991-03-02' };
  await callAsPerson(page, 'PATCH', '/api/users/profile', profile);
  const place = { latitude: 52.52, longitude: 13.405 };
  const id = await postListing(page, { title: 'With a pin', ...place });
  await page.goto(`/listings/${id}/edit`);
  const pin = page.getByRole('button', { name: 'Pin of your room' });
  await expect(pin).toHaveAccessibleDescription(/arrow keys move it/);
  await expectAccessible(page);
  await pin.press('ArrowRight');
  await pin.press('Shift+ArrowUp');
  await expect(
    page.getByText(/^Approximate location on the map: 52\.52\d+, 13\.4\d+$/),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page).toHaveURL(new RegExp(`/listings/${id}$`));
  const byKey = await savedPlace(page, id);
  expect(byKey.longitude).toBeGreaterThan(place.longitude);
  expect(byKey.latitude).toBeGreaterThan(place.latitude);

  await page.goto(`/listings/${id}/edit`);
  await pin.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await pin.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.mouse.down();
  await page.mouse.move(x + width / 2 - 40, y + height / 2 + 30, { steps: 4 });
  await page.mouse.up();
  const dragged = (await pin.boundingBox()) ?? { x: 0, y: 0 };
  expect([Math.round(dragged.x - x), Math.round(dragged.y - y)]).toEqual([-40, 30]);
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page).toHaveURL(new RegExp(`/listings/${id}$`));
  const byHand = await savedPlace(page, id);
  expect(byHand.longitude).toBeLessThan(byKey.longitude);
  expect(byHand.latitude).toBeLessThan(byKey.latitude);

  const visitor = await (await browser.newContext()).newPage();
  const shown = await (await visitor.request.get(`/api/listings/${id}`)).json();
  const round = (degrees: number) => Math.round(degrees * 1000) / 1000;
  expect([shown.latitude, shown.longitude]).toEqual([
    round(byHand.latitude),
    round(byHand.longitude),
  ]);
});

test('the page of a roomie shows the town where they look, not their own place', async ({
  page,
  browser,
}) => {
  await signInAs(page, 'seeker@roomieradar.test', '/robots.txt');
  const other = await (await browser.newContext()).newPage();
  await signInAsNewcomer(other, '/robots.txt');
  await callAsPerson(other, 'PATCH', '/api/users/profile', {
    first_name: 'Ari',
    birth_date: '1992-05-05',
    area: 'Lisbon, Portugal',
    latitude: 38.9999,
    longitude: -9.4444,
  });
  const { body } = await callAsPerson(other, 'GET', '/auth/me');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(`/roomies/${(body as { id: number }).id}`);
  const map = page.getByRole('region', { name: 'Map of the town where they look' });
  await expect(map.locator('canvas')).toBeVisible();
  expect(asked.some((url) => /38\.9999|9\.4444/.test(url))).toBe(false);
  await expectAccessible(page);
});
