import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, expectAccessible, signInAsNewcomer, test } from './support/fixtures.ts';
import { accountButton } from './support/session.ts';

const photo = (page: Page) => page.getByLabel('Photo file');
const usePhoto = (page: Page) => page.getByRole('button', { name: 'Use this photo' });
const headerPhoto = (page: Page) => accountButton(page).locator('img');
/** The PUT of the file, not the API calls around it. */
const isUpload = (url: URL) => !url.pathname.startsWith('/api/users/');

/** The server draws every variant of the photo before it answers. */
const drawn = { timeout: 25_000 };

async function choose(page: Page): Promise<void> {
  const teal = { width: 900, height: 600, channels: 3, background: 'teal' } as const;
  const buffer = await sharp({ create: teal }).jpeg().toBuffer();
  await photo(page).setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer });
  await expect(page.getByRole('dialog', { name: 'Choose what to show' })).toBeVisible();
}

/** Two fingers on an element that move apart. */
async function pinch(page: Page, element: Locator, apart: number): Promise<void> {
  const box = await element.boundingBox();
  if (!box) throw new Error('It has no place on the page');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const fingers = (spread: number) => [
    { x: x - spread, y, id: 1 },
    { x: x + spread, y, id: 2 },
  ];
  const input = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: object[]) =>
    input.send('Input.dispatchTouchEvent', { type, touchPoints: touchPoints as never });
  await touch('touchStart', fingers(30));
  await touch('touchMove', fingers(30 * apart));
  await touch('touchEnd', []);
}

/** Refuses or holds every PUT to the storage. */
async function intercept(page: Page, meet: 'refuse' | 'hold'): Promise<() => Promise<void>> {
  await page.route(isUpload, async (route) => {
    if (route.request().method() !== 'PUT') return route.fallback();
    if (meet === 'refuse') await route.fulfill({ status: 403, body: '' });
    // Held until the page gives up.
  });
  return () => page.unroute(isUpload);
}

test('crops, uploads, shows and removes a photo', async ({ page }) => {
  await signInAsNewcomer(page, '/profile');
  await choose(page);
  await expectAccessible(page);
  const canvas = page.getByRole('application');
  await canvas.focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('+');
  const zoom = page.getByRole('slider', { name: 'Zoom' });
  await expect(zoom).toHaveValue('1.1');
  await pinch(page, canvas, 2);
  await expect(zoom).toHaveValue('2.2');
  await canvas.hover();
  await page.mouse.wheel(0, 100);
  await expect(zoom).toHaveValue('1.8');
  await usePhoto(page).click();
  await expect(page.getByText('Your photo is changed')).toBeVisible(drawn);
  await expect(headerPhoto(page)).toBeVisible();
  const shown = await headerPhoto(page).evaluate(async (image: HTMLImageElement) => {
    await image.decode();
    return image.naturalWidth === image.naturalHeight;
  });
  expect(shown).toBe(true);
  await page.reload();
  await expect(headerPhoto(page)).toBeVisible();
  await page.getByRole('button', { name: 'Remove photo' }).click();
  await expect(page.getByText('Your photo is removed')).toBeVisible();
  await expect(headerPhoto(page)).toHaveCount(0);
  await expect(accountButton(page)).toContainText('Q');
});

test.describe('when the storage refuses it', () => {
  test.use({ expectedErrors: /Failed to load resource: .* 403 / });

  test('says so, and uploads it again to a new address', async ({ page }) => {
    await signInAsNewcomer(page, '/profile');
    const letThrough = await intercept(page, 'refuse');
    await choose(page);
    await usePhoto(page).click();
    await expect(page.getByText('Failed to upload file')).toBeVisible();
    await expectAccessible(page);
    await letThrough();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(headerPhoto(page)).toBeVisible(drawn);
    await expect(page.getByText('Failed to upload file')).toHaveCount(0);
  });
});

test('shows the progress, and stops when cancelled', async ({ page }) => {
  await signInAsNewcomer(page, '/profile');
  await intercept(page, 'hold');
  await choose(page);
  await usePhoto(page).click();
  await expect(page.getByRole('progressbar', { name: 'Uploading' })).toBeAttached();
  const stopped = page.waitForEvent('requestfailed', (request) => request.method() === 'PUT');
  await page.getByRole('button', { name: 'Cancel upload' }).click();
  await stopped;
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  await expect(headerPhoto(page)).toHaveCount(0);
});

test('refuses files that are not images, and says which are accepted', async ({ page }) => {
  await signInAsNewcomer(page, '/profile');
  await photo(page).setInputFiles({
    name: 'me.gif',
    mimeType: 'image/gif',
    buffer: Buffer.from('GIF89a'),
  });
  await expect(page.getByText('Only JPEG, PNG and WebP photos can be added.')).toBeVisible();
  await photo(page).setInputFiles({
    name: 'me.png',
    mimeType: 'image/png',
    buffer: Buffer.from('\x89PNG\r\n\x1a\n and no more', 'latin1'),
  });
  await expect(page.getByText('This photo is damaged or cut off')).toBeVisible();
});
