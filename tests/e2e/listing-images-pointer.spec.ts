import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { CDPSession, Locator, Page } from '@playwright/test';
import { expect, signInAsNewcomer, test } from './support/fixtures.ts';
import { makePhoto } from '#qa/models/image-upload/image-files.ts';
import { postListing } from './support/listings.ts';

test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

const imagesOn = (page: Page) => page.locator('[data-image^="image-"]');
const drawn = { timeout: 30_000 };

async function boxCenter(locator: Locator): Promise<{ x: number; y: number }> {
  const box = await locator.boundingBox();
  if (!box) throw new Error('It has no place on the page');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Drags by touch, with the events that a touch screen sends. */
async function dragByFinger(input: CDPSession, from: Locator, to: Locator): Promise<void> {
  const [start, end] = [await boxCenter(from), await boxCenter(to)];
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at: { x: number; y: number }[]) =>
    input.send('Input.dispatchTouchEvent', { type, touchPoints: at });
  await touch('touchStart', [start]);
  for (let step = 1; step <= 5; step++) {
    const along = (a: number, b: number) => a + ((b - a) * step) / 5;
    await touch('touchMove', [{ x: along(start.x, end.x), y: along(start.y, end.y) }]);
  }
  await touch('touchEnd', []);
}

test('on a phone: photos can be added by camera, clipboard and drop, sorted by touch and keyboard, and removed while the page closes', async ({
  page,
  context,
  baseURL,
  request,
}, info) => {
  await mkdir(info.outputDir, { recursive: true });
  const makeFile = async (name: string, width: number) => {
    const file = path.join(info.outputDir, name);
    await writeFile(file, await makePhoto({ width }));
    return file;
  };
  await signInAsNewcomer(page);
  const id = await postListing(page);
  await page.goto(`/listings/${id}/edit?step=photos`);
  const widths = async () => {
    const { images } = await (await request.get(`${baseURL}/api/listings/${id}`)).json();
    return (images as { width: number }[]).map(({ width }) => width);
  };
  const input = await context.newCDPSession(page);

  await test.step('camera', async () => {
    await expect(page.getByLabel('Camera')).toHaveAttribute('capture', 'environment');
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Take a photo' }).tap();
    await (await chooser).setFiles(await makeFile('camera.jpg', 60));
    await expect(imagesOn(page)).toHaveCount(1, drawn);
  });

  await test.step('drop', async () => {
    const data = { items: [], files: [await makeFile('drop.jpg', 64)], dragOperationsMask: 1 };
    const button = page.getByRole('button', { name: 'Add photos' });
    // Until it stands still.
    await button.tap({ trial: true });
    const { x, y } = await boxCenter(button);
    // As a hand does, over some frames: what is dropped before the page has said yes is lost.
    for (const type of ['dragEnter', 'dragOver', 'dragOver', 'drop'] as const) {
      await input.send('Input.dispatchDragEvent', { type, x, y, data });
      await page.evaluate(() => new Promise((shown) => requestAnimationFrame(shown)));
    }
    await expect(imagesOn(page)).toHaveCount(2, drawn);
  });

  await test.step('clipboard', async () => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.evaluate(async () => {
      const canvas = new OffscreenCanvas(68, 50);
      canvas.getContext('2d')?.fillRect(0, 0, 68, 50);
      const blob = await canvas.convertToBlob({ type: 'image/png' });
      await navigator.clipboard.write([new ClipboardItem({ 'image/png': blob })]);
    });
    await page.keyboard.press('Control+V');
    await expect(imagesOn(page)).toHaveCount(3, drawn);
    await expect.poll(widths).toEqual([60, 64, 68]);
  });

  await test.step('order, by finger', async () => {
    const tiles = page.locator('[data-image]');
    await tiles.first().scrollIntoViewIfNeeded();
    const grip = tiles.nth(2).locator('[aria-hidden="true"]').first();
    await expect(grip).toBeInViewport();
    await dragByFinger(input, grip, tiles.nth(0).locator('> div').first());
    await expect.poll(widths).toEqual([68, 60, 64]);
  });

  await test.step('order, by key, with what happened in words', async () => {
    await page.getByRole('button', { name: 'Move photo 1 later' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText('Photo 1 is now photo 2 of 3.')).toBeAttached();
    await expect(page.getByRole('button', { name: 'Move photo 2 later' })).toBeFocused();
    await expect.poll(widths).toEqual([60, 68, 64]);
  });

  await test.step('removed, with the way back still open when the page closes', async () => {
    await page.getByRole('button', { name: 'Remove photo 2' }).tap();
    await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
    expect(await widths()).toEqual([60, 68, 64]);
    await page.close({ runBeforeUnload: true });
    await expect.poll(widths).toEqual([60, 64]);
  });
});
