import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page, Route, TestInfo } from '@playwright/test';
import { expect, expectAccessible, signInAsNewcomer, test } from './support/fixtures.ts';
import { makePhoto } from '#qa/models/image-upload/image-files.ts';
import { shiftsSeen, watchShifts } from './support/layout-shifts.ts';
import { fillListingForm, neededFields, postListingForm } from './support/listing-form.ts';
import { postListing } from './support/listings.ts';

test.use({ expectedErrors: /Failed to load resource|net::ERR_/ });

async function photoFiles(info: TestInfo, count: number, width = 64): Promise<string[]> {
  await mkdir(info.outputDir, { recursive: true });
  return Promise.all(
    Array.from({ length: count }, async (_, index) => {
      const file = path.join(info.outputDir, `room-${index + 1}.jpg`);
      await writeFile(file, await makePhoto({ width: width + index * 4, height: 48, hue: index }));
      return file;
    }),
  );
}

const tiles = (page: Page) => page.locator('[data-image]');
const choose = (page: Page, files: string[]) =>
  page.getByLabel('Photos', { exact: true }).setInputFiles(files);
async function readImages(
  page: Page,
  id: number,
): Promise<{ id: number; width: number; alt: string }[]> {
  return (await (await page.request.get(`/api/listings/${id}`)).json()).images;
}

const fillForm = (page: Page) =>
  fillListingForm(page, { ...neededFields, Title: 'Room with photos' });

test('posts a listing with its photos in the chosen order, and opens it @essential', async ({
  page,
}, info) => {
  await signInAsNewcomer(page, '/listings/create?step=photos');
  await choose(page, await photoFiles(info, 4));
  await expect(tiles(page)).toHaveCount(4);
  await expect(tiles(page).locator('img')).toHaveCount(4);
  await page.getByRole('button', { name: 'Move photo 3 earlier' }).click();
  await expect(page.getByRole('button', { name: 'Move photo 2 earlier' })).toBeFocused();
  await page.getByLabel('What photo 1 shows').fill('The kitchen');
  await fillForm(page);
  await postListingForm(page);
  await expect(page).toHaveURL(/\/listings\/\d+$/);
  const id = Number(/\d+$/.exec(page.url())?.[0]);
  const images = await readImages(page, id);
  expect(images.map(({ width }) => width)).toEqual([64, 72, 68, 76]);
  expect(images[0]?.alt).toBe('The kitchen');
});

test('keeps the chosen order when photos are registered in another order than they are answered', async ({
  page,
}, info) => {
  await signInAsNewcomer(page);
  const id = await postListing(page);
  await page.goto(`/listings/${id}/edit?step=photos`);
  const held: Route[] = [];
  await page.route(`**/api/listings/${id}/images`, async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    held.push(route);
    const [first, second] = held;
    if (!first || !second) return;
    // The second is registered first, and answered last.
    const answers = [await second.fetch(), await first.fetch()].toReversed();
    for (const [index, response] of answers.entries()) await held[index]?.fulfill({ response });
  });
  await choose(page, await photoFiles(info, 2));
  const registered = page.locator('[data-image^="image-"]');
  await expect(registered).toHaveCount(2);
  const shown = await registered.evaluateAll((all) =>
    all.map((tile) => Number(tile.getAttribute('data-image')?.replace('image-', ''))),
  );
  await expect
    .poll(async () => (await readImages(page, id)).map((image) => image.id))
    .toEqual(shown);
});

test('keeps a listing whose photo failed, says which one failed, and accepts it at the second try', async ({
  page,
}, info) => {
  await signInAsNewcomer(page, '/listings/create?step=photos');
  const [one = '', two = ''] = await photoFiles(info, 2);
  await choose(page, [one, two]);
  await fillForm(page);
  let sent = 0;
  await page.route('**/api/upload/files/**', async (route) => {
    sent += 1;
    await (sent === 2 ? route.abort('connectionreset') : route.continue());
  });
  await postListingForm(page);
  await expect(page.getByRole('heading', { name: 'Your room is listed' })).toBeVisible();
  const alert = page.getByRole('alert').filter({ hasText: '1 photo could not be uploaded' });
  await expect(alert).toContainText(/room-\d\.jpg/);
  await expect(tiles(page).filter({ hasText: 'Failed to upload file' })).toHaveCount(1);
  // Reloading edits the stored listing instead of starting a new one.
  await expect(page).toHaveURL(/\/listings\/\d+\/edit$/);
  const id = Number(/listings\/(\d+)/.exec(page.url())?.[1]);
  await expectAccessible(page);
  await alert.getByRole('button', { name: 'Retry all' }).click();
  await expect(page).toHaveURL(`/listings/${id}`);
  expect((await readImages(page, id)).map(({ width }) => width)).toEqual([64, 68]);
});

test('sorts, describes and removes the photos of a listing; removing can be undone', async ({
  page,
}, info) => {
  await signInAsNewcomer(page);
  const id = await postListing(page);
  await page.goto(`/listings/${id}/edit?step=photos`);
  await choose(page, await photoFiles(info, 3));
  await expect(page.locator('[data-image^="image-"]')).toHaveCount(3);
  const widths = async () => (await readImages(page, id)).map(({ width }) => width);
  await expect.poll(widths).toEqual([64, 68, 72]);
  await expectAccessible(page);

  // Drags the last one to the front, where it becomes the cover.
  await tiles(page).nth(2).scrollIntoViewIfNeeded();
  const from = await tiles(page).nth(2).locator('> div').first().boundingBox();
  const to = await tiles(page).nth(0).locator('> div').first().boundingBox();
  if (!from || !to) throw new Error('The tiles have no place');
  await page.mouse.move(from.x + from.width / 2, from.y + 30);
  await page.mouse.down();
  await page.mouse.move(to.x + 40, to.y + 30, { steps: 8 });
  await page.mouse.up();
  await expect.poll(widths).toEqual([72, 64, 68]);

  await page.getByLabel('What photo 2 shows').fill('The hall');
  await page.getByLabel('What photo 2 shows').press('Enter');
  await expect.poll(async () => (await readImages(page, id))[1]?.alt).toBe('The hall');

  await page.getByRole('button', { name: 'Remove photo 1' }).click();
  await expect(tiles(page)).toHaveCount(2);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(tiles(page)).toHaveCount(3);
  expect(await widths()).toEqual([72, 64, 68]);
  await page.getByRole('button', { name: 'Remove photo 1' }).click();
  await expect(tiles(page)).toHaveCount(2);
  // Leaving the page makes the removal final, like the end of the toast.
  await page.getByRole('link', { name: 'Cancel' }).click();
  await expect.poll(widths).toEqual([64, 68]);
});

test('a half-typed text of a photo is back after a reload, until it is saved or discarded', async ({
  page,
}, info) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await signInAsNewcomer(page);
  const id = await postListing(page);
  await page.goto(`/listings/${id}/edit?step=photos`);
  await choose(page, await photoFiles(info, 1));
  await expect(page.locator('[data-image^="image-"]')).toHaveCount(1);
  const text = page.getByLabel('What photo 1 shows');
  const isBack = tiles(page).getByText('What you typed is back');
  await text.pressSequentially('The hal');
  await page.reload();
  await expect(text).toHaveValue('The hal');
  await expect(isBack).toBeVisible();
  await expectAccessible(page);
  await tiles(page).getByRole('button', { name: 'Discard' }).click();
  await expect(text).toHaveValue('');
  await expect(isBack).toBeHidden();

  await text.pressSequentially('The hall');
  await page.reload();
  await expect(isBack).toBeVisible();
  await text.press('Enter');
  await expect.poll(async () => (await readImages(page, id))[0]?.alt).toBe('The hall');
  await page.reload();
  await expect(text).toHaveValue('The hall');
  await expect(isBack).toBeHidden();
});

test('a registration whose answer was lost is repeated and gives the same photo', async ({
  page,
}, info) => {
  await signInAsNewcomer(page);
  const id = await postListing(page);
  await page.goto(`/listings/${id}/edit?step=photos`);
  const keys: string[] = [];
  await page.route(`**/api/listings/${id}/images`, async (route) => {
    keys.push((route.request().postDataJSON() as { key: string }).key);
    if (keys.length > 1) return route.continue();
    await route.fetch();
    return route.abort('connectionreset');
  });
  await choose(page, await photoFiles(info, 1));
  await expect(page.getByText('RoomieRadar does not answer. We keep trying.')).toBeVisible();
  await expect(page.locator('[data-image^="image-"]')).toHaveCount(1);
  expect(keys).toHaveLength(2);
  expect(keys[0]).toBe(keys[1]);
  expect(await readImages(page, id)).toHaveLength(1);
});

test('says which limit is reached, in the words of the server', async ({ page }, info) => {
  await signInAsNewcomer(page);
  const id = await postListing(page);
  const detail = 'You have uploaded a lot of photos today. Try again in 5 hours';
  await page.route('**/api/upload/url', (route) =>
    route.fulfill({
      status: 429,
      headers: { 'Retry-After': '18000' },
      json: { code: 'rate_limited', status: 429, title: 'Too many requests', detail },
    }),
  );
  await page.goto(`/listings/${id}/edit?step=photos`);
  await choose(page, await photoFiles(info, 1));
  await expect(tiles(page).getByText(`${detail}.`)).toBeVisible();
  await expect(tiles(page).getByRole('button', { name: 'Try again' })).toBeVisible();
});

test('asks before leaving a page with running uploads', async ({ page }, info) => {
  await signInAsNewcomer(page);
  const id = await postListing(page);
  await page.goto(`/listings/${id}/edit?step=photos`);
  await page.route('**/api/upload/files/**', () => undefined);
  await choose(page, await photoFiles(info, 1));
  await expect(page.getByText(/Uploading/)).toBeVisible();
  await page.getByRole('link', { name: 'Cancel' }).click();
  const question = page.getByRole('dialog', { name: 'Leave now?' });
  await expect(question).toContainText('1 photo not uploaded yet will be lost.');
  await question.getByRole('button', { name: 'Keep editing' }).click();
  const asked = page.waitForEvent('dialog');
  const leaving = page.reload({ timeout: 2000 }).catch(() => undefined);
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();
  await leaving;
  await expect(page.getByText(/Uploading/)).toBeVisible();
});

for (const [name, viewport] of [
  ['a computer', { width: 1280, height: 800 }],
  ['a phone', { width: 390, height: 844 }],
] as const) {
  test(`twelve photos on ${name}: none fetched before it is about to be seen, nothing shifts`, async ({
    page,
    browser,
    baseURL,
  }, info) => {
    test.slow();
    await signInAsNewcomer(page);
    const id = await postListing(page);
    await page.goto(`/listings/${id}/edit?step=photos`);
    await choose(page, await photoFiles(info, 12, 640));
    await expect(page.locator('[data-image^="image-"]')).toHaveCount(12, { timeout: 60_000 });

    const context = await browser.newContext({ viewport, ...(baseURL && { baseURL }) });
    const reader = await context.newPage();
    const fetched = new Set<string>();
    reader.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.startsWith('/media/listings/')) fetched.add(pathname.split('/')[3] ?? '');
    });
    await watchShifts(reader);
    await reader.goto(`/listings/${id}`, { waitUntil: 'networkidle' });
    const strip = reader.getByRole('list', { name: 'Photos' });
    // Covers of similar rooms, further down, are not of this list.
    const own = new Set(
      await strip
        .locator('img')
        .evaluateAll((images: HTMLImageElement[]) =>
          images.map(({ src }) => new URL(src).pathname.split('/')[3]),
        ),
    );
    const seen = () => [...fetched].filter((photo) => own.has(photo)).length;
    /** Photos that are visible, or less than one strip's width away. */
    const near = () =>
      strip.evaluate((list) => {
        const box = list.getBoundingClientRect();
        return [...list.children].filter((child) => {
          const { left } = child.getBoundingClientRect();
          return left < box.right + box.width;
        }).length;
      });
    expect(seen()).toBeGreaterThan(0);
    expect(seen(), 'fetched at first').toBeLessThanOrEqual(await near());
    expect(seen()).toBeLessThan(12);
    const atFirst = seen();
    await strip.evaluate((list) => list.scrollTo({ left: list.scrollWidth, behavior: 'instant' }));
    await expect.poll(() => seen()).toBeGreaterThan(atFirst);

    await strip.evaluate((list) => list.scrollTo({ left: 0, behavior: 'instant' }));
    await reader.getByRole('link', { name: /^Photo 2/ }).click();
    const viewer = reader.getByRole('dialog', { name: 'Photos' });
    await expect(viewer).toContainText('2 of 12');
    await reader.keyboard.press('ArrowRight');
    await expect(viewer).toContainText('3 of 12');
    await reader.keyboard.press('Escape');
    await expect(viewer).toHaveCount(0);
    await expect(reader.getByRole('link', { name: /^Photo 2/ })).toBeFocused();
    expect(await shiftsSeen(reader)).toEqual([]);
    console.info(`12 photos on ${name}: ${atFirst} fetched at first`);
    await context.close();
  });
}
